// Bluesky finds no links, mentions or hashtags in a text itself: a post names them by their bytes in UTF-8.

import { countBytes, findLinks } from '@vivify/social/count-text'

export interface Facet {
  index: { byteStart: number; byteEnd: number }
  features: [
    | { $type: 'app.bsky.richtext.facet#link'; uri: string }
    | { $type: 'app.bsky.richtext.facet#mention'; did: string }
    | { $type: 'app.bsky.richtext.facet#tag'; tag: string },
  ]
}

interface Part {
  start: number
  stop: number
  feature: Facet['features'][0]
}

/** More are left as plain text. */
const maxMentions = 20
const maxTagCharacters = 64
const hashtag = /(?<![\p{L}\p{N}_&/])#([\p{L}\p{N}_]{1,100})/gu
const mention = /(?<![\p{L}\p{N}_@./])@([a-zA-Z0-9.-]{3,253})/gu

/** `resolveHandle` returns the DID of a handle, or null for an unknown one, which stays plain text. */
export async function buildFacets(
  text: string,
  resolveHandle: (handle: string) => Promise<string | null>,
): Promise<Facet[]> {
  const links = findLinks(text).flatMap(({ start, stop, text: found }): Part[] => {
    const uri = /^https?:/i.test(found) ? found : `https://${found}`
    return URL.canParse(uri) ? [{ start, stop, feature: { $type: 'app.bsky.richtext.facet#link', uri } }] : []
  })
  const isFree = ({ start, stop }: Part): boolean =>
    links.every((link) => stop <= link.start || start >= link.stop)
  const others = [...findTags(text), ...(await findMentions(text, resolveHandle))].filter(isFree)
  return [...links, ...others]
    .sort((one, other) => one.start - other.start)
    .map(({ start, stop, feature }) => ({
      index: { byteStart: countBytes(text.slice(0, start)), byteEnd: countBytes(text.slice(0, stop)) },
      features: [feature],
    }))
}

function findTags(text: string): Part[] {
  return [...text.matchAll(hashtag)].flatMap((match): Part[] => {
    const tag = match[1] ?? ''
    if (/^[\d_]+$/.test(tag) || [...tag].length > maxTagCharacters) return []
    const feature = { $type: 'app.bsky.richtext.facet#tag', tag } as const
    return [{ start: match.index, stop: match.index + match[0].length, feature }]
  })
}

async function findMentions(
  text: string,
  resolveHandle: (handle: string) => Promise<string | null>,
): Promise<Part[]> {
  const parts: Part[] = []
  for (const match of [...text.matchAll(mention)].slice(0, maxMentions)) {
    // A full stop after a handle ends the sentence.
    const handle = (match[1] ?? '').replace(/[.-]{1,253}$/, '')
    if (!isHandle(handle)) continue
    const did = await resolveHandle(handle.toLowerCase())
    if (did === null) continue
    const feature = { $type: 'app.bsky.richtext.facet#mention', did } as const
    parts.push({ start: match.index, stop: match.index + 1 + handle.length, feature })
  }
  return parts
}

function isHandle(text: string): boolean {
  const labels = text.split('.')
  const isLabel = (label: string): boolean =>
    label.length >= 1 && label.length <= 63 && !label.startsWith('-') && !label.endsWith('-')
  return labels.length >= 2 && labels.every(isLabel) && /^[a-z]/i.test(labels.at(-1) ?? '')
}
