// The place where the words of a scene are set: "in the park", "to a small bank", "she had the only bakery".

import { readTokens, type Token } from '../understand/tokens/read-tokens.ts'
import type { PlaceName } from '../understand/words/places/places.ts'

/** Words that lead to a place where something happens; "of a city" and "like a city" don't. */
const leading = new Set('in at into to through inside across on near'.split(' '))
const leadingPhrase = /\b(?:in front|outside|back|corner|middle|rest|owner|door|doors|windows?) of$/
const articles = /^(?:a|an|the|my|your|his|her|our|their|owning|s)$/
/** Words that say more about a place than that it is one. */
const describing =
  /^(?:only|same|small|little|tiny|big|large|old|new|whole|local|empty|busy|first|nearest|next|abandoned|famous|quiet|crowded|\p{L}+est)$/u
/** Whoever does this has a shop, a bakery or a farm, and works there. */
export const owning =
  /^(?:had|has|have|owned|owns|own|ran|runs|run|opened|opens|open|bought|buys|started|founded|built|inherited|rented|closed|cleaned|sold)$/

/** What people have and work in. */
const businesses: ReadonlySet<PlaceName> = new Set<PlaceName>([
  'bakery',
  'shop',
  'restaurant',
  'diner',
  'cafe',
  'laundromat',
  'salon',
  'flower shop',
  'workshop',
  'gym',
  'factory',
  'farm',
  'barn',
  'cinema',
  'gas station',
  'greenhouse',
  'bowling alley',
])

/** The place where spoken words are set. */
export function findSpokenPlace(tokens: readonly Token[]): string | undefined {
  const words = tokens.flatMap((token) => token.words)
  let start = 0
  const token = tokens.find((each) => {
    const at = start
    start += each.words.length
    return each.kind === 'place' && !each.isNegated && isWhere(words, at, each) && !isOfPlace(tokens, each)
  })
  return token?.words.join(' ')
}

/** A garden shop is no garden. */
function isOfPlace(tokens: readonly Token[], token: Token): boolean {
  const next = tokens[tokens.indexOf(token) + 1]
  return next?.kind === 'place' && businesses.has(next.place)
}

function isWhere(words: readonly string[], start: number, token: Token): boolean {
  let at = start - 1
  if (describing.test(words[at] ?? '')) at--
  if (!articles.test(words[at] ?? '')) return false
  const before = words[at - 1] ?? ''
  if (leading.has(before) || leadingPhrase.test(words.slice(Math.max(0, at - 3), at).join(' '))) return true
  return owning.test(before) && token.kind === 'place' && businesses.has(token.place)
}

/** The shop or bakery that is named first in the words after "had". */
export function findBusiness(rest: readonly string[]): string | undefined {
  let at = articles.test(rest[0] ?? '') ? 1 : 0
  while (at < 3 && describing.test(rest[at] ?? '')) at++
  const token = at > 0 ? readTokens(rest.slice(at, at + 3))[0] : undefined
  return token?.kind === 'place' && businesses.has(token.place) ? token.words.join(' ') : undefined
}

const told =
  /(?:^|[.!?;:,] )(?:and )?(?:the|these|our|its|their) ((?:\p{Ll}{3,} )?\p{Ll}{3,}) (?:is|are|was|were|lies|lay|stretche[sd]|looks|looked|smells?|smelled|empties|emptied|wakes|woke|fell|falls)\b/giu
/** What is anywhere, and what people are rather than a place. */
const anywhere =
  /^(?:room|rooms|house|home|world|place|way|ground|water|sky|air|country|planet|government|class|team|crowd|stage|court|bank|company|school|hospital|market|field|church|city|ship)$/

/** Places that a sentence says something of: "the alleys are empty" is an alley. */
export function findToldPlaces(say: string): string[] {
  return [...say.matchAll(told)]
    .slice(0, maxTold)
    .map(([, name]) => name!.toLowerCase())
    .filter((name) => !anywhere.test(name.split(' ').at(-1)!))
}

const maxTold = 4
