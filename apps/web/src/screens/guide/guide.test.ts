import { readFileSync } from 'node:fs'
import { limits, prices, startingCredits } from '@vivify/contract/plans'
import { expect, test } from 'vitest'
import { guidePageNames, readGuidePage, resolveGuideLink, type GuidePageName } from './guide-pages.ts'
import { parseInline, parseMarkdown, type Block } from './markdown.ts'

const sourceOf = (name: GuidePageName): string =>
  readFileSync(new URL(`../../../../../docs/guide/${name}.md`, import.meta.url), 'utf8')

const pages = guidePageNames.map((name) => readGuidePage(name, sourceOf(name)))

test('every page has a title, a lead and parts, and nothing of its marks is left in the text', () => {
  for (const { title, blocks } of pages) {
    expect(title).not.toBe('')
    expect(blocks[0]?.type).toBe('paragraph')
    expect(blocks.some((block) => block.type === 'heading' && block.level === 2)).toBe(true)
    for (const text of blocks.flatMap(plainTexts)) expect(text).not.toMatch(/\*\*|`|^\||^#|\]\(/)
  }
})

test('links between pages lead to pages that are there, in the product as in the repository', () => {
  const links = pages.flatMap(({ blocks }) => blocks.flatMap(linksOf))
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

test('the guide tells the prices and limits of the contract', () => {
  const credits = sourceOf('accounts-and-credits')
  expect(credits).toContain(`starts with ${startingCredits} credits`)
  for (const [what, price] of [
    ['A video,', prices.video],
    ['An article ', prices.article],
    ['A picture in an article,', prices.articleImage],
    ['A picture by a provider ', prices.providerPicture],
  ] as const) {
    expect(credits).toMatch(new RegExp(`^\\| ${what}.*\\| ${price} +\\|$`, 'm'))
  }
  const media = sourceOf('own-media')
  for (const bytes of [limits.imageUploadBytes, limits.videoUploadBytes, limits.soundUploadBytes]) {
    expect(media).toContain(`${bytes / 1_048_576} MB`)
  }
})

test('marks are read where they stand, and what only looks like one is text', () => {
  expect(parseInline('Press **Find**, or `Enter`. See [this](a.md)!')).toEqual([
    { type: 'text', text: 'Press ' },
    { type: 'strong', text: 'Find' },
    { type: 'text', text: ', or ' },
    { type: 'code', text: 'Enter' },
    { type: 'text', text: '. See ' },
    { type: 'link', text: 'this', href: 'a.md' },
    { type: 'text', text: '!' },
  ])
  expect(parseInline('2 * 3 <b>no</b>')).toEqual([{ type: 'text', text: '2 * 3 <b>no</b>' }])
})

test('lists go on over lines, tables have heads, and code is kept as it is', () => {
  expect(
    parseMarkdown(
      '1. one\n   more\n2. two\n\n| A | B |\n|---|---|\n| `1` | |\n\n```\n# no *mark*\n\n  x\n```',
    ),
  ).toEqual([
    {
      type: 'list',
      isOrdered: true,
      items: [[{ type: 'text', text: 'one more' }], [{ type: 'text', text: 'two' }]],
    },
    {
      type: 'table',
      head: [[{ type: 'text', text: 'A' }], [{ type: 'text', text: 'B' }]],
      rows: [[[{ type: 'code', text: '1' }], []]],
    },
    { type: 'code', text: '# no *mark*\n\n  x' },
  ])
})

function inlinesOf(block: Block) {
  switch (block.type) {
    case 'paragraph':
    case 'note':
      return block.content
    case 'list':
      return block.items.flat()
    case 'table':
      return [...block.head, ...block.rows.flat()].flat()
    default:
      return []
  }
}

function plainTexts(block: Block): string[] {
  if (block.type === 'heading') return [block.text]
  return inlinesOf(block).flatMap((part) => (part.type === 'text' ? [part.text] : []))
}

function linksOf(block: Block): string[] {
  return inlinesOf(block).flatMap((part) => (part.type === 'link' ? [part.href] : []))
}
