// Leaves statements that can stand in an article: whole sentences with something to say, each once.

import type { Statement } from '@vivify/contract/facts'
import {
  citation,
  emptyLine,
  endOfPage,
  furnitureLine,
  metaLine,
  subscribeLine,
  webAddress,
} from '../script/cleaning/source-patterns.ts'
import { countWords } from '../script/wording/sentences.ts'
import { SeenTexts } from './seen-texts.ts'

const minWords = 4
const maxWords = 55
/** A sentence with a list is read in parts. */
const maxListWords = 70
const listPattern = /: [^;:]{8,200}; [^;:]{8,200}; /
/** Analyzing takes about a millisecond for each. */
export const maxAnalysed = 520

/** What a text says of itself or of the site that it is on. */
const aboutItself =
  /\b(?:check out|see|read|visit|refer to) (?:our|my)\b|\bwe['’]ve got you covered\b|^(?:keep reading|read on|let['’]s (?:talk|look|dive|see)|for (?:more|further) (?:information|details|help|inspiration|reading))\b|\bdocumented (?:in more detail )?(?:elsewhere|below)\b|^(?:the following|this) (?:example|chart|diagram|table|figure|image|picture|screenshot) (?:shows|illustrates|explains|demonstrates)\b/i

export interface CleanStatements {
  readonly statements: Statement[]
  /** Those after one that was left out, which their first words may point to. */
  readonly afterGap: ReadonlySet<Statement>
  /** How many say again what another statement, or another article, says. */
  readonly repeated: number
}

/** Keeps the order. `taken` are sentences of other articles. */
export function cleanStatements(given: readonly Statement[], taken: readonly string[]): CleanStatements {
  const seen = new SeenTexts()
  seen.add(taken)
  let repeated = 0
  let isGap = false
  const afterGap = new Set<Statement>()
  const leaveOut = (): [] => {
    isGap = true
    return []
  }
  const statements = given.flatMap((statement) => {
    if (statement.section !== null && endOfPage.test(statement.section)) return leaveOut()
    const text = tidy(statement.text)
    if (!canStand(text)) return leaveOut()
    if (seen.has(text)) {
      repeated++
      return leaveOut()
    }
    seen.add([text])
    const kept = { ...statement, text }
    if (isGap) afterGap.add(kept)
    isGap = false
    return [kept]
  })
  return { statements: thin(statements), afterGap, repeated }
}

function tidy(text: string): string {
  return text
    .replace(citation, '')
    .replace(/\((?:[\s;,]|listen)*\)/g, '')
    .replace(/ \((?:see|cf\.) [^()]{1,80}\)/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .trim()
}

function canStand(text: string): boolean {
  const words = countWords(text)
  if (words < minWords || words > (listPattern.test(text) ? maxListWords : maxWords)) return false
  if (!/[.!]["'”’)\]]*$|[。！।]$/u.test(text)) return false
  if (/^[\p{Ll},;:)]/u.test(text) && !/^\p{Ll}+\p{Lu}/u.test(text)) return false
  if (text.search(webAddress) >= 0) return false
  return ![furnitureLine, emptyLine, metaLine, subscribeLine, aboutItself].some((pattern) =>
    pattern.test(text),
  )
}

/** Of very many statements, each section keeps the same share, from its beginning. */
function thin(statements: readonly Statement[]): Statement[] {
  if (statements.length <= maxAnalysed) return [...statements]
  const sizes = new Map<string, number>()
  for (const statement of statements) sizes.set(partOf(statement), (sizes.get(partOf(statement)) ?? 0) + 1)
  const share = maxAnalysed / statements.length
  const kept = new Map<string, number>()
  return statements.filter((statement) => {
    const part = partOf(statement)
    const count = kept.get(part) ?? 0
    if (count >= Math.max(1, Math.floor(sizes.get(part)! * share))) return false
    kept.set(part, count + 1)
    return true
  })
}

export function partOf({ sourceId, section }: Pick<Statement, 'sourceId' | 'section'>): string {
  return `${sourceId}\n${section ?? ''}`
}
