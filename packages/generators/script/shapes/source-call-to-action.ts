import { countWords } from '../wording/sentences.ts'
import { isMainPerson } from '../meaning/pronoun-repair.ts'
import { isOwnStory } from './source-hooks.ts'
import { leadsTo, leansOn } from '../meaning/sentence-ties.ts'
import { handles } from '../meaning/taken-up.ts'
import type { AnalysedSentence } from '../meaning/source-analysis.ts'
import type { Genre } from '../meaning/source-genre.ts'
import type { SourceReading } from '../meaning/source-reading.ts'
import { imagined, shorterForms } from '../wording/tighten.ts'

export interface SourceCallToAction {
  readonly text: string
  /** Indexes of the source's own sentences in it, if any. */
  readonly sourceSentences: readonly number[]
}

/** Closing lines that make no claim. */
export const closingLines = {
  useful: 'Save this for when you need it.',
  try: 'Save this, and tell me how it goes.',
  facts: 'Which part surprised you most?',
  recipe: 'Save this for the next time you cook.',
  story: 'Follow for more stories like this.',
  opinion: 'Do you agree?',
  product: 'Would you use this?',
  points: 'Which of these did you know?',
  belief: 'Did you believe it, too?',
  interview: 'What would you have asked?',
  reason: 'Did you know why?',
  history: 'Had you heard this story?',
  one: 'Did you know that?',
  guess: 'Would you have guessed?',
  /** With the name of the person whom a text is about. */
  person: 'Had you heard of',
} as const

const closingOf = {
  recipe: closingLines.recipe,
  steps: closingLines.useful,
  advice: closingLines.useful,
  story: closingLines.story,
  opinion: closingLines.opinion,
  product: closingLines.product,
  facts: closingLines.facts,
} satisfies Record<Genre, string>

const maxWords = 20
// "Tonight, turn …", "Before your next call, write …", "If you've got a plant …, check …"
const commandOpening =
  /^(?:(?:if|when|before|after|next time|the next time) (?:you|your)|tonight|today|tomorrow|right now|this week|this weekend)\b.*, \p{L}+/iu
const advice =
  /\b(right now|tonight|today|tomorrow|next time|this week|before you|every time|yourself|your)\b/i

export type ClosingSource = Pick<SourceReading, 'genre' | 'sentences' | 'person' | 'question' | 'title'>

/** The closing line that fits a text: its own question to its readers, or else one for its kind. */
export function closeWith(reading: ClosingSource, isList = false): SourceCallToAction {
  return { text: closingLineOf(reading, isList), sourceSentences: [] }
}

/** The closing line of a single thought. */
export function closeThought(reading: ClosingSource, run: readonly AnalysedSentence[]): SourceCallToAction {
  const ending = closeWith(reading)
  const isOwn = ending.text === reading.question || reading.genre !== 'facts'
  if (isOwn || ending.text === closingLines.useful) return ending
  return { text: thoughtLineOf(run), sourceSentences: [] }
}

