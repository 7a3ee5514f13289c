import { Zip, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/** The first day that the format knows: the same files give the same ZIP. */
const date = new Date(1980, 0, 1)

/** Puts files into one ZIP, in order; stored as they are, since pictures are packed already. */
export function makeZip(entries: readonly ZipEntry[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    parts.push(bytes)
  })
  for (const { name, bytes } of entries) {
    const file = new ZipPassThrough(name)
    file.mtime = date
    zip.add(file)
    file.push(bytes, true)
  }
  zip.end()
  return new Blob(parts, { type: 'application/zip' })
}
