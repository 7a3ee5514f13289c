import { publishLimits } from '@vivify/contract/plans'
import type { PublishTexts } from '../../api/creations.ts'

export type PublishText = PublishTexts['texts'][number]
export type Platform = PublishText['platform']

/** The platforms' official spellings. */
export const platformNames: Record<Platform, string> = {
  tiktok: 'TikTok',
  instagram: 'Instagram',
  youtube: 'YouTube',
  facebook: 'Facebook',
  twitter: 'X',
  linkedin: 'LinkedIn',
}

/** The text of a post: the caption, then the hashtags. */
export function postOf(caption: string, hashtags: string): string {
  return [caption.trim(), hashtags.trim()].filter(Boolean).join('\n\n')
}

/** Counts characters as people see them; X counts most characters beyond Latin, Greek, Cyrillic and similar twice. */
export function countCharacters(platform: Platform, text: string): number {
  const characters = [...text.normalize('NFC')]
  if (platform !== 'twitter') return characters.length
  return characters.reduce((sum, character) => sum + (isLight(character.codePointAt(0)!) ? 1 : 2), 0)
}

function isLight(code: number): boolean {
  const isPunctuation = (code >= 0x2000 && code <= 0x200d) || (code >= 0x2010 && code <= 0x201f)
  return code <= 0x10ff || isPunctuation || (code >= 0x2032 && code <= 0x2037)
}

/** Names the sources whose license asks for it, one a line. */
export function writeCredits(credit: readonly { title: string; url: string; licence: string }[]): string {
  const named = credit.filter(({ licence }) => licence.startsWith('CC BY'))
  return named.map(({ title, url, licence }) => `Source: ${title}, ${licence}, ${url}`).join('\n')
}

/** Adds credits to a post, unless the platform has no room for them. */
export function addCredits(
  platform: Platform,
  post: string,
  credits: string,
): { post: string; hasRoom: boolean } {
  const whole = credits === '' ? post : `${post}\n\n${credits}`
  const hasRoom = countCharacters(platform, whole) <= publishLimits[platform].characters
  return { post: hasRoom ? whole : post, hasRoom }
}
