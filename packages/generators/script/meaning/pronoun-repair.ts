import type { AnalysedSentence } from './source-analysis.ts'
import { isPluralForm } from './topic-phrase.ts'
import type { TopicPhrase } from './topic-phrase.ts'

// Names of places, dates and things come after these words; people begin sentences.
const personVerb =
  /^(was|is|had|has|went|took|said|jumped|showed|made|found|built|wrote|put|became|came|left|died|began|started|invented|moved|told|worked|discovered|decided|returned|never|ran|got|saw|knew|wanted|asked|called|won|lost|grew|lived|married|painted|sold|bought|designed|published)$/i
const maxLookBack = 4
// Cached, because it is needed for every pronoun of a text and never changes.
const personOf = new WeakMap<readonly AnalysedSentence[], string | null>()

/**
 * Replaces a sentence's opening pronoun by its noun, or returns null when it could mean more than one thing. They and
 * It: the subject of the previous sentence, or the topic when that is the subject. He and She: the only person of the
 * whole text.
 */
export function repairPronoun(
  sentence: AnalysedSentence,
  all: readonly AnalysedSentence[],
  topic: TopicPhrase | null,
): string | null {
  const timed = sentence.text.match(timedPerson)
  if (timed) return nameTimed(sentence, all, timed)
  const match = sentence.text.match(/^(They|It|He|She|Their|Its|His|Her)(?:('re|'ve|'ll|'s|'d))?(?= )/)
  // "His name was Isaac Newton": no name stands for "his".
  if (!match || /^(?:Their|Its|His|Her) names? (?:is|was|are|were)\b/.test(sentence.text)) return null
  const pronoun = match[1]!
  // "It took eight months": this "it" is nobody's.
  if (
    /^It (?:took|takes|will take|seems|seemed|turns|turned|rained|snowed|happened|was (?:a|an|the|about|only|not|just|like|then|hard|easy|too|so)|is (?:a|an|the|about|only|not|hard|easy)|cost)\b/i.test(
      sentence.text,
    )
  )
    return null
  const rest = sentence.text.slice(match[0].length)
  const contraction = match[2] ?? ''
  if (contraction === "'d" || contraction === "'s") return null
  const isPerson = /^(He|She|His|Her)$/.test(pronoun)
  if (isPerson && speaksOfOther(sentence, all)) return null
  const noun = isPerson ? onlyPerson(all) : thingBefore(sentence, all, topic, /^(They|Their)$/.test(pronoun))
  if (noun === null || sentence.text.slice(1).toLowerCase().includes(noun.toLowerCase())) return null
  const isPossessive = /^(Their|Its|His|Her)$/.test(pronoun)
  if (pronoun === 'Her' && /^ (to|in|on|at|and|with|for)\b/.test(rest)) return null
  const owner = isPossessive ? `${noun}${noun.endsWith('s') ? '’' : '’s'}`.replace('’', "'") : noun
  const verb = { "'re": ' are', "'ve": ' have', "'ll": ' will' }[contraction] ?? ''
  return `${owner.charAt(0).toUpperCase()}${owner.slice(1)}${verb}${rest}`
}

/** "After a month he gave up." */
const timedPerson =
  /^((?:After|Before|In|On|At|By|For|During|Within|One|Two|Three|Four|Five|Six|Ten|The next|The same|That|Every|Years|Months|Weeks|Days) (?:[\p{Ll}\d]+,? ){1,5})(he|she)(?= )/u

/** True for a sentence that begins with a time and goes on with "he" or "she". */
export function isTimedPerson(text: string): boolean {
  return timedPerson.test(text)
}

function nameTimed(
  sentence: AnalysedSentence,
  all: readonly AnalysedSentence[],
  [, time, pronoun]: RegExpMatchArray,
): string | null {
  const person = onlyPerson(all)
  if (person === null || speaksOfOther(sentence, all)) return null
  const rest = sentence.text.slice(time!.length + pronoun!.length)
  const last = person.split(' ').at(-1)!
  if (rest.includes(last)) return null
  const isUsual = all.some(({ text }) => text.startsWith(`${last} `))
  return `${time}${isUsual ? last : person}${rest}`
}

const somebody =
  /^(?:(?:and|but|so|then|later|that day|one day|once),? )?(?:an?|one|another) (?:\p{L}+ ){0,2}(?:man|woman|guy|boy|girl|worker|officer|friend|neighbor|doctor|teacher|lady|customer|journalist|reporter|student|soldier|captain|boss|critic|colleague)\b/iu

/** "A union man said: “…” He was right to worry.": "he" is not the one whom the text is about. */
export function speaksOfOther(sentence: AnalysedSentence, all: readonly AnalysedSentence[]): boolean {
  const person = onlyPerson(all)
  const last = person?.split(' ').at(-1) ?? ''
  for (let index = sentence.index - 1; index >= Math.max(0, sentence.index - maxLookBack); index--) {
    const { text } = all[index]!
    if (last !== '' && text.includes(last)) return false
    if (somebody.test(text)) return true
  }
  return false
}

/** The one person that a text is about, by full name; null when there are several or none. */
export function onlyPerson(sentences: readonly AnalysedSentence[]): string | null {
  const known = personOf.get(sentences)
  if (known !== undefined) return known
  const person = findOnlyPerson(sentences)
  personOf.set(sentences, person)
  return person
}

function findOnlyPerson(sentences: readonly AnalysedSentence[]): string | null {
  const people = new Map<string, string>()
  for (const sentence of sentences) {
    const name = sentence.text.match(/^(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}+)?){0,2}) (\p{Ll}+)/u)
    if (!name || !personVerb.test(name[2]!)) continue
    const words = name[1]!.split(' ')
    // "The Americans came" names nobody.
    if (
      /^(?:The|This|That|These|Those|A|An|My|Our|His|Her|Their|Its|Some|Most|Many|All|Both|When|If|After|Before|While|Since|Because|Although|As|In|On|At|By|But|And|So|Then|Once|Until|For|With|From|Did|Does|Do|Was|Is|Dear|Today|Yesterday|Now|How|Why|What|Where|Who)$/.test(
        words[0]!,
      )
    )
      continue
    const isWord =
      words.length === 1 && !sentence.tokens.slice(0, 1).some((token) => token.partOfSpeech === 'PROPN')
    if (isWord && !isFullNamePart(words[0]!, people)) continue
    const known = [...people].find(
      ([, full]) => full.split(' ').includes(words.at(-1)!) || full.startsWith(words[0]!),
    )
    if (!known) people.set(name[1]!, name[1]!)
    else if (name[1]!.length > known[1].length) people.set(known[0], name[1]!)
  }
  const named = people.size === 0 ? presentedNames(sentences) : []
  for (const name of presentedNames(sentences)) {
    const isKnown = [...people.values()].some((known) => known.split(' ').at(-1) === name.split(' ').at(-1))
    if (!isKnown) people.set(name, name)
  }
  // "His name was Isaac Newton": somebody else than the one known so far.
  if (people.size > 0)
    for (const { text } of sentences) {
      const other = text.match(ownName)?.[1]
      const isKnown = [...people.values()].some(
        (known) => known.split(' ').at(-1) === other?.split(' ').at(-1),
      )
      if (other !== undefined && !isKnown) people.set(other, other)
    }
  const full = [...people.values()].filter((name) => name.includes(' '))
  if (full.length !== 1 || people.size !== 1) return null
  // Who is named once in passing is not the person whom the text is about.
  const isSubject = named.length === 0 || isAboutPerson(sentences)
  return isSubject ? full[0]! : null
}

