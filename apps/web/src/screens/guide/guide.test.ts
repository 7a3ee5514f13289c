import { readdirSync, readFileSync } from 'node:fs'
import { limits, prices, startingCredits } from '@vivify/contract/plans'
import { walkTokens, type Token } from 'marked'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { guidePageNames, readGuidePage, resolveGuideLink, type GuidePageName } from './guide-pages.ts'
import { findGuidePicture } from './guide-pictures.ts'
import { MarkdownText } from './markdown-text.tsx'

const picturesFolder = new URL('../../../../../docs/pictures/guide/', import.meta.url)
const sourceOf = (name: GuidePageName): string =>
  readFileSync(new URL(`../../../../../docs/guide/${name}.md`, import.meta.url), 'utf8')

const pages = guidePageNames.map((name) => readGuidePage(name, sourceOf(name)))

test('every file of docs/guide is a page of the guide', () => {
  const files = readdirSync(new URL('../../../../../docs/guide/', import.meta.url))
  const pageNames = files.flatMap((file) => (file.endsWith('.md') ? [file.slice(0, -3)] : []))
  expect(pageNames.sort()).toEqual([...guidePageNames].sort())
})

test('every page has a title, a lead and sections, and no markup is left in the text', () => {
  for (const { name, title, blocks } of pages) {
    expect(title).not.toBe('')
    expect(blocks.find(({ type }) => type !== 'space')?.type).toBe('paragraph')
    expect(blocks.some((block) => block.type === 'heading' && block['depth'] === 2)).toBe(true)
    const text = render(blocks)
      .replace(/<(pre|code)\b.*?<\/\1>/gs, '')
      .replace(/<[^>]+>/g, '')
    expect(text, name).not.toMatch(/\*\*|`|^\||^#|\]\(/m)
  }
})

test('links between pages lead to existing pages, in the product and in the repository', () => {
  const links = pages.flatMap(({ blocks }) => listLinks(blocks))
  expect(links.length).toBeGreaterThan(0)
  for (const href of links) {
    const target = resolveGuideLink(href)
    if ('to' in target && href.includes('.md')) {
      expect(guidePageNames).toContain(/^([a-z-]+)\.md/.exec(href)?.[1])
    }
  }
  expect(resolveGuideLink('first-video.md')).toEqual({ to: '/guide' })
  expect(resolveGuideLink('script.md#the-score')).toEqual({ to: '/guide?page=script#the-score' })
  expect(resolveGuideLink('https://example.com')).toEqual({ href: 'https://example.com' })
})

test('every picture exists, is described, small and of the stated size, and reserves its space in the product', async () => {
  const links = pages.flatMap(({ name, blocks }) => listImages(blocks).map((image) => ({ name, ...image })))
  const files = readdirSync(picturesFolder).filter((file) => file.endsWith('.webp'))
  expect(links.map(({ href }) => href).sort(), 'each picture is on one page').toEqual(
    files.map((file) => `../pictures/guide/${file}`).sort(),
  )
  for (const { name, href, text } of links) {
    expect(text.length, `alt text of ${href}`).toBeGreaterThan(30)
    const bytes = readFileSync(new URL(`../../../../../docs/guide/${href}`, import.meta.url))
    expect(bytes.length, href).toBeLessThanOrEqual(150_000)
    const { width, height } = findGuidePicture(href)!
    const file = await sharp(bytes).metadata()
    expect([file.width, file.height], href).toEqual([
      expect.closeTo(width * 1.5, -1),
      expect.closeTo(height * 1.5, -1),
    ])
    const html = render(readGuidePage(name, sourceOf(name)).blocks)
    expect(html).toContain(`width="${width}" height="${height}" loading="lazy"`)
    expect(html).toContain(renderToStaticMarkup(createElement('i', { title: text })).slice(10, -6))
  }
})

test('the guide states the prices and limits of the contract', () => {
  const credits = sourceOf('accounts-and-credits')
  expect(credits).toContain(`starts with ${startingCredits} credits`)
  for (const [what, price] of [
    ['A video,', prices.video],
    ['An article ', prices.article],
    ['A picture in an article,', prices.articleImage],
    ['A picture by a provider ', prices.vendorPicture],
  ] as const) {
    expect(credits).toMatch(new RegExp(`^\\| ${what}.*\\| ${price} +\\|$`, 'm'))
  }
  const media = sourceOf('own-media')
  for (const bytes of [limits.imageUploadBytes, limits.videoUploadBytes, limits.soundUploadBytes]) {
    expect(media).toContain(`${bytes / 1_048_576} MB`)
  }
})

test('text that only looks like markup or HTML stays text', () => {
  const text = render(readGuidePage('script', '# Title\n\n2 * 3 <b>no</b> `<i>`').blocks)
  expect(text).toContain('2 * 3 &lt;b&gt;no&lt;/b&gt;')
  expect(text).toContain('&lt;i&gt;</code>')
})

function render(blocks: readonly Token[]): string {
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(MarkdownText, { blocks })))
}

function listImages(blocks: Token[]): { href: string; text: string }[] {
  const images: { href: string; text: string }[] = []
  walkTokens(blocks, (token) => {
    if (token.type === 'image') images.push({ href: token['href'] as string, text: token['text'] as string })
  })
  return images
}

function listLinks(blocks: Token[]): string[] {
  const links: string[] = []
  walkTokens(blocks, (token) => {
    if (token.type === 'link') links.push(token['href'] as string)
  })
  return links
}
