import { useMutation, type QueryClient } from '@tanstack/react-query'
import type * as routes from '@vivify/contract/routes/scripts'
import { callApi } from './client.ts'

export type { WrittenScript } from '@vivify/contract/routes/scripts'

type Sent = NonNullable<Parameters<typeof callApi<typeof routes.writeScript>>[1]>['body']
export type ScriptRequest = NonNullable<Sent>

const writeKey = ['scripts', 'write']

/** Writes a script from a topic, a script, a transcript or a page. Throws ApiError. */
export function useWriteScript() {
  return useMutation({
    mutationKey: writeKey,
    mutationFn: (body: ScriptRequest) =>
      callApi<typeof routes.writeScript>({ method: 'post', path: '/api/scripts' }, { body }),
  })
}

/** Resolves when no script is being written any more. */
export function waitForScripts(client: QueryClient): Promise<void> {
  const isWriting = (): boolean => client.isMutating({ mutationKey: writeKey }) > 0
  if (!isWriting()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = client.getMutationCache().subscribe(() => {
      if (isWriting()) return
      stop()
      resolve()
    })
  })
}
