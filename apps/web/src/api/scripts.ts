import { useMutation } from '@tanstack/react-query'
import type * as routes from '@vivify/contract/routes/scripts'
import { callApi } from './client.ts'

export type { WrittenScript } from '@vivify/contract/routes/scripts'

type Sent = NonNullable<Parameters<typeof callApi<typeof routes.writeScript>>[1]>['body']
export type ScriptRequest = NonNullable<Sent>

/** Writes a script from a topic, a script, a transcript or a page. Throws ApiError. */
export function writeScript(body: ScriptRequest, signal?: AbortSignal): Promise<routes.WrittenScript> {
  return callApi<typeof routes.writeScript>({ method: 'post', path: '/api/scripts' }, { body, signal })
}

/** `writeScript` with its state. */
export function useWriteScript() {
  return useMutation({ mutationFn: (request: ScriptRequest) => writeScript(request) })
}
