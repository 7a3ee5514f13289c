// NASA Image and Video Library without a key: https://images.nasa.gov/docs/images.nasa.gov_api_docs.pdf. Its own works are
// in the public domain in most cases; what names another owner is left out.

import { z } from 'zod'
import { ProviderError } from '../provider-error.ts'
import { defineStockVendor, type FoundFile } from './create-engine.ts'
import { listWhole } from './list-whole.ts'
import type { StockQuestion } from './port.ts'

const name = 'NASA Images'
const pageSize = 30
const licence = {
  licence: 'Public domain (NASA)',
  licenceUrl: 'https://www.nasa.gov/nasa-brand-center/images-and-media/',
}
/** NASA's library also holds works of others, and says so only in words. */
const namesAnotherOwner = /©|copyright|all rights reserved|courtesy of|getty|shutterstock|\besa\b|\bjaxa\b/i

const itemSchema = z.object({
  data: z
    .array(
      z.object({
        nasa_id: z.string().min(1),
        title: z.string(),
        description: z.string().nullish(),
        center: z.string().nullish(),
        photographer: z.string().nullish(),
        secondary_creator: z.string().nullish(),
        keywords: z.array(z.string()).nullish(),
        media_type: z.string(),
      }),
    )
    .min(1),
  links: z
    .array(z.object({ href: z.string(), rel: z.string().nullish(), render: z.string().nullish() }))
    .nullish(),
})

/** Larger originals are not needed, and those of films have gigabytes. */
const fileOrder = [
  '~large.mp4',
  '~medium.mp4',
  '~mobile.mp4',
  '~small.mp4',
  '~large.jpg',
  '~medium.jpg',
  '~orig.jpg',
]

export const nasa = defineStockVendor({
  id: 'nasa',
  name,
  account: 'NASA',
  settings: { baseUrl: { name: 'NASA_IMAGES_URL', default: 'https://images-api.nasa.gov' } },
  kinds: ['video', 'photo'],
  pace: { atOnce: 2, pauseMs: 0 },
  describeSearch: ({ baseUrl }, { words, kind, page }) => ({
    url: `${baseUrl}/search?${new URLSearchParams({
      q: words,
      media_type: kind === 'video' ? 'video' : 'image',
      page: String(page),
      page_size: String(pageSize),
    })}`,
  }),
  answer: z.object({ collection: z.object({ items: z.array(z.unknown()) }) }),
  readFiles: ({ collection }, question) =>
    listWhole(itemSchema, collection.items).map((item) => readItem(item, question)),
  file: {
    describeCall: ({ baseUrl }, { id }) => ({ url: `${baseUrl}/asset/${encodeURIComponent(id)}` }),
    answer: z
      .object({ collection: z.object({ items: z.array(z.object({ href: z.string().max(2000) })).max(500) }) })
      .transform(({ collection }) => chooseFile(collection.items.map(({ href }) => href))),
  },
})

function readItem({ data, links }: z.infer<typeof itemSchema>, { kind }: StockQuestion): FoundFile | null {
  const about = data[0]!
  const preview = links?.find(({ render, href }) => render === 'image' || href.endsWith('.jpg'))
  const described = `${about.title} ${about.description ?? ''} ${about.secondary_creator ?? ''}`
  const isOther = about.media_type !== (kind === 'video' ? 'video' : 'image')
  if (!preview || isOther || namesAnotherOwner.test(described.slice(0, 5000))) return null
  return {
    id: about.nasa_id,
    title: about.title,
    tags: (about.keywords ?? []).join(' '),
    author: about.photographer ?? (about.center ? `NASA/${about.center}` : 'NASA'),
    pageUrl: `https://images.nasa.gov/details/${encodeURIComponent(about.nasa_id)}`,
    licence,
    previewUrl: secure(preview.href),
    fileUrl: null,
  }
}

function chooseFile(addresses: readonly string[]): string {
  for (const ending of fileOrder) {
    const found = addresses.find((address) => address.toLowerCase().endsWith(ending))
    if (found !== undefined) return secure(found)
  }
  throw new ProviderError({ vendor: name, failure: 'not_found' })
}

/** Its addresses name files with blanks, and begin with `http`. */
function secure(address: string): string {
  return address.replace(/^http:\/\/(?=[a-z-]+\.nasa\.gov\/)/, 'https://').replaceAll(' ', '%20')
}
