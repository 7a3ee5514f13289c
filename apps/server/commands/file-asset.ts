import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { AppError } from '@vivify/contract/errors'
import type { Asset } from '@vivify/contract/project'

/** Describes a local file as an asset of a document. Throws AppError `asset_missing` with the file's name. */
export async function describeFileAsset(kind: Asset['kind'], file: string): Promise<Asset> {
  const hash = createHash('sha256')
  try {
    await pipeline(createReadStream(file), hash)
  } catch (cause) {
    const sentence = `Can't open ${file}. Check the name and that it is a file you may read.`
    throw new AppError('asset_missing', sentence, { cause })
  }
  return { kind, source: path.resolve(file), sha256: hash.digest('hex'), name: path.basename(file) }
}
