// Declares the part of WebAssembly used here. The ES library and Node's types don't declare it without the DOM types.

declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array<ArrayBuffer>)
  }
  class Instance {
    constructor(module: Module)
    readonly exports: Record<string, unknown>
  }
  interface Memory {
    readonly buffer: ArrayBuffer
    grow(pageCount: number): number
  }
  function validate(bytes: Uint8Array<ArrayBuffer>): boolean
}
