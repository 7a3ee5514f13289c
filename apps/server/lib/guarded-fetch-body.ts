import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { AppError } from '@vivify/contract/errors'

const decoders = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/**
 * Reads and decompresses a body. Throws AppError `too_large` as soon as more than the limit arrived or was
 * decompressed, `provider_failed` when the connection breaks off, and the signal's reason.
 */
export async function readBody(
  body: Readable,
  options: { encoding: string; maxBytes: number; signal: AbortSignal },
): Promise<Uint8Array> {
  const { maxBytes, signal } = options
  const encoding = options.encoding.trim().toLowerCase()
  const taken: Uint8Array[] = []
  const take = async (source: AsyncIterable<Uint8Array>): Promise<void> => {
    for await (const chunk of countBytes(source, maxBytes)) taken.push(chunk)
  }
  const count = (source: AsyncIterable<Uint8Array>) => countBytes(source, maxBytes)
  try {
    if (encoding === '' || encoding === 'identity') await pipeline(body, take, { signal })
    else await pipeline(body, count, openDecoder(encoding), take, { signal })
  } catch (error) {
    signal.throwIfAborted()
    if (AppError.isInstance(error)) throw error
    throw broken(error)
  }
  return Buffer.concat(taken)
}

async function* countBytes(source: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let count = 0
  for await (const chunk of source) {
    count += chunk.length
    if (count > maxBytes) {
      const limit = Math.max(1, Math.round(maxBytes / 1_000_000))
      throw new AppError('too_large', `The content at this address is larger than ${limit} MB.`)
    }
    yield chunk
  }
}

function openDecoder(encoding: string) {
  const open = Object.hasOwn(decoders, encoding) ? decoders[encoding as keyof typeof decoders] : null
  if (open) return open()
  throw broken(new Error(`Unknown content encoding ${encoding}`))
}

function broken(cause: unknown): AppError {
  return new AppError('provider_failed', 'The site’s response was cut off or can’t be read. Try again.', {
    cause,
  })
}

/** Decodes fetched bytes by their byte order mark, their header or their own `<meta charset>`. */
export function decodeResource({ bytes, charset }: { bytes: Uint8Array; charset: string | null }): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const opening = Buffer.from(bytes.subarray(0, 2048)).toString('latin1')
  const declared = charset ?? /<meta[^>]+charset=["']?([\w.:-]+)/i.exec(opening)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(declared).decode(bytes)
  } catch {
    return new TextDecoder('utf-8').decode(bytes)
  }
}
