// The MCP server over any transport. This module loads the protocol's library, so it is only imported when a client
// connects.

import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import {
  CallToolRequestSchema,
  ListToolsRequestSchema,
  type CallToolResult,
} from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import { scopeOf } from '@vivify/contract/scopes'
import type { CallRoute } from '../../lib/route-call.ts'
import { version } from '../../lib/version.ts'
import { describeForCaller, describeInvalid } from '../error-answer.ts'
import { tools, type Tool } from './tools.ts'

const instructions =
  'Vivify makes finished short videos, pictures, articles and posts. Tools that start long work answer with a jobId: call get_job until its state is completed or failed. Vivify makes up no facts: when make_video answers with questions, ask the person and call it again with the answers as facts.'

/** A server whose tools call routes by `call`. */
export function createMcpServer(call: CallRoute): Server {
  const server = new Server({ name: 'vivify', version }, { capabilities: { tools: {} }, instructions })
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: described }))
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    runTool(call, params.name, params.arguments ?? {}),
  )
  return server
}

function describeTool({ name, routes, about, input }: Tool) {
  const { $schema: _, ...inputSchema } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  return {
    name,
    description: about ?? routes.map(({ summary }) => `${summary}.`).join(' '),
    inputSchema: inputSchema as { type: 'object' },
    annotations: { readOnlyHint: routes.every(isReading) },
  }
}

function isReading(route: Tool['routes'][number]): boolean {
  return scopeOf(route)?.endsWith(':read') === true
}

/** Described once, because each message over HTTP gets a server of its own. */
const described = tools.map(describeTool)

/** Failures are results, so that the assistant reads the sentence and can do better. */
async function runTool(call: CallRoute, name: string, given: unknown): Promise<CallToolResult> {
  try {
    const tool = tools.find((known) => known.name === name)
    if (!tool) throw new AppError('not_found', `There is no tool “${name}”.`)
    const input = tool.input.safeParse(given)
    if (!input.success) throw describeInvalid(input.error)
    const answer = await tool.run(call, input.data)
    return {
      content: [{ type: 'text', text: JSON.stringify(answer) }],
      structuredContent: answer as Record<string, unknown>,
    }
  } catch (error) {
    const { answer } = describeForCaller(error)
    return { content: [{ type: 'text', text: answer.error }], isError: true }
  }
}
