import { expect, test } from 'vitest'
import { threadMs } from './node/thread-time.ts'
import {
  articleJsonLd,
  countWords,
  escapeMarkdown,
  listArticleLinks,
  listCitations,
  listCitedSources,
  listPictures,
  plainText,
  resolveArticleLinks,
  toSlug,
  writeJsonLd,
  writePicture,
} from './article-markdown.ts'
import { articleDocumentSchema } from './article.ts'

const markdown = `A **kettle** boils.[^w2] It sings.[^w1][^w2]

## How it works

![A kettle](asset:abc-1 "On a stove")

- Heat rises, see [steam](https://example.org/steam) and [cups](article:art1).[^n]`

const source = (id: string) => ({
  id,
  kind: 'page' as const,
  title: `Source ${id}`,
  site: 'example.org',
  url: `https://example.org/${id}`,
  licence: '',
  licenceUrl: null,
  readAt: '2026-11-24T00:00:00.000Z',
})

test('citations are listed once, in the order of the text, and only known sources are cited', () => {
  expect(listCitations(markdown)).toEqual(['w2', 'w1', 'n'])
  expect(listCitations('[^w1]: a definition, [^two words], [^]')).toEqual([])
  const document = {
    markdown,
    faq: [{ question: 'Why?', answer: 'So.[^w3]' }],
    sources: ['w1', 'w2', 'w3'].map(source),
  }
  expect(listCitedSources(document).map(({ id }) => id)).toEqual(['w2', 'w1', 'w3'])
})

test('pictures are listed with their alternative text and caption, and what is written is read', () => {
  expect(listPictures(markdown)).toEqual([{ assetId: 'abc-1', altText: 'A kettle', caption: 'On a stove' }])
  const odd = { assetId: 'x', altText: 'A [b] <c>\nd', caption: 'He said "no"' }
  expect(listPictures(writePicture(odd))).toEqual([
    { assetId: 'x', altText: 'A (b) <c> d', caption: 'He said ”no”' },
  ])
})

test('words are counted without markup, pictures, citations and addresses', () => {
  expect(plainText(markdown)).toBe(
    'A kettle boils. It sings.\n\nHow it works\n\n\n\nHeat rises, see steam and cups.',
  )
  expect(countWords(markdown)).toBe(14)
  expect(countWords('snake_case and 2 * 3')).toBe(4)
  expect(countWords('猫は魚を食べる。')).toBeGreaterThan(3)
  expect(countWords('')).toBe(0)
})

test('links to other articles get their addresses, or lose the link', () => {
  expect(listArticleLinks(markdown)).toEqual(['art1'])
  expect(resolveArticleLinks(markdown, (id) => `/${id}`)).toContain('[cups](/art1)')
  expect(resolveArticleLinks(markdown, () => null)).toContain('and cups.[^n]')
})

test('text from outside stays text', () => {
  for (const text of [
    '<script>alert(1)</script> & &lt;b&gt;',
    '# not a heading',
    '1. not a list',
    '- nor this',
    '![a](asset:b) [^w1] [c](javascript:d) `e` *f* _g_ ~~h~~ | snake_case',
    'C:\\path\\*',
  ]) {
    expect(plainText(escapeMarkdown(text))).toBe(text)
    expect(listPictures(escapeMarkdown(text))).toEqual([])
    expect(listCitations(escapeMarkdown(text))).toEqual([])
  }
  expect(escapeMarkdown('<b>')).toBe('\\<b\\>')
})

test('slugs are ASCII, short and whole words', () => {
  expect(toSlug('Crème brûlée: how the cook’s torch works!')).toBe('creme-brulee-how-the-cooks-torch-works')
  expect(toSlug('猫')).toBe('')
  expect(toSlug('word '.repeat(60)).length).toBeLessThanOrEqual(80)
})

test('structured data names the article, its sources and questions, and can’t close its script', () => {
  const document = articleDocumentSchema.parse({
    title: 'Kettles </script>',
    markdown,
    sources: [source('w1')],
    faq: [{ question: 'Why?', answer: 'So.[^w1]' }],
    featured: { assetId: 'f', altText: '', caption: '' },
  })
  const data = articleJsonLd(document, { pictureUrl: (id) => (id === 'f' ? '/f.jpg' : null) })
  expect(data['@graph']).toEqual([
    expect.objectContaining({
      '@type': 'Article',
      headline: 'Kettles </script>',
      image: ['/f.jpg'],
      citation: [{ '@type': 'CreativeWork', name: 'Source w1', url: 'https://example.org/w1' }],
    }),
    {
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } }],
    },
  ])
  expect(writeJsonLd(data)).not.toContain('</script>')
})

test('hostile Markdown is read in linear time', () => {
  const size = 400_000
  for (const part of ['![', '[', '[^', '![a](asset:', '_', '*', '\\', '![a](asset:b "', '&#', '1']) {
    const text = part.repeat(size / part.length)
    const before = threadMs()
    listCitations(text)
    listPictures(text)
    listArticleLinks(text)
    countWords(text)
    escapeMarkdown(text)
    expect(threadMs() - before).toBeLessThan(2000)
  }
})
