// The OpenAPI document of this installation's server, and calls that a person tries out.

import { queryOptions } from '@tanstack/react-query'
import { ApiError } from './client.ts'

/** A part of JSON Schema, as far as the reference shows it. */
export interface Schema {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  minimum?: number
  minLength?: number
  minItems?: number
}

export interface ReferenceParameter {
  name: string
  in: 'path' | 'query'
  isRequired: boolean
  schema: Schema
}

export interface ReferenceAnswer {
  status: string
  description: string
  schema: Schema | null
}

export interface ReferenceRoute {
  /** Its operationId. */
  name: string
  method: string
  path: string
  summary: string
  area: string
  access: 'public' | 'session' | 'key' | 'token'
  /** The scope that a key needs. */
  scope: string | null
  parameters: ReferenceParameter[]
  body: Schema | null
  takesBytes: boolean
  answers: ReferenceAnswer[]
}

interface Content {
  content?: Record<string, { schema?: Schema }>
}

interface Operation {
  operationId: string
  summary?: string
  tags?: string[]
  security?: Record<string, string[]>[]
  'x-scope'?: string
  parameters?: { name: string; in: 'path' | 'query'; required?: boolean; schema: Schema }[]
  requestBody?: Content
  responses: Record<string, Content & { description?: string }>
}

interface OpenApiDocument {
  info: { version: string }
  paths: Record<string, Record<string, Operation>>
}

export const referenceQuery = queryOptions({
  queryKey: ['reference'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }): Promise<ReferenceRoute[]> => {
    const response = await fetch('/api/openapi.json', { signal }).catch(() => null)
    if (!response?.ok)
      throw new ApiError('unreachable', response?.status ?? 0, 'The API reference could not be loaded.')
    const { paths } = (await response.json()) as OpenApiDocument
    return Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => readOperation(method, path, operation)),
    )
  },
})

function readOperation(method: string, path: string, operation: Operation): ReferenceRoute {
  const body = operation.requestBody?.content
  return {
    name: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? '',
    area: operation.tags?.[0] ?? 'other',
    access: accessOf(operation.security ?? []),
    scope: operation['x-scope'] ?? null,
    parameters: (operation.parameters ?? []).map(({ name, in: place, required, schema }) => ({
      name,
      in: place,
      isRequired: required === true,
      schema,
    })),
    body: body?.['application/json']?.schema ?? null,
    takesBytes: body?.['application/octet-stream'] !== undefined,
    answers: Object.entries(operation.responses).map(([status, answer]) => ({
      status,
      description: answer.description ?? '',
      schema: answer.content?.['application/json']?.schema ?? null,
    })),
  }
}

function accessOf(security: Record<string, string[]>[]): ReferenceRoute['access'] {
  const ways = security.flatMap((way) => Object.keys(way))
  if (ways.includes('apiKey')) return 'key'
  if (ways.includes('session')) return 'session'
  return ways.includes('token') ? 'token' : 'public'
}

export interface TriedCall {
  method: string
  address: string
  /** null for the session. */
  key: string | null
  body?: string | Blob
  signal: AbortSignal
}

export interface TriedAnswer {
  status: number
  statusText: string
  headers: [name: string, value: string][]
  contentType: string
  /** The beginning of a text; null for other files. */
  text: string | null
  /** Bytes that were read; more may follow when `isCut`. */
  bytes: number
  isCut: boolean
  milliseconds: number
}

/** As much as a person reads. */
const maxShownBytes = 200_000

/** Makes a call and reads the beginning of its answer. Throws ApiError `unreachable`; an abort stays an abort. */
export async function tryCall({ method, address, key, body, signal }: TriedCall): Promise<TriedAnswer> {
  const began = performance.now()
  const response = await fetch(address, {
    method,
    signal,
    credentials: key === null ? 'same-origin' : 'omit',
    headers: {
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    },
    ...(body === undefined ? {} : { body }),
  }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError('unreachable', 0, 'Vivify can’t be reached.')
  })
  const contentType = response.headers.get('content-type') ?? ''
  const isText = /^(?:text\/|application\/json)/.test(contentType)
  const { bytes, isCut } = await readBeginning(response, contentType.startsWith('text/event-stream'))
  return {
    status: response.status,
    statusText: response.statusText,
    headers: [...response.headers],
    contentType,
    text: isText ? new TextDecoder().decode(bytes) : null,
    bytes: bytes.length,
    isCut,
    milliseconds: Math.round(performance.now() - began),
  }
}

/** Of a stream of events, which may last, only what arrives first is read. */
async function readBeginning(
  { body }: Response,
  isStream: boolean,
): Promise<{ bytes: Uint8Array; isCut: boolean }> {
  const reader = body?.getReader()
  const parts: Uint8Array[] = []
  let length = 0
  while (reader && length < maxShownBytes) {
    const { value, done } = await reader.read()
    if (done) return { bytes: joinBytes(parts, length), isCut: false }
    parts.push(value)
    length += value.length
    if (isStream) break
  }
  await reader?.cancel()
  return { bytes: joinBytes(parts, length), isCut: reader !== undefined }
}

function joinBytes(parts: readonly Uint8Array[], length: number): Uint8Array {
  const joined = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}
