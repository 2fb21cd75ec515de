//! What the feature `parts` asks of the compiler and of the linker.

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
}
