// Looks up the title, author and thumbnail of a public video through oEmbed (oembed.com), which needs no key.

import { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import type { GuardedFetch } from '../../lib/guarded-fetch.ts'

export interface Platform {
  name: string
  hosts: readonly string[]
  /** null when the platform shares nothing without an account. */
  endpoint: string | null
}

export interface VideoFacts {
  platform: Platform
  url: string
  title: string
  author: string | null
  thumbnailUrl: string | null
}

const platforms: readonly Platform[] = [
  {
    name: 'YouTube',
    hosts: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    endpoint: 'https://www.youtube.com/oembed?format=json',
  },
  { name: 'Vimeo', hosts: ['vimeo.com'], endpoint: 'https://vimeo.com/api/oembed.json' },
  { name: 'TikTok', hosts: ['tiktok.com'], endpoint: 'https://www.tiktok.com/oembed' },
  {
    name: 'Dailymotion',
    hosts: ['dailymotion.com', 'dai.ly'],
    endpoint: 'https://www.dailymotion.com/services/oembed?format=json',
  },
  { name: 'TED', hosts: ['ted.com'], endpoint: 'https://www.ted.com/services/v1/oembed.json' },
  { name: 'Loom', hosts: ['loom.com'], endpoint: 'https://www.loom.com/v1/oembed' },
  {
    name: 'Streamable',
    hosts: ['streamable.com'],
    endpoint: 'https://api.streamable.com/oembed.json',
  },
  { name: 'Instagram', hosts: ['instagram.com', 'instagr.am'], endpoint: null },
  { name: 'Facebook', hosts: ['facebook.com', 'fb.watch', 'fb.com'], endpoint: null },
  { name: 'X', hosts: ['x.com', 'twitter.com'], endpoint: null },
  { name: 'Twitch', hosts: ['twitch.tv'], endpoint: null },
  { name: 'LinkedIn', hosts: ['linkedin.com'], endpoint: null },
]

const answerSchema = z.object({
  title: z.string().trim().min(1),
  author_name: z.string().trim().nullish(),
  thumbnail_url: z.string().nullish(),
})

const maxAnswerBytes = 200_000

/**
 * Finds the platform of a video's address, and simplifies the address. Throws AppError `bad_input` for any other site.
 */
export function readVideoAddress(address: string): { platform: Platform; url: string } {
  const text = address.trim()
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  const host = url?.hostname.replace(/^(?:www|m|music|vm|vt|mobile|player|embed)\./, '')
  const platform = platforms.find(({ hosts }) => host !== undefined && hosts.includes(host))
  if (url && platform) return { platform, url: videoUrl(url) }
  const names = platforms.filter(({ endpoint }) => endpoint !== null).map(({ name }) => name)
  throw new AppError(
    'bad_input',
    `Vivify can look up videos on ${names.slice(0, -1).join(', ')} and ${names.at(-1)}. For other sites, paste the transcript.`,
  )
}

/** YouTube's addresses for shorts, live videos and shared links become the usual address of the same video. */
function videoUrl(url: URL): string {
  const path = url.hostname.endsWith('youtu.be') ? `/shorts${url.pathname}` : url.pathname
  const id = /^\/(?:shorts|live|embed|v)\/([\w-]{6,20})/.exec(path)?.[1] ?? url.searchParams.get('v')
  const isYouTube = /(?:^|\.)(?:youtu\.be|youtube(?:-nocookie)?\.com)$/.test(url.hostname)
  return isYouTube && id ? `https://www.youtube.com/watch?v=${encodeURIComponent(id)}` : url.href
}

/** null when the platform shares nothing. Throws AppError `bad_input` when the platform has no such public video. */
export async function lookUpVideo(
  fetch: GuardedFetch,
  { platform, url }: { platform: Platform; url: string },
  signal: AbortSignal,
): Promise<VideoFacts | null> {
  if (platform.endpoint === null) return null
  const endpoint = new URL(platform.endpoint)
  endpoint.searchParams.set('url', url)
  try {
    const accept = ['application/json', 'text/json', 'application/json+oembed', 'text/javascript']
    const { bytes } = await fetch(endpoint.href, { accept, maxBytes: maxAnswerBytes, signal })
    const { title, author_name, thumbnail_url } = answerSchema.parse(
      JSON.parse(Buffer.from(bytes).toString()),
    )
    return { platform, url, title, author: author_name || null, thumbnailUrl: thumbnail_url ?? null }
  } catch (error) {
    throw describeFailure(error, platform)
  }
}

function describeFailure(error: unknown, { name }: Platform): unknown {
  if (error instanceof SyntaxError || error instanceof z.ZodError) {
    return new AppError('provider_failed', `${name} gave a response that Vivify can’t use. Try again.`)
  }
  if (!AppError.isInstance(error)) return error
  const status = error.details['status']
  if (typeof status !== 'number' || status >= 500 || status === 429) {
    return new AppError(
      error.code,
      `${name} can’t be reached or does not answer. Try again, or paste the video’s transcript.`,
      { cause: error },
    )
  }
  return new AppError(
    'bad_input',
    `${name} has no public video at this address. Check it, or paste the video’s transcript.`,
  )
}
