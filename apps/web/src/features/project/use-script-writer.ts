// Writes scripts into the project, for every screen that requests one.

import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { toast } from 'react-hot-toast'
import { assetQuery } from '../../api/assets.ts'
import { brandKitQuery } from '../../api/brand-kit.ts'
import type { ScriptSource } from '../../api/script-tools.ts'
import { useWriteScript, type WrittenScript } from '../../api/scripts.ts'
import { useLatest } from '../../lib/use-latest.ts'
import { awaitsBrandKit } from './project-content.ts'
import { withOwnFiles } from './own-files.ts'
import { useProject, type ProjectEditor, type ProjectNotes } from './use-project.ts'

export interface ScriptWriter {
  /**
   * Writes a script with the current choices and puts it into the project. For a topic the server may return questions
   * instead, which leaves the project unchanged. `credit` names the sources of a text that does not name its own.
   * Throws ApiError.
   */
  write: (source: ScriptSource, credit?: ProjectNotes['credit']) => Promise<WrittenScript>
  isWriting: boolean
}

/** A writer for the open project. */
export function useScriptWriter(): ScriptWriter {
  const project = useProject()
  const client = useQueryClient()
  const { mutateAsync, isPending } = useWriteScript()
  const latest = useLatest(project)

  const write = useCallback(
    async (source: ScriptSource, credit: ProjectNotes['credit'] = []): Promise<WrittenScript> => {
      const choices = await withBrandKit(latest.current, client)
      const answer = await mutateAsync({ source, choices })
      if (answer.status === 'questions') return answer
      const { document, replaceDocument, changeNotes } = latest.current
      const findAsset = (assetId: string) => client.query(assetQuery(assetId)).catch(() => null)
      replaceDocument(await withOwnFiles(answer.document, document, findAsset))
      changeNotes({
        credit: answer.credit.length > 0 ? answer.credit : credit,
        sceneSources: answer.sceneSources,
        scriptEngine: answer.engine,
      })
      for (const warning of answer.warnings.slice(0, 3)) toast(warning)
      return answer
    },
    [client, mutateAsync],
  )
  return { write, isWriting: isPending }
}

/** The current choices; a first script uses the brand kit unless the project has its own brand. */
async function withBrandKit(project: ProjectEditor, client: QueryClient): Promise<ProjectNotes['choices']> {
  const { choices } = project.notes
  if (!awaitsBrandKit(project)) return choices
  const kit = await client.query(brandKitQuery).catch(() => null)
  return kit === null ? choices : { ...choices, brand: kit.brand }
}
