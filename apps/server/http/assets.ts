import { Readable } from 'node:stream'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context as HonoContext } from 'hono'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import * as routes from '@vivify/contract/routes/assets'
import type { AppContext } from '../app-context.ts'
import { nameFile } from '../lib/file-name.ts'
import { maxUploadBytes } from '../services/assets/assets.ts'
import type { AssetRow } from '../store/assets.ts'
import type { ByteRange } from '../providers/storage/port.ts'
import { parseByteRange } from './byte-range.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Uploads, downloads and deletion of files. */
export function serveAssets(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { assets } = context.services

  serveRoute(app, routes.uploadAsset, async ({ caller, query, http }) => {
    // When an upload is refused, the client need not send the rest.
    http.header('connection', 'close')
    const declared = Number(http.req.header('content-length') ?? 0)
    if (declared > maxUploadBytes) throw new AppError('too_large', messages.gifs.videoTooLarge)
    const { body } = http.req.raw
    if (!body) throw new AppError('bad_input', 'The upload is empty.')
    const content = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])
    return assets.upload(caller.workspaceId, {
      name: query.name,
      content,
      declaredBytes: declared,
      isDrawing: query.drawing === '1',
    })
  })
  serveRoute(app, routes.readAsset, ({ caller, params }) => assets.read(caller.workspaceId, params.assetId))
  serveRoute(app, routes.readAssetTracks, ({ caller, params, http }) =>
    assets.readTracks(caller.workspaceId, params.assetId, http.req.raw.signal),
  )
  serveRoute(app, routes.readAssetContent, async ({ caller, params, query, http }) => {
    const asset = await assets.requireAsset(caller.workspaceId, params.assetId)
    const name = nameDownload(asset.name, query.title)
    return answerContent(context, http, { ...asset, name }, { isDownload: query.download === '1' })
  })
  serveRoute(app, routes.deleteAsset, async ({ caller, params }) => {
    await assets.remove(caller.workspaceId, params.assetId)
    return { done: true as const }
  })
}

export interface ContentOptions {
  isDownload: boolean
  /** The address expires, so nobody keeps the answer. */
  isShared?: boolean
}

/** The file or a range of it. Throws like `AssetService.readContent`. */
export async function answerContent(
  context: AppContext,
  http: HonoContext<HttpEnvironment>,
  asset: AssetRow,
  { isDownload, isShared = false }: ContentOptions,
): Promise<Response> {
  const entityTag = `"${asset.sha256}"`
  const isKnown = http.req.header('if-none-match') === entityTag
  const isFresh = [undefined, entityTag].includes(http.req.header('if-range'))
  const range = parseByteRange(isFresh ? http.req.header('range') : undefined, asset.sizeBytes)
  // Opened before any header is set, because the file may be missing.
  const content =
    isKnown || range === 'unsatisfiable' ? null : await readContent(context, asset, range ?? undefined)
  http.header('cache-control', isShared ? 'no-store' : 'private, max-age=31536000, immutable')
  http.header('etag', entityTag)
  http.header('accept-ranges', 'bytes')
  if (range === 'unsatisfiable' && !isKnown) {
    http.header('content-range', `bytes */${asset.sizeBytes}`)
    return http.body(null, 416)
  }
  if (content === null || range === 'unsatisfiable') return http.body(null, 304)
  http.header('content-type', asset.mimeType)
  http.header('content-disposition', describeDisposition(asset.name, isDownload))
  // A file opened in its own tab is shown; its scripts never run.
  http.header('content-security-policy', "default-src 'none'; media-src 'self'; img-src 'self'; sandbox")
  http.header('content-length', String(range ? range.end - range.start + 1 : asset.sizeBytes))
  if (range) http.header('content-range', `bytes ${range.start}-${range.end}/${asset.sizeBytes}`)
  const status = range ? 206 : 200
  if (http.req.method === 'HEAD') {
    content.destroy()
    return http.body(null, status)
  }
  return http.body(Readable.toWeb(content) as ReadableStream, status)
}

/** A renamed creation is downloaded under its new name, with the same extension. */
function nameDownload(name: string, title: string | undefined): string {
  if (title === undefined) return name
  const ending = /(\.report)?\.[^.]*$/.exec(name)?.[0] ?? ''
  return `${nameFile(title, name.slice(0, name.length - ending.length))}${ending}`
}

async function readContent(
  { services, logger }: AppContext,
  asset: AssetRow,
  range: ByteRange | undefined,
): Promise<Readable> {
  try {
    return await services.assets.readContent(asset, range)
  } catch (error) {
    // The application logs all other failures.
    if (AppError.isInstance(error) && error.code === 'not_found')
      logger.error({ asset: asset.id, error }, 'the file of a row is missing')
    throw error
  }
}

/** RFC 6266: the name twice, in ASCII for old programs and in Unicode. */
export function describeDisposition(name: string, isDownload: boolean): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_')
  const exact = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)
  return `${isDownload ? 'attachment' : 'inline'}; filename="${plain}"; filename*=UTF-8''${exact}`
}
