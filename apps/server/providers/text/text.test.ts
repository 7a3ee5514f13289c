import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { createClaude } from './anthropic.ts'
import { createCompatible } from './compatible.ts'
import { createGemini } from './gemini.ts'
import { createOpenAi } from './openai.ts'
import { suiteKey, type StubCall } from '../testing.ts'
import { suiteModel, testTextVendor } from './suite.ts'

const usage = { input_tokens: 3, output_tokens: 4, total_tokens: 7 }

describe('Gemini', () => {
  testTextVendor({
    create: createGemini,
    basePath: '/v1beta',
    findFault: ({ method, path, headers, body }) =>
      firstFault([
        [method === 'POST' && path === `/v1beta/models/${suiteModel}:generateContent`, 'Unknown method'],
        [headers['x-goog-api-key'] === suiteKey, 'API key not valid'],
        [Array.isArray(body['contents']) && body['contents'].length > 0, 'contents is not specified'],
      ]),
    answer: (text) => ({
      candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 }],
      usageMetadata: { promptTokenCount: 3, candidatesTokenCount: 4, totalTokenCount: 7 },
    }),
    refuse: (message) => ({ error: { code: 400, message, status: 'INVALID_ARGUMENT' } }),
  })

  test('hands over the address of a video that it is to look at', async () => {
    const bodies: string[] = []
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      bodies.push(Buffer.concat(chunks).toString())
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(
        JSON.stringify({ candidates: [{ content: { parts: [{ text: 'Words' }] }, finishReason: 'STOP' }] }),
      )
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1beta`
    const gemini = createGemini({ apiKey: suiteKey, baseUrl, textModel: undefined })
    const videoUrl = 'https://www.youtube.com/watch?v=abcdefghijk'
    const { signal } = new AbortController()
    await gemini.write({ prompt: 'What is said?', videoUrl, signal })
    server.closeAllConnections()
    server.close()
    expect(bodies[0]).toContain(`"fileUri":"${videoUrl}"`)
    expect(bodies).toHaveLength(1)
  })
})

describe('OpenAI', () => {
  testTextVendor({
    create: createOpenAi,
    basePath: '/v1',
    findFault: ({ method, path, headers, body }) =>
      firstFault([
        [method === 'POST' && path === '/v1/responses', 'Unknown request URL'],
        [headers.authorization === `Bearer ${suiteKey}`, 'Incorrect API key provided'],
        [body['model'] === suiteModel && Array.isArray(body['input']), 'Missing required parameter'],
      ]),
    answer: (text) => ({
      id: 'resp_1',
      object: 'response',
      created_at: 1_780_000_000,
      status: 'completed',
      model: suiteModel,
      output: [
        {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          status: 'completed',
          content: [{ type: 'output_text', text, annotations: [] }],
        },
      ],
      usage,
    }),
    refuse: (message) => ({ error: { message, type: 'invalid_request_error', param: null, code: null } }),
  })
})

describe('Anthropic', () => {
  testTextVendor({
    create: createClaude,
    basePath: '/v1',
    findFault: ({ method, path, headers, body }) =>
      firstFault([
        [method === 'POST' && path === '/v1/messages', 'Not found'],
        [headers['x-api-key'] === suiteKey, 'invalid x-api-key'],
        [typeof headers['anthropic-version'] === 'string', 'anthropic-version: header is required'],
        [typeof body['max_tokens'] === 'number', 'max_tokens: Field required'],
        [body['model'] === suiteModel && Array.isArray(body['messages']), 'messages: Field required'],
      ]),
    answer: (text) => ({
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: suiteModel,
      content: [{ type: 'text', text }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage,
    }),
    refuse: (message) => ({ type: 'error', error: { type: 'invalid_request_error', message } }),
  })
})

describe('a compatible server', () => {
  const findFault = ({ method, path, body }: StubCall) =>
    firstFault([
      [method === 'POST' && path === '/v1/chat/completions', '404 page not found'],
      [body['model'] === suiteModel && Array.isArray(body['messages']), 'model is required'],
    ])
  testTextVendor({
    create: createCompatible,
    basePath: '/v1',
    findFault,
    answer: (content) => ({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1_780_000_000,
      model: suiteModel,
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 3, completion_tokens: 4, total_tokens: 7 },
    }),
    refuse: (message) => ({ error: { message, type: 'api_error', param: null, code: null } }),
  })

  test('without a model asks for one', () => {
    const engine = createCompatible({
      apiKey: undefined,
      baseUrl: 'http://127.0.0.1:11434/v1',
      textModel: undefined,
    })
    expect(engine.status()).toMatchObject({ state: 'needs_model' })
  })
})

function firstFault(rules: readonly (readonly [boolean, string])[]): string | null {
  return rules.find(([isKept]) => !isKept)?.[1] ?? null
}
