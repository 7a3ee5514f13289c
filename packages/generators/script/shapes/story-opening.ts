// The first sentence of a story, and of a source without a strong line.

import { scoreHook } from '../wording/hook-score.ts'
import { leadsTo, leansOn } from '../meaning/sentence-ties.ts'
import { hasVerb } from '../meaning/verbs.ts'
import type { AnalysedSentence } from '../meaning/source-analysis.ts'
import type { SourceReading } from '../meaning/source-reading.ts'
import type { DraftHook } from '../types.ts'

const maxPlainHookWords = 16

export function plainHook({ sentences }: SourceReading): DraftHook {
  const ranked = [...sentences].sort((a, b) => b.score - a.score)
  const first = ranked.find((sentence) => sentence.words <= maxPlainHookWords) ?? sentences[0]!
  return { text: first.text, pattern: scoreHook(first.text).pattern, sourceSentences: [first.index] }
}

const maxStoryOpeningWords = 24
/** The first sentence may be longer: what a text begins with is where it begins. */
const maxFirstWords = 36
/** "It's the night of September 26." */
const setsTime = /^it(?:['’]s| is| was) (?:the|a|an|about|around|late|early|\d)/i
const maxSettingWords = 6
const maxPosedWords = 6
const minQuestionWords = 4
/** A story that begins later has lost its beginning. */
const maxBeginning = { share: 0.25, least: 3 }

/** Without `mayAsk`, no question opens it whose answer would not fit. */
export function storyOpening(reading: SourceReading, mayAsk = true): DraftHook {
  const { sentences, tools, isGuessed } = reading
  const last = Math.max(maxBeginning.least, sentences.length * maxBeginning.share)
  const first = sentences.find((sentence) => sentence.index < last && canBegin(sentence, reading))
  const [setting, next] = sentences
  // "Stockholm, 1912. It was 32 degrees in the shade …"
  const isSet =
    setting !== undefined && next !== undefined && setting.words <= maxSettingWords && !hasVerb(setting)
  if (isSet && (first === undefined || first.index > 1) && /\p{Lu}|\d/u.test(setting.text.slice(1))) {
    const text = `${setting.text} ${next.text}`
    return { text, pattern: scoreHook(text).pattern, sourceSentences: [setting.index, next.index] }
  }
  // "Chemical drain cleaner. Yes or no?"
  const isPosed =
    setting !== undefined &&
    next?.isQuestion === true &&
    leadsTo(setting, next) &&
    next.words <= maxPosedWords
  if (isPosed && first === undefined) {
    const text = `${setting.text} ${next.text}`
    return { text, pattern: 'question', sourceSentences: [setting.index, next.index] }
  }
  // The question that an interview or an explanation begins with, when no statement does.
  if (first === undefined || (first.index > 2 && mayAsk)) {
    const asked = sentences.find(({ text }) => text !== '')
    if (asked?.isQuestion && asked.words >= minQuestionWords && !leansOn(asked, undefined))
      return { text: asked.text, pattern: 'question', sourceSentences: [asked.index] }
  }
  const isLong = (sentences[0]?.words ?? 0) > maxFirstWords
  const later = isLong ? sentences.find((sentence) => canBegin(sentence, reading)) : undefined
  const told = first ?? later ?? sentences.find((sentence) => sentence.words >= 4)
  if (told === undefined) return plainHook(reading)
  const after = sentences[told.index + 1]
  // "The Tacoma Narrows bridge in 1940. You've probably seen the film."
  const isName = told.index === 0 && isGuessed && tools !== null && !hasVerb(told) && after !== undefined
  if (isName && told.words + after.words <= maxStoryOpeningWords) {
    const text = `${told.text} ${after.text}`
    return { text, pattern: scoreHook(text).pattern, sourceSentences: [told.index, after.index] }
  }
  // "A man sold the Eiffel Tower. Twice."
  if (after !== undefined && !told.isQuestion && after.words <= maxFinishing && leadsTo(told, after)) {
    const text = `${told.text} ${after.text}`
    return { text, pattern: scoreHook(text).pattern, sourceSentences: [told.index, after.index] }
  }
  return { text: told.text, pattern: scoreHook(told.text).pattern, sourceSentences: [told.index] }
}

const maxFinishing = 2

/** A story begins with the first sentence that needs none before it. */
function canBegin(sentence: AnalysedSentence, { sentences, needs, tools }: SourceReading): boolean {
  if (sentence.text === '' || sentence.isLabel || sentence.isQuestion || sentence.isCounted) return false
  const most = sentence.index === 0 ? maxFirstWords : maxStoryOpeningWords
  if (sentence.words > most || sentence.words < 4) return false
  // "So the water runs for two weeks": what came of what was said before.
  const goesOn = sentence.connective === 'so' && !sentence.startsBlock && sentence.speaker !== undefined
  if (sentence.index > 0 && goesOn) return false
  if ((needs[sentence.index] ?? []).length > 0) return false
  if (sentence.index <= 1 && setsTime.test(sentence.text)) return true
  return tools === null || (!leansOn(sentence, sentences[sentence.index - 1]) && hasVerb(sentence))
}
