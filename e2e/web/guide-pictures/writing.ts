// Pictures of the pages about articles, the sites that they are published at, and launch kits.

import type { Page } from '@playwright/test'
import * as messages from '@vivify/contract/messages'
import { call, once, open, shootTop, waitForJob, type TakePicture } from './steps.ts'

const words = messages.autoWriter
const editor = messages.articleEditor
const kit = messages.kit

const notes = `# Sourdough

Sourdough is bread that rises by wild yeast and bacteria. People baked it in Egypt more than 3,000 years ago.

## The starter

A starter is flour and water that was left to ferment. It needs about a week of daily feeding before it can raise a loaf. A ripe starter doubles within six hours and floats in water.

## The dough

A warm kitchen makes the dough rise faster. At 20 degrees the dough needs about ten hours, at 26 degrees about five. Salt slows the yeast and makes the dough stronger.

## Baking

Steam in the first twenty minutes keeps the crust soft, so that the loaf can grow. A closed pot holds the steam of the dough. A loaf is done when its center has 96 degrees.
`
const address = 'https://www.producthunt.com/posts/querylight'
const title = 'How to Bake Sourdough at Home'

export const writingPictures: Record<string, TakePicture> = {
  'auto-writer': async (page) => {
    await open(page, '/auto-writer')
    await page.getByLabel(words.topic, { exact: true }).fill('sourdough')
    await page.keyboard.press('Enter')
    const titles = page.getByLabel(words.titles, { exact: true })
    await page.waitForFunction((label) => {
      const field = document.querySelector<HTMLTextAreaElement>(`textarea[aria-label="${label}"], textarea`)
      return (field?.value ?? '') !== ''
    }, words.titles)
    await titles.fill(`${title}\nWhy Your Starter Smells of Vinegar\nThree Loaves for a Busy Week`)
    await page.getByRole('button', { name: words.addToQueue, exact: true }).click()
    return shootTop(page, 1080)
  },
  'article-editor': async (page) => {
    await open(page, `/auto-writer?article=${await article(page)}`)
    await page.getByRole('textbox', { name: editor.text }).waitFor()
    return shootTop(page, 900)
  },
  'launch-kit': async (page) => {
    await open(page, '/product-hunt')
    await page.getByRole('textbox', { name: kit.address, exact: true }).fill(address)
    return shootTop(page, 700)
  },
}

const article = once(async (page: Page): Promise<string> => {
  const ordered = await call(page, '/api/articles', {
    titles: [title],
    config: { hasFeaturedImage: true, imagesInArticle: 1, articleLength: 'Short' },
    sources: { notes, usesWikipedia: false },
    idempotencyKey: 'guide',
  })
  const [first] = ordered['articles'] as { id: string; jobId: string | null }[]
  if (first!.jobId !== null) await waitForJob(page, first!.jobId)
  return first!.id
})
