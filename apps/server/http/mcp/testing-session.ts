// Plays the session of docs/guide/mcp.md with the official client, so that the page shows what really happens.

import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { expect } from 'vitest'

interface Step {
  tool: string
  input: string
  /** A part of the answer, in which `…` is any text; or `!` and a sentence for a refusal. */
  answer: string
}

interface Result {
  isError?: boolean
  structuredContent?: Record<string, unknown>
  content: { text: string }[]
}

/** The steps of the page, in order. */
export function readSession(): Step[] {
  const page = readFileSync(new URL('../../../../docs/guide/mcp.md', import.meta.url), 'utf8')
  const lines = /```mcp\n(?<session>[^`]+)```/.exec(page)!.groups!['session']!.trim().split('\n')
  return lines.flatMap((line, index) => {
    const [, tool, input] = /^> (\w+) (.+)$/.exec(line) ?? []
    return tool === undefined ? [] : [{ tool, input: input!, answer: lines[index + 1]! }]
  })
}

/** Throws the failed expectation of the first step that answers otherwise. */
export async function playSession(client: Client): Promise<number> {
  const steps = readSession()
  let jobId = ''
  for (const { tool, input, answer } of steps) {
    const given = JSON.parse(input.replace('$jobId', jobId)) as Record<string, unknown>
    const result = await callUntil(client, tool, given, answer)
    const text = result.content[0]!.text
    if (answer.startsWith('! ')) {
      expect({ isError: result.isError, text }).toEqual({ isError: true, text: answer.slice(2) })
      continue
    }
    expect(result.isError, `${tool}: ${text}`).toBeFalsy()
    expect(JSON.parse(text)).toEqual(result.structuredContent)
    expect(result.structuredContent).toMatchObject(loosen(JSON.parse(answer)) as object)
    jobId = String(result.structuredContent!['jobId'] ?? jobId)
  }
  return steps.length
}

/** Repeats `get_job` until the job has ended, as an assistant does. */
async function callUntil(
  client: Client,
  name: string,
  given: Record<string, unknown>,
  answer: string,
): Promise<Result> {
  const untilMs = Date.now() + 60_000
  for (;;) {
    const result = (await client.callTool({ name, arguments: given })) as unknown as Result
    const { status } = (result.structuredContent?.['state'] ?? {}) as { status?: string }
    const isUnderWay = status === 'queued' || status === 'running'
    if (!isUnderWay || !answer.includes('completed') || Date.now() > untilMs) return result
    await wait(100)
  }
}

/** Turns `…` into any text, and lists into lists that contain these entries. */
function loosen(value: unknown): unknown {
  if (value === '…') return expect.any(String)
  if (Array.isArray(value))
    return expect.arrayContaining(value.map((entry) => expect.objectContaining(entry)))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, loosen(part)]))
}
