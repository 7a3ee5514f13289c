import { randomUUID } from 'node:crypto'
import type { FilePart } from '../file-part.ts'
import type { SocialFile } from '../port.ts'

/** A file with text fields as multipart/form-data, read while it is sent: a form of `fetch` holds it in memory. */
export function buildMultipart(
  file: Pick<SocialFile, 'mimeType' | 'sizeBytes' | 'read'>,
  fields: Readonly<Record<string, string>>,
): { contentType: string; body: FilePart } {
  const boundary = `vivify-${randomUUID()}`
  const texts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const extension = file.mimeType.replace(/^.*\//, '')
  const opening =
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="file.${extension}"\r\n` +
    `content-type: ${file.mimeType}\r\n\r\n`
  const before = Buffer.from(texts.join('') + opening)
  const after = Buffer.from(`\r\n--${boundary}--\r\n`)
  const { sizeBytes } = file
  const end = before.length + sizeBytes + after.length
  const read = async (from: number, to: number): Promise<Uint8Array> => {
    const fileFrom = Math.max(0, from - before.length)
    const fileTo = Math.min(sizeBytes, to - before.length)
    return Buffer.concat([
      before.subarray(from, to),
      fileFrom < fileTo ? await file.read(fileFrom, fileTo) : Buffer.alloc(0),
      after.subarray(
        Math.max(0, from - before.length - sizeBytes),
        Math.max(0, to - before.length - sizeBytes),
      ),
    ])
  }
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: { file: { read }, start: 0, end },
  }
}
