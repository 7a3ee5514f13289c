// The files as other programs read them, with `npm run test:peers`: LibreOffice, and poppler's tools.

import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildRichArticle, writePictures } from '../testing.ts'
import { makeExport } from './make-export.ts'

const run = promisify(execFile)
const name = 'lighthouse'
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vivify-peers-'))
  await makeExport({
    task: 'files',
    document: buildRichArticle(),
    createdAt: '2026-11-24T10:00:00.000Z',
    pictures: await writePictures(folder),
    folder,
    name,
    formats: ['docx', 'pdf'],
    isOneOfMany: false,
  })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const sentences = [
  'Tom & Jerry’s <b>lighthouse</b>',
  'A lighthouse guides ships',
  'First the lamp',
  'Light is the first of painters.',
  'Oil | whale',
  "<script>alert('code stays code')</script>",
  'Кириллица',
  'Who built the first one?',
  'CC BY-SA 4.0',
]

async function convert(ending: string): Promise<string> {
  const profile = `-env:UserInstallation=file://${folder}/profile`
  const target = ending === 'txt' ? 'txt:Text (encoded):UTF8' : ending
  await run('soffice', [
    profile,
    '--headless',
    '--convert-to',
    target,
    '--outdir',
    path.join(folder, 'office'),
    path.join(folder, `${name}.docx`),
  ])
  return path.join(folder, 'office', `${name}.${ending}`)
}

test('LibreOffice opens the DOCX: its text, its headings, both pictures', async () => {
  const text = (await readFile(await convert('txt'), 'utf8')).replace(/\s+/g, ' ')
  for (const sentence of [...sentences, '中文的灯塔', 'منارة الإسكندرية']) expect(text).toContain(sentence)
  const html = await readFile(await convert('html'), 'utf8')
  expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  expect(html.match(/<h2[ >]/g)!.length).toBeGreaterThanOrEqual(3)
  expect(html.match(/<img /g)).toHaveLength(2)
  expect(html).toContain('href="https://example.org/coast?a=1&amp;b=2"')
})

test('poppler reads the PDF: its text in order, title, fonts that are embedded, both pictures', async () => {
  const file = path.join(folder, `${name}.pdf`)
  const { stdout } = await run('pdftotext', ['-enc', 'UTF-8', file, '-'])
  const text = stdout.replace(/\s+/g, ' ')
  for (const sentence of sentences) expect(text).toContain(sentence)
  const { stdout: facts } = await run('pdfinfo', [file])
  expect(facts).toMatch(/^Title: +Tom & Jerry/m)
  const { stdout: fonts } = await run('pdffonts', [file])
  const embedded = fonts
    .trim()
    .split('\n')
    .slice(2)
    .map((line) => / (yes|no) +(yes|no) +(yes|no) +\d/.exec(line)?.[1])
  expect(embedded.length).toBeGreaterThan(0)
  expect(embedded.every((one) => one === 'yes')).toBe(true)
  const { stdout: images } = await run('pdfimages', ['-list', file])
  expect(images.trim().split('\n').slice(2).length).toBeGreaterThanOrEqual(2)
})
