import { Readable } from 'node:stream'
import type { Context as HonoContext } from 'hono'
import type { WaveFile } from '../services/previews/wave-file.ts'
import { parseByteRange } from './byte-range.ts'
import type { HttpEnvironment } from './serve-route.ts'

/** The same words in the same voice sound the same until Vivify's speech improves. */
export const keptForADay = 'private, max-age=86400'

/** Answers with a WAV file, or with the range of it that was asked for. */
export function answerWave(
  http: HonoContext<HttpEnvironment>,
  wave: WaveFile,
  cacheControl: string,
): Response {
  const { sizeBytes } = wave
  http.header('accept-ranges', 'bytes')
  const range = parseByteRange(http.req.header('range'), sizeBytes)
  if (range === 'unsatisfiable') {
    http.header('content-range', `bytes */${sizeBytes}`)
    return http.body(null, 416)
  }
  http.header('cache-control', cacheControl)
  http.header('content-type', 'audio/wav')
  http.header('content-length', String(range ? range.end - range.start + 1 : sizeBytes))
  if (range) http.header('content-range', `bytes ${range.start}-${range.end}/${sizeBytes}`)
  const status = range ? 206 : 200
  if (http.req.method === 'HEAD') return http.body(null, status)
  return http.body(Readable.toWeb(wave.read(range ?? undefined)) as ReadableStream, status)
}