const minPersonShare = 0.2
const mainShare = 0.34
const mainShareUnnamed = 0.5

/** True where much of the text is about this person. */
export function isMainPerson(person: string, sentences: readonly AnalysedSentence[]): boolean {
  const last = person.split(' ').at(-1)!
  const about = sentences.filter(
    ({ text }) => /\b(?:he|she|his|her|him)\b/i.test(text) || text.includes(last),
  )
  const named = about.filter(({ text }) => text.includes(last)).length
  return about.length >= sentences.length * (named > 1 ? mainShare : mainShareUnnamed)
}

function isAboutPerson(sentences: readonly AnalysedSentence[]): boolean {
  const about = sentences.filter(({ text }) => /\b(?:he|she|his|her|him)\b/i.test(text))
  return about.length >= sentences.length * minPersonShare
}

/** "A student named Shizo Kanakuri", "a pharmacist, John Walker". */
const presented =
  /\b(?:named|(?:his|her|my husband's|my wife's) (?:full |real )?name was|(?:an?|the|her|his|my|their) (?:\p{L}+ ){0,2}(?:man|woman|guy|boy|girl|artist|student|engineer|chemist|pharmacist|doctor|nurse|teacher|farmer|writer|painter|inventor|scientist|physicist|journalist|captain|soldier|sailor|explorer|architect|composer|singer|player|runner|merchant|officer|pilot|lawyer|clerk|priest|architect|trucker|photographer|king|queen|friend|brother|sister|son|daughter|wife|husband)(?: called)?),? (\p{Lu}\p{Ll}+ (?:\p{Lu}\p{L}{0,12}\.? )?(?:\p{Lu}\p{Ll}{0,2})?\p{Lu}\p{Ll}+)/gu

