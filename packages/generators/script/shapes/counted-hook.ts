// The opening of a list names the number of its points. Where the source says it ("these are the four things that
// happened"), its own words open the list; otherwise the number goes with the title or the topic.

import { scoreHook } from '../wording/hook-score.ts'
import type { ListPoints } from './list-points.ts'
import { capitalise } from '../wording/lead-ins.ts'
import type { AnalysedSentence } from '../meaning/source-analysis.ts'
import type { SourceReading } from '../meaning/source-reading.ts'
import { leadsTo, leansOn } from '../meaning/sentence-ties.ts'
import { endSentence } from '../wording/tighten.ts'
import { titleCandidate, withSmallWords } from './title-hook.ts'
import type { DraftHook } from '../types.ts'

const names = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const maxHookWords = 24
const maxTitleWords = 18
const maxDishWords = 11
/** "Three things." alone opens nothing. */
const minCountWords = 5

/** Ways to open a list; a part in braces is replaced. */
const countedFrames = [
  '{Number} things to {verb}.',
  '{Number} ways to {verb}.',
  '{Number} reasons why {clause}.',
  'How to {verb}, in {number} steps.',
  'How I {verb}, in {number} steps.',
  '{Title}, in {number} steps.',
  '{Number} things to know if you want to {verb}.',
  '{Number} things to do when {clause}.',
  '{Number} things to know about {topic}.',
  '{Number} things {who} learned {from}.',
  '{Number} things you should know.',
  '{Number} moments from one story.',
  '{Number} steps, in order.',
  '{Question} {Number} reasons.',
  '{Sentence} {Number} things {who} did.',
  '{Sentence} {Number} things to know.',
] as const

/** "5 Mistakes Everyone Makes With Cast Iron" */
const numberedTitle = /^(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine) (\p{L}.*)$/iu

/** True for an opening of a list that is not from its source, apart from the topic or title in it. */
export function isCountedFrame(text: string): boolean {
  const plain = text.toLowerCase()
  const isCounted = names.some(
    (name) =>
      plain.startsWith(`${name} `) ||
      plain.includes(` in ${name} steps`) ||
      plain.endsWith(`? ${name} reasons.`) ||
      / things (?:(?:i|we) did|to know)\.$/.test(plain),
  )
  return isCounted && countedFrames.some((frame) => fits(plain, frame.toLowerCase().split(/\{[a-z]+\}/)))
}

/** True when the fixed parts of a frame occur in their order. */
function fits(text: string, parts: readonly string[]): boolean {
  let from = 0
  return parts.every((part) => {
    const at = text.indexOf(part.replace(/\.$/, ''), from)
    from = at + part.length
    return at >= 0
  })
}

/** "Three things you should know.": nothing says what they are about. */
export function isVagueCount(text: string): boolean {
  return text.endsWith(' things you should know.')
}

/** The opening of a list with these points. */
export function countedHook(list: ListPoints, reading: SourceReading): DraftHook {
  const count = list.points.length
  const titled = titleWithCount(count, list, reading)
  if (titled !== null) return { text: titled, pattern: 'number', sourceSentences: [] }
  const said = findOwnCount(count, list, reading)
  if (said) return { text: said.text, pattern: 'number', sourceSentences: said.indexes }
  const text = fill(count, list, reading)
  return {
    text,
    pattern: scoreHook(text).pattern === 'question' ? 'question' : 'number',
    sourceSentences: [],
  }
}

const pluralTitle =
  /^(?:things|reasons|ways|tips|rules|mistakes|lessons|signs|habits|facts|tricks|myths|secrets|questions|steps) \p{L}/iu

/** "5 mistakes …" and "Things I wish …" already say what is counted. */
function titleWithCount(count: number, { areCounted }: ListPoints, reading: SourceReading): string | null {
  const title = shortTitle(reading)
  if (!areCounted || title === null) return null
  const number = capitalise(names[count] ?? String(count))
  const counted = title.match(numberedTitle)?.[1]
  if (counted) return endSentence(`${number} ${withSmallWords(`a ${counted}`, reading.sentences).slice(2)}`)
  return pluralTitle.test(title)
    ? endSentence(`${number} ${title.charAt(0).toLowerCase()}${title.slice(1)}`)
    : null
}

/** The sentence before the first point that says how many there are; with the one before it when it leans on that. */
function findOwnCount(
  count: number,
  { points, isComplete, areCounted }: ListPoints,
  { sentences }: SourceReading,
): { text: string; indexes: number[] } | null {
  if (!areCounted || !isComplete) return null
  const first = points[0]!.sentences[0]!.index
  const sentence = sentences.slice(0, first).findLast(({ text }) => namesCount(text, count))
  if (!sentence) return null
  const before = sentences[sentence.index - 1]
  const isBare = /^(?:these|those|here|there|this|that)\b/i.test(sentence.text)
  if (!isBare)
    return sentence.words <= maxHookWords && sentence.words >= minCountWords
      ? { text: sentence.text, indexes: [sentence.index] }
      : null
  if (before === undefined || before.words + sentence.words > maxHookWords + 4) return null
  return { text: joinPair(before, sentence), indexes: [before.index, sentence.index] }
}

