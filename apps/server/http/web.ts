// The built web application: its files, and its page for the address of every screen.

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { HonoRequest } from 'hono'
import { compress } from 'hono/compress'
import { screenNames } from '@vivify/contract/screens'
import type { HttpApp } from './serve-route.ts'

/**
 * Scripts only from our own files. Inline styles are allowed, because the component library needs them for positioning.
 */
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

/**
 * True when a person opens an address in a browser: the page helps them on from an unknown one. False for a program.
 */
function isNavigation(request: HonoRequest): boolean {
  const mode = request.header('sec-fetch-mode')
  if (mode !== undefined) return mode === 'navigate'
  return request.header('accept')?.includes('text/html') ?? false
}

/** Serves the folder that the web build made. If it is missing, answers how to build it. */
export function serveWeb(app: HttpApp, folder: string): void {
  const page = path.join(folder, 'index.html')
  if (!existsSync(page)) {
    app.get('*', (http) => http.text('The web application is not built yet. Run: npm start\n', 503))
    return
  }
  const html = readFileSync(page, 'utf8')
  app.use('*', compress())
  // Applies to the page however it is requested: as a screen, or by its file name.
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
  // Files that the build has compressed are sent as they are; `compress` handles the rest.
  app.get('*', serveStatic({ root: folder, precompressed: true, rewriteRequestPath }))
  app.get('*', (http) => {
    const isScreen = screens.has(http.req.path.split('/')[1] ?? '')
    const isFile = /\.\w+$/.test(http.req.path)
    if (isFile || !(isScreen || isNavigation(http.req))) return http.text('Not found.\n', 404)
    return http.html(html)
  })
}
