import { AppError } from '@vivify/contract/errors'
import { hashText } from '@vivify/contract/random'
import type { WrittenScript } from '@vivify/contract/routes/scripts'
import { paceOf } from '@vivify/generators/speech/voices'
import { estimateSeconds } from '@vivify/timeline/document/scene-length'
import { z } from 'zod'
import { draftProject } from '../scripts/draft-project.ts'
import { writeScript } from '../scripts/write-script.ts'
import type { WriteRequest } from './tasks/write-contract.ts'

const openSchema = z.object({ questions: z.array(z.string()).min(1), examples: z.array(z.string()) })

/**
 * Writes a script and makes it a document, or returns the questions that a bare topic leaves open. The same request
 * gives the same document. Throws AppError `script_empty`, `script_too_long`, `nothing_to_say` or
 * `unsupported_language`.
 */
export async function draftScript(request: WriteRequest): Promise<WrittenScript> {
  const { source } = request
  const { title, seed, ...choices } = request.choices
  const provider = source.kind === 'script' ? source.writtenBy : undefined
  try {
    const draft = await writeScript(source, { voice: choices.voice, ...(title ? { title } : {}) })
    const words = source.kind === 'topic' ? source.topic : source.text
    const document = draftProject(draft, { ...choices, seed: seed ?? hashText(words) })
    return {
      status: 'written',
      document,
      hookAlternatives: draft.hookAlternatives.map((hook) => hook.text),
      seconds: estimateSeconds(document.scenes, paceOf(document.voice)),
      engine: provider ?? draft.engine,
      warnings: [
        ...draft.warnings,
        ...(provider ? [`Written by ${provider}. Check its facts before you post it.`] : []),
      ],
      credit: (draft.credit ?? []).map(({ title: name, url, licence }) => ({ title: name, url, licence })),
    }
  } catch (error) {
    const open = AppError.isInstance(error) ? openSchema.safeParse(error.details) : null
    if (open?.success) return { status: 'questions', ...open.data }
    throw error
  }
}