/** "If you can't say that in one breath, slow down." */
const ifCommand =
  /^(?:if|when|once) you\b[^,]{3,80}, (?:don['’]t|never|go|slow|stop|walk|call|take|put|use|buy|ask|look|turn|keep|leave|get|see|throw|start|try|wait)\b/i

function thoughtLineOf(run: readonly AnalysedSentence[]): string {
  const isAdvice = run.some(
    ({ isImperative, isQuestion, text }) =>
      !isQuestion && (isImperative || advises.test(text) || ifCommand.test(text)),
  )
  if (isAdvice) return closingLines.useful
  const own = run.filter(({ text }) =>
    /\b(?:i|i['’]m|i['’]ve|i['’]d|my)\b/i.test(text.replace(/["“][^"”]{1,400}["”]/g, '')),
  ).length
  if (own * 2 >= run.length) return closingLines.story
  return run[0]?.isQuestion === true ? closingLines.guess : closingLines.one
}

function closingLineOf(reading: ClosingSource, isList: boolean): string {
  const { genre, sentences, person, question } = reading
  if (question !== null) return question
  const isTold = genre === 'facts' || genre === 'story'
  if (isTold && person !== null && isMainPerson(person, sentences)) return `${closingLines.person} ${person}?`
  if (genre === 'story' && endsInAdvice(sentences)) return closingLines.useful
  if (genre !== 'facts') return closingOf[genre]
  if (isList) return closingLines.points
  if (sentences.some((sentence) => isTakenBack(sentence, sentences[sentence.index + 1])))
    return closingLines.belief
  return closeFacts(reading)
}

/** A closing line that takes up a question fits only where it was asked. */
export function fitClosing(callToAction: string, said: readonly string[]): string {
  const isLost =
    (callToAction === closingLines.interview && !said.some((text) => text.includes('?'))) ||
    (callToAction === closingLines.reason && !said.some((text) => /\bwhy\b/i.test(text)))
  return isLost ? closingLines.facts : callToAction
}

const adviceAtEnd = { sentences: 5, commands: 2 }

/** A story whose last lines tell its viewers what to do. */
function endsInAdvice(sentences: readonly AnalysedSentence[]): boolean {
  const commands = sentences
    .slice(-adviceAtEnd.sentences)
    .filter(
      ({ isImperative, isQuestion, text }) =>
        (isImperative || ifCommand.test(text)) && !isQuestion && !/["“”]/.test(text),
    )
  return commands.length >= adviceAtEnd.commands
}

/** What a call to action says in the words of its source. */
export function withoutClosing(callToAction: string): string {
  const closing = Object.values(closingLines).find((line) => callToAction.endsWith(line))
  return closing === undefined ? callToAction : callToAction.slice(0, -closing.length).trim()
}

const leastAdvice = { share: 0.12, count: 4 }
const advises =
  /\b(?:you (?:should|need to|have to|want to|must)|make sure|next time you|don['’]t (?!know|think|have|want|need|like|see|get|care)\p{L}+ (?:the|a|it|your|too|in|at|on))\b/iu
const leastAsked = 3
const leastPast = { share: 0.5, dates: 2 }
const pastDate =
  /\b(?:1[0-9]\d\d|20[01]\d)\b|\b(?:eighteen|nineteen) (?:hundred|\p{L}{3,6}(?:ty|teen|en|ve|ne|ht))\b|\b(?:century|centuries)\b/iu
const pastVerb =
  /\b(?:was|were|had|did|\p{L}{3,}ed|went|came|took|gave|made|found|built|began|wrote|got|sold|ran|kept)\b/iu

/** What a text that explains something ends with: by what it gives to its viewer. */
function closeFacts({ sentences, title }: ClosingSource): string {
  const count = (matches: (sentence: AnalysedSentence) => boolean): number => sentences.filter(matches).length
  const advised = count(
    ({ isImperative, isQuestion, text }) => !isQuestion && (isImperative || advises.test(text)),
  )
  const isAdvice = advised >= leastAdvice.count && advised >= sentences.length * leastAdvice.share
  const asked = count(
    ({ isQuestion, speaker, index }) => isQuestion && sentences[index + 1]?.speaker !== speaker,
  )
  const isPast =
    count(({ text }) => pastVerb.test(text)) >= sentences.length * leastPast.share &&
    count(({ text }) => pastDate.test(text)) >= leastPast.dates
  if (isAdvice || /^why (?:your|my|the \p{L}+ at home) /iu.test(title ?? '')) return closingLines.useful
  if (isPast && !isOwnStory(sentences)) return closingLines.history
  if (asked >= leastAsked) return closingLines.interview
  if (isOwnStory(sentences) || isLived(sentences)) return closingLines.story
  const isReason = [title ?? '', sentences[0]?.text ?? ''].some((text) =>
    /^why\b(?! (?:did|was|were|do we|did we)\b)/i.test(text),
  )
  return isReason ? closingLines.reason : closingLines.facts
}

const minLived = 0.2

/** What somebody tells of others, and was there: "I drive the 44 bus. There's a kid who never says a word." */
function isLived(sentences: readonly AnalysedSentence[]): boolean {
  if (sentences.some(({ speaker }) => speaker !== undefined)) return false
  const least = sentences.length * minLived
  const own = sentences.filter(({ text }) =>
    /\b(?:i|i['’]m|i['’]ve|i['’]d)\b/i.test(text.replace(/["“][^"”]{1,400}["”]/g, '')),
  )
  const others = sentences.filter(({ text }) => /\b(?:he|she|his|her|him)\b/i.test(text))
  return own.length >= least && others.length >= least
}

const commonBelief =
  /^(?:(?:most|many|a lot of|almost all) people|everyone|everybody|people|you(?:['’]ve)? (?:probably|may have|were)|we (?:were|are|all)|there['’]s a myth)\b.{0,40}\b(?:think|thinks|believe|believes|say|says|heard|told|taught|learned|know|knows)\b/i
const denied =
  /^(?:it|that|this|they)(?:['’]s| is| was|['’]re| are)? ?(?:n['’]t|not)? ?(?:true|a myth|wrong|false)\b|^(?:it|that|this) (?:isn['’]t|wasn['’]t|is not) true|^(?:not true|wrong|false)[.!]/i

/** "You've probably heard that glass flows. It isn't true." */
function isTakenBack({ text }: AnalysedSentence, next: AnalysedSentence | undefined): boolean {
  return next !== undefined && commonBelief.test(text) && denied.test(next.text)
}

/**
 * Ends a script with the source's request to its viewer, if there is one near its end, and a fitting closing line:
 * "save this" after advice, a question after facts. Words of the hook (`inHook`) are not repeated. Without
 * `mayShorten`, a sentence is used whole or not at all. The last step of a recipe is no request.
 */
export function findCallToAction(
  reading: ClosingSource,
  inHook: readonly number[],
  mayShorten = true,
): SourceCallToAction {
  const { sentences, genre, question } = reading
  if (genre === 'story' || question !== null) return closeWith(reading)
  const isOnlySteps = genre === 'recipe' || genre === 'steps'
  const tail = sentences
    .slice(Math.max(Math.floor(sentences.length * 0.72), sentences.length - lastSentences))
    .filter(
      ({ index, isCounted, text }) =>
        !inHook.includes(index) && !isCounted && !(isOnlySteps && !invites.test(text)),
    )
  const asks = tail
    .map((sentence) => ({ sentence, text: askOf(sentence, mayShorten) }))
    .filter(({ text, sentence }) => text !== null && isWhole(sentence, sentences[sentence.index + 1]))
    .map((ask) => ({ ...ask, grade: gradeAsk(ask.sentence, ask.text!, sentences.length) }))
    .sort((a, b) => b.grade - a.grade)
  const best = asks[0]
  if (best && best.grade > 0.5) {
    return {
      text: `${best.text} ${closingAfter(best.text!, genre)}`.trim(),
      sourceSentences: [best.sentence.index],
    }
  }
  return closeWith(reading)
}

/** A request that the next sentence explains is told with it, in its place. */
function isWhole(sentence: AnalysedSentence, next: AnalysedSentence | undefined): boolean {
  if (next === undefined) return true
  // "Do it tonight. Open the settings …": how it is done belongs to it.
  if (next.isImperative && !next.startsBlock) return false
  // "Write the date on your calendar. If there's a ring around it, see a doctor."
  if (!next.startsBlock && /^if \P{P}{3,80}, (?:see|call|go|ask|stop|take|throw)\b/iu.test(next.text))
    return false
  return (
    !leadsTo(sentence, next) &&
    !leansOn(next, sentence) &&
    !/^you(?:['’](?:re|ll|ve)| will| can| are) /i.test(next.text)
  )
}

/** Who is asked to look or to imagine has nothing to save. */
const inMind = /\b(?:look at|think of|think about|imagine|remember|notice|listen|watch|ask yourself)\b/i

function closingAfter(ask: string, genre: Genre): string {
  if (/\b(?:save|tag|share|send|comment|follow|subscribe)\b/i.test(ask)) return ''
  if (/^try\b/i.test(ask)) return closingLines.try
  return inMind.test(ask) ? (genre === 'opinion' ? closingLines.opinion : '') : closingLines.useful
}

/** A request from farther up would be told after what follows it. */
const lastSentences = 4

const invites =
  /^(?:so |and )?(?:try|start with|test|check|do it|make)\b|\b(?:tonight|tomorrow|this week|this weekend|next time)\b/i

function askOf(sentence: AnalysedSentence, mayShorten: boolean): string | null {
  if (sentence.isQuestion) return null
  const comma = sentence.text.indexOf(', ')
  if (comma > 0 && imagined.test(sentence.text.slice(comma))) return null
  const isConditional = commandOpening.test(sentence.text)
  if (!sentence.isImperative && !(isConditional && commandAfterComma(sentence))) return null
  if (
    (handles(sentence) || /^\p{L}+ (?:that|this)\b/iu.test(sentence.text)) &&
    !/^(?:try|check|test|do|save|share|send|tag) /i.test(sentence.text)
  )
    return null
  if (sentence.isDependent && !/^(try|check|test|do) (it|this)\b/i.test(sentence.text)) return null
  const forms = mayShorten ? shorterForms(sentence.text) : []
  const fitting = [sentence.text, ...forms].find((text) => countWords(text) <= maxWords)
  return fitting ?? null
}

function commandAfterComma(sentence: AnalysedSentence): boolean {
  const comma = sentence.tokens.findIndex((token) => token.text === ',')
  const after = sentence.tokens[comma + 1]
  return (
    after !== undefined &&
    /^(check|look|try|do|don't|start|stop|use|take|put|ask|call|open|get|go|leave|keep|pay|turn|add|write|give|listen|pick|choose|set|make|put|move|drop|film|read|walk|drink|eat|save|tell|see|watch|learn|build|plan|cut)$/.test(
      after.lower,
    )
  )
}

function gradeAsk(sentence: AnalysedSentence, text: string, length: number): number {
  const lateness = sentence.index / Math.max(1, length - 1)
  return (
    lateness +
    (advice.test(text) ? 0.6 : 0) +
    (countWords(text) >= 5 ? 0.3 : -1) -
    (/^don't/i.test(text) ? 0.4 : 0)
  )
}
