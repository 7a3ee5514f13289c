// Checks everything that rewords: no claim is added, and every limit of a claim stays.

import { plainVocabulary, sayPlainly } from '../wording/plain-words.ts'

const numberWord =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|trillions?|half|twice|double|once|third|quarter|dozens?|percent|zero|first|second)$/
const negations = /^(?:not|never|no|nobody|none|nothing|neither|nor|without|hardly|barely|noone|stop)$/
/** Words of one list are interchangeable. */
const limits: readonly RegExp[] = [
  /^(?:may|might|could|can|maybe|perhaps|probably|possibly|seems?|appears?|likely)$/,
  /^(?:about|around|roughly|approximately|nearly|almost)$/,
  /^(?:some|most|many|few|often|usually|sometimes|rarely|mostly|typically|majority|numerous|plenty|lots|lot)$/,
  /^(?:if|unless|until|except|only|whether|event)$/,
  /^(?:all|every|everyone|everybody|always|each|any)$/,
]
/** Connecting words, which may be added or dropped. */
const joints = new Set(
  'and but so then that which is are was were the a an it to of because when there who why now also as in too'.split(
    ' ',
  ),
)
const expanded: readonly (readonly [RegExp, string])[] = [
  [/\bwon't\b/g, 'will not'],
  [/\bcan't\b|\bcannot\b/g, 'can not'],
  [/n't\b/g, ' not'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/\bi'm\b/g, 'i am'],
  [/\b(it|that|there|here|what|who|he|she)'s\b/g, '$1 is'],
  [/\bno one\b/g, 'nobody'],
  [/'s?(?=\s|$|[.,!?;:])/g, ''],
]

/**
 * True when `after` says exactly as much as `before`: the same numbers, names, negations and limits, and no word that
 * `before` lacks, except plain synonyms and connecting words.
 */
export function keepsFacts(before: string, after: string): boolean {
  // The entries of the table of plain words were checked one by one, so they are allowed; everything else is compared.
  const plain = sayPlainly(before).text
  const [old, next] = [wordsOf(plain), wordsOf(after)]
  const known = new Set([...old, ...wordsOf(before)])
  const isNew = (word: string): boolean => !known.has(word) && !joints.has(word) && !plainVocabulary.has(word)
  if (next.some(isNew)) return false
  if (!hasSame(wordsOf(before), next, (word) => /\d/.test(word))) return false
  if (!hasSame(old, next, (word) => numberWord.test(word))) return false
  if (count(old, negations) !== count(next, negations)) return false
  if (limits.some((limit) => (count(old, limit) === 0) !== (count(next, limit) === 0))) return false
  return namesOf(before).every((name) => after.includes(name))
}

function wordsOf(text: string): string[] {
  let plain = text.toLowerCase().replace(/’/g, "'")
  for (const [pattern, words] of expanded) plain = plain.replace(pattern, words)
  return plain.match(/\p{N}+(?:[.,:]\p{N}+)*|\p{L}+(?:'\p{L}+)?/gu) ?? []
}

function hasSame(a: readonly string[], b: readonly string[], isCounted: (word: string) => boolean): boolean {
  const sorted = (list: readonly string[]): string => list.filter(isCounted).toSorted().join(' ')
  return sorted(a) === sorted(b)
}

function count(list: readonly string[], pattern: RegExp): number {
  return list.filter((word) => pattern.test(word)).length
}

/** Capitalized words that do not open a sentence. */
function namesOf(text: string): string[] {
  return [...text.matchAll(/(?<=[\p{L}\p{N},;:)] )\p{Lu}[\p{L}\p{N}]*/gu)]
    .map(([name]) => name)
    .filter((name) => name !== 'I' && !/^I['’]/.test(name))
}
