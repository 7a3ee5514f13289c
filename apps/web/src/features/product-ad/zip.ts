import { zipSync } from 'fflate'

export interface ZipEntry {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/** The first day that the format knows: the same files give the same ZIP. */
const mtime = new Date(1980, 0, 1)

/**
 * Puts files into one ZIP, in order; stored as they are, since pictures are packed already. Their lengths come before
 * them: some programs can't read a stored file whose length follows it.
 */
export function makeZip(entries: readonly ZipEntry[]): Blob {
  const files = Object.fromEntries(entries.map(({ name, bytes }) => [name, bytes]))
  return new Blob([zipSync(files, { level: 0, mtime })], { type: 'application/zip' })
}
