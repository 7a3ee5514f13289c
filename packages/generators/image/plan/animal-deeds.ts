// What animals are seen doing in a spoken sentence: "the crow brought her a key" is a crow with a key.

import type { Understanding } from '../understand/understanding.ts'
import { readClause, type Clause } from './doers.ts'
import { deedFrom } from './find-deeds.ts'
import { isAnimalToken } from './named-animals.ts'
import { spans } from './read-acts.ts'
import { showClause } from './show-clause.ts'
import { gerundFor } from '../understand/words/deeds/verb-forms.ts'

const maxClauses = 8
/** How many deeds of a sentence are read. */
const maxDeeds = 4
/** What an animal has in its mouth. */
const carrying =
  /^(?:brings?|brought|carr(?:y|ies|ied)|takes?|took|st[eo]als?|stole|finds?|found|grabs?|grabbed|fetch(?:es|ed)?|drop(?:s|ped)|keeps?|kept|collects?|collected)$/
/** What an animal does that only shows where it is. */
const staying =
  /^(?:waits?|waited|stays?|stayed|lives?|lived|comes?|came|returns?|returned|arrives?|arrived|appears?|appeared|hides?|hid|rests?|rested|taps?|tapped|knocks?|knocked|breaks?|broke|moves?|moved|gets?|got)$/
const taker = /^(?:you|me|him|her|us|them|back|home)$/
const before = /^(?:a|an|the|my|your|our|his|her|their|every|each|one|two|three|four|five|another|this|that)$/
const unreal = /^(?:not|never|no|nobody|if|would|could|should|might|may|unless|t|cannot|ll)$/

/** Prompts for what animals do, in the order of the words. */
export function readAnimalDeeds(say: string): string[] {
  const prompts: string[] = []
  for (const text of say.replaceAll(spans, ' ').split(/(?<=[,.;:!?–—])/, maxClauses)) {
    const clause = readClause(text)
    for (const [index, token] of clause.tokens.entries())
      if (isAnimalToken(token) && !token.isNegated && prompts.length < maxDeeds)
        prompts.push(...readDeed(clause, index))
  }
  return prompts
}

function readDeed({ words, tokens, starts }: Clause, index: number): string[] {
  let from = index
  while (from > 0 && ['number', 'quality', 'color', 'size'].includes(tokens[from - 1]!.kind)) from--
  const start = starts[from]!
  const article = words[start - 1] ?? ''
  const isSubject =
    before.test(article) || (start === 0 && words[0]!.endsWith('s')) || tokens[from]!.kind === 'number'
  if (!isSubject || leading.test(words[start - 2] ?? '')) return []
  const end = starts[index]! + tokens[index]!.words.length
  const doer = words.slice(start, end).join(' ')
  const shown = words
    .slice(end, end + 14)
    .flatMap((word, at) => (/^(?:and|then)$/.test(word) ? end + at + 1 : []))
  return [end, ...shown].flatMap((at) => {
    const deed = deedFrom(
      words,
      { name: doer, end: at, isUnknown: false, isTheirs: false, isYours: false },
      at,
    )
    if (!deed || deed.isPassive || words.slice(end, deed.at).some((word) => unreal.test(word))) return []
    return showDeed(doer, words[deed.at]!, words.slice(deed.at + 1, deed.at + 17)) ?? []
  })
}

/** Words after which an animal is not the one that acts: "the tail of the dog". */
const leading = /^(?:of|in|on|at|to|with|for|from|by|about|like|than|as|into|near|under|over)$/

function showDeed(doer: string, word: string, rest: readonly string[]): string | undefined {
  if (carrying.test(word)) {
    const thing = taker.test(rest[0] ?? '') ? rest.slice(1) : rest
    const held = showClause({ doer, lead: 'holding' }, thing, isAnimalWith)
    if (held) return held.prompt
  }
  if (staying.test(word))
    return where.test(rest[0] ?? '')
      ? showClause({ doer, lead: '' }, atPlace(rest), isAnimalDoing)?.prompt
      : undefined
  const knocked = knocking.test(word) ? offTable.exec(rest.join(' ')) : null
  if (knocked)
    return showClause({ doer, lead: 'and a' }, `${knocked[1]} on a ${knocked[2]}`.split(' '), isAnimalWith)
      ?.prompt
  const lead = gerundFor(word)
  if (lead === undefined || unseen.test(lead)) return undefined
  const shown = showClause({ doer, lead }, rest, isAnimalDoing)?.prompt
  return shown ?? (alone.test(lead) ? `${lead} ${doer}` : undefined)
}

/** What a cat does to a glass is about to be seen: both are on the table. */
const knocking = /^(?:push|knock|swat|bat|shov|tip|swip)(?:s|es|e|ed|ped|ted|ing|ping|ting)?$/
const offTable =
  /^(?:the|an?|my|your|his|her|our|their) (?:\w+ )??(\w+) (?:off|over|from|down from) (?:the|an?|my|your|his|her|our|their) (table|shelf|counter|desk|nightstand)\b/

/** What is seen of an animal whatever it does it to. */
const alone = /^(?:yawning|sleeping|howling|running|swimming)$/

const unseen =
  /^(?:learning|thinking|knowing|wanting|needing|feeling|loving|hating|being|having|making|doing|going|looking|getting|using|standing for)$/

const where = /^(?:to|on|in|into|at|by|near|under|behind|beside|inside|outside|up|from|through|over)$/

/** Whoever came to the window is at it. */
function atPlace(rest: readonly string[]): readonly string[] {
  const word = rest[0] ?? ''
  if (/^(?:to|on)$/.test(word)) return ['at', ...rest.slice(1)]
  return word === 'into' ? ['in', ...rest.slice(1)] : rest
}

function isAnimalWith({ subjects, bonds }: Understanding, length: number): boolean {
  const [animal, other] = subjects
  if (length === 0 || animal?.kind !== 'thing' || other?.kind !== 'thing') return false
  return (
    other.thing.meters <= animal.thing.meters * maxHeld &&
    bonds.some(({ from, to }) => from === 0 && to === 1)
  )
}

/** How much longer than an animal whatever it carries may be. */
const maxHeld = 1.5

function isAnimalDoing({ subjects, bonds, place, isUsualPlace }: Understanding, length: number): boolean {
  if (length === 0 || subjects[0]?.kind !== 'thing') return false
  return bonds.some(({ from, to }) => from === 0 && to > 0) || (place !== undefined && !isUsualPlace)
}
