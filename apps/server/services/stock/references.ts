// A search's results go to the page as sealed texts and come back when one is used: so the file's address, author and
// license are those that the library told.

import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { stockHitSchema, type StockHit } from '@vivify/contract/stock'
import { parseForeignJson } from '../../lib/parse-json.ts'

export interface References {
  write(hit: StockHit): string
  /** Throws AppError `bad_input` for a text that is not ours or is older than a day. */
  read(reference: string): StockHit
}

const keptMs = 24 * 60 * 60 * 1000
const payloadSchema = z.object({ hit: stockHitSchema, endsAt: z.number() })

/** `now` gives milliseconds since 1970. */
export function createReferences(secret: string, now: () => number = Date.now): References {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'vivify stock results', 32))
  const sign = (payload: string): Buffer => createHmac('sha256', key).update(payload).digest()
  return {
    write(hit) {
      const payload = Buffer.from(JSON.stringify({ hit, endsAt: now() + keptMs })).toString('base64url')
      return `${payload}.${sign(payload).toString('base64url')}`
    },
    read(reference) {
      const [payload = '', signature = '', ...rest] = reference.split('.', 3)
      const expected = sign(payload)
      const given = Buffer.from(signature, 'base64url')
      const isOurs = rest.length === 0 && given.length === expected.length && timingSafeEqual(given, expected)
      if (!isOurs) throw new AppError('bad_input', messages.stock.expired)
      const { hit, endsAt } = payloadSchema.parse(
        parseForeignJson(Buffer.from(payload, 'base64url').toString('utf8')),
      )
      if (endsAt < now()) throw new AppError('bad_input', messages.stock.expired)
      return hit
    },
  }
}
