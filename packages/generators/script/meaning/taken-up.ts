// Ways in which a sentence refers back to the one before it: "the other way", "rub it", "Grandpa told him".

import type { AnalysedToken } from '../wording/language-tools.ts'
import type { AnalysedSentence } from './source-analysis.ts'
import { isPersonNoun } from './person-nouns.ts'

/** "Rub it one way and it feels smooth. Rub it the other way and it cuts you." */
const otherOf = /\bthe other (way|side|hand|half|end|direction|group|team|twin)\b(?! of\b)/i

export function isOtherOf(text: string, before: string): boolean {
  const kind = otherOf.exec(text)?.[1]
  return kind !== undefined && ` ${before.toLowerCase()}`.includes(` one ${kind.toLowerCase()}`)
}

/** True for a sentence that refers back to the one before: "the other way", "rub it", "told him". */
export function isTakenUp(sentence: AnalysedSentence, before: AnalysedSentence): boolean {
  const { text } = sentence
  if (isOtherOf(text, before.text) || handles(sentence) || isInsideKnown.test(text)) return true
  if (takesOne.test(text) || isOfKnown(sentence) || happensToKnown(sentence)) return true
  if (actsOnKnown(sentence)) return true
  if (leavesRest(text) || (bareCount.test(text) && !sentence.startsBlock)) return true
  if (recallsKnown.test(text) || (findsOut.test(text) && sentence.words < maxFindOut)) return true
  // "I called my sister. We hadn't spoken for two years."
  if (/^we\b/i.test(text) && meetsOwn.test(before.text)) return true
  // "The man had cash in his hand. Grandpa told him the frame was bent."
  return tellsOther.test(text) && meetsSomebody.test(before.text)
}

const meetsOwn =
  /\bI\b.{0,60}\bmy (?:\p{L}+ )?(?:sister|brother|friend|mother|father|mom|dad|wife|husband|son|daughter|neighbor|boss|uncle|aunt|cousin|grandmother|grandfather|grandma|grandpa|roommate|partner|ex)\b/u
/** "Why does it? A physicist built a machine to find out." */
const findsOut = /\bto find out[.!]$/i
const maxFindOut = 14
/** "I don't remember what color it was." */
const recallsKnown =
  /^(?:i|we|nobody|he|she|they) (?:still |really )?(?:don['’]t|do not|can['’]t|couldn['’]t|didn['’]t|does|did)? ?(?:even )?(?:remembers?|remembered|knows?|recalls?|know) (?:what|which|how|whose) (?:\p{L}+ )?(?:it|they|he|she|that) (?:was|were|is|are|did|had)\b/iu

const tellsOther =
  /^(?!I |We |He |She |They |You )\p{Lu}\p{L}+ \p{L}+ (?:him|her)\b(?! (?:own|way|name|life|story)\b)/u

/** "Meredith mounted one on a truck". */
export const takesOne =
  /^(?:\S+ ){1,4}(?:mounted|put|took|bought|made|built|gave|sent|used|opened|tried|kept|drew|wrote|ate|found|grabbed|picked) one (?:on|in|at|to|with|from|for|under|into|by|and)\b/i

/** "The dots in the middle are what is left of its seeds": an earlier sentence says whose. */
function isOfKnown({ tokens }: AnalysedSentence): boolean {
  const at = tokens.findIndex(({ lower }) => lower === 'its')
  const nouns = tokens.slice(0, at).filter(({ partOfSpeech }) => /^(?:NOUN|PROPN)$/.test(partOfSpeech))
  return at > 0 && nouns.every(({ lower, lemma }) => lower !== lemma || sidesOfThings.test(lower))
}

/** "A colleague leaned in for a closer look, and it exploded": an earlier sentence says what exploded. */
function happensToKnown({ text, tokens }: AnalysedSentence): boolean {
  if (
    !/^[^,]+, (?:and|but|until) it (?!was|is|seems?|seemed|took|takes|turned|rained|snowed|hurt|feels|felt|means|meant)\p{L}+ed\b/iu.test(
      text,
    )
  )
    return false
  const at = tokens.findIndex(({ lower }) => lower === 'it')
  return tokens
    .slice(0, at)
    .every(({ partOfSpeech, lemma }) => partOfSpeech !== 'NOUN' || isPersonNoun(lemma) || noThing.test(lemma))
}

