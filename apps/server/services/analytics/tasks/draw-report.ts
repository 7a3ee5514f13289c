// A report as pages of a PDF, or as one tall picture.

import { writeFile } from 'node:fs/promises'
import { registerTextFonts } from '@vivify/timeline/node/text-fonts'
import { createCanvas, PDFDocument } from '@napi-rs/canvas'
import { reportMessages as words } from '@vivify/contract/report-messages'
import { headerHeight, layOutReport } from './lay-out-report.ts'
import { printDay, printSpan, type Block } from './report-block.ts'
import type { ReportFacts, ReportRequest, ReportResult } from './report-contract.ts'
import { colors, columnWidth, page, Pen, type PageContext } from './report-pen.ts'

const footerHeight = 40
/** Of pages after the first one. */
const topMargin = 44
/** Above the footer of a picture. */
const bottomSpace = 20
/** Pixels of a point. */
const pictureScale = 2

export async function drawReport({ facts, format, output }: ReportRequest): Promise<ReportResult> {
  registerTextFonts()
  const blocks = layOutReport(facts, new Pen(createCanvas(1, 1).getContext('2d')))
  const bytes = format === 'pdf' ? drawPages(facts, blocks) : await drawPicture(facts, blocks)
  await writeFile(output, bytes)
  return { sizeBytes: bytes.length }
}

function drawPages(facts: ReportFacts, blocks: readonly Block[]): Buffer {
  const pages = paginate(blocks)
  const title = `${words.title}, ${printSpan(facts.period)}`
  const document = new PDFDocument({ title, creator: 'Vivify', producer: 'Vivify' })
  pages.forEach((some, index) => {
    const pen = openPage(document.beginPage(page.width, page.height), page.height)
    if (index > 0) {
      pen.context.fillStyle = pen.gradient(0, page.width)
      pen.context.fillRect(0, 0, page.width, 5)
    }
    drawBlocks(pen, some, index === 0 ? 0 : topMargin)
    drawFooter(pen, page.height, words.page(index + 1, pages.length))
    document.endPage()
  })
  return document.close()
}

function drawPicture(facts: ReportFacts, blocks: readonly Block[]): Promise<Buffer> {
  const height = Math.ceil(blocks.reduce((sum, block) => sum + block.height, footerHeight + bottomSpace))
  const canvas = createCanvas(page.width * pictureScale, height * pictureScale)
  const context = canvas.getContext('2d')
  context.scale(pictureScale, pictureScale)
  const pen = openPage(context, height)
  drawBlocks(pen, blocks, 0)
  drawFooter(pen, height, printDay(facts.madeOn))
  return canvas.encode('png')
}

function openPage(context: PageContext, height: number): Pen {
  const pen = new Pen(context)
  pen.box(0, 0, page.width, height, { color: colors.paper })
  return pen
}

function drawBlocks(pen: Pen, blocks: readonly Block[], top: number): void {
  let y = top
  for (const block of blocks) {
    block.draw(pen, y)
    y += block.height
  }
}

/** A heading is not left alone at the end of a page, and a page doesn't begin with an empty space. */
function paginate(blocks: readonly Block[]): Block[][] {
  const pages: Block[][] = [[]]
  let y = 0
  blocks.forEach((block, index) => {
    const needed =
      block.staysWithNext === true ? block.height + (blocks[index + 1]?.height ?? 0) : block.height
    if (y + needed > page.height - footerHeight && y > headerHeight) {
      pages.push([])
      y = topMargin
    }
    const current = pages.at(-1)!
    if (block.isSpace === true && current.length === 0) return
    current.push(block)
    y += block.height
  })
  return pages
}

function drawFooter(pen: Pen, height: number, right: string): void {
  const baseline = height - 20
  pen.line(page.margin, height - footerHeight + 4, columnWidth)
  const look = { size: 8, color: colors.muted }
  pen.write(`${words.madeWith}.  ${words.footer}`, page.margin, baseline, {
    ...look,
    maxWidth: columnWidth - 60,
  })
  pen.write(right, page.width - page.margin, baseline, { ...look, align: 'right' })
}
