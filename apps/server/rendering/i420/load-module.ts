import { readFile } from 'node:fs/promises'

/**
 * Compiles the WebAssembly file next to a source file: `convert.wasm` is committed beside `convert.wat`, and `npm run
 * assemble` regenerates it. null when this machine has no WebAssembly SIMD.
 */
export async function loadModule(source: URL): Promise<WebAssembly.Module | null> {
  const bytes = await readFile(new URL(source.href.replace(/\.wat$/, '.wasm')))
  return WebAssembly.validate(bytes) ? new WebAssembly.Module(bytes) : null
}