/** "Bic added it in 1991", "The dentist sold them": what acts is never what it acts on. */
function actsOnKnown({ tokens, isImperative, isQuestion }: AnalysedSentence): boolean {
  if (isImperative || isQuestion) return false
  const verb = tokens.findIndex(({ partOfSpeech }) => partOfSpeech === 'VERB')
  const subject = tokens.slice(0, Math.max(0, verb))
  if (verb < 1 || verb > maxSubject || !/^(?:it|them)$/.test(tokens[verb + 1]?.lower ?? '')) return false
  if (
    idiom.test(tokens[verb]!.lemma) ||
    /^(?:when|that|if|hard|easy|easier|clear)$/.test(tokens[verb + 2]?.lower ?? '')
  )
    return false
  const isPlain = ({ partOfSpeech, lower }: AnalysedToken): boolean =>
    /^(?:NOUN|PROPN|PRON|DET|AUX|PART|ADJ|ADV|NUM)$/.test(partOfSpeech) && !/^(?:who|which|that)$/.test(lower)
  return subject.every(isPlain)
}

const maxSubject = 5
/** "I made it", "you get it", "we call it home". */
const idiom = /^(?:make|get|lose|call|find|hate|love|like|think|believe|mean|blow|earn|wing|help|take)$/

const restOfKnown = /\bthe (?:rest|others|other (?:two|three|four|half))\b(?! of\b)/i
const partsOf = /\b(?:half|one|two|some|most|part|first|third|quarter|few|of)\b/i

/** "The painting takes the rest": of what, the sentence before says. "I ate half and sold the rest" says it itself. */
function leavesRest(text: string): boolean {
  const at = text.search(restOfKnown)
  return at >= 0 && !partsOf.test(text.slice(0, at))
}

/** "There were a hundred and eighty-three.", "I counted nine.": an earlier sentence says of what. */
const bareCount =
  /^(?:(?:there|it) (?:were|was|are|is)|(?:i|we|he|she|they) (?:counted|had|have|found|got|made|bought|sold|kept|lost|saw|needed)) (?:(?:only|exactly|just|about|almost|over|nearly) )?(?:\d[\d,.]{0,8}|(?:(?:an?|and|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|dozen)[ -]?){1,7})[.!]$/i

/** Other nouns that "it" can't stand for, such as "look" in "a closer look". */
const noThing = /^(?:look|step|time|day|night|moment|minute|hour|worker)$/

const sidesOfThings = /^(?:middle|end|top|bottom|front|back|side|center|inside|outside|rest|part|half)$/

/** "Rub it one way", "Dip one in at the far corner": an earlier sentence says what to rub and dip. */
export function handles({ isImperative, tokens }: AnalysedSentence): boolean {
  const [, object, after] = tokens
  if (!isImperative || object === undefined) return false
  const isOne =
    object.lower === 'one' && (after === undefined || /^(?:ADP|ADV|PUNCT|CCONJ)$/.test(after.partOfSpeech))
  return isOne || /^(?:it|them)$/.test(object.lower)
}

/** "There was a note at the bottom": an earlier sentence says of what. */
const isInsideKnown =
  /^there (?:was|were|is|are) (?:an?|one|two|three|only|some|nothing but) [^,.:;]{2,40}? (?:at the (?:bottom|top|back|end)|inside|underneath|on the (?:back|lid|label|other side)|in the middle)(?=[:.,;!]| that\b| with\b| saying\b)/i

/** "A woman came up to me", "the man had cash". */
export const meetsSomebody =
  /\b(?:an?|the|one|some|another) (?:\p{L}+ ){0,2}(?:woman|man|girl|boy|stranger|guy|lady|kid|child|officer|soldier|driver|nurse|doctor|customer|voice)\b/iu
