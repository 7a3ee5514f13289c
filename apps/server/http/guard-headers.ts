import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/** Scripts, styles and fonts of the web application. */
const partOfWeb = /^\/assets\/[\w.-]+\.(js|css|woff2)$/

/** Leaves out what browsers obey only on pages, and on files that can be opened as pages. */
const withoutPageHeaders = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
}

/**
 * Adds the headers that make a browser careful. Parts of the web application get only those that matter there: a first
 * visit loads dozens of them, and the other headers were a tenth of its bytes. `isSecure`: people reach us by HTTPS.
 */
export function guardHeaders({ isSecure }: { isSecure: boolean }): MiddlewareHandler {
  const transport = isSecure ? {} : { strictTransportSecurity: false }
  const guardPage = secureHeaders({ xFrameOptions: 'DENY', ...transport })
  const guardPart = secureHeaders({ ...withoutPageHeaders, ...transport })
  return (http, next) => (partOfWeb.test(http.req.path) ? guardPart(http, next) : guardPage(http, next))
}
