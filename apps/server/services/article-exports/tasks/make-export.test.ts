import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { parseHTML } from 'linkedom'
import mammoth from 'mammoth'
import { lexer, parse, type Token } from 'marked'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ArticleDocument } from '@vivify/contract/article'
import * as messages from '@vivify/contract/messages'
import { exportFormats } from '@vivify/contract/routes/articles'
import { attack, buildRichArticle, writePictures } from '../testing.ts'
import { makeExport } from './make-export.ts'

const words = messages.articleExports
const name = 'tom-and-jerrys-lighthouse'
let folder: string
let pictures: Record<string, string>
let warnings: string[]

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vivify-exports-'))
  pictures = await writePictures(folder)
  const made = await write(buildRichArticle(), 'rich')
  warnings = made.warnings
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function write(
  document: ArticleDocument,
  into: string,
  formats: readonly (typeof exportFormats)[number][] = exportFormats,
) {
  return makeExport({
    task: 'files',
    document,
    createdAt: '2026-11-24T10:00:00.000Z',
    pictures,
    folder: path.join(folder, into),
    name,
    formats: [...formats],
    isOneOfMany: false,
  })
}

const open = (file: string): Promise<Buffer> => readFile(path.join(folder, 'rich', file))
const openText = async (file: string): Promise<string> => (await open(file)).toString('utf8')

test('a picture that nobody has is named, and the others are in a folder of their own', async () => {
  expect(warnings).toEqual([words.pictureMissing('A picture of nobody'), words.lettersMissing])
  expect(await readdir(path.join(folder, 'rich'), { recursive: true }).then((all) => all.sort())).toEqual([
    'pictures',
    'pictures/1-the-cover-i-picture-i.jpg',
    'pictures/2-a-lighthouse-at-dusk.png',
    `${name}.docx`,
    `${name}.html`,
    `${name}.md`,
    `${name}.pdf`,
  ])
})

describe('Markdown', () => {
  async function read(): Promise<{ front: Record<string, string>; tokens: Token[]; body: string }> {
    const text = await openText(`${name}.md`)
    const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
    const front = Object.fromEntries(
      head.split('\n').map((line) => {
        const at = line.indexOf(': ')
        return [line.slice(0, at), JSON.parse(line.slice(at + 2)) as string]
      }),
    )
    return { front, body, tokens: lexer(body) }
  }

  test('has front matter of which every value is one quoted line', async () => {
    const { front } = await read()
    const { title, seoTitle, description, slug } = buildRichArticle()
    expect(front).toEqual({
      title,
      seo_title: seoTitle,
      description,
      slug,
      date: '2026-11-24T10:00:00.000Z',
      image: 'pictures/1-the-cover-i-picture-i.jpg',
      image_alt: 'The "cover" <i>picture</i>',
    })
  })

  test('parses again with the same structure, and holds no HTML', async () => {
    const { tokens, body } = await read()
    const kinds = tokens.map(({ type }) => type).filter((type) => type !== 'space')
    expect(kinds).toEqual(
      expect.arrayContaining(['heading', 'paragraph', 'list', 'blockquote', 'table', 'code', 'hr']),
    )
    const { document } = parseHTML(`<!doctype html><html><body>${parse(body) as string}</body></html>`)
    const text = document.body.textContent ?? ''
    expect(document.querySelectorAll('script, img[src=x], div, b, i')).toHaveLength(0)
    expect(text).toContain(`raw &lt;HTML&gt; ${attack}`)
    expect(text).toContain('منارة الإسكندرية')
    expect(text).toContain('中文的灯塔')
    expect(text).toContain('👩‍👩‍👧')
    expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['https://example.org/coast?a=1&b=2', 'https://auto.example/']),
    )
    for (const link of document.querySelectorAll('a')) expect(link.getAttribute('href')).toMatch(/^https?:/)
    expect(document.querySelector('table td')!.textContent).toBe('Oil | whale')
    expect(document.querySelector('pre')!.textContent).toContain("<script>alert('code stays code')</script>")
    expect(document.querySelectorAll('ol ul ol')).toHaveLength(1)
    expect(document.querySelector('img')!.getAttribute('src')).toBe('pictures/2-a-lighthouse-at-dusk.png')
    expect(document.querySelector('img')!.getAttribute('title')).toBe('Dusk in "Brest" & beyond')
  })

  test('cites by footnotes that are defined, and leaves unknown ones as text', async () => {
    const { body } = await read()
    for (const id of ['w1', 'w2']) {
      expect(body).toContain(`[^${id}]`)
      expect(body).toMatch(new RegExp(`^\\[\\^${id}\\]: `, 'm'))
    }
    expect(body).toContain('\\[^zz\\]')
    expect(body).toContain(words.licenceNote.slice(0, 60))
  })
})

