// The OpenAPI document: what holds for all routes. `describe-route.ts` says what holds for one.

import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { version } from '../lib/version.ts'
import type { HttpApp } from './serve-route.ts'

const description = `Makes finished faceless shorts and what goes with them.

**Who calls.** A browser sends its session cookie. A program sends an API key as \`Authorization: Bearer vvf_live_…\`; keys are created under Settings → API keys. Operations whose security lists only \`session\` refuse keys with 403.

**Scopes.** \`x-scope\` of an operation is the scope that a key needs. \`write\` includes \`read\`. A key without it is refused with 403, and \`details.scope\` names it.

**Errors.** Every failed call answers \`{error, code, details}\`: a sentence for a person, a code to branch on, and facts.

**Limits.** Calls are counted for each account, by sessions and keys together. \`RateLimit-Limit\` is the most calls at once, \`RateLimit-Remaining\` what is left, and \`RateLimit-Reset\` the seconds until all are back. A refused call answers 429 with \`Retry-After\`. Searches and attempts to sign in have lower limits of their own. JSON bodies may have 5 MB.

**Idempotency.** Calls that start paid or lasting work take \`idempotencyKey\` in their body: repeated calls with the same key do the work once and answer the same job.

**Long work** is a job: the call answers 202 with \`jobId\`, and \`GET /api/jobs/{jobId}\` says how far it is.`

/** Registers what all operations share, and serves the document. */
export function describeApi(app: HttpApp): void {
  const registry = app.openAPIRegistry
  registry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: 'vivify.session_token',
    description: 'The cookie of a person who is signed in',
  })
  registry.registerComponent('securitySchemes', 'apiKey', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'vvf_live_…',
    description: 'A key that an account created, limited to its scopes',
  })
  registry.registerComponent('securitySchemes', 'token', {
    type: 'http',
    scheme: 'bearer',
    description: 'The token in the server’s data folder, for the command line of the same machine',
  })
  const seconds = { schema: { type: 'integer' as const, minimum: 0 } }
  const headers = {
    'RateLimit-Limit': 'The most calls at once',
    'RateLimit-Remaining': 'The calls that are left',
    'RateLimit-Reset': 'Seconds until all calls are back',
    'Retry-After': 'Seconds after which to call again',
  }
  for (const [name, text] of Object.entries(headers)) {
    registry.registerComponent('headers', name, { description: text, ...seconds })
  }
  serveDocument(app, () =>
    app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'Vivify', version, description } }),
  )
}

/** The document takes long to describe and has over a megabyte, so it is printed and compressed once. */
function serveDocument(app: HttpApp, describe: () => object): void {
  let printed: { text: string; zipped: Uint8Array<ArrayBuffer>; entityTag: string } | null = null
  app.get('/api/openapi.json', (http) => {
    printed ??= print(describe())
    http.header('cache-control', 'no-cache')
    http.header('vary', 'accept-encoding')
    http.header('etag', printed.entityTag)
    if (http.req.header('if-none-match')?.includes(printed.entityTag)) return http.body(null, 304)
    http.header('content-type', 'application/json')
    if (!http.req.header('accept-encoding')?.includes('gzip')) return http.body(printed.text)
    http.header('content-encoding', 'gzip')
    return http.body(printed.zipped)
  })
}

function print(document: object) {
  const text = JSON.stringify(document)
  const entityTag = `"${createHash('sha256').update(text).digest('base64url')}"`
  return { text, zipped: new Uint8Array(gzipSync(text)), entityTag }
}
