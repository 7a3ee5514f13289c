import { hashText } from '@vivify/contract/random'
import type { WrittenScript } from '@vivify/contract/routes/scripts'
import { paceOf } from '@vivify/generators/speech/voices'
import { estimateSeconds } from '@vivify/timeline/document/scene-length'
import { draftProject } from './draft-project.ts'
import type { TaskBody } from './tasks/write-contract.ts'
import { writeScript } from './write-script.ts'

/**
 * Writes a script and turns it into a document, or returns the questions that a bare topic leaves open. The same
 * request gives the same document. Throws AppError `script_empty`, `script_too_long`, `nothing_to_say` or
 * `unsupported_language`.
 */
export async function draftScript(request: TaskBody<'write'>): Promise<WrittenScript> {
  const { source } = request
  const { title, seed, ...choices } = request.choices
  const answer = await writeScript(source, { voice: choices.voice, ...(title ? { title } : {}) })
  if (answer.status === 'questions') return answer
  const { draft } = answer
  const words = source.kind === 'topic' ? source.topic : source.text
  const document = draftProject(draft, { ...choices, seed: seed ?? hashText(words) })
  const vendor = source.kind === 'script' ? source.writtenBy : undefined
  return {
    status: 'written',
    document,
    hookAlternatives: draft.hookAlternatives.map((hook) => hook.text),
    seconds: estimateSeconds(document.scenes, paceOf(document.voice)),
    engine: vendor ?? draft.engine,
    warnings: [
      ...draft.warnings,
      ...(vendor ? [`Written by ${vendor}. Check its facts before you post it.`] : []),
    ],
    credit: (draft.credit ?? []).map(({ title: name, url, licence }) => ({ title: name, url, licence })),
  }
}
