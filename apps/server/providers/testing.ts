// What the suites of all kinds of vendors share: calls as a stub hears them, and what every failure must hold.

import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import { ProviderError } from './provider-error.ts'

/** A call that a stub heard. */
export interface StubCall {
  method: string
  path: string
  headers: IncomingMessage['headers']
  /** Of a form: its fields as text, its files as `File`. */
  body: Record<string, unknown>
}

export interface StubAnswer {
  status?: number
  headers?: Record<string, string>
  /** Sent as JSON; text and bytes as they are. */
  body?: unknown
  /** Never answers. */
  hangs?: true
}

export const suiteKey = 'key-of-the-suite-0123456789abcdef'

export async function readCall(request: IncomingMessage): Promise<StubCall> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const sent = Buffer.concat(chunks)
  const type = request.headers['content-type'] ?? ''
  const body = type.startsWith('multipart/form-data')
    ? Object.fromEntries(await new Response(sent, { headers: { 'content-type': type } }).formData())
    : (JSON.parse(sent.toString() || '{}') as StubCall['body'])
  return { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body }
}

/** An address where nothing listens. */
export async function findClosedAddress(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${port}`
}

export async function catchError(promise: Promise<unknown>): Promise<ProviderError> {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (ProviderError.isInstance(error)) return error
  throw new Error(`Expected a ProviderError, got ${String(error)}`, { cause: error })
}

/** Neither what is shown nor what could be logged holds the key or the prompt. */
export function expectNoSecrets(error: ProviderError, prompt: string): void {
  const told = JSON.stringify({ ...error, message: error.message, cause: error.cause })
  expect(error.message).toMatch(/^[A-Z].*\.$/)
  expect(told).not.toContain(suiteKey)
  expect(told).not.toContain(prompt)
}
