import { createHmac } from 'node:crypto'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'

/** Ghost refuses tokens that live longer. */
const lifetimeSeconds = 300

/**
 * A token for one call, signed with an Admin API key (docs.ghost.org/admin-api). Throws AppError `bad_input` for a text
 * that is no such key.
 */
export function signGhostToken(adminKey: string, nowMs: number): string {
  const [, id, secret] = /^([0-9a-f]{24}):([0-9a-f]{64})$/.exec(adminKey) ?? []
  if (id === undefined || secret === undefined) {
    throw new AppError('bad_input', messages.articleSites.ghostKeyWrong)
  }
  const seconds = Math.floor(nowMs / 1000)
  const header = encode({ alg: 'HS256', typ: 'JWT', kid: id })
  const payload = encode({ iat: seconds, exp: seconds + lifetimeSeconds, aud: '/admin/' })
  const signature = createHmac('sha256', Buffer.from(secret, 'hex')).update(`${header}.${payload}`)
  return `${header}.${payload}.${signature.digest('base64url')}`
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
