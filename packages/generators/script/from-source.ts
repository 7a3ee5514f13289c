import { countedBeats } from './shapes/beats.ts'
import { usualTargetSeconds, usualWordsPerMinute, type FromSourceOptions } from './shapes/source-draft.ts'
import { readForScript, type SourceReading } from './meaning/source-reading.ts'
import { tellWhole } from './shapes/told-whole.ts'
import type { ScriptDraft } from './types.ts'
import { writeShape } from './shapes/write-shape.ts'

export type { FromSourceOptions } from './shapes/source-draft.ts'

/**
 * Condenses a transcript, captions file or page text into a short's script, in the source's own words: hook, scenes,
 * call to action, with three other openings. The script adds nothing to the source. Throws AppError `script_empty`,
 * `script_too_long`, `bad_input` or `nothing_to_say`.
 */
export async function fromSource(text: string, options: FromSourceOptions = {}): Promise<ScriptDraft> {
  const reading = await readForScript(text, options)
  if (fitsWhole(reading, options)) return tellWhole(reading, options)
  return writeCounted(reading, options) ?? writeShape(reading, 'hook', options) ?? tellWhole(reading, options)
}

/** A text that says how many points it has is best told as it counts; null for others, and for another opening. */
function writeCounted(reading: SourceReading, options: FromSourceOptions): ScriptDraft | null {
  if (countedBeats(reading.sentences).length === 0) return null
  const list = writeShape(reading, 'list', options)
  const namesCount = (list?.hook.sourceSentences ?? []).length > 0
  const asksForOther = list?.hookAlternatives.some(({ text }) => text === options.opening) === true
  return namesCount && !asksForOther ? list : null
}

/** True for a source that may be told unchanged within the time. */
function fitsWhole(reading: SourceReading, options: FromSourceOptions): boolean {
  const { targetSeconds = usualTargetSeconds, wordsPerMinute = usualWordsPerMinute } = options
  const words = reading.sentences.reduce((sum, sentence) => sum + sentence.words, 0)
  return words <= (targetSeconds * wordsPerMinute) / 60
}
