// https://www.pexels.com/api/documentation/: 200 calls an hour and 20,000 a month with a key, and its authors are credited
// where that is possible.

import { z } from 'zod'
import { pexelsLicence } from '@vivify/contract/licences'
import { neededKey } from '../vendor.ts'
import { defineStockVendor } from './create-engine.ts'
import { listWhole } from './list-whole.ts'
import { chooseRendition, renditionSchema } from './rendition.ts'

const pageSize = 30
const licence = { licence: pexelsLicence, licenceUrl: 'https://www.pexels.com/license/' }

const photoSchema = z.object({
  id: z.number(),
  width: z.number(),
  height: z.number(),
  url: z.string(),
  photographer: z.string(),
  photographer_url: z.string().nullish(),
  alt: z.string().nullish(),
  src: z.object({ original: z.string(), large2x: z.string(), medium: z.string() }),
})

const videoSchema = z.object({
  id: z.number(),
  width: z.number(),
  height: z.number(),
  duration: z.number(),
  url: z.string(),
  image: z.string(),
  user: z.object({ name: z.string(), url: z.string().nullish() }),
  video_files: z.array(
    z.object({
      link: z.string(),
      file_type: z.string(),
      width: z.number().nullable(),
      height: z.number().nullable(),
    }),
  ),
})

export const pexels = defineStockVendor({
  id: 'pexels',
  name: 'Pexels',
  account: 'Pexels',
  settings: {
    apiKey: neededKey('PEXELS_API_KEY', 'find footage at Pexels'),
    baseUrl: { name: 'PEXELS_BASE_URL', default: 'https://api.pexels.com/v1' },
  },
  // It has no call without effect on its count of calls, so the smallest search is made.
  describeCheck: ({ apiKey, baseUrl }) => ({
    url: `${baseUrl}/search?query=sky&per_page=1`,
    headers: { authorization: apiKey },
  }),
  kinds: ['video', 'photo'],
  pace: { atOnce: 4, pauseMs: 0 },
  describeSearch: ({ apiKey, baseUrl }, { words, kind, orientation, page }) => ({
    url: `${baseUrl}${kind === 'video' ? '/videos' : ''}/search?${new URLSearchParams({
      query: words,
      orientation,
      page: String(page),
      per_page: String(pageSize),
    })}`,
    headers: { authorization: apiKey },
  }),
  answer: z.union([z.object({ videos: z.array(z.unknown()) }), z.object({ photos: z.array(z.unknown()) })]),
  readFiles: (answer) =>
    'videos' in answer
      ? listWhole(videoSchema, answer.videos).map(readVideo)
      : listWhole(photoSchema, answer.photos).map((photo) => ({
          id: String(photo.id),
          title: photo.alt ?? '',
          author: photo.photographer,
          authorUrl: photo.photographer_url,
          pageUrl: photo.url,
          licence,
          width: photo.width,
          height: photo.height,
          previewUrl: photo.src.medium,
          fileUrl: sizedUrl(photo.src.original),
        })),
})

function readVideo(video: z.infer<typeof videoSchema>) {
  const files = video.video_files.filter(({ file_type }) => file_type === 'video/mp4')
  const file = chooseRendition(
    listWhole(
      renditionSchema,
      files.map(({ link, width, height }) => ({ url: link, width, height })),
    ),
  )
  if (!file) return null
  return {
    id: String(video.id),
    title: titleOf(video.url),
    author: video.user.name,
    authorUrl: video.user.url,
    pageUrl: video.url,
    licence,
    width: file.width,
    height: file.height,
    durationSeconds: video.duration,
    previewUrl: video.image,
    fileUrl: file.url,
  }
}

/** Videos have no title, but their address has: `/video/pouring-coffee-into-a-cup-1234567/`. */
function titleOf(url: string): string {
  const name = URL.parse(url)?.pathname.split('/').findLast(Boolean) ?? ''
  const parts = name.split('-')
  // Its last part is the id.
  const words = parts.slice(0, /^\d+$/.test(parts.at(-1)!) ? -1 : undefined).join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Originals may have a hundred megapixels; its image server makes any size. */
function sizedUrl(original: string): string {
  const url = URL.parse(original)
  if (!url) return original
  url.searchParams.set('auto', 'compress')
  url.searchParams.set('w', '2160')
  url.searchParams.set('fit', 'max')
  return url.href
}
