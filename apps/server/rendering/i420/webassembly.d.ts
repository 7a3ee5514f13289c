// The part of WebAssembly used here: neither the ES library nor Node's types declare it without the DOM's.

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
