import { Document, Packer, Paragraph } from 'docx'
import { strToU8, zipSync } from 'fflate'
import PdfDocument from 'pdfkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { maxFactFileBytes } from '@vivify/contract/routes/facts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'

let server: TestServer
let browser: TestBrowser
beforeAll(async () => {
  server = await openTestServer()
  browser = server.openBrowser()
  await browser.send(signInAsGuest)
})
afterAll(async () => {
  await server.close()
})

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
    ['readme.md', `<p align="center"><b>Bees</b></p>\n\n## Dances\n\n${sentence}\n\n<aside>…</aside>`],
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

test('a Word file that unpacks to a hundred megabytes is refused', async () => {
  const bomb = zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': new Uint8Array(100_000_000),
  })
  expect(bomb.length).toBeLessThan(200_000)
  const answer = await read('bomb.docx', bomb)
  expect(answer).toMatchObject({ error: facts.wordTooLarge })
  expect(await read('a.txt', sentence)).toMatchObject({ status: 200 })
})

test('a text in another charset is read as its bytes or its own mark say', async () => {
  const text = 'Café crème costs “three euros” in Besançon.'
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
  const western = Buffer.from([...text].map((sign) => ({ '“': 0x93, '”': 0x94 })[sign] ?? sign.charCodeAt(0)))
  const body = `<p>${'Ça va être très bien ici. '.repeat(30)}</p>`
  const lying = `<html><head><meta charset="utf-8"></head><body><article>${body}</article></body></html>`
  expect(await read('a.txt', utf16)).toMatchObject({ status: 200, text })
  expect(await read('a.txt', western)).toMatchObject({ status: 200, text })
  const page = await read('a.html', Buffer.from(lying, 'latin1'))
  expect(page).toMatchObject({ status: 200, text: expect.stringContaining('être très') })
})

test('a Word file whose entry lies about its size is refused, and the server reads on', async () => {
  const bomb = zipSync({ 'word/document.xml': new Uint8Array(100_000_000) })
  const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.byteLength)
  // The size in the entry and in the directory at the end.
  for (let at = 0; at + 30 < bomb.length; at++) {
    const mark = view.getUint32(at, true)
    if (mark === 0x04034b50) view.setUint32(at + 22, 1000, true)
    if (mark === 0x02014b50) view.setUint32(at + 24, 1000, true)
  }
  const answer = await read('bomb.docx', bomb)
  expect(answer).toMatchObject({ error: facts.fileDamaged('Word') })
  expect(await read('a.txt', sentence)).toMatchObject({ status: 200, text: sentence })
})

test('other zips, old Word files and pictures get the sentence for their kind', async () => {
  const other = zipSync({ 'a.txt': strToU8(sentence) })
  const old = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array<number>(500).fill(0)])
  const picture = Buffer.from([
    0x89,
    0x50,
    0x4e,
    0x47,
    13,
    10,
    26,
    10,
    ...Array.from({ length: 3000 }, (_, n) => (n * 73) % 256),
  ])
  const cut = zipSync({ 'word/document.xml': strToU8(sentence.repeat(100)) }).subarray(0, 60)
  expect(await read('a.docx', other)).toMatchObject({ status: 422, error: facts.fileUnknown })
  expect(await read('a.doc', old)).toMatchObject({ status: 422, error: facts.oldWord })
  expect(await read('a.txt', picture)).toMatchObject({ status: 422, error: facts.fileUnknown })
  expect(await read('a.docx', cut)).toMatchObject({ error: facts.fileDamaged('Word') })
})

test('a file over the limit is refused while it arrives', async () => {
  const answer = await read('long.txt', new Uint8Array(maxFactFileBytes + 1).fill(0x61))
  expect(answer).toMatchObject({ status: 413, error: facts.fileTooLarge(maxFactFileBytes / 1_000_000) })
})
