// The title of a draft: the source's own where it is short, or else whole words that the draft says. A title is never cut
// in the middle of a clause.

import { isMainPerson } from '../meaning/pronoun-repair.ts'
import { countWords } from '../wording/sentences.ts'
import type { SourceReading } from '../meaning/source-reading.ts'
import type { DraftHook } from '../types.ts'

const maxCharacters = 60
/** What is said and shown at once may be longer. */
const maxSaidCharacters = 76
const maxWords = 15
const minClauseWords = 4
const minTitleWords = 3
/** Where a long title may end: before what only adds to it. */
const addition =
  /(?:[:;,]| [–—|-]|\.) | (?=\()|,? (?=(?:and|but|so|because|before|which|while|until|although|when) (?:i|you|we|he|she|it|they|here|now|the|my|there)\b)/giu

/** The title of what is said. */
export function titleOfDraft(
  given: string | null,
  { hook, hookAlternatives }: { hook: DraftHook; hookAlternatives: readonly DraftHook[] },
  { person, topic, sentences }: Pick<SourceReading, 'person' | 'topic' | 'sentences'>,
): string {
  const own = given === null ? null : shorten(withoutNote(given))
  if (own !== null) return own
  if (person !== null && isMainPerson(person, sentences)) return person
  const said = [hook, ...hookAlternatives.filter(({ sourceSentences }) => sourceSentences !== undefined)].map(
    ({ text }) => text,
  )
  const titles = said.map(asTitle).filter((title) => title !== null)
  const isAbout = (title: string): boolean =>
    topic?.lemmas.some((lemma) => title.toLowerCase().includes(lemma)) === true
  return (
    asTitle(hook.text) ??
    titles.find(isAbout) ??
    titles[0] ??
    said.map((text) => shorten(withoutEnd(text))).find((title) => title !== null) ??
    (topic === null || topic.lemmas.length < 2
      ? firstWords(hook.text)
      : topic.text.charAt(0).toUpperCase() + topic.text.slice(1))
  )
}

/** "Script ideas pasta water (rough!!)" → "Pasta water": what the writer noted for later. */
function withoutNote(title: string): string {
  const plain = title
    .replace(/ ?\((?:rough|draft|wip|notes?|final|v\d|first|idea|todo)\b[^()]{0,30}\)/gi, '')
    .replace(/^(?:script|video|reel|short|tiktok|post|blog) (?:ideas?|notes?|drafts?):? (?=\p{L})/iu, '')
    .trim()
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** The whole sentence, when it is short enough. Of several sentences, the first one. */
function asTitle(text: string): string | null {
  const first =
    text.match(
      /^(?:(?:Mrs?|Ms|Dr|St|Prof)\. )?(?:[^.!?]|(?<=\b(?:Mrs?|Ms|Dr|St|Prof))\.){1,200}(?:[.!?]["”]?(?= |$)|$)/,
    )?.[0] ?? text
  const bare = first.replace(/^["“]([^"“”]{1,200})["”]$/, '$1')
  const whole = bare.split('"').length % 2 === 0 ? bare.replaceAll('"', '') : bare
  const title = whole.endsWith('?') ? whole : withoutEnd(whole)
  return fits(title) ? title : null
}

function withoutEnd(text: string): string {
  return text.replace(/(?<![.!…])[.!…]{1,3}["”']?$/, '')
}

function fits(title: string): boolean {
  return title.length <= maxSaidCharacters && countWords(title) <= maxWords
}

/** A long title without what it adds: "I became the package guy and now …". null when nothing of it is short enough. */
function shorten(title: string): string | null {
  if (title.length <= maxCharacters) return title
  const plain = title.replace(/ ?\([^()]{0,80}\)/g, '').trim()
  if (plain.length <= maxCharacters) return plain
  const ends = [...plain.matchAll(addition)].map(({ index }) => index).reverse()
  for (const end of ends) {
    const head = plain.slice(0, end).replace(/[\s,;:–—|-]{1,4}$/, '')
    const isQuoted = (head.split('"').length + head.split(/[“”]/).length) % 2 === 1
    const isOpen =
      /^(?:if|when|while|because|although|after|before|since|unless|once|as)\b/i.test(head) ||
      (/^(?:in|on|at|by|with|for)\b/i.test(head) && !saysWhat.test(head))
    const isLong =
      countWords(head) >= (/[.:]$/.test(plain.slice(0, end + 1)) ? minTitleWords : minClauseWords)
    if (head.length <= maxCharacters && isLong && !isOpen && !isQuoted) return head
  }
  return null
}

const saysWhat = /\b(?:is|was|are|were|had|has|did|does|do|can|will|there['’]s|it['’]s|\p{L}{3,}ed)\b/iu

/** The beginning of a sentence that no clause ends. */
function firstWords(text: string): string {
  const words = text.split(' ').slice(0, 8)
  while (
    words.length > 3 &&
    /^(?:the|a|an|of|to|in|and|or|is|are|was|with|for|on|that|your|my)$/i.test(words.at(-1)!)
  )
    words.pop()
  return `${words.join(' ').replace(/[,;:]$/, '')}…`.slice(0, 110)
}
