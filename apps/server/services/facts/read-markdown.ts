import { plainText } from '@vivify/contract/article-markdown'
import { decodeEntities } from '@vivify/contract/decode-entities'

const maxFrontMatterCharacters = 20_000
/** HTML whose words are another's or no sentences. */
const leftOut = /^\s{0,8}<(aside|blockquote|figure|table|script|style|svg|pre|nav)\b/i
const fence = /^\s{0,8}(`{3,}|~{3,})/
const heading = /^#{1,6} \S/
// Each is bounded and can't begin again inside of itself, so these patterns take linear time.
const codeOrTag = /`[^`\n]{0,500}`|<\/?[a-z][^<>\n]{0,2000}>|<!--[^<>\n]{0,2000}-->/gi
const image = /!\[[^[\]\n]{0,1500}\](?:\([^()\n]{0,2000}\)|\[[^[\]\n]{0,200}\])/g
// Numbers in a row are citations.
const link = /\[(?!\d{1,4}\])([^[\]\n]{0,500})\](?:\([^()\n]{0,2000}\)|\[[^[\]\n]{0,200}\])/g
/** What makes a line a heading or an entry of a list. */
const lineMark = /^(?:#{1,6}\s|\s{0,20}(?:[-*+]|\d{1,2}[.)])\s)/
const quoteMark = /^\s{0,8}(?:>\s?)+/
const callout = /^\s{0,8}>\s?\[![A-Z]{1,20}\]/
const tableRow = /^\s{0,8}\|/

/** Whether a text is Markdown, which may have HTML in it, and no page. */
export function isMarkdown(text: string): boolean {
  if (/^\s*<(?:!doctype|\?xml|html|head|body)[\s>]/i.test(text)) return false
  return /^#{1,6} \S/m.test(text) || /\]\(https?:\/\//.test(text)
}

/** The headings, paragraphs and lists of Markdown, without code, tables, pull quotes, tags, links and marks. */
export function readMarkdown(text: string): string {
  const kept: string[] = []
  let leaving: Part | null = null
  let isCallout = false
  for (const line of withoutFrontMatter(text.replace(/\r\n?/g, '\n')).split('\n')) {
    if (leaving !== null) {
      const isOver: boolean = closes(line, leaving)
      // HTML that was never closed ends with the next heading. Code has lines that look like one.
      if (isOver || leaving.isCode || !heading.test(line)) {
        if (isOver) leaving = null
        continue
      }
    }
    leaving = findLeftOut(line)
    const isQuote = quoteMark.test(line)
    isCallout = isQuote && (isCallout || callout.test(line))
    // A quote is somebody else’s words; a callout is the author’s own.
    if (leaving === null) kept.push(isQuote && !isCallout ? '' : readLine(line))
    else if (!leaving.isCode && closes(line, leaving)) leaving = null
  }
  return kept.join('\n')
}

/** A part that is left out. */
interface Part {
  isCode: boolean
  close: string
}

function findLeftOut(line: string): Part | null {
  const marks = fence.exec(line)?.[1]
  if (marks !== undefined) return { isCode: true, close: marks }
  const name = leftOut.exec(line)?.[1]
  if (name !== undefined) return { isCode: false, close: `</${name.toLowerCase()}` }
  return /^\s{0,8}<!--/.test(line) ? { isCode: false, close: '-->' } : null
}

function closes(line: string, { isCode, close }: Part): boolean {
  return isCode ? line.trim().startsWith(close) : line.toLowerCase().includes(close)
}

function readLine(line: string): string {
  if (tableRow.test(line)) return ''
  const whole = line.replace(callout, '').replace(quoteMark, '')
  const mark = lineMark.exec(whole)?.[0] ?? ''
  const words = whole
    .slice(mark.length)
    .replace(/^\[[ xX]\]\s/, '')
    .replace(codeOrTag, (found) => (found.startsWith('`') ? found : ''))
    .replace(image, '')
    .replace(link, '$1')
  return mark + plainText(decodeEntities(words))
}

function withoutFrontMatter(text: string): string {
  if (!text.startsWith('---\n')) return text
  const end = text.slice(0, maxFrontMatterCharacters).indexOf('\n---\n', 3)
  return end < 0 ? text : text.slice(end + '\n---\n'.length)
}
