// Breaks words into lines by meaning: an article stays with its noun, and a line ends where a phrase ends.

/** A line must not end with these words, which mean nothing without the next word. */
const bindsFast = new Set(
  (
    'a an the my your our his her their its this these those no every each ' +
    'of for to in on at by with without from into and or ' +
    'der die das den dem des ein eine einen und oder mit für von im am zu le la les un une des du de et ou avec pour ' +
    'à en el los las una y con para por del al il lo gli di'
  ).split(' '),
)
/** A line should preferably not end with these words. */
const bindsLoosely = new Set(
  (
    'i you we he she it they some any more most less very so too over under between per as than like that but nor ' +
    'if when where who which is are was were be been can will not just only get plus minus'
  ).split(' '),
)
/** A line ends well after these characters. */
const endsPhrase = /[.,:;!?…—–)\]”"»]$/
const dash = /^[—–&+|/-]$/

const badEnd = 2.2
const looseEnd = 0.35
const goodEnd = -0.25
/** Cost of a last line that is a single short word. */
const widow = 0.7
const splitsNumber = 1.6

export interface BreakOptions {
  readonly words: readonly string[]
  readonly count: number
  readonly width: number
  readonly widthOf: (text: string) => number
}

/** True when a line other than the last ends in the middle of a phrase: "Coffee for the / best mornings". */
export function endsBadly(lines: readonly string[]): boolean {
  return lines.slice(0, -1).some((line, index) => {
    const last = line.slice(line.lastIndexOf(' ') + 1)
    return endCost(last, lines[index + 1]!) > 1
  })
}

/**
 * Breaks the words into `count` lines, none wider than `width`, of similar length, that end where phrases end. Null
 * when the words do not fit into that many lines.
 */
export function breakByMeaning({ words, count, width, widthOf }: BreakOptions): string[] | null {
  const ideal = widthOf(words.join(' ')) / count
  /** `best[lines][end]` is the cheapest way to set the first `end` words in that many lines. */
  let best: (Way | null)[] = Array.from({ length: words.length + 1 }, (_, end) =>
    end === 0 ? { cost: 0, lines: [] } : null,
  )
  for (let line = 1; line <= count; line++) {
    const isLast = line === count
    best = best.map((_, end) => cheapestEnd({ words, end, isLast, ideal, width, widthOf, before: best }))
  }
  return best[words.length]?.lines ?? null
}

interface Way {
  readonly cost: number
  readonly lines: string[]
}

interface EndOptions extends Omit<BreakOptions, 'count'> {
  readonly end: number
  readonly isLast: boolean
  readonly ideal: number
  readonly before: readonly (Way | null)[]
}

/** The cheapest way to end a line before the word `end`. */
function cheapestEnd({ words, end, isLast, ideal, width, widthOf, before }: EndOptions): Way | null {
  if (isLast && end < words.length) return null
  let cheapest: Way | null = null
  for (let start = end - 1; start >= 0; start--) {
    const text = words.slice(start, end).join(' ')
    const length = widthOf(text)
    if (length > width) break
    const way = before[start]
    if (way == null) continue
    const ragged = ((length - ideal) / ideal) ** 2
    const cost = way.cost + ragged + (isLast ? lastCost(text, start) : endCost(words[end - 1]!, words[end]))
    if (cheapest === null || cost < cheapest.cost) cheapest = { cost, lines: [...way.lines, text] }
  }
  return cheapest
}

function endCost(last: string, next: string | undefined): number {
  if (endsPhrase.test(last)) return goodEnd
  if (dash.test(last)) return badEnd
  if (next !== undefined && /\d$/.test(last) && /^\p{L}/u.test(next)) return splitsNumber
  const word = last.toLowerCase()
  return bindsFast.has(word) ? badEnd : bindsLoosely.has(word) ? looseEnd : 0
}

function lastCost(text: string, start: number): number {
  return start > 0 && !text.includes(' ') && text.length <= 4 ? widow : 0
}
