// Speech without punctuation has no commas either. They are put where the ear hears them: behind a condition that begins a
// sentence, and before "and", "but" and "so" where a new clause begins. In doubt, none is put.

import type { ClauseOpenings } from './clause-openings.ts'
import {
  complementVerb,
  contractedSubject,
  determiner,
  givingVerb,
  joiner,
  neverLast,
  pronounSubject,
} from './speech-words.ts'

const condition =
  /^(if|when|whenever|after|before|once|while|because|since|although|though|unless|until|as)$/i
const lead = /^(and|so|but|then|now|okay)$/i
const minConditionWords = 3
const minWordsBefore = 4
const minWordsBehind = 3
/** "And" joins short clauses without a comma. */
const minWordsBeforeAnd = 8

const article = /^(?:an?|the|my|your|his|her|our|their|some|two|three|four|five)$/i
const minItems = 3
const maxItemWords = 5

/**
 * "A shirt a book food": nouns with their articles that nothing joins are a list. Only three or more of them are known
 * as one.
 */
function findItems(run: ClauseOpenings, start: number, end: number): number[] {
  const commas: number[] = []
  let items: number[] = []
  let last = -1
  const close = (): void => {
    if (items.length >= minItems) commas.push(...items.slice(1))
    items = []
  }
  for (let at = start; at < end; at++) {
    // "The drier the air the better it works" is no list.
    const isMore =
      /^the$/i.test(run.text(at)) &&
      /^(?:more|less|\p{L}{2,9}er)$/iu.test(run.text(at + 1)) &&
      !/^(?:\p{L}*(?:ter|ner|ver|wer|cher|per))$/iu.test(run.text(at + 1))
    if (isMore) close()
    else if (article.test(run.text(at)) && run.has(at + 1, /^(?:NOUN|ADJ|PROPN)$/)) {
      const isBehindNoun =
        items.length > 0 && run.has(at - 1, /^(?:NOUN|PROPN)$/) && at - last <= maxItemWords + 1
      if (!isBehindNoun) close()
      items.push(at)
      last = at
    } else if (!run.has(at, /^(?:NOUN|PROPN|ADJ|ADP)$/) && !article.test(run.text(at))) close()
  }
  close()
  return commas
}

/** "He called and asked | what do you do with the soap": what is asked directly. */
function findAsked(run: ClauseOpenings, start: number, end: number): number[] {
  for (let at = start + 1; at < end - 2; at++) {
    const isDirect =
      /^(?:asks?|asked|said|says)$/i.test(run.text(at - 1)) &&
      /^(?:what|why|how|where|who)$/i.test(run.text(at)) &&
      /^(?:do|does|did|are|is|can|would|will|were)$/i.test(run.text(at + 1)) &&
      /^(?:you|i|we|they|he|she|it)$/i.test(run.text(at + 2))
    if (isDirect) return [at]
  }
  return []
}

const maxSeriesWords = 10

/** "They scraped every bar | cooked it in a pot and pressed it": what was done to "it", the last time behind "and". */
function findSeries(run: ClauseOpenings, start: number, end: number): number[] {
  const isDone = (at: number): boolean =>
    run.has(at, /^(?:VERB|ADJ)$/) &&
    /(?:ed|ut|t|ade|ook)$/i.test(run.text(at)) &&
    /^(?:it|them)$/i.test(run.text(at + 1))
  for (let at = start + 3; at < end - 4; at++) {
    if (!isDone(at) || !run.has(at - 1, /^NOUN$/)) continue
    for (let next = at + 2; next < Math.min(end - 1, at + maxSeriesWords); next++) {
      if (!/^and$/i.test(run.text(next))) continue
      if (isDone(next + 1)) return [at]
      // "Cut the tortillas fried them | put the cheese on and slid it in".
      const isThird = run.has(at + 2, /^VERB$/) && determiner.test(run.text(at + 3))
      if (isThird && run.has(next + 1, /^VERB$/)) return [at, at + 2]
    }
  }
  return []
}

/** The words of a sentence before which a comma stands. */
export function findCommas(run: ClauseOpenings, start: number, end: number): ReadonlySet<number> {
  const commas = new Set<number>(findItems(run, start, end))
  for (const at of [...findAsked(run, start, end), ...findSeries(run, start, end)]) commas.add(at)
  let first = start
  while (first < end && lead.test(run.text(first))) first++
  const next = /^the$/i.test(run.text(first)) ? first + 1 : first
  const isNextTime = /^next$/i.test(run.text(next)) && /^time$/i.test(run.text(next + 1))
  const isEveryTime = /^(?:every|each)$/i.test(run.text(first)) && /^time$/i.test(run.text(first + 1))
  const isFronted = isNextTime || isEveryTime || condition.test(run.text(first))
  const main = isFronted ? findMainClause(run, first, end) : null
  if (main !== null) commas.add(main)
  if (isFronted && !isEveryTime && main === null) return commas
  let last = main ?? start
  for (let index = last + minWordsBefore; index < end - minWordsBehind; index++) {
    if (!opensJoined(run, index, index - last)) continue
    commas.add(index)
    last = index
  }
  return commas
}

