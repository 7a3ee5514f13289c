import type { AppContext } from '../app-context.ts'
import { answerContent } from './assets.ts'
import { createLimiter } from './rate-limit.ts'
import type { HttpApp } from './serve-route.ts'

/**
 * Files at signed addresses, for platforms that fetch them. Outside of `/api`, because the caller has no session and
 * whoever has the address may read the file. Everything that is wrong with an address gets the same answer.
 */
export function serveFiles(app: HttpApp, context: AppContext): void {
  const { assets } = context.services
  const reads = createLimiter(context, 'files', context.limits.calls)
  app.get('/files/:token', async (http) => {
    http.header('cache-control', 'no-store')
    const asset = await assets.findSigned(http.req.param('token'))
    if (!asset) return http.text('Not found.\n', 404)
    await reads.count(asset.id)
    http.header('x-robots-tag', 'noindex')
    const answer = await answerContent(context, http, asset, { isDownload: false, isShared: true })
    return answer
  })
}
