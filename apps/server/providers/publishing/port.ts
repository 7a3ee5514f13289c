// The interface of people's own sites, where articles are published. A site's recipe is made of named steps, like those
// of platforms (providers/social/port.ts), so that a run after a crash goes on and nothing is published twice.

import type { SiteKind } from '@vivify/contract/routes/article-sites'
import type { PublishSteps, SocialFetch } from '../social/port.ts'

/** What calls to a site need. Never logged. */
export interface SiteAccess {
  /** Without a trailing slash. */
  address: string
  /** The user of a WordPress site; empty for the others. */
  user: string
  /** An application password, an Admin API key, or the secret that signs calls. */
  secret: string
}

export interface SiteCall {
  access: SiteAccess
  /** The site's name for sentences. */
  name: string
  /** Only to the guarded way: a person gave the address. */
  fetch: SocialFetch
  signal: AbortSignal
  /** Milliseconds since 1970. */
  now(): number
}

export interface SitePicture {
  assetId: string
  /** File name with plain letters; unique in the article. */
  name: string
  mimeType: string
  sha256: string
  altText: string
  caption: string
  read(): Promise<Uint8Array>
}

export interface SitePost {
  title: string
  /** Empty when the site is to choose one. */
  slug: string
  seoTitle: string
  description: string
  /** Pictures have the address `vivify-picture:` and their `assetId`. */
  html: string
  markdown: string
  pictures: readonly SitePicture[]
  featuredId: string | null
}

/** One attempt to publish an article at a site. */
export interface SiteRun extends SiteCall, PublishSteps {
  post: SitePost
  status: 'draft' | 'publish'
  /** Identifies the article at the site in every attempt; 32 hexadecimal characters. */
  key: string
  /** Identifies this request to publish, for receivers that take each request once. */
  requestKey: string
  /** The post's id at the site, when it was published there before. */
  earlierId: string | null
  /** Uploaded pictures of earlier attempts, by the hash of their bytes. */
  uploads: ReadonlyMap<string, Upload>
}

export interface Upload {
  id: string
  url: string
}

export interface PublishedArticle {
  /** The post's id at the site. */
  id: string
  /** Address of the post; null when the site has none. */
  link: string | null
  /** What differs from the request, as sentences. */
  notices: readonly string[]
  uploads: ReadonlyMap<string, Upload>
}

/** A kind of site: one file, and one line in `sites.ts`. */
export interface PublishingSite {
  kind: SiteKind
  /** As shown on screens. */
  label: string
  /**
   * Checks address and log-in, and returns the site's name. Throws AppError `bad_input` with a sentence, and
   * ProviderError when the site can't be reached.
   */
  check(call: SiteCall): Promise<string>
  /** Publishes or updates by steps of `run`. Throws ProviderError, AppError and what `run` throws. */
  publish(run: SiteRun): Promise<PublishedArticle>
}
