import type { Project } from '@vivify/contract/project'
import { hashText } from '@vivify/contract/random'
import { maxSceneSources, type SceneSource, type WrittenScript } from '@vivify/contract/routes/scripts'
import { findSceneSources, minShareInOwnWords } from '@vivify/generators/script/scene-sources'
import type { ScriptDraft } from '@vivify/generators/script/types'
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
  const words = wordsOf(source)
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
    sceneSources: listSceneSources(source, draft, document).slice(0, maxSceneSources),
  }
}

/** The same words give the same seed. */
function wordsOf(source: TaskBody<'write'>['source']): string {
  switch (source.kind) {
    case 'topic':
      return source.topic
    case 'facts':
      return source.title
    default:
      return source.text
  }
}

/** The statements behind the scenes; none where the person gave the words. */
function listSceneSources(
  source: TaskBody<'write'>['source'],
  draft: ScriptDraft,
  { scenes }: Project,
): SceneSource[] {
  if (source.kind === 'facts') return findSceneSources(scenes, source.statements)
  const claims = draft.claims ?? []
  return findSceneSources(scenes, claims, minShareInOwnWords)
}
