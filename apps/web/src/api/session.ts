import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type * as routes from '@vivify/contract/routes/account'
import { callApi, showWorkspace } from './client.ts'

export type { Session } from '@vivify/contract/routes/account'
export { ApiError } from './client.ts'

export interface Credentials {
  email: string
  password: string
}

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  async queryFn({ signal }) {
    const address = { method: 'get', path: '/api/auth/session' } as const
    const answer = await callApi<typeof routes.readSession>(address, { signal })
    showWorkspace(answer.session?.workspace.id ?? null)
    return answer
  },
  staleTime: 5 * 60_000,
  networkMode: 'always',
})

const mutationKey = ['session']

export function useSignIn() {
  const client = useQueryClient()
  return useMutation({
    mutationKey,
    mutationFn: (body: Credentials) =>
      callApi<typeof routes.signIn>({ method: 'post', path: '/api/auth/sign-in' }, { body }),
    onSuccess: ({ session }) => startSession(client, session),
  })
}

/** Creates an account; a guest keeps their work and credits. */
export function useSignUp() {
  const client = useQueryClient()
  return useMutation({
    mutationKey,
    mutationFn: (body: Credentials) =>
      callApi<typeof routes.signUp>({ method: 'post', path: '/api/auth/sign-up' }, { body }),
    onSuccess: ({ session }) => startSession(client, session),
  })
}

/** Continues as this browser's guest, or as a new one. */
export function useSignInAsGuest() {
  const client = useQueryClient()
  return useMutation({
    mutationKey,
    mutationFn: () => callApi<typeof routes.signInAsGuest>({ method: 'post', path: '/api/auth/guest' }),
    onSuccess: ({ session }) => startSession(client, session),
  })
}

/** Signs out, then checks again whether this browser's guest can be resumed. */
export function useSignOut() {
  const client = useQueryClient()
  return useMutation({
    mutationKey,
    mutationFn: () => callApi<typeof routes.signOut>({ method: 'post', path: '/api/auth/sign-out' }),
    onSuccess: () => {
      endSession(client)
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
    },
  })
}

/** Clears the session and every query that depended on it. */
export function endSession(client: QueryClient): void {
  showWorkspace(null)
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] })
  client.setQueryData(sessionQuery.queryKey, (known) => ({
    session: null,
    canResumeGuest: known?.canResumeGuest ?? false,
    allowsGuests: known?.allowsGuests ?? true,
  }))
}

/** Everything that was read before belonged to another session. */
export function startSession(client: QueryClient, session: routes.Session): void {
  showWorkspace(null)
  showWorkspace(session.workspace.id)
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] })
  client.setQueryData(sessionQuery.queryKey, (known) => ({
    session,
    canResumeGuest: false,
    allowsGuests: known?.allowsGuests ?? true,
  }))
}
