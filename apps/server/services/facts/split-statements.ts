// Splits texts into statements. It runs in a process, because the texts are strangers'.

import { cutCharacters } from '@vivify/contract/cut-characters'
import { maxStatements, type Statement } from '@vivify/contract/facts'
import { countWords, splitSentences } from '@vivify/generators/script/wording/sentences'
import { citation } from '@vivify/generators/script/cleaning/source-patterns'
import { readPageOutline } from '../pages/page-text.ts'
import { joinLists, type Block } from './join-lists.ts'
import { isMarkdown, readMarkdown } from './read-markdown.ts'
import type { SplitRequest, SplitText } from './tasks/facts-contract.ts'

export type SplitStatement = Omit<Statement, 'sourceId'>

/** Longer paragraphs are cut, because finding sentences takes time by the square of a paragraph without any. */
const maxParagraphCharacters = 5000
const maxStatementCharacters = 2000
const maxSectionCharacters = 200

/** Parts of an article that say nothing about its subject. */
const furniture =
  /^(?:references|notes|footnotes|citations|sources|bibliography|further reading|see also|related pages|external links|other websites|more reading|gallery|works cited|explanatory notes|literature|footnotes and references|notes and references|references and notes)$/i

/**
 * Splits each text into its statements. Throws AppError `script_empty` and `bad_input` for a page that can't be read; a
 * page among several is reported by its `fault` instead.
 */
export function splitTexts({ texts }: SplitRequest): SplitText[] {
  return texts.map(({ text, format }) => {
    try {
      // A page without a format of its own may hold what no database can store.
      const plain = readPlain(text, format).replaceAll('\0', ' ')
      return {
        title: /^# (.{1,300})$/m.exec(plain)?.[1] ?? null,
        statements: splitText(plain, format === 'lines'),
        fault: null,
      }
    } catch (error) {
      if (format !== 'html') throw error
      return { title: null, statements: [], fault: error instanceof Error ? error.message : '' }
    }
  })
}

function readPlain(text: string, format: SplitRequest['texts'][number]['format']): string {
  if (format === 'html') return readPageOutline(text)
  return format === 'plain' && isMarkdown(text) ? readMarkdown(text) : text
}

/** The sentences of a text under its headings, which are Markdown's or a wiki's. */
export function splitText(text: string, isByLine = false): SplitStatement[] {
  const statements: SplitStatement[] = []
  const seen = new Set<string>()
  let section: string | null = null
  let isSkipped = false
  for (const block of joinLists(readBlocks(text, isByLine))) {
    if (block.isHeading) {
      isSkipped = block.level > 2 ? isSkipped : furniture.test(block.text)
      // The title of the whole text heads no part of it.
      section = block.level === 1 ? null : cutCharacters(block.text, maxSectionCharacters)
      continue
    }
    if (isSkipped) continue
    // "… is deep.[12] Its …" would be one sentence.
    for (const sentence of splitSentences(block.text.replace(citation, ''))) {
      if (!isStatement(sentence) || seen.has(sentence)) continue
      seen.add(sentence)
      // Long paragraphs are cut anywhere, also inside of a character.
      statements.push({ text: sentence.toWellFormed(), section: section?.toWellFormed() ?? null })
      if (statements.length >= maxStatements) return statements
    }
  }
  return statements
}

/** Fragments of lists and formulas are no statements. */
function isStatement(sentence: string): boolean {
  if (sentence.length > maxStatementCharacters || /\{\\|\\displaystyle/.test(sentence)) return false
  return countWords(sentence) >= 3 && /\p{L}{2}/u.test(sentence)
}

function readBlocks(text: string, isByLine: boolean): Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  let isItem = false
  const end = (): void => {
    const paragraph = lines.join('\n').trim()
    for (let start = 0; start < paragraph.length; start += maxParagraphCharacters) {
      blocks.push({
        text: paragraph.slice(start, start + maxParagraphCharacters),
        isHeading: false,
        level: 0,
        isItem,
      })
    }
    lines = []
    isItem = false
  }
  for (const line of text.replace(/\r\n?|[\u2028\u2029]/g, '\n').split('\n')) {
    const heading = readHeading(line.trim())
    if (heading) {
      end()
      blocks.push(heading)
    } else if (line.trim() === '') end()
    // A line of a list is a statement of its own.
    else if (/^\s*(?:[-*•]|\d{1,2}[.)])\s/.test(line)) {
      end()
      isItem = true
      lines.push(line.replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/, ''))
    } else lines.push(line)
    if (isByLine) end()
  }
  end()
  return blocks
}

function readHeading(line: string): Block | null {
  const markdown = /^(#{1,6})\s+(\S.*)$/.exec(line)
  if (markdown)
    return {
      text: markdown[2]!.replace(/(?<!#)#+$/, '').trim(),
      isHeading: true,
      level: markdown[1]!.length,
      isItem: false,
    }
  const wiki = /^(={2,6})([^=].*)$/.exec(line)
  if (!wiki || !line.endsWith(wiki[1]!)) return null
  return {
    text: wiki[2]!.slice(0, -wiki[1]!.length).trim(),
    isHeading: true,
    level: wiki[1]!.length,
    isItem: false,
  }
}