describe('HTML', () => {
  async function read() {
    return parseHTML(await openText(`${name}.html`)).document
  }

  test('shows what a stranger wrote as text only', async () => {
    const document = await read()
    const scripts = [...document.querySelectorAll('script')]
    expect(scripts.map((script) => script.getAttribute('type'))).toEqual(
      scripts.map(() => 'application/ld+json'),
    )
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map(({ name }) => name),
    )
    expect(attributes.filter((attribute) => attribute.startsWith('on'))).toEqual([])
    for (const link of document.querySelectorAll('a'))
      expect(link.getAttribute('href')).toMatch(/^(https?:|#source-\d$)/)
    for (const image of document.querySelectorAll('img'))
      expect(image.getAttribute('src')).toMatch(/^data:image\/(png|jpeg);base64,/)
    expect(document.querySelector('h1')!.textContent).toBe(buildRichArticle().title)
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    expect(document.body.textContent).toContain(`raw &lt;HTML&gt; ${attack}`)
  })

  test('has JSON-LD that is valid and can’t end its script element', async () => {
    const document = await read()
    const blocks = [...document.querySelectorAll('script')].map((script) => script.textContent ?? '')
    expect(blocks.join('')).not.toContain('<')
    const [article, faq] = blocks.map((block) => JSON.parse(block) as Record<string, unknown>)
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: buildRichArticle().title.slice(0, 110),
      citation: ['https://en.wikipedia.org/wiki/Lighthouse'],
    })
    expect(faq).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        { name: 'Who built the first one?', acceptedAnswer: { text: 'Ptolemy did, says <b>history</b>.' } },
        { name: `Is it safe? ${attack}` },
      ],
    })
  })

  test('numbers sources and links to them', async () => {
    const document = await read()
    const cited = [...document.querySelectorAll('sup a')].map((link) => link.getAttribute('href'))
    expect(new Set(cited)).toEqual(new Set(['#source-1', '#source-2']))
    for (const address of cited) expect(document.querySelector(address!)).not.toBeNull()
    expect(document.querySelector('figcaption')!.textContent).toBe('Drawn by hand & eye')
  })
})

/** What every kind of document says. */
const sentences = [
  'A lighthouse guides ships',
  'link to the coast',
  'First the lamp',
  'made of glass',
  'Light is the first of painters.',
  'Oil | whale',
  "<script>alert('code stays code')</script>",
  'Ελληνικά, Кириллица',
  'Who built the first one?',
  'Emerson',
  'Lighthouse <em>entry</em>',
  'CC BY-SA 4.0',
]

