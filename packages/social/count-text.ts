import type { CountUnit, TextRules } from './rules.ts'
import { topLevelDomains } from './top-level-domains.ts'

/** Ranges of code points that X counts as one; all others count as two. */
const lightRanges = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
] as const

/** Made at the first use: both take ten milliseconds, which programs that count nothing would lose at their start. */
const graphemes = once(() => new Intl.Segmenter('en', { granularity: 'grapheme' }))
const emoji = once(() => /^\p{RGI_Emoji}$/v)

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** The length of a text as a platform counts it. */
export function countText(text: string, { unit, linkLength }: TextRules): number {
  if (linkLength === undefined) return countUnits(text, unit)
  const links = unit === 'weighted' ? findLinks(text) : findWebAddresses(text)
  let rest = ''
  let end = 0
  for (const { start, stop } of links) {
    rest += text.slice(end, start)
    end = stop
  }
  return countUnits(rest + text.slice(end), unit) + links.length * linkLength
}

function countUnits(text: string, unit: CountUnit): number {
  switch (unit) {
    case 'units':
      return text.length
    case 'characters':
      return [...text].length
    case 'bytes':
      return countBytes(text)
    case 'graphemes':
      return [...graphemes().segment(text)].length
    case 'weighted':
      return countWeighted(text.normalize('NFC'))
  }
}

/** In UTF-8. */
export function countBytes(text: string): number {
  let total = 0
  for (const character of text) {
    const code = character.codePointAt(0)!
    total += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4
  }
  return total
}

function countWeighted(text: string): number {
  let total = 0
  for (const { segment } of graphemes().segment(text)) {
    total += emoji().test(segment) ? 2 : weigh(segment)
  }
  return total
}

function weigh(segment: string): number {
  let total = 0
  for (const character of segment) {
    const code = character.codePointAt(0)!
    total += lightRanges.some(([first, last]) => code >= first && code <= last) ? 1 : 2
  }
  return total
}

export interface FoundLink {
  start: number
  stop: number
  /** As written. */
  text: string
}

const webAddress = /https?:\/\/[^\s<>"']+/giu
/** A name with a dot in it, not part of an email address or a longer word. */
const bareAddress =
  /(?<![\p{L}\p{N}@$#_.-])(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}(?![\p{L}\p{N}@_-])(?:\/[^\s<>"']*)?/giu

/** Links that start with http:// or https://. */
export function findWebAddresses(text: string): FoundLink[] {
  return [...text.matchAll(webAddress)].map((match) => trimLink(match.index, match[0]))
}

/** Also names without a scheme, such as `vivify.app/start`, when they end in a real top-level domain. */
export function findLinks(text: string): FoundLink[] {
  const found = findWebAddresses(text)
  const isInside = (index: number): boolean => found.some(({ start, stop }) => index >= start && index < stop)
  for (const match of text.matchAll(bareAddress)) {
    if (isInside(match.index)) continue
    const [name] = match[0].split('/', 1)
    const ending = name!.slice(name!.lastIndexOf('.') + 1).toLowerCase()
    if (topLevelDomains.has(ending)) found.push(trimLink(match.index, match[0]))
  }
  return found.sort((one, other) => one.start - other.start)
}

/** A full stop after a link ends the sentence, and a bracket closes what was opened before the link. */
function trimLink(start: number, text: string): FoundLink {
  let open = 0
  for (const character of text) open += character === '(' ? 1 : character === ')' ? -1 : 0
  let stop = text.length
  for (; stop > 0 && '.,;:!?)]}…'.includes(text[stop - 1]!); stop--) {
    if (text[stop - 1] !== ')') continue
    if (open >= 0) break
    open++
  }
  return { start, stop: start + stop, text: text.slice(0, stop) }
}

/** Hashtags in a text, with their `#`. */
export function findHashtags(text: string): string[] {
  return [...text.matchAll(/(?<![\p{L}\p{N}_&/])#[\p{L}\p{N}_]{1,100}/gu)]
    .map(([tag]) => tag)
    .filter((tag) => /[^#\d_]/.test(tag))
}
