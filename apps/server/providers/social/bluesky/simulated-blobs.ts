import { createHash } from 'node:crypto'
import type { SimulatorOptions } from '../port.ts'
import { Refusal } from '../simulator-base.ts'

export interface Blob {
  cid: string
  accountId: string
  mimeType: string
  sizeBytes: number
}

/** A server may forget a blob that no record shows after an hour. */
const unusedMs = 3_600_000

/** Blobs are named by their bytes, so an upload that is repeated changes nothing. */
export class BlobStore {
  readonly #options: SimulatorOptions
  readonly #blobs = new Map<string, Blob & { endsMs: number }>()

  constructor(options: SimulatorOptions) {
    this.#options = options
  }

  add({ accountId, mimeType, bytes }: { accountId: string; mimeType: string; bytes: Uint8Array }): Blob {
    const cid = `bafkrei${createHash('sha256').update(bytes).digest('hex').slice(0, 52)}`
    const blob = { cid, accountId, mimeType, sizeBytes: bytes.length }
    const isUsed = this.#blobs.get(`${accountId} ${cid}`)?.endsMs === Infinity
    const endsMs = isUsed ? Infinity : this.#options.now() + unusedMs
    this.#blobs.set(`${accountId} ${cid}`, { ...blob, endsMs })
    return blob
  }

  /** Throws Refusal for a blob that is unknown or forgotten. */
  use(accountId: string, cid: string): Blob {
    const blob = this.#blobs.get(`${accountId} ${cid}`)
    if (!blob || blob.endsMs < this.#options.now()) {
      throw new Refusal(400, `Could not find blob: ${cid}`, { code: 'BlobNotFound' })
    }
    blob.endsMs = Infinity
    return blob
  }
}