const countable =
  /^(?:things|reasons|ways|steps|tips|rules|mistakes|signs|habits|lessons|facts|questions|tricks|points)\b/i
const maxBetween = 2
/** Whatever is counted, but for amounts of time and money. */
const opensCount =
  /^\S+ (?:\p{L}+ ){0,2}(?!(?:times|years|days|weeks|months|hours|minutes|seconds|dollars|euros|pounds|miles|words) )\p{L}+[^s\W]s (?:for|to|that|which|who|you|we|i|every|every\w+|nobody|of|in|with|your|about|from)\b/iu

/** "These are the four things", "five very simple rules". */
function namesCount(text: string, count: number): boolean {
  const words = text.toLowerCase().split(' ')
  // "Three exercises for people who sit all day."
  if ((words[0] === names[count] || words[0] === String(count)) && opensCount.test(text)) return true
  return words.some((word, place) => {
    if (word !== names[count] && word !== String(count)) return false
    return words.slice(place + 1, place + 2 + maxBetween).some((next) => countable.test(next))
  })
}

function joinPair(before: AnalysedSentence, sentence: AnalysedSentence): string {
  const joint =
    sentence.connective === 'and'
      ? `And ${sentence.text.charAt(0).toLowerCase()}${sentence.text.slice(1)}`
      : sentence.text
  return `${before.text} ${joint}`
}

