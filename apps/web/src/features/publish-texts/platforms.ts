import { asksForCredit, likesCredit } from '@vivify/contract/licences'
import { publishLimits } from '@vivify/contract/plans'
import type { RightsEntry } from '@vivify/contract/rights'
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

type Credited = Pick<RightsEntry, 'part' | 'title' | 'author' | 'source' | 'url' | 'licence'>

/** Names the works whose license or library asks for it, one a line. */
export function writeCredits(entries: readonly Credited[]): string {
  return entries
    .filter(({ licence }) => asksForCredit(licence) || likesCredit(licence))
    .map(writeCredit)
    .join('\n')
}

/** Creative Commons asks for title, author, source, license and whether the work was changed, which a video does. */
function writeCredit({ part, title, author, source, url, licence }: Credited): string {
  if (part === 'facts') return `Source: ${[title, licence, url].filter(Boolean).join(', ')}`
  const named = [title === '' ? '' : `“${title}”`, author === '' ? '' : `by ${author}`]
    .filter(Boolean)
    .join(' ')
  const what = part === 'footage' ? 'Footage' : part === 'picture' ? 'Picture' : 'Sound'
  const terms = asksForCredit(licence) ? [licence, 'adapted'] : []
  return `${what}: ${[named, source, ...terms, url].filter(Boolean).join(', ')}`
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
