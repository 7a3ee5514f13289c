// MCP over HTTP, at `/mcp`. It keeps no sessions: each message is answered on its own, as the account of its API key, so
// any process can answer it.

import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { apiKeyMessages } from '@vivify/contract/api-key-messages'
import { AppError } from '@vivify/contract/errors'
import { errorAnswerSchema } from '@vivify/contract/routes/route'
import type { AppContext } from '../../app-context.ts'
import { fillAddress, type CallRoute } from '../../lib/route-call.ts'
import { readJson } from '../check-request.ts'
import { checkOrigin } from '../origin-check.ts'
import type { Http, HttpApp, HttpEnvironment } from '../serve-route.ts'

const maxBytes = 2_500_000

/** Serves the MCP server. A tool call is a call of `app` with the caller's key, so the same guards and limits hold. */
export function serveMcp(
  app: HttpApp,
  context: AppContext,
  identify: MiddlewareHandler<HttpEnvironment>,
): void {
  app.use('/mcp', checkOrigin(context.config.server))
  app.use('/mcp', identify)
  app.use('/mcp', limitBody)
  app.post('/mcp', async (http) => {
    if (!http.var.caller?.key) {
      http.header('www-authenticate', 'Bearer')
      throw new AppError('unauthorized', apiKeyMessages.keyMissing)
    }
    const parsedBody = readJson(await http.req.text())
    if (Array.isArray(parsedBody)) throw new AppError('bad_input', 'Send one message at a time.')
    const [{ createMcpServer }, { WebStandardStreamableHTTPServerTransport }] = await Promise.all([
      import('./mcp-server.ts'),
      import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
    ])
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
    const server = createMcpServer(callInside(app, http))
    try {
      await server.connect(transport)
      return await transport.handleRequest(http.req.raw, { parsedBody })
    } finally {
      await server.close()
    }
  })
  // Without sessions, there is no stream to open and no session to end.
  app.all('/mcp', (http) => http.text('Send messages with POST.\n', 405, { allow: 'POST' }))
}

const limitBody = bodyLimit({
  maxSize: maxBytes,
  onError: () => {
    throw new AppError('too_large', 'The message is too large. Send less than 2.5 MB.')
  },
})

/** Calls routes of this application as the caller of `http`, from its address. */
function callInside(app: HttpApp, http: Http): CallRoute {
  const { origin } = new URL(http.req.url)
  const passed = ['authorization', 'x-forwarded-for'].flatMap((name) => {
    const value = http.req.header(name)
    return value === undefined ? [] : [[name, value] as const]
  })
  return async (route, input = {}) => {
    const { body } = input
    const request = new Request(`${origin}${fillAddress(route, input)}`, {
      method: route.method.toUpperCase(),
      headers: { ...Object.fromEntries(passed), 'content-type': 'application/json' },
      signal: http.req.raw.signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const response = await app.fetch(request, http.env)
    if (response.ok) return route.answer!.parse(await response.json()) as never
    const { code, error, details = {} } = errorAnswerSchema.parse(await response.json())
    throw new AppError(code, error, { details })
  }
}
