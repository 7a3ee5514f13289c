import { queryOptions, useMutation } from '@tanstack/react-query'
import type { Project } from '@vivify/contract/project'
import type * as routes from '@vivify/contract/routes/scripts'
import type { OwnText } from '@vivify/contract/routes/scripts'
import type { z } from 'zod'
import { callApi } from './client.ts'

export type ScriptAlternative = z.output<
  (typeof routes.findScriptAlternatives)['answer']
>['alternatives'][number]
export type { OwnText, ScriptChange } from '@vivify/contract/routes/scripts'
export type ScriptSource = z.input<typeof routes.scriptSourceSchema>

/** Rewords a script, or one scene of it. A higher `attempt` gives another wording. */
export function useRewriteScript() {
  return useMutation({
    mutationFn: (body: { document: Project; sceneId?: string; attempt: number }) =>
      callApi<typeof routes.rewriteScript>({ method: 'post', path: '/api/scripts/rewrite' }, { body }),
  })
}

/** Complete alternative versions of a script, or of the text that it was made from. */
export function useFindAlternatives() {
  return useMutation({
    mutationFn: (body: { document: Project; source?: OwnText; targetSeconds?: number }) =>
      callApi<typeof routes.findScriptAlternatives>(
        { method: 'post', path: '/api/scripts/alternatives' },
        { body },
      ),
  })
}

/** The Viral Optimizer. */
export function useOptimizeScript() {
  return useMutation({
    mutationFn: (document: Project) =>
      callApi<typeof routes.optimizeScript>(
        { method: 'post', path: '/api/scripts/optimize' },
        { body: { document } },
      ),
  })
}

/** Scores of a document's scenes; fetched again only when its words or its voice change. */
export function scriptScoreQuery(document: Project) {
  return queryOptions({
    queryKey: [
      'script-score',
      document.voice,
      document.language,
      document.scenes.map(({ id, say, emphasis }) => [id, say, emphasis]),
    ],
    queryFn: ({ signal }) =>
      callApi<typeof routes.scoreScript>(
        { method: 'post', path: '/api/scripts/score' },
        { body: { document }, signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
}
