import { capitalise } from './lead-ins.ts'
import { countWords } from './sentences.ts'

// Removing these would lose a condition, so the sentence would claim more than its source.
const qualifier =
  /\b(but|unless|except|only|until|although|though|if|provided|rather|instead|however|not|never|n't|without|at least|up to|at most|sometimes|usually|may|might|could|probably)\b|n't\b/i
const subordinate =
  /^(if|when|while|after|before|because|since|although|though|once|as|unless|until|in|on|at|during|for|with|by)\b/i
const firstPersonAside =
  /, (?:and|but) (?:i(?! (?:thought|said|asked|told|felt|knew|realized|was|decided)\b)|people get mad|everyone tells me|my \p{L}+ (?:told|tells|says|said))\b[^,.]{3,50},(?! ?["“])(?! (?:which|who|whose|where|because|so|since|of course|and (?:i|he|she|it|they|we|the|then))\b)|, (?:okay|right|you know)(?=[.?!]?$)|(?<!["”]),? (?:my \p{L}+ (?:told|says|said)(?: me)?(?: that)?|i (?:promise|swear|think|guess|believe|mean)(?: you)?|trust me|believe me|in my opinion|to be honest|if you ask me)(?=[.?!]?$)/giu

/** Removes softeners and asides without meaning. Numbers, names, negations and conditions stay. */
export function tighten(sentence: string): string {
  const text = sentence
    .replace(firstPersonAside, '')
    .replace(
      /(?<!\bmean )\b(?:really|very much|pretty much|super|totally|absolutely|simply) (?=\p{Ll})/giu,
      '',
    )
    .replace(/\bin order to\b/gi, 'to')
    .replace(/\b(?:at this point in time|at the end of the day),? /gi, '')
    .replace(/\bdue to the fact that\b/gi, 'because')
    .replace(
      /\b(is|are|was|were), (?!(?:with|without|in|on|at|by|for|from|of|as|like|and|but|or|who|which|if|when|too|though|however|therefore|after|before|not)\b)/g,
      '$1 ',
    )
    .replace(/(?<!\s)\s+([,.!?;:])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  return endSentence(capitalise(text))
}

/**
 * Shortens a sentence to about `maxWords` by dropping its last clauses, but only those that add something ("and …",
 * "which …", "so …"), never one that limits an earlier statement. May return it unchanged.
 */
export function cutTrailingClauses(sentence: string, maxWords: number): string {
  let text = sentence
  while (countWords(text) > maxWords) {
    const shorter = cutOnce(text)
    if (shorter === null) break
    text = shorter
  }
  return text
}

/** Every way to end the sentence earlier that is still a sentence, longest first. For titles and hooks. */
export function shorterForms(sentence: string): string[] {
  const forms: string[] = []
  for (let text = cutOnce(sentence); text !== null; text = cutOnce(text)) forms.push(text)
  return forms
}

/** "Walk through a desert for a day, and you would trade a diamond for water": no command without its outcome. */
export const imagined = /^, (?:and|then) (?:you|it|they)(?:['’]d|['’]ll| would| will| can| could)\b/i

function cutOnce(text: string): string | null {
  const boundaries = [...text.matchAll(/(?:,|;|—| –) (?=(?:and|so|which|where|who|then|or)\b)|; |: | — /gi)]
  for (const boundary of boundaries.reverse()) {
    const head = text.slice(0, boundary.index)
    const tail = text.slice(boundary.index + boundary[0].length)
    // "The story, which you told, is …": the main verb comes after the inserted clause.
    const isInserted = /^(?:which|where|who)\b/i.test(tail) && tail.includes(', ')
    // "She wrote: “Thank you for the rides, and for the bird.”": what is quoted is told whole.
    const isQuoted = head.split(/["“”]/).length % 2 === 0
    if (imagined.test(text.slice(boundary.index)) || isInserted || isQuoted) continue
    const isPart = isList(head, tail) || endsSeries(head, tail)
    if (isWhole(head) && !qualifier.test(tail) && !isPart) return endSentence(head)
  }
  return null
}

/** True when the first part has a clause of its own, not only "if …" or "on Monday …". */
function isWhole(head: string): boolean {
  const words = countWords(head)
  if (words < 5) return false
  const opening = head.match(subordinate)
  if (!opening) return /\b\p{L}+\b.*\b\p{L}+\b/u.test(head)
  const rest = head.split(/, /).slice(1).join(', ')
  return countWords(rest) >= 4 && !subordinate.test(rest)
}

/** "Repotting, feeding, and moving it": the last comma belongs to a list. */
function isList(head: string, tail: string): boolean {
  const lastItem = head.split(', ').at(-1) ?? ''
  return (
    /^(and|or)\b/i.test(tail) && head.includes(', ') && countWords(lastItem) <= 4 && countWords(tail) <= 6
  )
}

/** "You list the jobs, you rate them, and the app deals them out": without its end, a series has no "and". */
function endsSeries(head: string, tail: string): boolean {
  if (!/^(?:and|or)\b/i.test(tail) || subordinate.test(head)) return false
  const [, ...items] = head.split(', ')
  return items.length > 0 && !joined.test(items.at(-1)!)
}

const joined =
  /^(?:and|but|so|or|yet|then|not|which|who|whose|where|because|when|if|while|although|though|unless|until|since|as|in|on|at|by|with|for)\b/i

/** Ends a sentence with one mark. */
export function endSentence(text: string): string {
  const trimmed = text.replace(/(?<![\s,;:—–-])[\s,;:—–-]+$/, '')
  return trimmed === '' || /[.!?…]["'”’)]*$/.test(trimmed) ? trimmed : `${trimmed}.`
}
