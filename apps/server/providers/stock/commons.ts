// Wikimedia Commons without a key: one call at a time, with a contact. https://www.mediawiki.org/wiki/API:Etiquette

import { z } from 'zod'
import { ProviderError } from '../provider-error.ts'
import { defineStockVendor, type FoundFile } from './create-engine.ts'
import { readLicenceName } from './licence.ts'
import { listWhole } from './list-whole.ts'
import type { StockQuestion } from './port.ts'
import { chooseRendition, renditionSchema } from './rendition.ts'

const name = 'Wikimedia Commons'
const pageSize = 20
/** The width of a photo in pixels: enough for a video, and its image server makes it. */
const photoPixels = 2160

const valueSchema = z.object({ value: z.union([z.string(), z.number()]).transform(String) })
const metadataSchema = z.object({
  LicenseShortName: valueSchema.optional(),
  Artist: valueSchema.optional(),
  ObjectName: valueSchema.optional(),
  ImageDescription: valueSchema.optional(),
  NonFree: valueSchema.optional(),
})
const infoSchema = z.object({
  url: z.string(),
  descriptionurl: z.string(),
  thumburl: z.string(),
  width: z.number(),
  height: z.number(),
  size: z.number(),
  mime: z.string(),
  duration: z.number().nullish(),
  extmetadata: metadataSchema,
  derivatives: z.array(z.unknown()).nullish(),
})
const pageSchema = z.object({
  pageid: z.number(),
  title: z.string(),
  index: z.number().default(0),
  videoinfo: z.array(infoSchema).min(1),
})
const derivativeSchema = z
  .object({ src: z.string(), type: z.string(), width: z.number(), height: z.number() })
  .transform(({ src, type, width, height }) => ({ url: src, type, width, height }))

const faultSchema = z.object({ error: z.object({ code: z.string() }) })
/** Without hits, `query` is missing. Faults come with status 200. */
const answerSchema = z
  .object({
    query: z.object({ pages: z.array(z.unknown()) }).optional(),
    batchcomplete: z.boolean().optional(),
  })
  .loose()
  .superRefine((answer) => {
    const fault = faultSchema.safeParse(answer)
    if (!fault.success) return
    const isBusy = ['maxlag', 'ratelimited', 'readonly'].includes(fault.data.error.code)
    throw new ProviderError({
      vendor: name,
      ...(isBusy ? { failure: 'rate_limited', retryAfterSeconds: 5 } : { failure: 'bad_request' }),
    })
  })
  .refine(({ query, batchcomplete }) => query !== undefined || batchcomplete === true)

export const commons = defineStockVendor({
  id: 'commons',
  name,
  account: name,
  settings: { baseUrl: { name: 'COMMONS_URL', default: 'https://commons.wikimedia.org/w/api.php' } },
  kinds: ['video', 'photo'],
  pace: { atOnce: 1, pauseMs: 0 },
  describeSearch: ({ baseUrl }, { words, kind, page }) => ({
    url: `${baseUrl}?${new URLSearchParams({
      action: 'query',
      format: 'json',
      formatversion: '2',
      maxlag: '5',
      generator: 'search',
      gsrnamespace: '6',
      // Search has operators; people's words have none.
      gsrsearch: `${words.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} filetype:${kind === 'video' ? 'video' : 'bitmap'}`,
      gsrlimit: String(pageSize),
      gsroffset: String((page - 1) * pageSize),
      prop: 'videoinfo',
      viprop: 'url|size|mime|extmetadata|derivatives',
      viurlwidth: String(kind === 'video' ? 640 : photoPixels),
      viextmetadatafilter: 'LicenseShortName|Artist|ObjectName|ImageDescription|NonFree',
    })}`,
  }),
  answer: answerSchema,
  readFiles: ({ query }, question) =>
    listWhole(pageSchema, query?.pages ?? [])
      .toSorted((a, b) => a.index - b.index)
      .map((page) => readPage(page, question)),
})

const photoTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp'])

function readPage(
  { pageid, title, videoinfo }: z.infer<typeof pageSchema>,
  { kind }: StockQuestion,
): FoundFile | null {
  const info = videoinfo[0]!
  const { extmetadata: about, mime } = info
  const licence = readLicenceName(about.LicenseShortName?.value ?? '')
  if (!licence || about.NonFree?.value === 'true') return null
  const isWanted =
    kind === 'video' ? mime.startsWith('video/') || mime === 'application/ogg' : photoTypes.has(mime)
  const file = isWanted ? (kind === 'video' ? chooseVideo(info) : photoOf(info)) : null
  if (!file) return null
  return {
    id: String(pageid),
    title: about.ObjectName?.value ?? title.replace(/^File:|\.[a-z0-9]{2,5}$/gi, ''),
    tags: `${title} ${about.ImageDescription?.value ?? ''}`,
    author: about.Artist?.value,
    pageUrl: info.descriptionurl,
    licence,
    width: file.width,
    height: file.height,
    durationSeconds: info.duration,
    previewUrl: info.thumburl,
    fileUrl: file.url,
  }
}

/** The picture in the size that was asked for; a smaller one as it is. */
function photoOf({ url, thumburl, width, height }: z.infer<typeof infoSchema>) {
  if (width <= photoPixels) return { url, width, height }
  return { url: thumburl, width: photoPixels, height: Math.round((height * photoPixels) / width) }
}

/** The original, or one of the smaller copies that Commons makes. All are WebM or Ogg. */
function chooseVideo({ url, width, height, size, derivatives }: z.infer<typeof infoSchema>) {
  const copies = listWhole(derivativeSchema, derivatives ?? []).filter(({ type }) =>
    type.startsWith('video/'),
  )
  return chooseRendition(
    listWhole(renditionSchema, [
      { url, width, height, bytes: size },
      ...copies.filter((copy) => copy.url !== url),
    ]),
  )
}
