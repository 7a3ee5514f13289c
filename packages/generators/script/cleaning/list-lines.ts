// Lists in the lines of a page: which of their entries are the points of the text, and what their entries leave unsaid.

import { countWords } from '../wording/sentences.ts'

export const listMark = /^([-*•–]|\d{1,2}[.)])\s+/

const minPoints = 4
const minPointShare = 0.4
const minPointWords = 6
const minNumbered = 3
const minRun = 2

/** True where most of a text is a list of sentences: its entries are its points. */
function holdsPoints(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line !== '')
  const items = filled.filter((line) => listMark.test(line))
  const words = items.reduce((sum, line) => sum + countWords(line), 0)
  return (
    items.length >= minPoints &&
    items.length >= filled.length * minPointShare &&
    words >= items.length * minPointWords
  )
}

/** Places of the entries that are the points of a text. Of several lists, only the longest one counts, or the last. */
export function findListPoints(lines: readonly string[]): ReadonlySet<number> {
  // Where some entries are numbered, the others are no points.
  const areNumbered = lines.filter((line) => /^\d{1,2}[.)]\s/.test(line)).length >= minNumbered
  if (areNumbered || !holdsPoints(lines)) return new Set()
  const runs = findRuns(lines)
  const long = runs.filter((run) => run.length >= minRun)
  if (long.length < 2) return new Set(runs.flat())
  const longest = Math.max(...long.map((run) => run.length))
  return new Set(long.findLast((run) => run.length === longest))
}

/** Lists apart: between them, other lines stand. */
function findRuns(lines: readonly string[]): number[][] {
  const runs: number[][] = []
  let isOpen = false
  lines.forEach((line, index) => {
    if (line === '') return
    const isItem = listMark.test(line)
    if (isItem && isOpen) runs.at(-1)!.push(index)
    else if (isItem) runs.push([index])
    isOpen = isItem
  })
  return runs
}

/** "What I did:" above "moved the pots away from the wall". */
const doingLead = /\b(i|we) (?:did|do|tried|changed|learned)\b[^.!?]{0,40}:$/i
const pastEntry =
  /^([-*•–]\s+)((?:\p{Ll}{2,}ed|hung|put|took|made|cut|bought|got|gave|went|left|kept|set|shook|built|wrote|read|ran|sold|dug|drew|found|held|paid|sent|shut|spent|stuck|swept|threw|wore|began|stopped) )/u

/** The lines, with the subject that the entries of such a list leave out. */
export function withSubjects(lines: readonly string[]): string[] {
  let subject: string | null = null
  return lines.map((line) => {
    if (line === '') return line
    if (!listMark.test(line)) {
      const found = line.match(doingLead)?.[1]
      subject = found === undefined ? null : /^i$/i.test(found) ? 'I' : 'We'
      return line
    }
    return subject === null ? line : line.replace(pastEntry, `$1${subject} $2`)
  })
}
