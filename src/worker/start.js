// Starts the engine in its worker; what comes before this was written by wasm-bindgen. A failure is thrown where the
// page hears it: that of a promise would stay in here.
self.addEventListener("unhandledrejection", ({ reason }) => {
  setTimeout(() => {
    throw reason;
  });
});
wasm_bindgen({ module_or_path: new URL("worker_bg.wasm", self.location.href) });
