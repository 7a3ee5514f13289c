// The built web application: its files, and its page for every address that is a screen.

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { HonoRequest } from 'hono'
import { compress } from 'hono/compress'
import { screenNames } from '@vivify/contract/screens'
import type { HttpApp } from './serve-route.ts'

/** Scripts only from our own files; styles also inline, which the component library needs to place things. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const screens: ReadonlySet<string> = new Set(screenNames)

/** True for a person who goes to an address, whom the page leads on from an unknown one; false for a program. */
function isNavigation(request: HonoRequest): boolean {
  const mode = request.header('sec-fetch-mode')
  if (mode !== undefined) return mode === 'navigate'
  return request.header('accept')?.includes('text/html') ?? false
}

/** Serves a folder made by the web's build; without one, says how to make it. */
export function serveWeb(app: HttpApp, folder: string): void {
  const page = path.join(folder, 'index.html')
  if (!existsSync(page)) {
    app.get('*', (http) => http.text('The web application is not built yet. Run: npm start\n', 503))
    return
  }
  const html = readFileSync(page, 'utf8')
  app.use('*', compress())
  // Whichever way the page is asked for: as a screen, or by the name of its file.
  app.use('*', async (http, next) => {
    await next()
    if (!http.res.headers.get('content-type')?.startsWith('text/html')) return
    http.header('content-security-policy', contentSecurityPolicy)
    http.header('cache-control', 'no-cache')
  })
  app.get('/assets/*', async (http, next) => {
    await next()
    if (http.res.status === 200) http.header('cache-control', 'public, max-age=31536000, immutable')
  })
  const rewriteRequestPath = (asked: string): string => (asked === '/' ? '/-' : asked)
  // What the build has packed is sent as it is; `compress` packs the rest.
  app.get('*', serveStatic({ root: folder, precompressed: true, rewriteRequestPath }))
  app.get('*', (http) => {
    const isScreen = screens.has(http.req.path.split('/')[1] ?? '')
    const isFile = /\.\w+$/.test(http.req.path)
    if (isFile || !(isScreen || isNavigation(http.req))) return http.text('Not found.\n', 404)
    return http.html(html)
  })
}