describe('DOCX', () => {
  test('says the same text, with real headings, lists, tables and pictures', async () => {
    const buffer = await open(`${name}.docx`)
    const { value: html, messages: complaints } = await mammoth.convertToHtml({ buffer })
    const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`)
    const text = document.body.textContent ?? ''
    for (const sentence of [...sentences, '中文的灯塔', '👩‍👩‍👧', 'منارة الإسكندرية', 'המגדלור'])
      expect(text).toContain(sentence)
    expect(document.querySelector('h1')!.textContent).toBe(buildRichArticle().title)
    expect([...document.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual(
      expect.arrayContaining(['How light travels', words.faqHeading, words.sourcesHeading]),
    )
    expect(document.querySelectorAll('img')).toHaveLength(2)
    expect(document.querySelectorAll('img[alt]')).toHaveLength(2)
    expect(document.querySelectorAll('ol ul ol')).toHaveLength(1)
    expect(document.querySelectorAll('table tr')).toHaveLength(3)
    expect(document.querySelectorAll('a[href="https://example.org/coast?a=1&b=2"]')).toHaveLength(1)
    for (const link of document.querySelectorAll('a'))
      expect(link.getAttribute('href') ?? '#').toMatch(/^(https?:|#)/)
    const cited = [...document.querySelectorAll('a[href^="#source-"]')].map((link) =>
      link.getAttribute('href'),
    )
    expect(cited).toEqual(['#source-1', '#source-2', '#source-1', '#source-2'])
    for (const place of ['source-1', 'source-2']) expect(document.getElementById(place)).not.toBeNull()
    expect(complaints.filter(({ type }) => type === 'error')).toEqual([])
  })

  test('is a ZIP whose parts are XML without anything that runs', async () => {
    const parts = unzipSync(await open(`${name}.docx`))
    expect(Object.keys(parts)).toEqual(expect.arrayContaining(['word/document.xml']))
    expect(Object.keys(parts).filter((part) => /macro|vba|\.bin$/i.test(part))).toEqual([])
  })
})

describe('PDF', () => {
  test('reads back as the same text, with title and links', async () => {
    const pdf = await getDocumentProxy(new Uint8Array(await open(`${name}.pdf`)))
    const { text } = await extractText(pdf, { mergePages: true })
    const plain = text.replace(/\s+/g, ' ')
    for (const sentence of sentences) expect(plain).toContain(sentence)
    expect(plain).toContain(words.lettersMissing)
    const { info } = await getMeta(pdf)
    expect(info).toMatchObject({ Title: expect.stringContaining('Tom & Jerry’s') })
    const annotations = await (await pdf.getPage(1)).getAnnotations()
    expect(annotations.map(({ url }: { url?: string }) => url)).toContain('https://example.org/coast?a=1&b=2')
  })

  test('of letters that no font has is refused with a sentence', async () => {
    const chinese = buildRichArticle({ title: '灯塔', markdown: '中文的灯塔照亮大海。'.repeat(40), faq: [] })
    await expect(write(chinese, 'chinese', ['pdf'])).rejects.toThrow(words.notPrintable)
  })
})

describe('Hostile texts', () => {
  const hostile: Record<string, string> = {
    'a word of 200,000 letters': 'a'.repeat(200_000),
    'open brackets': '['.repeat(60_000),
    'stars and underscores': '*_'.repeat(60_000),
    'links that never end': '[a]('.repeat(40_000),
    'backticks of every length': Array.from({ length: 300 }, (_, length) => '`'.repeat(length)).join(' a '),
    'thousands of tables’ cells': `|${'a|'.repeat(400)}\n|${'-|'.repeat(400)}\n${`|${'b|'.repeat(400)}\n`.repeat(200)}`,
    'thousands of lists': '- a\n\n1. b\n\n'.repeat(8000),
    'spaces before breaks': `${' '.repeat(100_000)}a\n`.repeat(2),
    'pictures that are all missing': '![a](asset:zz)\n\n'.repeat(10_000),
  }
  for (const [about, markdown] of Object.entries(hostile)) {
    test(`${about} are written or refused with a sentence within the time`, async () => {
      const begun = performance.now()
      const ending = await write(buildRichArticle({ markdown }), 'hostile').then(
        () => 'written',
        (error: unknown) => (error as { code?: string }).code,
      )
      expect(['written', 'bad_input']).toContain(ending)
      expect(performance.now() - begun).toBeLessThan(45_000)
    })
  }

  test('quotes and lists that are nested too deep are refused', async () => {
    for (const markdown of ['> '.repeat(3000), `${'> '.repeat(30)}a`, `${'- '.repeat(30)}a`]) {
      const outcome = write(buildRichArticle({ markdown: `${markdown}a` }), 'deep', ['html'])
      await expect(outcome).rejects.toThrow(words.tooDeep)
    }
  })
})
