// Photos of Flickr, museums and others without a key: https://api.openverse.org/v1/. Callers without a key may ask once a
// second, for 20 results a page and 20 pages.

import { z } from 'zod'
import { defineStockVendor } from './create-engine.ts'
import { readLicenceCode } from './licence.ts'
import { listWhole } from './list-whole.ts'

const pageSize = 20
const ratios = { portrait: 'tall', landscape: 'wide', square: 'square' } as const

const imageSchema = z.object({
  id: z.string().min(1),
  title: z.string().nullish(),
  creator: z.string().nullish(),
  creator_url: z.string().nullish(),
  foreign_landing_url: z.string(),
  url: z.string(),
  thumbnail: z.string().nullish(),
  license: z.string(),
  license_version: z.string().nullish(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  filesize: z.number().nullish(),
  mature: z.boolean().nullish(),
  tags: z.array(z.object({ name: z.string() })).nullish(),
})

export const openverse = defineStockVendor({
  id: 'openverse',
  name: 'Openverse',
  account: 'Openverse',
  settings: { baseUrl: { name: 'OPENVERSE_BASE_URL', default: 'https://api.openverse.org/v1' } },
  kinds: ['photo'],
  pace: { atOnce: 1, pauseMs: 1000 },
  describeSearch: ({ baseUrl }, { words, orientation, page }) => ({
    url: `${baseUrl}/images/?${new URLSearchParams({
      q: words,
      license_type: 'commercial,modification',
      category: 'photograph',
      aspect_ratio: ratios[orientation],
      size: 'large',
      mature: 'false',
      page: String(page),
      page_size: String(pageSize),
    })}`,
  }),
  answer: z.object({ results: z.array(z.unknown()) }),
  readFiles: ({ results }) =>
    listWhole(imageSchema, results).map((image) => {
      const licence = readLicenceCode(image.license, image.license_version ?? null)
      if (!licence || image.mature === true) return null
      return {
        id: image.id,
        title: image.title ?? '',
        author: image.creator,
        authorUrl: image.creator_url,
        pageUrl: image.foreign_landing_url,
        licence,
        width: image.width,
        height: image.height,
        tags: (image.tags ?? []).map(({ name }) => name).join(' '),
        previewUrl: image.thumbnail ?? image.url,
        fileUrl: image.url,
      }
    }),
})
