import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { writeWholeFile } from '../../lib/whole-file.ts'

/**
 * Assembles WebAssembly source text; null where this machine has no WebAssembly SIMD. What comes out is kept beside
 * compiled code (lib/code-cache.js), where there is such a place: loading the assembler and running it take 60 ms.
 */
export async function assembleModule(url: URL): Promise<WebAssembly.Module | null> {
  const source = await readFile(url, 'utf8')
  const kept = nameKept(source)
  return (kept && (await readKept(kept))) ?? assemble(path.basename(url.pathname), source, kept)
}

/** Changes when another assembler makes other code of the same text. */
const assembler = 'wabt 1.0.39'

function nameKept(source: string): string | null {
  const folder = process.env['NODE_COMPILE_CACHE']
  const hash = createHash('sha256').update(assembler).update(source).digest('hex')
  return folder ? path.join(folder, `${hash.slice(0, 32)}.wasm`) : null
}

async function readKept(file: string): Promise<WebAssembly.Module | null> {
  const bytes = await readFile(file).catch(() => null)
  return bytes && WebAssembly.validate(bytes) ? new WebAssembly.Module(bytes) : null
}

async function assemble(
  name: string,
  source: string,
  keepAs: string | null,
): Promise<WebAssembly.Module | null> {
  const wabt = await (await import('wabt')).default()
  const parsed = wabt.parseWat(name, source, { simd: true })
  try {
    const bytes = new Uint8Array(parsed.toBinary({}).buffer)
    if (!WebAssembly.validate(bytes)) return null
    if (keepAs !== null) await writeWholeFile(keepAs, bytes).catch(() => {})
    return new WebAssembly.Module(bytes)
  } finally {
    parsed.destroy()
  }
}
