// https://pixabay.com/api/docs/: 100 calls a minute with a key, answers kept for a day, files downloaded before they are
// used.

import { z } from 'zod'
import { pixabayLicence } from '@vivify/contract/licences'
import type { StockOrientation } from '@vivify/contract/stock'
import { neededKey } from '../vendor.ts'
import { defineStockVendor } from './create-engine.ts'
import { listWhole } from './list-whole.ts'
import { chooseRendition, renditionSchema } from './rendition.ts'

const pageSize = 30
const licence = { licence: pixabayLicence, licenceUrl: 'https://pixabay.com/service/license-summary/' }
/** There is no word for square pictures. */
const orientations: Record<StockOrientation, string> = {
  portrait: 'vertical',
  landscape: 'horizontal',
  square: 'all',
}

const commonShape = {
  id: z.number(),
  pageURL: z.string(),
  tags: z.string(),
  user: z.string(),
  user_id: z.number(),
}
const fileSchema = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  size: z.number(),
  thumbnail: z.string().nullish(),
})
const videoSchema = z.object({
  ...commonShape,
  duration: z.number(),
  videos: z.partialRecord(z.enum(['large', 'medium', 'small', 'tiny']), fileSchema),
})
const photoSchema = z.object({
  ...commonShape,
  webformatURL: z.string(),
  largeImageURL: z.string(),
  imageWidth: z.number(),
  imageHeight: z.number(),
})
const hitSchema = z.union([videoSchema, photoSchema])

export const pixabay = defineStockVendor({
  id: 'pixabay',
  name: 'Pixabay',
  account: 'Pixabay',
  settings: {
    apiKey: neededKey('PIXABAY_API_KEY', 'find footage at Pixabay'),
    baseUrl: { name: 'PIXABAY_BASE_URL', default: 'https://pixabay.com/api' },
  },
  // A wrong key gets 400.
  describeCheck: ({ apiKey, baseUrl }) => ({
    url: `${baseUrl}/?${new URLSearchParams({ key: apiKey, q: 'sky', per_page: '3' })}`,
    headers: {},
    refuses: [400],
  }),
  kinds: ['video', 'photo'],
  pace: { atOnce: 4, pauseMs: 0 },
  describeSearch: ({ apiKey, baseUrl }, { words, kind, orientation, minPixels, page }) => ({
    url: `${baseUrl}/${kind === 'video' ? 'videos/' : ''}?${new URLSearchParams({
      key: apiKey,
      q: words.slice(0, 100),
      ...(kind === 'video'
        ? { video_type: 'film' }
        : { image_type: 'photo', orientation: orientations[orientation] }),
      min_width: String(minPixels),
      min_height: String(minPixels),
      safesearch: 'true',
      page: String(page),
      per_page: String(pageSize),
    })}`,
  }),
  answer: z.object({ hits: z.array(z.unknown()) }),
  readFiles: ({ hits }) =>
    listWhole(hitSchema, hits).map((hit) => {
      const common = {
        id: String(hit.id),
        title: titleOf(hit.tags),
        tags: hit.tags,
        author: hit.user,
        authorUrl: `https://pixabay.com/users/${encodeURIComponent(hit.user)}-${hit.user_id}/`,
        pageUrl: hit.pageURL,
        licence,
      }
      if (!('videos' in hit)) {
        const { imageWidth: width, imageHeight: height } = hit
        return { ...common, width, height, previewUrl: hit.webformatURL, fileUrl: hit.largeImageURL }
      }
      const files = Object.values(hit.videos)
      const sized = files.map(({ url, width, height, size }) => ({ url, width, height, bytes: size }))
      const file = chooseRendition(listWhole(renditionSchema, sized))
      const previewUrl = files.findLast(({ thumbnail }) => thumbnail)?.thumbnail
      if (!file || !previewUrl) return null
      const { url: fileUrl, width, height } = file
      return { ...common, width, height, durationSeconds: hit.duration, previewUrl, fileUrl }
    }),
})

/** Files have tags in place of a title. */
function titleOf(tags: string): string {
  const words = tags.split(',').slice(0, 3).join(',').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
