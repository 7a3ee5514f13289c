// The MCP server as assistants reach it: the official client, over HTTP with an API key and over standard input and
// output with the command.

import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiKeyMessages } from '@vivify/contract/api-key-messages'
import { signUp } from '@vivify/contract/routes/account'
import { createKey } from '@vivify/contract/routes/keys'
import { listPosts } from '@vivify/contract/routes/posts'
import { createQuickPainter } from '../../services/images/testing.ts'
import type { TestBrowser, TestServer } from '../../testing.ts'
import { openListeningServer, type ListeningServer } from '../../commands/testing-run.ts'
import { checkoutFolder } from '../../commands/testing.ts'
import { playSession, readSession } from './testing-session.ts'
import { tools } from './tools.ts'

let server: TestServer
let listening: ListeningServer
let address: string
let person: TestBrowser
/** A database and a command on a busy machine. */
const startMs = 90_000

beforeAll(async () => {
  listening = await openListeningServer({ runsJobs: true, painter: createQuickPainter() })
  ;({ server, address } = listening)
  person = server.openBrowser()
  await person.send(signUp, { body: { email: 'mcp@x.org', password: 'long enough' } })
}, startMs)
afterAll(() => listening.close(), startMs)

async function makeKey(scopes: string[] | null = null): Promise<string> {
  return (await person.send(createKey, { body: { name: 'Assistant', scopes } })).secret
}

async function connectHttp(secret: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  const headers = { authorization: `Bearer ${secret}` }
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', address), { requestInit: { headers } }),
  )
  return client
}

async function connectStdio(): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: ['apps/server/cli.js', 'mcp'],
      cwd: checkoutFolder,
      env: { ...(process.env as Record<string, string>), DATA_DIR: server.context.config.dataFolder },
    }),
  )
  return client
}

describe.each([
  ['HTTP', async () => connectHttp(await makeKey())],
  ['standard input and output', connectStdio],
])('over %s', (_, connect) => {
  test(
    'the session of the guide happens as it is shown',
    async () => {
      const client = await connect()
      try {
        expect(await playSession(client)).toBe(readSession().length)
        const { tools: listed } = await client.listTools()
        expect(listed.map(({ name }) => name)).toEqual(tools.map(({ name }) => name))
        for (const { name, description, inputSchema } of listed) {
          expect(description, name).toMatch(/^[A-Z].{10,}/s)
          expect(inputSchema.type).toBe('object')
        }
      } finally {
        await client.close()
      }
    },
    startMs,
  )
})

describe('a tool', () => {
  test('saves and schedules a post once for one key, as the account of the API key', async () => {
    const client = await connectHttp(await makeKey())
    const plan = {
      date: new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10),
      time: '09:00',
      zone: 'UTC',
    }
    const content = { text: 'By an assistant', platforms: ['twitter'], plan }
    const input = { name: 'schedule_post', arguments: { content, when: 'planned', idempotencyKey: 'one' } }
    for (let count = 0; count < 2; count++) {
      expect(await client.callTool(input)).toMatchObject({ structuredContent: { state: 'scheduled' } })
    }
    await client.close()
    const { posts } = await person.send(listPosts)
    expect(posts.filter(({ content: { text } }) => text === 'By an assistant')).toHaveLength(1)
  })

  test('is held to the scopes of its key, and says which one is missing', async () => {
    const client = await connectHttp(await makeKey(['jobs:read']))
    const refused = await client.callTool({ name: 'make_image', arguments: { prompt: 'a boat' } })
    expect(refused).toMatchObject({
      isError: true,
      content: [{ type: 'text', text: apiKeyMessages.scopeMissing('images:write') }],
    })
    expect(await client.callTool({ name: 'list_styles', arguments: {} })).not.toHaveProperty('isError')
    await client.close()
  })

  test.each([
    ['make_image', {}, /prompt/],
    ['make_image', { prompt: 7 }, /prompt/],
    ['get_job', { jobId: 'x'.repeat(500) }, /jobId/],
    ['schedule_post', { content: {}, when: 'someday' }, /when/],
    ['drop_tables', {}, /no tool “drop_tables”/],
  ])('%s with %j is answered with a sentence', async (name, given, sentence) => {
    const client = await connectHttp(await makeKey())
    const refused = (await client.callTool({ name, arguments: given })) as {
      isError?: boolean
      content: { text: string }[]
    }
    expect(refused.isError).toBe(true)
    expect(refused.content[0]!.text).toMatch(sentence)
    await client.close()
  })
})

describe('the address /mcp', () => {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }
  const accept = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' }

  async function post(body: string, headers: Record<string, string>): Promise<number> {
    return (
      await fetch(new URL('/mcp', address), { method: 'POST', body, headers: { ...accept, ...headers } })
    ).status
  }

  test('takes API keys only', async () => {
    const body = JSON.stringify(message)
    expect(await post(body, {})).toBe(401)
    expect(await post(body, { cookie: person.cookie })).toBe(401)
    expect(await post(body, { authorization: `Bearer ${server.context.commandToken}` })).toBe(401)
    expect(await post(body, { authorization: `Bearer vvf_live_${'A'.repeat(32)}` })).toBe(401)
    expect(await post(body, { authorization: `Bearer ${await makeKey()}` })).toBe(200)
    expect(
      await post(body, { authorization: `Bearer ${await makeKey()}`, host: 'elsewhere.example' }),
    ).not.toBe(500)
  })

  test('refuses what is no single message of a usual size', async () => {
    const headers = { authorization: `Bearer ${await makeKey()}` }
    expect(await post('{', headers)).toBe(400)
    expect(await post(JSON.stringify([message, message]), headers)).toBe(422)
    expect(await post(`[${'['.repeat(50_000)}`, headers)).toBe(413)
    expect(await post(JSON.stringify({ ...message, params: { x: 'y'.repeat(3_000_000) } }), headers)).toBe(
      413,
    )
    expect((await fetch(new URL('/mcp', address), { headers })).status).toBe(405)
  })
})
