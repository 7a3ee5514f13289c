import { zipSync } from 'fflate'

export interface ZipEntry {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/** The earliest date of the ZIP format: a fixed date makes the same files give the same ZIP. */
const mtime = new Date(1980, 0, 1)

/**
 * Packs files into one ZIP, in order and without compression, because pictures are already compressed. Each length
 * precedes its file, because some programs can't read a stored file whose length follows it.
 */
export function makeZip(entries: readonly ZipEntry[]): Blob {
  const files = Object.fromEntries(entries.map(({ name, bytes }) => [name, bytes]))
  return new Blob([zipSync(files, { level: 0, mtime })], { type: 'application/zip' })
}
