// Headings that say what to do ("Keep the windows shut during the day") are the points of an article, as if it had
// numbered them. So are paragraphs that begin with such a sentence in bold.

import type { LanguageTools } from '../wording/language-tools.ts'
import { countWords } from '../wording/sentences.ts'
import { startsImperative } from '../wording/imperative.ts'

const heading = /^(#{2,4})\s+(\S.*)$/
const boldOpening = /^\*\*([^*]{4,90}[.:!]|[^*]{4,90})\*\*(?::|\s)\s*\S/
/** In a heading these are commands; in a sentence they may be nouns. */
const heads =
  /^(?:block|point|shut|close|cover|paint|draw|bring|change|learn|offer|order|peel|plant|print|protect|reduce|reuse|roll|seal|share|shop|sit|sort|spray|stand|swap|switch|tie|trim|unplug|visit|warm|water|wear|weigh|wipe|wrap|say|set|show|sign|smile|speak|tidy|touch|treat|trust|turn|unsubscribe|update|book|carry|celebrate|count|delete|dress|dry|freeze|hide|hire|join|label|lie|listen|lock|match|meet|negotiate|pack|prepare|rinse|rent|respect|ride|schedule|season|sell|separate|stretch|stay|thank|toast|travel|type|vote)\b/i
const minPoints = 3
const minCommandShare = 0.6
const minParagraphWords = 9
const maxHeadingWords = 14

interface Named {
  readonly index: number
  readonly name: string
}

/** Places of the headings that are the points of a page; of several levels, the one with the most points. */
export function findHeadingPoints(
  lines: readonly string[],
  tools: LanguageTools | null,
): ReadonlySet<number> {
  if (tools === null) return new Set()
  const levels = new Map<string, Named[]>()
  lines.forEach((line, index) => {
    const found = line.match(heading)
    if (!found || !isAboveParagraph(lines, index)) return
    const level = levels.get(found[1]!) ?? []
    level.push({ index, name: found[2]! })
    levels.set(found[1]!, level)
  })
  const best = [...levels.values()]
    .filter((level) => areCommands(level, tools))
    .sort((a, b) => b.length - a.length)[0]
  return new Set(best?.map(({ index }) => index))
}

const stepHeading =
  /^(?:step|tip|rule|reason|mistake|lesson|myth|way|sign|habit|trick|number|no\.) ?#?\d{1,2} ?[:.–—-] ?(\S.{2,80})$/i
const numberedLine = /^\d{1,2}[.)] (\S.{2,60})$/
const minBelow = 5

/** Points that stand on lines of their own above their paragraphs, "Step 1: Write it down", with their words. */
export function findStepHeadings(lines: readonly string[]): ReadonlyMap<number, string> {
  const found = lines.flatMap((written, index): Named[] => {
    // "## Step 1: Find the exact spot", "**Tip 2 – Use powder**".
    const line = written.replace(/^#{1,6}\s+|\*\*|__/g, '').trim()
    if (/[.!?…:;,]["”]?$/.test(line)) return []
    const below = lines[index + 1] ?? ''
    const name = line.match(stepHeading)?.[1]
    if (name !== undefined) return [{ index, name }]
    const numbered = line.match(numberedLine)?.[1]
    const hasParagraph =
      /^["“]?\p{Lu}/u.test(below) && countWords(below) >= minBelow && /[.!?…]["”)]?$/.test(below)
    return numbered !== undefined && hasParagraph && countWords(numbered) <= maxHeadingWords
      ? [{ index, name: numbered }]
      : []
  })
  return new Map(found.length >= minPoints ? found.map(({ index, name }) => [index, name]) : [])
}

/** Places of the paragraphs that begin with a point in bold. */
export function findBoldPoints(lines: readonly string[], tools: LanguageTools | null): ReadonlySet<number> {
  const named = lines.flatMap((line, index): Named[] => {
    const name = line.match(boldOpening)?.[1]
    return name === undefined ? [] : [{ index, name }]
  })
  return tools !== null && areCommands(named, tools) ? new Set(named.map(({ index }) => index)) : new Set()
}

function areCommands(named: readonly Named[], tools: LanguageTools): boolean {
  if (named.length < minPoints) return false
  const commands = named.filter(({ name }) => {
    return countWords(name) <= maxHeadingWords && isCommand(name, tools)
  })
  return commands.length >= named.length * minCommandShare
}

/** True where most headings say what to do, so that the others do, too: "Same three things, same order". */
export function commandsOf(names: readonly string[], tools: LanguageTools | null): boolean {
  return (
    tools !== null &&
    areCommands(
      names.map((name, index) => ({ index, name })),
      tools,
    )
  )
}

/** True for a heading that says what to do. */
export function isCommand(heading: string, tools: LanguageTools | null): boolean {
  const text = heading.replace(/^\d{1,2}[.):]\s*/, '')
  if (tools === null || text.endsWith('?')) return false
  const plain = text.charAt(0) + text.slice(1).toLowerCase()
  return heads.test(plain) || startsImperative(plain, tools.analyse(plain))
}

function isAboveParagraph(lines: readonly string[], index: number): boolean {
  const next = lines.slice(index + 1).find((line) => line !== '') ?? ''
  return !next.startsWith('#') && countWords(next) >= minParagraphWords
}
