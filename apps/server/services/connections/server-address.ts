import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { parseAddress } from '../../lib/guarded-fetch.ts'

/**
 * The origin of a server as people name it: `mastodon.social`, `https://mastodon.social/@me` or `@me@mastodon.social`.
 * Throws AppError `bad_input` for anything else, and for a server without https that is not one of the private hosts.
 */
export function readServer(typed: string, privateHosts: readonly string[]): string {
  const text = typed.trim()
  if (text === '') throw new AppError('bad_input', messages.connections.serverMissing)
  const host = /^@?[^@\s/:]+@([^@\s/]+)$/.exec(text)?.[1]
  const url = parseAddress(host ?? text)
  requireSecure(url, privateHosts)
  if (url.username !== '' || url.password !== '') {
    throw new AppError('bad_input', messages.connections.serverMissing)
  }
  return url.origin
}

/** Throws AppError `bad_input` for an address without https, unless it is one of the private hosts. */
export function requireSecure(url: URL, privateHosts: readonly string[]): void {
  if (url.protocol === 'https:' || [url.host, url.hostname].some((host) => privateHosts.includes(host)))
    return
  throw new AppError('bad_input', messages.connections.serverInsecure)
}
