import { Document, Packer, Paragraph } from 'docx'
import { strToU8, zipSync } from 'fflate'
import PdfDocument from 'pdfkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { findFacts } from '@vivify/contract/routes/facts'
import { FactStub } from '../../providers/facts/testing.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'

const sites = new FactStub()
let server: TestServer
let browser: TestBrowser
beforeAll(async () => {
  await sites.open()
  server = await openTestServer({ environment: sites.environment })
  browser = server.openBrowser()
  await browser.send(signInAsGuest)
}, 60_000)
afterAll(async () => {
  sites.close()
  await server.close()
}, 60_000)

const sentence = 'Bees dance to show their sisters where flowers are.'
const { facts } = messages

async function read(name: string, bytes: Uint8Array | string): Promise<Record<string, unknown>> {
  const address = `/api/facts/read-file?name=${encodeURIComponent(name)}`
  const { status, body } = await browser.call('POST', address, Buffer.from(bytes))
  return { status, ...body }
}

async function drawPdf(text: string, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PdfDocument(options)
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  document.text(text).end()
  await new Promise((resolve) => document.once('end', resolve))
  return Buffer.concat(parts)
}

test('text, Markdown, web, PDF and Word files are read, whatever their names say', async () => {
  const word = await Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph(sentence)] }] }))
  const files: [string, Uint8Array | string][] = [
    ['notes.txt', sentence],
    ['notes.md', `# Bees\n\n${sentence}`],
    [
      'page.html',
      `<!doctype html><html><body><article><h1>Bees</h1><p>${sentence}</p></article></body></html>`,
    ],
    ['called.txt', await drawPdf(sentence)],
    ['called.pdf', word],
  ]
  for (const [name, bytes] of files) {
    const answer = await read(name, bytes)
    expect(answer, name).toMatchObject({ status: 200, text: expect.stringContaining(sentence) })
  }
})

test('files that can’t be read get a sentence that says why', async () => {
  const encrypted = await drawPdf(sentence, { userPassword: 'secret' })
  expect(await read('a.pdf', encrypted)).toMatchObject({ status: 422, error: facts.fileEncrypted })
  expect(await read('a.bin', new Uint8Array([0, 1, 2, 3, 255, 0, 7, 9]))).toMatchObject({
    status: 422,
    error: facts.fileUnknown,
  })
  expect(await read('a.txt', '')).toMatchObject({ status: 422, error: facts.fileEmpty })
  expect(await read('a.pdf', '%PDF-1.7 and nothing else')).toMatchObject({ error: facts.fileDamaged('PDF') })
})

test('a Word file that unpacks to hundreds of megabytes is refused', async () => {
  const bomb = zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': new Uint8Array(300_000_000),
  })
  expect(bomb.length).toBeLessThan(1_000_000)
  const answer = await read('bomb.docx', bomb)
  expect(answer).toMatchObject({ error: facts.wordTooLarge })
  expect(await read('a.txt', sentence)).toMatchObject({ status: 200 })
})

test('notes become statements with their source; a topic that can’t be looked up says why', async () => {
  const found = await browser.send(findFacts, {
    body: { topic: 'bees', notes: `${sentence} They live in hives.`, usesWikipedia: false } as never,
  })
  if (found.status !== 'found') throw new Error('Nothing was found.')
  expect(found.facts.statements[0]).toMatchObject({ text: sentence, sourceId: 'n1' })
  expect(found.facts.sources[0]).toMatchObject({ kind: 'notes', url: null })
  const notices: [string, string][] = [
    ['🐙🐙', facts.noWords],
    ['x', facts.oneLetter],
    ['Как работают звёзды', facts.englishOnly],
  ]
  for (const [topic, notice] of notices) {
    expect(await browser.send(findFacts, { body: { topic } as never }), topic).toEqual({
      status: 'nothing',
      notice,
    })
  }
  const long = await browser.send(findFacts, { body: { topic: 'many words '.repeat(45) } as never })
  expect(long).toMatchObject({ status: 'nothing', notice: expect.stringContaining('too long') })
})

test('an address inside the network is not opened', async () => {
  const body = { topic: '', addresses: ['http://127.0.0.1:9/secret'], usesWikipedia: false }
  const found = await browser.send(findFacts, { body: body as never })
  expect(found).toMatchObject({ status: 'nothing', notice: expect.stringContaining('127.0.0.1') })
})
