import { readFile } from 'node:fs/promises'

/**
 * Compiles the WebAssembly beside a source text: `convert.wat` is committed with its `convert.wasm`, which
 * `npm run assemble` makes again. Null where this machine has no WebAssembly SIMD.
 */
export async function loadModule(source: URL): Promise<WebAssembly.Module | null> {
  const bytes = await readFile(new URL(source.href.replace(/\.wat$/, '.wasm')))
  return WebAssembly.validate(bytes) ? new WebAssembly.Module(bytes) : null
}
