// The documented APIs of the text vendors, for local stub servers.

import {
  firstFault,
  suiteKey,
  VendorStub,
  type StubAnswer,
  type StubCall,
  type StubRules,
} from '../testing.ts'
import { anthropic } from './anthropic.ts'
import { compatible } from './compatible.ts'
import type { TextVendor } from './create-engine.ts'
import { gemini } from './gemini.ts'
import { openAi } from './openai.ts'

export interface TextRules extends StubRules {
  vendor: TextVendor
  /** The vendor's answer with this text. */
  say(text: string, call: StubCall): StubAnswer
}

export const suiteModel = 'model-of-the-suite'
export const usualText = 'A light on a rock'
/** The usage in every answer. */
export const usualUsage = { input: 3, output: 4 }

const badKey = { status: 401, message: 'Incorrect API key provided' }

/** Server-sent events, as all these vendors stream them; each text comes in two pieces. */
function stream(events: readonly unknown[], end = ''): StubAnswer {
  const lines = events.map((event) => {
    const { type } = event as { type?: string }
    return `${type === undefined ? '' : `event: ${type}\n`}data: ${JSON.stringify(event)}\n\n`
  })
  return { headers: { 'content-type': 'text/event-stream' }, body: lines.join('') + end }
}

function halve(text: string): [string, string] {
  const middle = Math.ceil(text.length / 2)
  return [text.slice(0, middle), text.slice(middle)]
}

/** A stub of a vendor; it writes the same text to every caller. */
export class TextStub extends VendorStub<TextRules> {
  protected answer(call: StubCall): StubAnswer {
    return this.rules.say(usualText, call)
  }

  /** Plans answers with these texts. */
  say(...texts: readonly string[]): void {
    this.planned = texts.map((text) => (call) => this.rules.say(text, call))
  }
}

/** https://ai.google.dev/api/generate-content */
export const geminiRules: TextRules = {
  vendor: gemini,
  basePath: '/v1beta',
  findFault: ({ method, path, headers, body }) =>
    firstFault([
      [
        method === 'POST' && /^\/v1beta\/models\/[\w.-]+:streamGenerateContent\?alt=sse$/.test(path),
        'Unknown method',
      ],
      [headers['x-goog-api-key'] === suiteKey, { status: 401, message: 'API key not valid' }],
      [Array.isArray(body['contents']) && body['contents'].length > 0, 'contents is not specified'],
    ]),
  say: (text) =>
    stream(
      halve(text).map((part, index) => ({
        candidates: [
          {
            content: { role: 'model', parts: [{ text: part }] },
            index: 0,
            ...(index === 1 && { finishReason: 'STOP' }),
          },
        ],
        usageMetadata: { promptTokenCount: 3, candidatesTokenCount: 4, totalTokenCount: 7 },
      })),
    ),
  refuse: (message) => ({ error: { code: 400, message, status: 'INVALID_ARGUMENT' } }),
}

/** https://platform.openai.com/docs/api-reference/responses-streaming */
export const openAiRules: TextRules = {
  vendor: openAi,
  basePath: '/v1',
  findFault: ({ method, path, headers, body }) =>
    firstFault([
      [method === 'POST' && path === '/v1/responses', 'Unknown request URL'],
      [headers.authorization === `Bearer ${suiteKey}`, badKey],
      [typeof body['model'] === 'string' && Array.isArray(body['input']), 'Missing required parameter'],
      [isStrictFormat(body['text']), 'Invalid schema for response_format'],
    ]),
  say(text, { body }) {
    const response = { id: 'resp_1', object: 'response', created_at: 1_780_000_000, model: body['model'] }
    const item = { id: 'msg_1', type: 'message', role: 'assistant' }
    const place = { item_id: 'msg_1', output_index: 0, content_index: 0 }
    return stream([
      { type: 'response.created', response: { ...response, status: 'in_progress', output: [] } },
      {
        type: 'response.output_item.added',
        output_index: 0,
        item: { ...item, status: 'in_progress', content: [] },
      },
      ...halve(text).map((delta) => ({ type: 'response.output_text.delta', ...place, delta })),
      {
        type: 'response.output_item.done',
        output_index: 0,
        item: { ...item, status: 'completed', content: [{ type: 'output_text', text, annotations: [] }] },
      },
      {
        type: 'response.completed',
        response: {
          ...response,
          status: 'completed',
          usage: { input_tokens: 3, output_tokens: 4, total_tokens: 7 },
        },
      },
    ])
  },
  refuse: (message) => ({ error: { message, type: 'invalid_request_error', param: null, code: null } }),
}

