import { countedBeats } from './beats.ts'
import { numberNames } from './list-points.ts'
import { scoreHook } from '../wording/hook-score.ts'
import type { AnalysedSentence } from '../meaning/source-analysis.ts'
import { closeWith } from './source-call-to-action.ts'
import { draftOf, usualTargetSeconds, type FromSourceOptions } from './source-draft.ts'
import { findHooks } from './source-hooks.ts'
import type { SourceReading } from '../meaning/source-reading.ts'
import { SpokenSource } from './spoken-source.ts'
import { titleCandidate } from './title-hook.ts'
import type { DraftHook, ScriptDraft } from '../types.ts'

const minShareOfTarget = 0.7

/** Tells a source unchanged, every sentence in order; only its title may be put in front of it. */
export function tellWhole(reading: SourceReading, options: FromSourceOptions): ScriptDraft {
  const { sentences, tools, topic, title, isGuessed, textName } = reading
  const told = sentences.filter((sentence) => sentence.text !== '')
  const numbers = numberPoints(sentences)
  const passages = told.map((sentence) => {
    const prefix = numbers.get(sentence.index)
    return { sentences: [sentence], label: null, ...(prefix === undefined ? {} : { prefix }) }
  })
  const all = new SpokenSource(reading).buildScenes(passages, { text: '' })
  const [first, ...rest] = all
  const titled = titleCandidate(title, sentences)?.hook
  const hook: DraftHook = titled ?? {
    text: first!.say,
    pattern: scoreHook(first!.say).pattern,
    visualKeywords: first!.visualKeywords,
    sourceSentences: first!.sourceSentences ?? [],
  }
  const openings = tools ? findHooks(sentences, topic, { mayShorten: !isGuessed, title }) : []
  const hookAlternatives = openings
    .map((candidate) => candidate.hook)
    .filter((other) => other.text !== hook.text)
    .slice(0, 3)
  const callToAction = tools ? closeWith(reading).text : ''
  const draft = draftOf(
    { hook, hookAlternatives, scenes: titled ? all : rest, callToAction },
    reading,
    options,
  )
  const isShort = draft.seconds < (options.targetSeconds ?? usualTargetSeconds) * minShareOfTarget
  const warning = `This ${textName} is short, so the video is shorter than usual. Nothing was left out.`
  return isShort ? { ...draft, warnings: [...draft.warnings, warning] } : draft
}

/** The number to say before a sentence that opens a point, if the source counts its points. */
function numberPoints(sentences: readonly AnalysedSentence[]): ReadonlyMap<number, string> {
  const beats = countedBeats(sentences)
  if (beats.length > numberNames.length) return new Map()
  return new Map(
    beats.flatMap((beat, index) => {
      const first = beat.sentences.find(({ text }) => text !== '')
      return first ? [[first.index, `${numberNames[index]!}: `] as const] : []
    }),
  )
}
