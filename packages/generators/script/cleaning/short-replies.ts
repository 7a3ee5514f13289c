// "So it was never about looks." – "No, never.": what somebody says in two words answers what another one said. Without
// that it means nothing, so both are told, or neither, or what was said is told as a fact.

import { countWords } from '../wording/sentences.ts'
import { emptyLine } from './source-patterns.ts'
import type { SourceSentence } from './source-sentence.ts'

const maxReplyWords = 5
const reply =
  /^(?:(?:oh|yeah|yes|no|well|right|okay|exactly|sure|god|so|hey|man),? ){0,2}(?:yes|no|yeah|yep|nope|never|always|exactly|right|correct|absolutely|definitely|totally|of course(?: not)?|sure|pretty much|more or less|kind of|sort of|at (?:least|most)|almost(?: never| always)?|not (?:at all|really|quite|yet|even close|one|once)|easily|both|both of them|neither|none|none of (?:them|it)|all of (?:them|it)|probably(?: not)?|maybe(?: not)?|sometimes|often|usually|rarely|i (?:guess|think|hope|know|believe|swear)(?: so| not| you do)?|i(?:['’]m| am) (?:not|serious)|(?:i|you|we|they|he|she|it|that|everybody|everyone|nobody|most people) (?:really |just )?(?:do|does|did|is|are|was|were|can|could|would|will|have|has|had)(?:n['’]t)?|(?:it|that|they|he|she)(?:['’]s| is| are|['’]re| was| were) (?:not )?\p{L}{2,14}|every (?:week|day|year|time|single \p{L}{3,6})|all the time|many times|that['’]s (?:it|right|true|correct)|that['’]s what (?:everybody|everyone|most people|people|they all|i|we) (?:thinks?|says?|thought|believes?)|it depends|you bet|i guess\. yeah)[.!]$/iu
const assents =
  /^(?:(?:oh|well|so|god),? )?(?:exactly|right|correct|absolutely|definitely|totally|of course[.!]|sure|pretty much|more or less|easily|you bet|that['’]s (?:it|right|true|correct))/i
const negativeReply = /^(?:(?:oh|well|god|yeah),? )?(?:no|never|none|not|nope|neither)\b/i
const negative = /\b(?:not|never|no|none|nobody|nothing|neither|without)\b|n['’]t\b/i
const surprise = /^(?:(?:oh|so|but|and),? )?(?:wait|hold on|really|seriously|what\b|sorry|wow|huh|hm+)\b/i
const addressed =
  /\b(?:i|i['’]m|i['’]d|i['’]ve|my|me|we|our|us|you|your|you['’]\p{L}+|welcome|guest|today)\b/iu
const asksOpenly =
  /\b(?:what|how|why|when|where|who|which)\b|^(?:(?:so|and|but|okay|well|wait)[,.]? ){0,2}(?:is|are|was|were|do|does|did|can|could|should|will|would|has|have|isn['’]t|aren['’]t|doesn['’]t|don['’]t) /i
const lead = /^(?:(?:so|okay|right|and|well|yeah),? ){1,3}(?=\p{L})/iu
const minToldWords = 5
const maxEchoShare = 0.5

/** Questions that say nothing without what stands before them. */
export const leaningQuestion =
  /^(?:(?:so|and|but|okay),? )?(?:(?:yes|true|good|right|fact|myth) or \p{L}+|(?:is|was|does|did|can|could|would|will|should) (?:that|it|this|they)\b|worth it\b|thoughts\b|(?:why(?: not| is that)?|how (?:so|come)|what do you mean(?: by (?:that|it))?|what does (?:that|it) mean|in what way|like what|such as|for example)(?=\?)).{0,40}\?$/iu

/** True for an answer that says nothing without what it answers. */
export function isShortReply(text: string): boolean {
  const plain = text.replace(calledName, '')
  return countWords(plain) <= maxReplyWords && reply.test(plain)
}

/** "That's right, Elaine." */
const calledName = /, \p{Lu}\p{Ll}{1,20}(?=[.!]$)/u
const disbelief =
  /^(?:(?:oh|no|wait|come on|stop|wow)[,.!]? ){0,2}(?:you(?:['’]re| are|['’]ve got to be| must be| have to be) (?:kidding|joking|serious|not serious)(?: me)?|no way|get out(?: of here)?|(?:shut|hush) up|i (?:can['’]t|don['’]t) believe (?:it|that|you)|are you (?:kidding|joking|serious)(?: me)?|(?:really|seriously)|unbelievable|incredible|stop it)[.!?]{1,2}$/i
const insists =
  /^(?:(?:no|nope|oh|yes|yeah),? )?(?:i(?:['’]m| am) (?:not|serious|not kidding|not joking|dead serious)|i (?:swear|know|promise|wish i was|wish i were)|(?:it|he|she|they|we|that) (?:is|was|does|did|were|do)|no|nope|really|seriously|true story|not at all|i kid you not|one hundred percent)[.!]$/i

/** "You're kidding.", and what answers it: "I'm not." */
export function isDisbelief(text: string, answer?: string): boolean {
  return disbelief.test(text) && (answer === undefined || insists.test(answer))
}

/** True for words that only say yes or no, or show that somebody listens. */
export function isAssent(text: string): boolean {
  const plain = text.replace(calledName, '').replace(/^(?:yes|yeah|no|oh|right),? (?=\p{L}+[.!]$)/iu, '')
  return isShortReply(text) && emptyLine.test(plain)
}

/** True for "Exactly.", but not for "No." */
export function agrees(text: string): boolean {
  return !negativeReply.test(text)
}

/** What becomes of a remark and the short reply to it. */
export type Exchange = 'drop' | 'keep' | 'fact'

export function judgeExchange(
  remark: string,
  answer: string,
  around: readonly (SourceSentence | undefined)[],
): Exchange {
  if (addressed.test(remark) || surprise.test(remark) || countWords(remark) < minToldWords - 1) return 'drop'
  if (remark.endsWith('?') && asksOpenly.test(remark)) return 'keep'
  const isAgreed = assents.test(answer) || negative.test(remark) === negativeReply.test(answer)
  if (!isAgreed) return 'keep'
  return countWords(remark) >= minToldWords && !repeats(remark, around) ? 'fact' : 'drop'
}

/** "So it goes out even if nobody plays it?" as a fact. */
export function asFact(remark: string): string {
  const plain = remark.replace(lead, '').replace(/,? (?:basically|right|huh|then)(?=[?.!]$)/i, '')
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1).replace(/[?!.]{1,3}$/, '')}.`
}

/** True when most of the words were said, or are said, by the other one anyway. */
function repeats(remark: string, around: readonly (SourceSentence | undefined)[]): boolean {
  const words = contentWords(remark)
  return around.some((other) => {
    // "Even if nobody plays it." goes on from what it repeats.
    if (other !== undefined && isPartOf(other.text, remark)) return false
    const known = new Set(contentWords(other?.text ?? ''))
    return words.length > 0 && words.filter((word) => known.has(word)).length > words.length * maxEchoShare
  })
}

function contentWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []
}

/** "Even if nobody plays it." behind "It goes out even if nobody plays it.": nothing new. */
export function isPartOf(part: string, whole: string): boolean {
  const words = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []).join(' ')
  return words(part) !== '' && ` ${words(whole)} `.includes(` ${words(part)} `)
}
