import type { SourceReading, SourceTextName } from '../meaning/source-reading.ts'
import { titleOfDraft } from './source-title.ts'
import {
  estimateDraft,
  type DraftCredit,
  type DraftHook,
  type DraftScene,
  type ScriptDraft,
} from '../types.ts'

export interface FromSourceOptions {
  /** Target length when spoken. Default 40. */
  readonly targetSeconds?: number | undefined
  /** Pace of the voice that will speak. Default 158. */
  readonly wordsPerMinute?: number | undefined
  readonly title?: string | undefined
  /**
   * The text of an opening that an earlier draft offered (`hookAlternatives`), used instead of the best one. Ignored
   * when the text is told whole.
   */
  readonly opening?: string | undefined
  /** Kind of text, as named in messages to the person. Default 'transcript'. */
  readonly textName?: SourceTextName | undefined
  /** Origin of the source, copied into the draft. */
  readonly credit?: readonly DraftCredit[] | undefined
}

export const usualTargetSeconds = 40
export const usualWordsPerMinute = 158

/** What is said, as parts of a draft. */
export interface SpokenParts {
  readonly hook: DraftHook
  readonly hookAlternatives: readonly DraftHook[]
  readonly scenes: readonly DraftScene[]
  readonly callToAction: string
}

/** A draft of what is said of a source. */
export function draftOf(parts: SpokenParts, reading: SourceReading, options: FromSourceOptions): ScriptDraft {
  const says = [parts.hook.text, ...parts.scenes.map((scene) => scene.say), parts.callToAction]
  return {
    title: titleOfDraft(options.title ?? reading.title, parts, reading),
    ...parts,
    language: reading.language,
    engine: 'extractive',
    seconds: estimateDraft(says, options.wordsPerMinute),
    warnings: reading.warnings,
    ...(options.credit ? { credit: options.credit } : {}),
  }
}
