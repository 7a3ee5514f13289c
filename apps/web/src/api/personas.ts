import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as routes from '@vivify/contract/routes/personas'
import type { z } from 'zod'
import { callApi } from './client.ts'
import { startOnce, type StartedJob } from './jobs.ts'

export type { SavedPersona } from '@vivify/contract/routes/personas'
export type PersonaDetails = z.output<typeof routes.readPersona.answer>
export type PersonaStrategy = NonNullable<PersonaDetails['document']['strategy']>
export type PersonaChanges = Omit<z.input<typeof routes.savePersona.body>, 'revision'>
export type VoiceCheck = z.output<typeof routes.checkVoice.answer>

/** Key prefix of every persona query. */
export const allPersonas = { queryKey: ['personas'] } as const
const address = { path: '/api/personas/{personaId}' } as const

export const personasQuery = queryOptions({
  queryKey: ['personas', 'list'],
  queryFn: async ({ signal }) =>
    (await callApi<typeof routes.listPersonas>({ method: 'get', path: '/api/personas' }, { signal }))
      .personas,
})

export const personaQuery = (personaId: string) =>
  queryOptions({
    queryKey: ['personas', 'one', personaId],
    queryFn: ({ signal }) =>
      callApi<typeof routes.readPersona>({ method: 'get', ...address }, { params: { personaId }, signal }),
  })

/** Saves a persona and starts making its parts. Throws ApiError. */
export async function createPersona(body: z.input<typeof routes.createPersona.body>): Promise<StartedJob> {
  return startOnce(() =>
    callApi<typeof routes.createPersona>({ method: 'post', path: '/api/personas' }, { body }),
  )
}

/** Starts making parts of a persona again. Throws ApiError. */
export function makeParts(
  personaId: string,
  body: z.input<typeof routes.makePersonaParts.body>,
): Promise<StartedJob> {
  return startOnce(() =>
    callApi<typeof routes.makePersonaParts>(
      { method: 'post', path: '/api/personas/{personaId}/make' },
      { params: { personaId }, body },
    ),
  )
}

/** Scores a text against a persona. Throws ApiError. */
export function checkVoice(personaId: string, text: string, signal?: AbortSignal): Promise<VoiceCheck> {
  return callApi<typeof routes.checkVoice>(
    { method: 'post', path: '/api/personas/{personaId}/check' },
    { params: { personaId }, body: { text }, signal },
  )
}

/** Actions on personas. Each call throws ApiError and updates the lists. */
export function usePersonaActions() {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries(allPersonas)
  const save = useMutation({
    mutationFn: ({ id, revision, ...changes }: PersonaChanges & { id: string; revision: number }) =>
      callApi<typeof routes.savePersona>(
        { method: 'put', ...address },
        { params: { personaId: id }, body: { revision, ...changes } },
      ),
    onSettled,
  })
  const remove = useMutation({
    mutationFn: (id: string) =>
      callApi<typeof routes.deletePersona>({ method: 'delete', ...address }, { params: { personaId: id } }),
    onSettled,
  })
  const restore = useMutation({
    mutationFn: (id: string) =>
      callApi<typeof routes.restorePersona>(
        { method: 'post', path: '/api/personas/{personaId}/restore' },
        { params: { personaId: id } },
      ),
    onSettled,
  })
  return { save, remove, restore }
}
