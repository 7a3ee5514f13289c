// Taglines: short phrases without the product's name and without a full stop, each in the maker's own words.

import { kitLimits } from '@vivify/contract/kit-choices'
import type { Facts, Phrase } from './read-facts.ts'
import { isAudienceInSummary } from './sentences.ts'
import { isBaseVerb, participleOf } from './verbs.ts'
import { capitalize, dropStop, fitPhrase, splitSentences } from './words.ts'

const most = kitLimits.taglineCharacters
/** Verbs whose object does not stand well before the participle. */
const unturnable = new Set(
  'help let get go do put be run take bring know use think see make stop work care talk'.split(' '),
)
const objectEnds = new Set(
  'for with without from into to in on at by before after while when so and or as across between using via, until'.split(
    ' ',
  ),
)
const particles = new Set(
  'inside outside alone anywhere everywhere offline automatically like of under over'.split(' '),
)
const pronouns = new Set('you them it what how when where which who whatever people yourself'.split(' '))

/** Up to five taglines, the plainest first; `variant` brings others forward. */
export function writeTaglines(facts: Facts, variant = 0): string[] {
  const { what, features, news } = facts
  const first = features.flatMap((feature) => fit(imperativeOf(feature)))
  const [plain, ...turned] = [...fit(imperativeOf(what)), ...fit(objectFirst(what))]
  const [newsFirst = ''] = splitSentences(news)
  const others = [
    ...first.slice(0, 1),
    ...audienceLines(facts),
    ...turned,
    ...first.slice(1),
    ...fit(longerWay(what)),
    ...fit(what.full),
    ...fit(/^new\b/iu.test(newsFirst) ? newsFirst : ''),
  ]
  const step = others.length === 0 ? 0 : variant % others.length
  const rotated = [...others.slice(step), ...others.slice(0, step)]
  const all = [...(plain === undefined ? [] : [plain]), ...rotated].filter((line) => !names(line, facts.name))
  return all
    .filter((line, at) => all.findIndex((one) => isAlike(one, line)) === at)
    .slice(0, kitLimits.taglines)
}

function fit(text: string | null): string[] {
  if (text === null || text === '') return []
  const fitted = fitPhrase(text, most)
  return fitted === null || fitted.length < 12 ? [] : [capitalize(dropStop(fitted))]
}

/** `Find slow queries` for `finds slow queries`; other phrases as they are. */
function imperativeOf(phrase: Phrase): string {
  if (phrase.kind !== 'verb' || phrase.base === null) return phrase.full
  const [, second = ''] = phrase.base.toLowerCase().split(' ')
  // “Pauses by itself” and “marks what it changed” speak of the product, not of whoever uses it.
  const isAboutProduct =
    objectEnds.has(second) || particles.has(second) || /\b(?:it|its|itself)\b/u.test(phrase.base)
  return isAboutProduct ? phrase.full : phrase.base
}

/** `Slow queries, found before your users notice`. */
function objectFirst(what: Phrase): string | null {
  if (what.kind !== 'verb' || what.base === null) return null
  const [verb = '', ...rest] = what.base.split(' ')
  if (unturnable.has(verb) || !isBaseVerb(verb)) return null
  const end = rest.findIndex((word) => objectEnds.has(word.toLowerCase()))
  const object = (end < 0 ? rest : rest.slice(0, end)).join(' ')
  const after = end < 0 ? '' : ` ${rest.slice(end).join(' ')}`
  const isPlain =
    object !== '' && rest.length > 0 && !pronouns.has(rest[0]!.toLowerCase()) && !object.includes(',')
  // “Meals, planned and shopped for” needs more than one participle.
  return isPlain && !/^ (?:and|or)\b/u.test(after) ? `${object}, ${participleOf(verb)}${after}` : null
}

function audienceLines(facts: Facts): string[] {
  if (facts.audience === '') return []
  const { what, audience } = facts
  const head =
    what.kind === 'noun'
      ? fitPhrase(what.noun.split(/ (?:that|which|where|who|for) /u, 1)[0]!, most, 2)
      : null
  const short =
    audience.length <= most - 9
      ? audience
      : (fitPhrase(audience.split(/, | and /u, 1)[0]!, most - 9, 2) ?? audience)
  return [
    ...(head === null || isAudienceInSummary(facts) || `${head} for ${short}`.length > most
      ? []
      : [capitalize(`${head} for ${short}`)]),
    ...(`Made for ${short}`.length <= most ? [`Made for ${short}`] : []),
  ]
}

function longerWay(what: Phrase): string | null {
  if (what.kind === 'verb' && what.base !== null) return `A new way to ${what.base}`
  return null
}

function names(line: string, name: string): boolean {
  return name !== '' && line.toLowerCase().includes(name.toLowerCase())
}

/** The same line, or one that is the other's beginning. */
function isAlike(one: string, other: string): boolean {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()]
  return first === second || first.startsWith(second) || second.startsWith(first)
}
