import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(js|css|svg)$/
/** Below this size, the extra response headers outweigh the savings. */
const minBytes = 1024
const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)

/**
 * Writes a `.br` and a `.gz` file next to each file of a production build, which the server sends unchanged. They are
 * smaller than anything the server could compress while a request waits. Other builds skip this to stay fast.
 */
export function precompress(): Plugin {
  return {
    name: 'vivify:precompress',
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    async writeBundle({ dir }, bundle) {
      const files = Object.values(bundle).filter(({ fileName }) => compressible.test(fileName))
      await Promise.all(
        files.map(async (file) => {
          const content = Buffer.from(file.type === 'chunk' ? file.code : file.source)
          if (content.byteLength >= minBytes) await packBeside(path.join(dir!, file.fileName), content)
        }),
      )
    },
  }
}

async function packBeside(file: string, content: Buffer): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  }
  await Promise.all([
    packBrotli(content, { params }).then((packed) => writeFile(`${file}.br`, packed)),
    packGzip(content, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ])
}
