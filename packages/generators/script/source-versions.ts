import { countedBeats } from './shapes/beats.ts'
import { usualTargetSeconds, type FromSourceOptions } from './shapes/source-draft.ts'
import { withoutClosing } from './shapes/source-call-to-action.ts'
import { readForScript, type SourceReading } from './meaning/source-reading.ts'
import { sourceShapes, type SourceShape } from './shapes/source-shapes.ts'
import type { ScriptDraft } from './types.ts'
import { writeShape, type ShapeOptions } from './shapes/write-shape.ts'

/** A whole script from a source. */
export interface SourceVersion {
  readonly shape: SourceShape
  readonly draft: ScriptDraft
}

/**
 * Writes a person's text as whole scripts to choose from: led by its strongest line, as a numbered list, and as a story.
 * They differ where the text has a choice; a text without points makes no list. Throws like `fromSource`.
 */
export async function findVersions(text: string, options: FromSourceOptions): Promise<SourceVersion[]> {
  const reading = await readForScript(text, options)
  const used = new Set<number>()
  const versions: SourceVersion[] = []
  for (const shape of sourceShapes) {
    const draft = writeApart(reading, shape, { ...options, used: new Set(used) }, versions)
    if (draft === null) continue
    versions.push({ shape, draft })
    for (const part of [draft.hook, ...draft.scenes]) {
      for (const index of part.sourceSentences ?? []) used.add(index)
    }
  }
  return versions
}

/** The words of other versions are worth less and less until this one differs. */
const attempts: readonly { readonly usedShare: number; readonly isFramed?: boolean }[] = [
  { usedShare: 0.6 },
  { usedShare: 0.3 },
  { usedShare: 0.1 },
  { usedShare: 0.1, isFramed: false },
  { usedShare: -1.5, isFramed: false },
]
/** A list of what a text does not count is made only where it fits the time. */
const maxListMiss = 0.15

function writeApart(
  reading: SourceReading,
  shape: SourceShape,
  options: ShapeOptions,
  others: readonly SourceVersion[],
): ScriptDraft | null {
  for (const attempt of attempts) {
    const draft = writeShape(reading, shape, { ...options, ...attempt })
    if (draft !== null && shape === 'list' && !fitsList(draft, reading, options)) return null
    if (draft === null || others.every((other) => !isSame(other.draft, draft))) return draft
  }
  return null
}

function fitsList(
  draft: ScriptDraft,
  { sentences }: SourceReading,
  { targetSeconds = usualTargetSeconds }: ShapeOptions,
): boolean {
  if (countedBeats(sentences).length > 0) return true
  return Math.abs(draft.seconds - targetSeconds) <= targetSeconds * maxListMiss
}

function isSame(a: ScriptDraft, b: ScriptDraft): boolean {
  const words = ({ hook, scenes, callToAction }: ScriptDraft): string =>
    [hook.text, ...scenes.map(({ say }) => say), withoutClosing(callToAction)].join(' ').trim()
  return words(a) === words(b)
}
