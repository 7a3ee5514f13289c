import { usualTargetSeconds, usualWordsPerMinute, type FromSourceOptions } from './source-draft.ts'
import { readForScript, type SourceReading } from './source-reading.ts'
import { tellWhole } from './told-whole.ts'
import type { ScriptDraft } from './types.ts'
import { writeShape } from './write-shape.ts'

export type { FromSourceOptions } from './source-draft.ts'

/**
 * Condenses a transcript, captions file or page text into a short's script, in the source's own words: hook, scenes,
 * call to action, with three other openings. The script adds nothing to the source. Throws AppError `script_empty`,
 * `script_too_long`, `bad_input` or `nothing_to_say`.
 */
export async function fromSource(text: string, options: FromSourceOptions = {}): Promise<ScriptDraft> {
  const reading = await readForScript(text, options)
  const shaped = fitsWhole(reading, options) ? null : writeShape(reading, 'hook', options)
  return shaped ?? tellWhole(reading, options)
}

/** True for a source that may be told unchanged within the time. */
function fitsWhole(reading: SourceReading, options: FromSourceOptions): boolean {
  const { targetSeconds = usualTargetSeconds, wordsPerMinute = usualWordsPerMinute } = options
  const words = reading.sentences.reduce((sum, sentence) => sum + sentence.words, 0)
  return words <= (targetSeconds * wordsPerMinute) / 60
}
