// Downloads a hit into the content library, once: an account that has the file already keeps using it.

import { Readable } from 'node:stream'
import { cutCharacters } from '@vivify/contract/cut-characters'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { limits } from '@vivify/contract/plans'
import { stockOriginSchema, type StockHit } from '@vivify/contract/stock'
import { Gate } from '../../lib/gate.ts'
import type { GuardedFetch } from '../../lib/guarded-fetch.ts'
import type { StockEngine } from '../../providers/stock/port.ts'
import { findStockAsset } from '../../store/assets.ts'
import type { Database } from '../../store/database.ts'
import { viewAsset, type AssetService } from '../assets/assets.ts'
import type { SavedAsset } from '@vivify/contract/routes/assets'

export interface FetchHitOptions {
  db: Database
  /** Fetches files of libraries. */
  fetch: GuardedFetch
  userAgent: string
  upload: AssetService['upload']
}

export interface HitToFetch {
  hit: StockHit
  engines: readonly StockEngine[]
  workspaceId: string
  signal: AbortSignal
}

/** Fetches a hit. Throws AppError with a sentence that names the file, and the signal's reason. */
export type FetchHit = (wanted: HitToFetch) => Promise<SavedAsset>

const maxBytes = { video: 80_000_000, photo: limits.imageUploadBytes }
const timeoutMs = 60_000
/** Libraries that don't know a file's type call it a stream of bytes. */
const streams = ['application/octet-stream', 'binary/octet-stream', 'application/ogg']
const accepted = { video: ['video/*', ...streams], photo: ['image/*', ...streams] }
/** Each holds a file of up to 80 MB in memory, and two of an account leave places for the others. */
const turns = { atOnce: 4, atOncePerAccount: 2, maxWaiting: 400 }
const maxNameCharacters = 120

export function createFetchHit({ db, fetch, userAgent, upload }: FetchHitOptions): FetchHit {
  const gate = new Gate(turns)
  return async ({ hit, engines, workspaceId, signal }) => {
    const known = await findStockAsset(db, workspaceId, hit)
    if (known) return viewAsset(known)
    return gate.pass(workspaceId, signal, async () => {
      const url = await locate(hit, engines, { account: workspaceId, signal })
      const { bytes } = await fetch(url, {
        accept: accepted[hit.kind],
        headers: { 'user-agent': userAgent },
        maxBytes: maxBytes[hit.kind],
        timeoutMs,
        signal,
      }).catch((cause: unknown) => {
        throw describeFailure(hit, cause)
      })
      return upload(workspaceId, {
        name: nameFile(hit),
        content: Readable.from([bytes]),
        declaredBytes: bytes.length,
        stock: stockOriginSchema.parse(hit),
      })
    })
  }
}

async function locate(
  hit: StockHit,
  engines: readonly StockEngine[],
  caller: { account: string; signal: AbortSignal },
): Promise<string> {
  const engine = engines.find(({ id }) => id === hit.source)
  if (!engine) throw new AppError('bad_input', messages.stock.noSource)
  return engine.locate(hit, caller)
}

function describeFailure(hit: StockHit, cause: unknown): unknown {
  if (!AppError.isInstance(cause)) return cause
  const words = messages.stock
  switch (cause.code) {
    case 'too_large':
      return new AppError('too_large', words.tooLarge(hit.title, Math.round(maxBytes[hit.kind] / 1e6)), {
        cause,
      })
    case 'bad_input':
      return new AppError('bad_input', words.wrongKind(hit.title), { cause })
    case 'provider_failed':
      return new AppError('provider_failed', words.notOpened(hit.title), { cause })
    default:
      return cause
  }
}

function nameFile({ title, sourceName }: StockHit): string {
  const words = cutCharacters(title.replace(/[\p{C}/\\]+/gu, ' ').trim(), maxNameCharacters)
  return words === '' ? sourceName : words
}
