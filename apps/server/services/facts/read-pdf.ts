import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { ReadFile } from './tasks/facts-contract.ts'

const maxPages = 300
/** Lines in larger letters than the body's by this factor, and shorter than this, are headings. */
const headingFactor = 1.15
const maxHeadingCharacters = 120
/** Of the line height. A larger gap begins a paragraph. */
const paragraphGap = 1.7

interface Line {
  text: string
  y: number
  size: number
}

/** The text of a PDF with its headings. Throws AppError `bad_input` for a protected one, `asset_unreadable`. */
export async function readPdf(bytes: Uint8Array, maxCharacters: number): Promise<ReadFile> {
  const { getDocumentProxy } = await import('unpdf')
  const options = { isEvalSupported: false, verbosity: 0, stopAtErrors: false, maxImageSize: 1, disableFontFace: true }
  try {
    const document = await getDocumentProxy(bytes, options)
    const pages = Math.min(document.numPages, maxPages)
    const lines: Line[][] = []
    let characters = 0
    for (let number = 1; number <= pages && characters < maxCharacters; number++) {
      const page = await document.getPage(number)
      const found = readLines((await page.getTextContent()).items)
      characters += found.reduce((sum, { text }) => sum + text.length, 0)
      lines.push(found)
      page.cleanup()
    }
    const warnings = document.numPages > maxPages ? [messages.facts.fileTooManyPages(maxPages)] : []
    return { text: joinPages(lines), warnings }
  } catch (error) {
    const { name } = error as Error
    if (name === 'PasswordException') throw new AppError('bad_input', messages.facts.fileEncrypted)
    throw new AppError('asset_unreadable', messages.facts.fileDamaged('PDF'), { cause: error })
  }
}

function readLines(items: readonly object[]): Line[] {
  const lines: Line[] = []
  let line: Line | null = null
  for (const item of items) {
    if (!('str' in item)) continue
    const { str, transform, hasEOL } = item as { str: string; transform: number[]; hasEOL: boolean }
    const size = Math.hypot(transform[2] ?? 0, transform[3] ?? 0)
    line ??= { text: '', y: transform[5] ?? 0, size: 0 }
    line.text += str
    if (str.trim() !== '') line.size = Math.max(line.size, size)
    if (!hasEOL) continue
    lines.push(line)
    line = null
  }
  if (line) lines.push(line)
  return lines.filter(({ text }) => text.trim() !== '')
}

function joinPages(pages: readonly (readonly Line[])[]): string {
  const body = bodySize(pages.flat())
  const blocks: string[] = []
  let before: Line | null = null
  for (const page of pages) {
    for (const line of page) {
      const text = line.text.trim()
      // Page numbers.
      if (/^\d{1,4}$/.test(text)) continue
      const isHeading = line.size > body * headingFactor && text.length <= maxHeadingCharacters
      const gap = before === null ? Number.POSITIVE_INFINITY : before.y - line.y
      const isBelow = gap >= 0 && gap <= Math.max(line.size, 1) * paragraphGap
      // A paragraph goes on at the top of the next page.
      const goesOn = before !== null && gap < 0 && !/[.!?:]["'”’)]*$/.test(before.text.trim())
      if (isHeading) blocks.push(`## ${text}`, '')
      else if ((isBelow || goesOn) && blocks.length > 0 && blocks.at(-1) !== '') {
        blocks[blocks.length - 1] = joinLines(blocks.at(-1)!, text)
      } else blocks.push(text)
      before = line
    }
  }
  return blocks.filter((block) => block !== '').join('\n\n')
}

/** Joins a word that was divided at the end of a line. */
function joinLines(before: string, after: string): string {
  return /\p{L}-$/u.test(before) && /^\p{Ll}/u.test(after) ? before.slice(0, -1) + after : `${before} ${after}`
}

/** The size of most letters. */
function bodySize(lines: readonly Line[]): number {
  const counts = new Map<number, number>()
  for (const { text, size } of lines) {
    const rounded = Math.round(size * 2) / 2
    counts.set(rounded, (counts.get(rounded) ?? 0) + text.length)
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}