/** A strict format has no text limits, and all its objects are closed. */
function isStrictFormat(text: unknown): boolean {
  const format = (text as { format?: { type: string; strict?: boolean; schema: unknown } } | undefined)
    ?.format
  if (format?.type !== 'json_schema' || format.strict !== true) return true
  const schema = JSON.stringify(format.schema)
  const count = (pattern: RegExp): number => schema.match(pattern)?.length ?? 0
  return (
    !/"(?:min|max)(?:Length|Items)"/.test(schema) &&
    count(/"type":"object"/g) === count(/"additionalProperties":false/g)
  )
}

/** https://docs.anthropic.com/en/docs/build-with-claude/streaming */
export const anthropicRules: TextRules = {
  vendor: anthropic,
  basePath: '/v1',
  findFault: ({ method, path, headers, body }) =>
    firstFault([
      [method === 'POST' && path === '/v1/messages', 'Not found'],
      [headers['x-api-key'] === suiteKey, { status: 401, message: 'invalid x-api-key' }],
      [typeof headers['anthropic-version'] === 'string', 'anthropic-version: header is required'],
      [typeof body['max_tokens'] === 'number', 'max_tokens: Field required'],
      [typeof body['model'] === 'string' && Array.isArray(body['messages']), 'messages: Field required'],
    ]),
  say(text, { body }) {
    const [tool] = (body['tools'] ?? []) as { name: string }[]
    const message = { id: 'msg_1', type: 'message', role: 'assistant', model: body['model'], content: [] }
    const block = tool
      ? { type: 'tool_use', id: 'toolu_1', name: tool.name, input: {} }
      : { type: 'text', text: '' }
    return stream([
      {
        type: 'message_start',
        message: { ...message, stop_reason: null, usage: { input_tokens: 3, output_tokens: 1 } },
      },
      { type: 'content_block_start', index: 0, content_block: block },
      ...halve(text).map((part) => ({
        type: 'content_block_delta',
        index: 0,
        delta: tool ? { type: 'input_json_delta', partial_json: part } : { type: 'text_delta', text: part },
      })),
      { type: 'content_block_stop', index: 0 },
      {
        type: 'message_delta',
        delta: { stop_reason: tool ? 'tool_use' : 'end_turn', stop_sequence: null },
        usage: { output_tokens: 4 },
      },
      { type: 'message_stop' },
    ])
  },
  refuse: (message) => ({ type: 'error', error: { type: 'invalid_request_error', message } }),
}

/** https://platform.openai.com/docs/api-reference/chat-streaming, as Ollama and others implement it. */
export const compatibleRules: TextRules = {
  vendor: compatible,
  basePath: '/v1',
  findFault: ({ method, path, headers, body }) =>
    firstFault([
      [method === 'POST' && path === '/v1/chat/completions', '404 page not found'],
      [[undefined, `Bearer ${suiteKey}`].includes(headers.authorization), badKey],
      [typeof body['model'] === 'string' && Array.isArray(body['messages']), 'model is required'],
    ]),
  say(text, { body }) {
    const chunk = {
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1_780_000_000,
      model: body['model'],
    }
    const deltas = halve(text).map((content) => ({
      ...chunk,
      choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }],
    }))
    const ended = { ...chunk, choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }
    const usage = { prompt_tokens: 3, completion_tokens: 4, total_tokens: 7 }
    return stream([...deltas, ended, { ...chunk, choices: [], usage }], 'data: [DONE]\n\n')
  },
  refuse: (message) => ({ error: { message, type: 'api_error', param: null, code: null } }),
}
