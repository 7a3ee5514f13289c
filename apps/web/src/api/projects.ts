import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as routes from '@vivify/contract/routes/projects'
import { callApi } from './client.ts'

export type { ListedProject, ProjectNotes, SavedProject } from '@vivify/contract/routes/projects'

type Sent = NonNullable<Parameters<typeof callApi<typeof routes.saveProject>>[1]>['body']
/** The fields of a project that are saved. */
export type ProjectInput = Omit<NonNullable<Sent>, 'revision'>

/**
 * The server side of projects. Every call throws ApiError; `save` throws `conflict` unless the revision is the latest.
 */
export interface ProjectApi {
  read(projectId: string): Promise<routes.SavedProject>
  /** Repeated with the same key, it returns the project that the first request created, unchanged. */
  create(input: ProjectInput, idempotencyKey: string): Promise<routes.SavedProject>
  save(
    projectId: string,
    revision: number,
    input: ProjectInput,
    options?: { isLeaving?: boolean },
  ): Promise<routes.SavedProject>
}

export const projectApi: ProjectApi = {
  read: (projectId) =>
    callApi<typeof routes.readProject>(
      { method: 'get', path: '/api/projects/{projectId}' },
      { params: { projectId } },
    ),
  create: (input, idempotencyKey) =>
    callApi<typeof routes.createProject>(
      { method: 'post', path: '/api/projects' },
      { body: { ...input, idempotencyKey } },
    ),
  save: (projectId, revision, input, { isLeaving = false } = {}) =>
    callApi<typeof routes.saveProject>(
      { method: 'put', path: '/api/projects/{projectId}' },
      { params: { projectId }, body: { ...input, revision }, keepalive: isLeaving },
    ),
}

/** Key prefix of every list of projects. */
export const allProjects = { queryKey: ['projects'] } as const

/** The most recently edited projects, without their documents. */
export const recentProjectsQuery = queryOptions({
  queryKey: ['projects', 'recent'],
  queryFn: ({ signal }) => listProjects(recentCount, signal),
})

/** As many projects as the server returns at once. */
export const allProjectsQuery = queryOptions({
  queryKey: ['projects', 'all'],
  queryFn: ({ signal }) => listProjects(100, signal),
})

const recentCount = 10

function listProjects(limit: number, signal: AbortSignal) {
  return callApi<typeof routes.listProjects>(
    { method: 'get', path: '/api/projects' },
    { query: { limit }, signal },
  )
}

const address = { path: '/api/projects/{projectId}' } as const

/** Actions on projects in a list. Each call throws ApiError and updates the lists. */
export function useProjectActions() {
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries(allProjects)
  const rename = useMutation({
    mutationFn: ({ id, title }: { id: string; title: string }) =>
      callApi<typeof routes.renameProject>(
        { method: 'patch', ...address },
        { params: { projectId: id }, body: { title } },
      ),
    onSuccess,
  })
  const remove = useMutation({
    mutationFn: (id: string) =>
      callApi<typeof routes.deleteProject>({ method: 'delete', ...address }, { params: { projectId: id } }),
    onSuccess,
  })
  const restore = useMutation({
    mutationFn: (id: string) =>
      callApi<typeof routes.restoreProject>(
        { method: 'post', path: '/api/projects/{projectId}/restore' },
        { params: { projectId: id } },
      ),
    onSuccess,
  })
  return { rename, remove, restore }
}
