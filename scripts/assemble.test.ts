import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { assemble, assemblyFiles } from './assemble.ts'

test.each(assemblyFiles.map((file) => [path.basename(file), file]))(
  'the committed .wasm matches its source: %s',
  async (_name, file) => {
    const committed = await readFile(file.replace(/\.wat$/, '.wasm'))
    expect(Buffer.compare(Buffer.from(await assemble(file)), committed)).toBe(0)
  },
)
