// Every call to the server goes through `callApi`. The contract describes the routes; only its types are imported here,
// so that the schemas (and zod) stay out of the first load.

import type { ErrorCode } from '@vivify/contract/errors'
import { workspaceHeader } from '@vivify/contract/roles'
import type { ErrorAnswer, Route } from '@vivify/contract/routes/route'
import type { z } from 'zod'

/** A failed call: `message` is a sentence for the user, callers branch on `code`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode | 'unreachable'
  /** 0 when the server did not answer. */
  readonly status: number

  constructor(code: ErrorCode | 'unreachable', status: number, message: string) {
    super(message)
    this.code = code
    this.status = status
  }

  /** Whether the server refused what it was given, so that the same call would fail again. */
  get isInputAtFault(): boolean {
    return this.status === 422 || this.status === 413
  }
}

/** The workspace that this page shows; null for visitors, and until the session is known. */
let shownWorkspace: string | null = null

/**
 * Every call from now on is for this workspace. When the person has switched to another one meanwhile, in another window
 * or on another device, the server refuses the call and this page starts over.
 */
export function showWorkspace(id: string | null): void {
  if (shownWorkspace !== null && id !== null && shownWorkspace !== id) startOver()
  else shownWorkspace = id
}

/** What a call of this page says about its workspace. */
export function workspaceHeaders(): Record<string, string> {
  return shownWorkspace === null ? {} : { [workspaceHeader]: shownWorkspace }
}

/** Reloads: what this page holds belongs to a workspace that is not open any more. */
export function startOver(): void {
  window.location.assign('/')
}

type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : never
type Answer<Described extends Route> = Described['answer'] extends z.ZodType
  ? z.output<Described['answer']>
  : Response

/** Method and path of a route, checked against its description. */
export type RouteAddress<Described extends Route> = Pick<Described, 'method' | 'path'>

export interface CallInput<Described extends Route> {
  params?: Sent<Described['params']>
  query?: Sent<Described['query']>
  body?: Sent<Described['body']>
  /** For routes that take bytes. */
  bytes?: Blob
  signal?: AbortSignal | undefined
  /** The call continues when the page is closed; browsers then limit the body to 64 kB. */
  keepalive?: boolean
}

/**
 * Calls a route and returns its answer. Throws ApiError: `unreachable` when no answer came, otherwise with the server's
 * code and sentence. An abort stays an abort.
 */
export async function callApi<Described extends Route>(
  address: RouteAddress<Described>,
  input: CallInput<Described> = {},
): Promise<Answer<Described>> {
  const response = await send(address, input)
  if (!response.ok) throw await describeFailure(response)
  return (await response.json()) as Answer<Described>
}

/** Address of a route that is read as a file or a stream instead of called. */
export function routeUrl<Described extends Route>(
  path: Described['path'],
  { params, query }: Pick<CallInput<Described>, 'params' | 'query'>,
): string {
  return addressOf(path, params, query)
}

/** Reads a file that the server stores, such as a picture of a preview. Throws like `callApi`. */
export async function readFile(address: string, signal?: AbortSignal): Promise<Response> {
  const response = await reach(address, signal ? { signal } : {})
  if (!response.ok) throw await describeFailure(response)
  return response
}

async function send<Described extends Route>(
  { method, path }: RouteAddress<Described>,
  { params, query, body, bytes, signal, keepalive = false }: CallInput<Described>,
): Promise<Response> {
  return reach(addressOf(path, params, query), {
    method: method.toUpperCase(),
    keepalive,
    ...(signal ? { signal } : {}),
    ...(bytes === undefined ? {} : { body: bytes }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...workspaceHeaders(),
    },
  })
}

async function reach(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...request, credentials: 'same-origin' })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError('unreachable', 0, unreachableSentence)
  }
}

const unreachableSentence = 'Vivify can’t be reached. Check that its server is running, then try again.'

function addressOf(path: string, params: object = {}, query: object = {}): string {
  const filled = Object.entries(params).reduce(
    (address, [name, value]) => address.replace(`{${name}}`, encodeURIComponent(String(value))),
    path,
  )
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()
  return search === '' ? filled : `${filled}?${search}`
}

async function describeFailure(response: Response): Promise<ApiError> {
  const answer = (await response.json().catch(() => null)) as ErrorAnswer | null
  if (answer?.code === 'workspace_changed') startOver()
  if (typeof answer?.error === 'string') return new ApiError(answer.code, response.status, answer.error)
  // When a server is down, the proxy in front of it answers with its own page.
  return response.status >= 500
    ? new ApiError('unreachable', response.status, unreachableSentence)
    : new ApiError('internal', response.status, `The server answered with ${response.status}.`)
}
