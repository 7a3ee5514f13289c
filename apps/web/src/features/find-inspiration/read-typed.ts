// Recognizes what a person typed or pasted, whichever box it is in.

import type { Inspiration } from '../../api/ideas.ts'

export type SourceKind = Inspiration['kind']

const videoHosts = [
  'youtube.com',
  'youtu.be',
  'vimeo.com',
  'tiktok.com',
  'instagram.com',
  'facebook.com',
  'fb.watch',
  'dailymotion.com',
  'dai.ly',
  'twitch.tv',
  'x.com',
  'twitter.com',
]

/** A topic is a few words; a longer text is a transcript. */
const maxTopicCharacters = 500

/** The address in a text that is nothing but an address, with its scheme; otherwise null. */
export function readAddress(typed: string): string | null {
  const text = typed.trim()
  if (text === '' || /\s/.test(text)) return null
  const hasScheme = /^https?:\/\//i.test(text)
  if (!hasScheme && !/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i.test(text)) return null
  // "node.js" and "e.g." are words, so an address without scheme and path needs a well-known ending.
  if (!hasScheme && !/[/?#]/.test(text) && !/\.(?:com|org|net|edu|gov|io|co|tv|be|de|uk|fr)$/i.test(text))
    return null
  const address = hasScheme ? text : `https://${text}`
  return URL.canParse(address) ? address : null
}

/** Whether an address belongs to a video platform or is a page. */
export function kindOfAddress(address: string): 'video' | 'page' {
  const { hostname } = new URL(address)
  return videoHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)) ? 'video' : 'page'
}

/** The kind that a text in the topic box really has. */
export function kindOfTopic(typed: string): SourceKind {
  const address = readAddress(typed)
  if (address !== null) return kindOfAddress(address)
  const isLong = typed.trim().length > maxTopicCharacters || typed.trim().split('\n').length > 3
  return isLong || typed.includes('-->') ? 'transcript' : 'topic'
}

/** The request for the server; null for empty text. */
export function toInspiration(kind: SourceKind, typed: string): Inspiration | null {
  const text = typed.trim()
  if (text === '') return null
  switch (kind) {
    case 'topic':
      return { kind, topic: text }
    case 'video':
      return { kind, url: readAddress(text) ?? text }
    case 'page': {
      const url = readAddress(text) ?? text
      return { kind: readAddress(text) === null ? 'page' : kindOfAddress(url), url }
    }
    case 'transcript':
      return { kind, text }
  }
}