/** "Cut it right away": so far behind "it", its clause has ended. */
const maxObjectWords = 4

function opensSubject(run: ClauseOpenings, at: number): boolean {
  const word = run.text(at)
  const isSubject = pronounSubject.test(word) || contractedSubject.test(word) || determiner.test(word)
  return isSubject && run.startsClause(at)
}

/** Where the main clause begins behind "when your bag goes missing". */
export function findMainClause(run: ClauseOpenings, first: number, end: number): number | null {
  let hasVerb = false
  let doubtful: number | null = null
  const isNear = (at: number): boolean => {
    if (doubtful === null || at - doubtful > maxObjectWords) return doubtful === null
    for (let index = doubtful; index < at; index++) if (joiner.test(run.text(index))) return false
    return true
  }
  for (let at = first + 1; at < end - 1; at++) {
    const before = run.text(at - 1)
    const isPronoun = pronounSubject.test(run.text(at)) || contractedSubject.test(run.text(at))
    // "If they don't they were in a hurry", "colder than that it takes forever".
    // "If you leave the jar open | it starts to drink".
    const isLeft =
      /^(?:open|closed|shut|alone)$/i.test(before) &&
      isPronoun &&
      [2, 3, 4, 5].some((back) => /^(?:leaves?|left|keeps?|kept)$/i.test(run.text(at - back)))
    const isWhole =
      isLeft ||
      (/^(?:less|more)$/i.test(before) && run.opensCommand(at)) ||
      (/n['’]t$/i.test(before) && isPronoun) ||
      (/^that$/i.test(before) && /^(than|like|of|after|before|about|with)$/i.test(run.text(at - 2))) ||
      // "If it doesn't spring back at all you waited too long".
      (/^all$/i.test(before) && /^at$/i.test(run.text(at - 2)))
    const mayEnd =
      isWhole ||
      run.opensCommand(at) ||
      (run.isNounLike(at - 1) && run.has(at - 1, /^VERB$/)) ||
      run.has(at - 1, /^(NOUN|PROPN|PRON|ADV|NUM)$/) ||
      (run.has(at - 1, /^(VERB|ADJ)$/) && isPronoun) ||
      // "When I woke up there were mountains".
      (/^(?:up|out|off|down|back|over|away)$/i.test(before) &&
        run.has(at - 2, /^(?:VERB|AUX)$/) &&
        isPronoun) ||
      (run.has(at - 1, /^ADJ$/) && /^the$/i.test(run.text(at)))
    // "Wants to sell you a cream".
    const isGiven =
      /^(?:me|you|him|her|us|them)$/i.test(before) &&
      givingVerb.test(run.text(at - 2)) &&
      determiner.test(run.text(at))
    const isLed =
      isGiven ||
      (!isWhole &&
        (neverLast.test(before) ||
          joiner.test(before) ||
          (complementVerb.test(before) && !(isPronoun && /^look$/i.test(before)))))
    // "If you want to see which keys | you never use".
    const isAsked = isPronoun && /^(?:which|what|whose|how)$/i.test(run.text(at - 2))
    const isFar = at - first >= minConditionWords && !isAsked
    const opens = opensSubject(run, at) || run.opensCommand(at)
    // "If the paper tears they don't hold": the tagger takes "tears" for a noun.
    const isTornVerb =
      isPronoun && /[^s]s$/i.test(before) && run.has(at - 1, /^NOUN$/) && run.has(at - 2, /^NOUN$/)
    if (isTornVerb) hasVerb = true
    if (isFar && hasVerb && mayEnd && !isLed && !run.endsAtRelative(at) && opens) {
      // "If you cut it right away it turns gummy": "it" may belong to the verb before it.
      const isObject =
        !isLeft && /^it$/i.test(run.text(at)) && run.has(at - 1, /^VERB$/) && !run.has(at + 1, /^AUX$/)
      // "If you hate it | maybe you hate being watched".
      if (!isObject && /^maybe$/i.test(before)) return at - 1
      if (!isObject) return isNear(at) ? at : doubtful
      doubtful ??= at
    }
    if (run.isFiniteVerb(at)) hasVerb = true
  }
  return doubtful
}

function opensJoined(run: ClauseOpenings, at: number, wordsBefore: number): boolean {
  const word = run.text(at)
  if (!/^(and|but|so)$/i.test(word) || joiner.test(run.text(at - 1))) return false
  if (/^and$/i.test(word) && (wordsBefore < minWordsBeforeAnd || /^half$/i.test(run.text(at + 2))))
    return false
  return opensSubject(run, at + 1) && !neverLast.test(run.text(at - 1))
}
