import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { readParts, type ArticleParts } from './article-parts.ts'
import { listPictures, type ShownPicture } from './article-text.ts'
import { pictureScheme, type ExportRequest, type ExportResult } from './export-contract.ts'
import { packFolder } from './pack-folder.ts'
import { preparePicture, type PreparedPicture, type PreparedPictures } from './prepare-pictures.ts'
import { writeFragment, writePage } from './write-html.ts'
import { pictureFolder, writeMarkdown } from './write-markdown.ts'

/** Throws AppError `bad_input` for an article that can't be read or drawn, and `too_large`. */
export async function makeExport(request: ExportRequest): Promise<ExportResult> {
  switch (request.task) {
    case 'files':
      return writeFiles(request)
    case 'zip':
      await packFolder(request)
      return { files: [], warnings: [], post: null }
    case 'post':
      return preparePost(request)
  }
}

async function writeFiles(request: Extract<ExportRequest, { task: 'files' }>): Promise<ExportResult> {
  const { folder, name, formats, isOneOfMany, createdAt } = request
  const { parts, pictures, warnings } = await readArticle(request)
  await mkdir(folder, { recursive: true })
  const files: string[] = []
  for (const format of formats) {
    try {
      const { ending, content, notes = [] } = await write(format, parts, pictures, createdAt)
      const file = `${name}.${ending}`
      await writeFile(path.join(folder, file), content)
      files.push(file)
      warnings.push(...notes)
    } catch (error) {
      if (!isOneOfMany || !AppError.isInstance(error)) throw error
      warnings.push(error.message)
    }
  }
  if (formats.includes('markdown') && pictures.size > 0) {
    await mkdir(path.join(folder, pictureFolder), { recursive: true })
    for (const picture of pictures.values()) {
      const file = path.join(pictureFolder, picture.name)
      await writeFile(path.join(folder, file), picture.bytes)
      files.push(file)
    }
  }
  return { files, warnings: [...new Set(warnings)], post: null }
}

interface Written {
  ending: string
  content: string | Buffer
  notes?: string[]
}

/** The libraries of documents and pages are loaded by the first file that needs them. */
async function write(
  format: Extract<ExportRequest, { task: 'files' }>['formats'][number],
  parts: ArticleParts,
  pictures: PreparedPictures,
  createdAt: string,
): Promise<Written> {
  switch (format) {
    case 'markdown':
      return { ending: 'md', content: writeMarkdown(parts, pictures, { createdAt }) }
    case 'html':
      return { ending: 'html', content: writePage(parts, pictures, { createdAt }) }
    case 'docx': {
      const { writeDocx } = await import('./write-docx.ts')
      return { ending: 'docx', content: await writeDocx(parts, pictures) }
    }
    case 'pdf': {
      const { writePdf } = await import('./write-pdf.ts')
      const { bytes, warnings } = await writePdf(parts, pictures)
      return { ending: 'pdf', content: bytes, notes: warnings }
    }
  }
}

async function preparePost(request: Extract<ExportRequest, { task: 'post' }>): Promise<ExportResult> {
  const { folder, createdAt } = request
  const { parts, pictures, shown, warnings } = await readArticle(request)
  await mkdir(folder, { recursive: true })
  const sent = []
  for (const picture of pictures.values()) {
    const { assetId, name, mimeType, sha256, bytes } = picture
    const file = path.join(folder, name)
    await writeFile(file, bytes)
    const { altText, caption } = shown.find((one) => one.assetId === assetId)!
    sent.push({ assetId, name, mimeType, sha256, file, altText, caption })
  }
  const { title, slug, seoTitle, description, featured } = parts
  const featuredId = featured !== null && pictures.has(featured.assetId) ? featured.assetId : null
  const html = writeFragment(parts, { pictures, addressOf: (assetId) => pictureScheme + assetId })
  const markdown = writeMarkdown(parts, pictures, { createdAt })
  return {
    files: [],
    warnings,
    post: { title, slug, seoTitle, description, html, markdown, pictures: sent, featuredId },
  }
}

async function readArticle({
  document,
  pictures: files,
}: Extract<ExportRequest, { task: 'files' | 'post' }>) {
  const parts = readParts(document)
  const { featured, blocks, faq } = parts
  const all = [...listPictures(blocks), ...faq.flatMap(({ answer }) => listPictures(answer))]
  const shown = new Map<string, ShownPicture>()
  for (const picture of [...(featured ? [featured] : []), ...all]) {
    if (!shown.has(picture.assetId)) shown.set(picture.assetId, picture)
  }
  const pictures = new Map<string, PreparedPicture>()
  const warnings: string[] = []
  for (const { assetId, altText } of shown.values()) {
    const file = files[assetId]
    const picture =
      file === undefined ? null : await preparePicture(file, { assetId, number: pictures.size + 1, altText })
    if (picture) pictures.set(assetId, picture)
    else warnings.push(messages.articleExports.pictureMissing(altText || assetId))
  }
  return { parts, pictures, shown: [...shown.values()], warnings }
}
