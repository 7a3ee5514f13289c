import { createHash } from 'node:crypto'
import { AppError } from '@vivify/contract/errors'
import type { KitDocument } from '@vivify/contract/kit'
import * as messages from '@vivify/contract/messages'
import { projectNotesSchema } from '@vivify/contract/routes/projects'
import { scriptChoicesSchema } from '@vivify/contract/routes/scripts'
import type { ProjectService } from '../projects/projects.ts'
import type { ScriptService } from '../scripts/scripts.ts'

/**
 * Makes a project of a video script; the same words give the same project. Throws AppError `not_found` for a script that
 * the kit does not have, `bad_input` for an empty one, and like the script service.
 */
export async function openScript(
  { scripts, projects }: { scripts: Pick<ScriptService, 'write'>; projects: ProjectService },
  kit: { workspaceId: string; kitId: string; document: KitDocument; scriptId: string },
  signal: AbortSignal,
): Promise<{ projectId: string }> {
  const { workspaceId, kitId, document, scriptId } = kit
  const script = document.texts?.scripts.find(({ id }) => id === scriptId)
  if (!script) throw new AppError('not_found', messages.kit.notFound)
  if (script.text.trim() === '') throw new AppError('bad_input', messages.kit.scriptEmpty)
  const body = {
    source: { kind: 'script' as const, text: script.text },
    choices: scriptChoicesSchema.parse(script.title.trim() === '' ? {} : { title: script.title }),
  }
  const written = await scripts.write(workspaceId, body, signal)
  if (written.status !== 'written') throw new AppError('bad_input', messages.kit.scriptQuestions)
  const words = createHash('sha256').update(`${script.title}\n${script.text}`).digest('hex').slice(0, 16)
  const { id } = await projects.create(workspaceId, {
    title: written.document.title,
    document: written.document,
    notes: projectNotesSchema.parse({
      script: script.text,
      scriptEngine: document.texts!.writtenBy,
      derivedFrom: [{ kind: 'kit', id: kitId, title: document.form.name }],
    }),
    idempotencyKey: `kit ${kitId} script ${scriptId} ${words}`,
    usesBrandKit: true,
  })
  return { projectId: id }
}
