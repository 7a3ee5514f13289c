// What the parts of this room share: the ways to sites, and their secrets.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { SiteKind } from '@vivify/contract/routes/article-sites'
import { parseAddress, requireShort, type Site } from '../../lib/guarded-fetch.ts'
import { isUnopenable, type Sealer } from '../../lib/sealed.ts'
import type { SiteAccess } from '../../providers/publishing/port.ts'
import type { SocialFetch } from '../../providers/social/port.ts'
import type { SiteRow } from '../../store/article-sites.ts'
import type { Database } from '../../store/database.ts'

export interface SiteCalls {
  /** Never reaches into this server's network, but for the hosts that the operator allows. */
  send: SocialFetch
  /** Throws AppError for an address that `send` would not connect to. */
  find(url: URL): Promise<Site>
  /** Hosts that may be named without https, because they are on this machine or in the operator's network. */
  privateHosts: readonly string[]
}

export interface SiteParts {
  db: Database
  sealer: Sealer
  calls: SiteCalls
  createId: () => string
  /** Milliseconds since 1970. */
  now: () => number
}

/**
 * The address of a site as people name it, often with the path of its administration. Throws AppError `bad_input`, also
 * for an address without https, over which the log-in could be read.
 */
export function readSiteAddress(kind: SiteKind, typed: string, privateHosts: readonly string[]): string {
  const url = parseAddress(typed)
  const isPrivate = [url.host, url.hostname].some((host) => privateHosts.includes(host))
  if (url.protocol !== 'https:' && !isPrivate) {
    throw new AppError('bad_input', messages.articleSites.insecure)
  }
  if (url.username !== '' || url.password !== '') {
    throw new AppError('bad_input', messages.articleSites.loginInAddress)
  }
  url.hash = ''
  requireShort(url)
  if (kind === 'webhook') return url.href
  url.search = ''
  const administration =
    kind === 'ghost' ? /\/ghost(?:\/.*)?$/ : /\/(?:wp-admin|wp-login\.php|wp-json)(?:\/.*)?$/
  url.pathname = url.pathname.replace(administration, '/')
  return url.href.replace(/(?<!\/)\/+$/, '')
}

export function sealSecret({ sealer }: Pick<SiteParts, 'sealer'>, id: string, secret: string): string {
  return sealer.seal(secret, `article_sites/${id}`)
}

/** Throws AppError `conflict` for a site that was disconnected or whose secret can't be read any more. */
export function openAccess({ sealer }: Pick<SiteParts, 'sealer'>, site: SiteRow): SiteAccess {
  if (site.deletedAt !== null) throw new AppError('conflict', messages.articleSites.gone)
  const { address, user, id } = site
  try {
    return { address, user, secret: sealer.open(site.secret, `article_sites/${id}`) }
  } catch (cause) {
    if (!isUnopenable(cause)) throw cause
    throw new AppError('conflict', messages.articleSites.unreadable, { cause })
  }
}