const waysBehind =
  /^([^:–—(]{4,60}?)(?:: | [–—-] | \()(?:(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) )(?:\p{L}+ ){0,2}?(?:methods|ways|tricks|tips|options|ideas|techniques|hacks)\b/iu

type Put = (frame: (typeof countedFrames)[number], words?: Record<string, string>) => string

/** The opening that names what the points are about. */
function fillByTopic(
  put: Put,
  title: string | null,
  { points, areCounted }: ListPoints,
  reading: SourceReading,
): string {
  const product =
    reading.genre === 'product'
      ? title?.match(/^(?:introducing |announcing |presenting )?(\p{L}[^–—|:]{1,24}?)(?: ?[–—|:] |$)/iu)?.[1]
      : undefined
  const named = /^(\p{Lu}[\p{L}\d]{2,20}) (?:is|are) (?:an?|the) /u.exec(
    reading.sentences[0]?.text ?? '',
  )?.[1]
  if (reading.genre === 'product' && named !== undefined)
    return put('{Number} things to know about {topic}.', { topic: named })
  if (product) return put('{Number} things to know about {topic}.', { topic: product })
  if (reading.genre === 'story') return put('{Number} moments from one story.')
  const { topic } = reading
  if (topic !== null && (isUsedBare(topic.text, reading) || (topic.isPlural && !topic.isName)))
    return put('{Number} things to know about {topic}.', { topic: topic.text })
  const promised = areCounted ? findPromised(reading) : null
  if (promised !== null) return put('{Number} things to know about {topic}.', { topic: promised })
  const sentence = sentenceAbove(points, reading)
  if (sentence !== null) return put('{Sentence} {Number} things to know.', { Sentence: sentence })
  const plural = areCounted ? pluralOf(topic, reading) : null
  if (plural !== null) return put('{Number} things to know about {topic}.', { topic: plural })
  return put('{Number} things you should know.')
}

function fill(count: number, list: ListPoints, reading: SourceReading): string {
  const { areCounted, isComplete, points } = list
  const number = names[count] ?? String(count)
  const put: Put = (frame, words = {}) =>
    endSentence(
      Object.entries({ ...words, number, Number: capitalise(number) }).reduce(
        (text, [name, word]) => text.replace(`{${name}}`, () => word),
        frame as string,
      ),
    )
  const done = doneIn(points[0]!.sentences[0]!, reading)
  if (done !== null) return put('{Sentence} {Number} things {who} did.', done)
  const isSteps = reading.genre === 'steps' || reading.genre === 'recipe'
  const title = shortTitle(reading)
  const isQuestion = reading.title?.endsWith('?') === true
  const small = title === null ? null : withSmallWords(title, reading.sentences)
  const how = small?.match(/^how to (.+)$/i)?.[1]
  // "How to chop onions: 4 methods, tested" counts ways, not steps.
  const ways = how?.match(waysBehind)
  if (ways) return put('{Number} ways to {verb}.', { verb: ways[1]! })
  if (how && areCounted && isComplete) return put('How to {verb}, in {number} steps.', { verb: how })
  const own = small?.match(/^how i (.+)$/i)?.[1]
  if (own && areCounted && isComplete) return put('How I {verb}, in {number} steps.', { verb: own })
  if (how) return put('{Number} things to know if you want to {verb}.', { verb: how })
  const what = title?.match(/^what to (.+)$/i)?.[1] ?? findWhatTo(reading)
  if (what) return put('{Number} things to {verb}.', { verb: what })
  const learned = title?.match(/^what (we|i) learned ((?:from|after|about|in|by) .+)$/i)
  if (learned)
    return put('{Number} things {who} learned {from}.', {
      who: /^i$/i.test(learned[1]!) ? 'I' : 'we',
      from: learned[2]!,
    })
  if (isQuestion && areCounted && /^why\b/i.test(small ?? ''))
    return put('{Question} {Number} reasons.', { Question: `${small}?` })
  const why = isQuestion ? undefined : title?.match(/^why (.+)$/i)?.[1]
  const areCommands = points.filter(({ sentences }) => sentences[0]?.isImperative).length > count / 2
  if (why && /^you\b/i.test(why) && areCommands)
    return put('{Number} things to do when {clause}.', { clause: why })
  if (why && !why.endsWith('?') && !areCommands && areCounted)
    return put('{Number} reasons why {clause}.', {
      clause: withSmallWords(`why ${why}`, reading.sentences).slice(4),
    })
  if (isSteps && isComplete && title !== null && title.split(' ').length <= maxDishWords)
    return put('{Title}, in {number} steps.', { Title: withSmallWords(title, reading.sentences) })
  if (isSteps && isComplete) return put('{Number} steps, in order.')
  if (title !== null && /^\p{L}{2,}ing (?:for|a|an|the|your|to|with|in|on|about)\b/iu.test(title)) {
    return put('{Number} things to know about {topic}.', {
      topic: title.charAt(0).toLowerCase() + title.slice(1),
    })
  }
  return fillByTopic(put, title, list, reading)
}

/** What a list is about, as its title or its first sentence says. */
function sentenceAbove(points: ListPoints['points'], reading: SourceReading): string | null {
  const titled = titleCandidate(reading.title, reading.sentences)?.hook.text
  if (titled !== undefined) return titled
  const [first, second] = reading.sentences
  const isTold = first === undefined || points.some(({ sentences }) => sentences.includes(first))
  const isPlain =
    !isTold &&
    !first.isQuestion &&
    !first.isCounted &&
    first.words >= minFirstWords &&
    first.words <= maxProblemWords
  return isPlain && !leansOn(first, undefined) && !leadsTo(first, second) ? first.text : null
}

const minFirstWords = 4
const maxProblemWords = 14

/** "What I did:" above the points, behind a text that begins with what was wrong. */
function doneIn(
  first: AnalysedSentence,
  { sentences }: SourceReading,
): { Sentence: string; who: string } | null {
  const who = sentences[first.index - 1]?.text.match(/^what (i|we) did\b/i)?.[1]
  const problem = sentences[0]!
  if (who === undefined || problem.words > maxProblemWords || problem.index === first.index) return null
  return { Sentence: problem.text, who: /^i$/i.test(who) ? 'I' : 'we' }
}

/** "I want to tell you what happens in the room after you leave." */
function findPromised({ sentences }: SourceReading): string | null {
  for (const { text } of sentences.slice(0, 3)) {
    const found = text.match(
      /\b(?:tell|show|explain to|teach|share with) you ((?:what|how|why) (?!(?:that|this|it|to)\b)[^.,!?]{8,70})[.!]?$/i,
    )?.[1]
    if (found && !/\b(?:that|this|it|because)\b/i.test(found)) return found
  }
  return null
}

/** "Here is what to check before you sign a lease." */
function findWhatTo({ sentences }: SourceReading): string | null {
  for (const { text } of sentences.slice(0, 6)) {
    const found = text.match(
      /\bwhat to ((?:check|do|look for|ask|know|avoid|buy|say|bring|watch|pack|eat|remember|learn)\b.{0,80}?)[.!]?$/i,
    )?.[1]
    if (found) return found
  }
  return null
}

/** "A knife" and "nine knives": a text about things of one kind, whose plural it says itself. */
function pluralOf(topic: SourceReading['topic'], { sentences }: SourceReading): string | null {
  if (topic === null || topic.isName || topic.lemmas.length !== 1) return null
  const [lemma] = topic.lemmas
  for (const { tokens } of sentences.slice(0, 200))
    for (const token of tokens)
      if (
        token.partOfSpeech === 'NOUN' &&
        token.lemma === lemma &&
        /[^s]s$/.test(token.lower) &&
        token.lower !== lemma
      )
        return token.lower
  return null
}

function shortTitle({ title }: SourceReading): string | null {
  const plain =
    title
      ?.replace(/ ?\([^()]{0,80}\)/g, '')
      .replace(/[.!?]{1,3}$/, '')
      .trim() ?? ''
  return plain === '' || plain.split(' ').length > maxTitleWords ? null : plain
}

const determiner = /^(?:the|a|an|this|that|my|your|his|her|its|our|their|one|each|every|\p{L}+['’]s)$/u

/** "about compost" is English, "about pan" is not: the topic must mostly stand without an article. */
function isUsedBare(topic: string, { sentences }: SourceReading): boolean {
  let bare = 0
  let uses = 0
  for (const { text } of sentences.slice(0, 200)) {
    const at = text.toLowerCase().indexOf(topic.toLowerCase())
    if (at < 0) continue
    uses++
    const before = text.slice(0, at).toLowerCase().trim().split(' ').slice(-2)
    if (!before.some((word) => determiner.test(word))) bare++
  }
  return uses >= 2 && bare > uses * 0.6
}
