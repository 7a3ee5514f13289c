// What is said in a short, in which order, and the passages that it is made of.

import type { AnalysedSentence } from '../meaning/source-analysis.ts'
import type { SourceReading } from '../meaning/source-reading.ts'
import type { Passage } from './spoken-source.ts'
import type { DraftHook } from '../types.ts'

export interface ShapePlan {
  readonly hook: DraftHook
  readonly hookAlternatives: readonly DraftHook[]
  readonly passages: readonly Passage[]
  readonly callToAction: string
  /** True for what is told as it is, although it may be a little shorter than asked for. */
  readonly isClip?: boolean
}

export function toPassages(
  runs: readonly (readonly AnalysedSentence[])[],
  { sentences }: SourceReading,
): Passage[] {
  return runs.map((run) => ({ sentences: run, label: labelBefore(run[0]!, sentences) }))
}

/** The name of a point that its source says just before it. */
function labelBefore(sentence: AnalysedSentence, sentences: readonly AnalysedSentence[]): string | null {
  const before = sentences[sentence.index - 1]
  return before?.isLabel && before.text !== '' ? before.text.replace(/[.!?]{1,3}$/, '') : null
}
