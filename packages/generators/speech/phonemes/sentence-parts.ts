// Whether a word is used as a verb or as a noun, from the words around it. It only has to decide between two readings
// of words that are written alike, so a few signs are enough and no tagger is loaded.

/** The spoken words of a sentence, in lower case, and the place of the word in question. */
export interface WordPlace {
  readonly words: readonly string[]
  readonly index: number
}

/** The words of a list that is written as one line. */
export function listOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

const subjects = listOf('i you we they he she it who people everyone everybody nobody someone')
const modals = listOf(
  "can could will would shall should may might must do does did don't doesn't didn't can't couldn't won't wouldn't " +
    "shouldn't to let's please i'll you'll we'll they'll he'll she'll it'll i'd you'd we'd they'd cannot helps help gonna",
)
/** Between a modal or subject and its verb. */
const adverbs = listOf(
  'not never always also just really only even still often usually sometimes ever then now',
)
const determiners = listOf(
  'a an the this that these those my your his her its our their no any every each some another one which what whose ' +
    "world's today's per",
)
const prepositions = listOf(
  'of in on at for with from by about into without under over through during than as per',
)
/** What a verb is followed by, and a noun seldom. */
const objects = listOf('the a an your my his her its our their this that these those it them him me you us')

/** What a word is used as; null when nothing around it tells. */
export function findUse({ words, index }: WordPlace): 'verb' | 'noun' | null {
  let at = index - 1
  while (at >= 0 && adverbs.has(words[at]!)) at--
  const before = words[at]
  const after = words[index + 1]
  if (before !== undefined && modals.has(before)) return 'verb'
  if (before !== undefined && determiners.has(before)) return 'noun'
  if (before !== undefined && prepositions.has(before)) return 'noun'
  if (before !== undefined && subjects.has(before)) return 'verb'
  if (after !== undefined && objects.has(after)) return 'verb'
  return null
}

/** Whether one of the words around is in a list: from `from` to `to` places away. */
export function isNear({ words, index }: WordPlace, list: ReadonlySet<string>, from: number, to: number) {
  for (let away = from; away <= to; away++) {
    const word = words[index + away]
    if (away !== 0 && word !== undefined && list.has(word)) return true
  }
  return false
}