const ownName = /^(?:His|Her) name was (\p{Lu}\p{Ll}+ (?:\p{Lu}\p{L}{0,12}\.? )?\p{Lu}\p{Ll}+)/u

function presentedNames(sentences: readonly AnalysedSentence[]): string[] {
  return sentences.flatMap(({ text }) => [...text.matchAll(presented)].map((match) => match[1]!))
}

function isFullNamePart(word: string, people: ReadonlyMap<string, string>): boolean {
  return [...people.values()].some((full) => full.split(' ').includes(word))
}

function thingBefore(
  sentence: AnalysedSentence,
  all: readonly AnalysedSentence[],
  topic: TopicPhrase | null,
  isPlural: boolean,
): string | null {
  for (let back = 1; back <= maxLookBack; back++) {
    const before = all[sentence.index - back]
    if (!before) return null
    const topicNoun = isPlural && topic?.isPlural ? topic : null
    if (topicNoun && firstPlural(before) === topicNoun.lemmas.at(-1)) return topicNoun.text
    const subject = subjectOf(before)
    // "Spencer built a metal box. It got hot.": no person is "it".
    if (subject && !isPlural && isPerson(subject.text, all)) return null
    if (subject) return subject.isPlural === isPlural ? checkSubject(subject, before, topic, isPlural) : null
    // "They … They …": the subject stays the same, so the search continues with the sentence before.
    const goesOn = isPlural ? firstPlural(before) === 'they' : /^(It|Its)\b/.test(before.text)
    if (!goesOn) return null
  }
  return null
}

/** True for the name of somebody whom the text presents, in full or by one word of it. */
function isPerson(name: string, all: readonly AnalysedSentence[]): boolean {
  const people = [onlyPerson(all) ?? '', ...presentedNames(all)].map((person) => person.toLowerCase())
  const words = name.toLowerCase().split(' ')
  return people.some((person) => words.every((word) => person.split(' ').includes(word)))
}

/** The lemma of the first plural noun of a sentence, or "they" when that pronoun comes before any. */
function firstPlural(sentence: AnalysedSentence): string | null {
  for (const token of sentence.tokens) {
    if (/^(they|them|their)$/.test(token.lower)) return 'they'
    if (
      token.partOfSpeech === 'NOUN' &&
      isPluralForm(token.lower) &&
      !/^(years|days|hours|minutes|degrees|percent|thirds|weeks|months)$/.test(token.lower)
    )
      return token.lemma
  }
  return null
}

/** "Bacteria don't fit through. Water does. It doesn't take out salt." */
const maxReplyWords = 3

interface Subject {
  readonly text: string
  readonly lemma: string
  readonly isPlural: boolean
}

/** The noun phrase that begins a sentence, when it is a simple one. */
function subjectOf(sentence: AnalysedSentence): Subject | null {
  // "Use tension rods everywhere. They hold curtains."
  if (sentence.isImperative || sentence.words <= maxReplyWords) return null
  const words: string[] = []
  for (const token of sentence.tokens) {
    const tag = token.partOfSpeech
    if (words.length === 0 && tag === 'DET' && /^(the|a|an|this|most|many)$/.test(token.lower)) {
      words.push(/^(a|an|this)$/.test(token.lower) ? 'the' : token.lower)
    } else if (tag === 'ADJ' || tag === 'NOUN' || tag === 'PROPN') {
      words.push(tag === 'PROPN' && words.length > 0 ? token.text : token.lower)
    } else {
      const last = sentence.tokens[sentence.tokens.indexOf(token) - 1]
      const isNoun = last?.partOfSpeech === 'NOUN' || last?.partOfSpeech === 'PROPN'
      if (words.length === 0 || !isNoun || tag === 'ADP' || token.lower === 'and' || token.lower === 'or')
        return null
      return { text: words.join(' '), lemma: last.lemma, isPlural: isPluralForm(last.lower) }
    }
  }
  return null
}

function checkSubject(
  subject: Subject,
  before: AnalysedSentence,
  topic: TopicPhrase | null,
  isPlural: boolean,
): string | null {
  if (topic?.lemmas.at(-1) === subject.lemma) return subject.text
  const rivals = before.tokens.filter(
    (token) =>
      token.partOfSpeech === 'NOUN' &&
      token.lemma !== subject.lemma &&
      isPluralForm(token.lower) === isPlural,
  )
  return rivals.length === 0 ? subject.text : null
}
