// How commands reach the server that runs on their data folder: by the address and the token that it left there.

import type { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import { errorAnswerSchema, type Route } from '@vivify/contract/routes/route'
import { readStatus, type Installation } from '@vivify/contract/routes/system'
import { actingAsHeader, listLocalServers, type LocalServer } from '../lib/local-token.ts'
import { fillAddress, type CallRoute } from '../lib/route-call.ts'

export interface FoundServer extends Installation {
  address: string
  token: string
  upSeconds: number
}

/** A working server answers sooner. */
const answerMs = 5000

/**
 * The first server on the data folder that answers, latest first; null when none does. Throws AppError `timed_out` when
 * one hangs, `unavailable` when it can't say how it is.
 */
export async function findLocalServer(dataFolder: string): Promise<FoundServer | null> {
  for (const server of listLocalServers(dataFolder)) {
    const found = await askServer(server)
    if (found !== null) return found
  }
  return null
}

async function askServer({
  address,
  token,
  forget,
}: LocalServer & { forget: () => void }): Promise<FoundServer | null> {
  const response = await send({ address, token }, readStatus.path, {}, answerMs).catch((error: unknown) => {
    if (AppError.isInstance(error) && error.code === 'unavailable') return null
    throw error
  })
  // The server with this token was killed; another program may use its port.
  if (response === null || response.status === 401 || response.status === 404) {
    forget()
    return null
  }
  if (response.ok) return { ...readStatus.answer.parse(await response.json()), address, token }
  const { error } = await readError(response)
  throw new AppError('unavailable', `The server at ${address} runs, but can't tell how it is: ${error}`)
}

/** Longer than any call of a command takes; an upload may be large. */
const callMs = 600_000

/**
 * Calls a server's routes as one of its accounts. `account` is an e-mail; null means the only account, and without it
 * the calls are the operator's own. They throw AppError with the server's code and sentence, `unavailable` when the
 * server has stopped.
 */
export function createLocalClient(server: LocalServer, account?: string | null): CallRoute {
  const headers: Record<string, string> =
    account === undefined ? {} : { [actingAsHeader]: encodeURIComponent(account ?? '') }
  return async (route, { params, query, body, bytes } = {}) => {
    const response = await send(
      server,
      fillAddress(route, { params, query }),
      describeRequest(route, headers, body, bytes),
      callMs,
    )
    if (response.ok) return route.answer!.parse(await response.json()) as never
    const { code, error } = await readError(response)
    throw new AppError(code, error)
  }
}

function describeRequest(
  { method }: Route,
  headers: Record<string, string>,
  body: unknown,
  bytes: { content: ReadableStream; sizeBytes: number } | undefined,
): RequestInit {
  const request = { method: method.toUpperCase(), headers }
  if (bytes) {
    const length = { 'content-length': String(bytes.sizeBytes) }
    return {
      ...request,
      headers: { ...headers, ...length },
      body: bytes.content,
      duplex: 'half',
    } as RequestInit
  }
  if (body === undefined) return request
  return {
    ...request,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
}

async function send(
  { address, token }: LocalServer,
  path: string,
  request: RequestInit,
  timeoutMs: number,
): Promise<Response> {
  return fetch(new URL(path, address), {
    ...request,
    headers: { ...request.headers, authorization: `Bearer ${token}` },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError'
    throw isLate
      ? new AppError('timed_out', `The server at ${address} is not responding. Start it again.`, { cause })
      : new AppError('unavailable', `The server at ${address} has stopped. Start it again.`, { cause })
  })
}

async function readError(response: Response): Promise<z.infer<typeof errorAnswerSchema>> {
  const answer = errorAnswerSchema.safeParse(await response.json().catch(() => null))
  return answer.data ?? { error: 'its answer can’t be read.', code: 'internal' }
}
