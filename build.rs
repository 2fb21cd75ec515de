//! What the compiler and the linker are told about the target: the feature `parts` on the web, and vectors in WebAssembly.

use std::env;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rustc-check-cfg=cfg(in_parts)");
    let on_the_web = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32");
    if on_the_web && env::var_os("CARGO_FEATURE_PARTS").is_some() {
        println!("cargo:rustc-cfg=in_parts");
        // The program can only be taken apart where it says which of its pieces need which.
        println!("cargo:rustc-link-arg-bin=app=--emit-relocs");
    }
    println!("cargo:rustc-check-cfg=cfg(wasm_vectors)");
    let features = env::var("CARGO_CFG_TARGET_FEATURE").unwrap_or_default();
    if on_the_web && features.split(',').any(|feature| feature == "simd128") {
        println!("cargo:rustc-cfg=wasm_vectors");
    }
}
