// npm run assemble: compiles each .wat file of the renderer to a .wasm file beside it. Both are committed; a test
// compares them.

import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import createAssembler from 'wabt'

const renderer = fileURLToPath(new URL('../apps/server/rendering/', import.meta.url))

/** Paths of the WebAssembly source texts. */
export const assemblyFiles = globSync('**/*.wat', { cwd: renderer }).map((name) => path.join(renderer, name))

/** Assembles WebAssembly source text. Throws with the line of the first error. */
export async function assemble(file: string): Promise<Uint8Array> {
  const { parseWat } = await createAssembler()
  const parsed = parseWat(path.basename(file), await readFile(file, 'utf8'), { simd: true })
  try {
    return parsed.toBinary({}).buffer
  } finally {
    parsed.destroy()
  }
}

if (import.meta.main) {
  for (const file of assemblyFiles) await writeFile(file.replace(/\.wat$/, '.wasm'), await assemble(file))
}
