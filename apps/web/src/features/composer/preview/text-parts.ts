import { findLinks } from '@vivify/social/count-text'

export interface TextPart {
  kind: 'plain' | 'link' | 'tag'
  text: string
}

const tags = /(?<![\p{L}\p{N}_&/])[#@][\p{L}\p{N}_][\p{L}\p{N}_.-]{0,99}/gu

/** A text in parts: links, hashtags and mentions are colored, as platforms do. */
export function splitText(text: string): TextPart[] {
  const links = findLinks(text).map(({ start, stop }) => ({ start, stop, kind: 'link' as const }))
  const marks = [...text.matchAll(tags)]
    .map((match) => ({ start: match.index, stop: match.index + match[0].length, kind: 'tag' as const }))
    .filter(({ start }) => !links.some((link) => start >= link.start && start < link.stop))
  const parts: TextPart[] = []
  let end = 0
  for (const { start, stop, kind } of [...links, ...marks].sort((one, other) => one.start - other.start)) {
    if (start > end) parts.push({ kind: 'plain', text: text.slice(end, start) })
    parts.push({ kind, text: text.slice(start, stop) })
    end = stop
  }
  if (end < text.length) parts.push({ kind: 'plain', text: text.slice(end) })
  return parts
}

/** What a platform shows before "more": cut at the last word that fits; null when nothing is cut. */
export function cutText(text: string, maxCharacters: number, maxLines: number): string | null {
  const lines = text.split('\n').slice(0, maxLines).join('\n')
  if (lines.length === text.length && text.length <= maxCharacters) return null
  if (lines.length <= maxCharacters) return lines.trimEnd()
  const start = lines.slice(0, maxCharacters)
  const space = start.lastIndexOf(' ')
  return (space > maxCharacters / 2 ? start.slice(0, space) : start).trimEnd()
}
