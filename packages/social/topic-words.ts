// The words of a text that may be its subject, found without a language model.

import { findHashtags } from './count-text.ts'

const maxWordCharacters = 24

/** Words that nobody searches for. */
const common = new Set(
  `about above after again against all also always among another any anyone anything are around away back been before
  being below better between both call came can cannot come could day days did does doing done don down each else enough
  even ever every everyone everything few find first for found from gets give goes going good got great had has have
  having her here hers him his how into isn its itself just keep kind know last least less let life like little long look
  lot made make makes many may maybe might more most much must need never new next nobody none not nothing now off often
  once one only other our out over own part people perhaps place put quite rather really right said same say see seem
  should show since small some someone something soon still such sure take tell than that the their them then there these
  they thing things think this those though three through time times today together told too took try turn two under until
  upon use used using very want was way ways week well went were what when where which while who whole why will with
  without word words would yes yet year years you your yours`.split(/\s+/),
)

/** Words that posts are full of, and that are no subject of a post. */
const usualInPosts = new Set(
  `account amazing answer article audience awesome bad beautiful believe best better bio bit biggest book care caption
  change channel check clear click close comment comments content creator daily different easier easy episode example
  excited fact facts fail fast favorite follow followers follows free friend friends fun future game great guess guide
  happy hard hate hear help here honest hour hours huge idea ideas important inside instead join learn learned lesson
  lessons lets link links list listen live love mean means minute minutes mistake mistakes moment month months morning
  myth myths news next night nobody number often people perfect photo picture plan point points post posts problem
  question questions quick quickly read reading ready reason reasons reply result results rule rules save secret secrets
  seconds series share short simple slow small start started starts step steps stop story stories subscribe super sure
  swipe tag talk teach tell thank thanks thought thoughts tip tips today together tomorrow tonight tool tools trick tricks
  true truth turned update video videos view views wait watch wednesday weekend weeks wish wonder worked works world worth
  write wrong yesterday monday tuesday thursday friday saturday sunday january february march april june july august
  september october november december`.split(/\s+/),
)

/** True for a word that can be a hashtag: no filler, no adverb, in a script that has spaces. */
export function isTopicWord(word: string): boolean {
  if (!/^\p{L}[\p{L}\p{N}-]*$/u.test(word) || word.length > maxWordCharacters) return false
  const isSpaced = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word)
  if (!isSpaced || word.length < 4 || common.has(word.toLowerCase())) return false
  // Adverbs and most verb forms make poor tags.
  return !/(?:ly|n’t|n't)$/iu.test(word)
}

/** Words of a text in their order, without links, hashtags, mentions and endings such as `’s`. */
export function splitWords(text: string): { word: string; index: number; plain: string }[] {
  const plain = text.replace(/https?:\/\/\S+/g, ' ').replace(/[#@][\p{L}\p{N}_]+/gu, ' ')
  return [...plain.matchAll(/[\p{L}\p{N}’'-]+/gu)].map((match) => ({
    word: match[0].replace(/[’'](?:s|t|re|ve|ll|d|m)?$/u, ''),
    index: match.index,
    plain,
  }))
}

/** Makes one key of singular and plural. */
export function keyOfWord(word: string): string {
  const key = word.toLowerCase()
  return key.length > 4 && key.endsWith('s') && !key.endsWith('ss') ? key.slice(0, -1) : key
}

/** The text's hashtags and telling words by key, each as it is written; a hashtag keeps its `#`. */
export function findSubjects(text: string): Map<string, string> {
  const subjects = new Map<string, string>()
  for (const tag of findHashtags(text)) {
    const word = tag.slice(1)
    if (word.length >= 3 && !usualInPosts.has(word.toLowerCase())) subjects.set(keyOfWord(word), tag)
  }
  for (const { word } of splitWords(text)) {
    const key = keyOfWord(word)
    if (subjects.has(key) || !isTopicWord(word)) continue
    if (usualInPosts.has(word.toLowerCase()) || usualInPosts.has(key)) continue
    // Most are forms of verbs. Someone who posts about baking has it as a hashtag.
    if (/(?:[^e]ed|ing)$/iu.test(word)) continue
    subjects.set(key, word.toLowerCase())
  }
  return subjects
}
