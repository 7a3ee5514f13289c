// The name of a script, from its first words.

import { countWords, splitSentences } from './sentences.ts'

const maxWords = 8
const maxCharacters = 60
/** No name needs more of a text than this. */
const maxReadCharacters = 2000

/** What speakers say before they begin. */
const filler =
  /^(?:(?:today |now )?(?:i['’]?m|i am|we['’]?re) (?:gonna|going to) (?:show|tell|teach) you(?: guys)?(?= (?:how|why|what|the|my|about|that))|what happened (?:was|is)(?: that)?|today(?= i['’]?m )|ok(?:ay)?|so|yeah|yes|well|um+|uh+|hmm+|alright|all right|right|basically|honestly|literally|like|listen(?: up)?|look|anyways?|you know|guys|y['’]all|hey|hi|hello)(?: (?:guys|everyone|everybody|friends|there|all|y['’]all|folks))?(?:[,.!…]+\s*|\s+[—–-]\s+|\s+)(?=\S)(?!(?:is|was|are|were|has)\b)/i
/** These begin sentences of their own, unless another filler or a comma is behind them. */
const alsoWord = /^(?:look|like|right|well|yes|listen|you know|so|hi|hello|literally|honestly)\s/i
const greeting =
  /^(?:hey|hi|hello|what['’]s up|good (?:morning|evening)|welcome)\b.{0,40}$|^(?:and )?welcome (?:back )?to (?:my|the|this|our|another)\b/i
/** Where a long sentence has said enough: before a clause that only goes on. */
const nextClause =
  /,? (?:and|but|because|so) (?=(?:honestly|frankly|i|you|we|they|he|she|it|here|there|this|that|nobody|everyone|omg|then|now)\b)/i
const looseEnd =
  /^(?:the|a|an|of|to|in|and|or|is|are|was|with|for|on|that|your|my|but|because|so|at|by|from)$/i

/**
 * A short name for a text: its first sentence that says something, without fillers; all of it when it is short, else
 * its first clause or words.
 */
export function nameOfScript(text: string): string {
  const plain = text.slice(0, maxReadCharacters).trim()
  const sentences = splitSentences(plain)
  const first = sentences.find((sentence) => !isGreeting(sentence)) ?? sentences[0] ?? plain
  return limit(shorten(withoutFillers(withoutMark(first))))
}

/** True for "Hey guys!" and "Welcome back to my channel.". */
export function isGreeting(sentence: string): boolean {
  return greeting.test(withoutMark(sentence))
}

function withoutMark(sentence: string): string {
  // The hook may be the first clause of a sentence, with its comma.
  return sentence.replace(/(?<![.!…])[.!…]+["”']?$/, '').replace(/[,;:–—]$/, '')
}

/** "ok so basically i bought a router" → "I bought a router". What is left must be words enough for a name. */
export function withoutFillers(sentence: string): string {
  let text = sentence
  let count = 0
  for (let match = filler.exec(text); match; match = filler.exec(text)) {
    const rest = text.slice(match[0].length)
    if (countWords(rest) < 3) break
    // Um Kulthum was a singer.
    if (/^Um+ $/.test(match[0]) && /^\p{Lu}\p{Ll}/u.test(rest)) break
    if (alsoWord.test(match[0]) && count === 0 && !filler.test(rest)) break
    // "listen up because nobody tells you": the reason is the sentence.
    text = rest.replace(/^because (?=\S+ \S+ \S)/i, '')
    count++
  }
  return withCapitals(text)
}

/** As a title, with "I" for a small "i". */
function withCapitals(text: string): string {
  const named = text.replace(/(?<![\p{L}\p{N}'’])i(?=['’ ]|$)/gu, 'I')
  return /^\p{Ll}+\p{Lu}/u.test(named) ? named : named.charAt(0).toUpperCase() + named.slice(1)
}

function shorten(sentence: string): string {
  if (countWords(sentence) <= maxWords) return sentence
  for (const clause of [sentence.split(/[,;:—–]\s/)[0]!, sentence.split(nextClause)[0]!]) {
    if (countWords(clause) >= 3 && countWords(clause) <= maxWords) return clause
  }
  const words = sentence.split(' ').slice(0, maxWords)
  while (words.length > 3 && looseEnd.test(words.at(-1)!)) words.pop()
  return `${words.join(' ').replace(/[,;:]$/, '')}…`
}

function limit(name: string): string {
  if (name.length <= maxCharacters) return name
  const cut = name.slice(0, maxCharacters)
  const space = cut.lastIndexOf(' ')
  return `${(space > maxCharacters / 3 ? cut.slice(0, space) : cut).replace(/[\s,;:…]{1,40}$/, '')}…`
}
