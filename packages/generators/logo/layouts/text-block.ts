// Name and tagline as a block of lines, which several layouts place beside or under something.

import { drawLine, fitLine, nextBaseline, setLine, type SetLine, type Setting } from '../set-line.ts'
import type { Logo } from '../logo.ts'
import type { PathShape } from '../shapes.ts'
import { balanceLines, lineCount, wordsOf } from '../words.ts'

/** Height of the capitals of a name. All layouts are drawn in these units. */
export const capHeight = 100

export interface TextBlock {
  readonly shapes: readonly PathShape[]
  readonly width: number
  /** Height from the top of the first line's capitals to the lowest baseline. */
  readonly height: number
  readonly smallestLetters: number
}

/** The name as a style spells it. */
export function spelled(text: string, { style }: Logo): string {
  return style.isUpper ? text.toUpperCase() : text
}

/** Sets a name and a tagline in lines from the left or around a middle, with the top of the capitals at 0. */
export function setBlock(logo: Logo, rules: { align: 'left' | 'center'; lettersPerLine: number }): TextBlock {
  const lines = setNameLines(logo, rules.lettersPerLine)
  const nameWidth = Math.max(...lines.map(({ width }) => width))
  const taglines = setTagline(logo, Math.max(nameWidth, capHeight * 3.4))
  const width = Math.max(nameWidth, ...taglines.map((line) => line.width))
  const xOf = (line: SetLine): number => (rules.align === 'left' ? 0 : (width - line.width) / 2)
  const shapes: PathShape[] = []
  const step = capHeight * (logo.style.isUpper ? 1.42 : 1.5)
  let y = capHeight
  lines.forEach((line, index) => {
    if (index > 0) y = nextBaseline(y, lines[index - 1]!, line, step)
    shapes.push(drawLine(line, { x: xOf(line), y }, { paint: 'name', role: 'name' }))
  })
  const descent = Math.max(0, lines.at(-1)!.box.bottom)
  taglines.forEach((line, index) => {
    const room = Math.max(capHeight * 0.42, descent + capHeight * 0.2)
    y =
      index === 0
        ? y + Math.max(room + line.capHeight, descent + capHeight * 0.12 - line.box.top)
        : nextBaseline(y, taglines[index - 1]!, line, line.capHeight * 1.75)
    shapes.push(drawLine(line, { x: xOf(line), y }, { paint: 'tagline', role: 'tagline' }))
  })
  return { shapes, width, height: y, smallestLetters: taglines[0]?.capHeight ?? lines[0]!.capHeight }
}

function setNameLines(logo: Logo, lettersPerLine: number): SetLine[] {
  const name = spelled(logo.name, logo)
  const { tracking } = logo.style
  return balanceLines(name, lineCount(name, lettersPerLine)).map((line) =>
    setLine(line, { face: logo.faces.name, capHeight, tracking }),
  )
}

const taglineTracking = 0.14

/** The tagline in small capitals, on a second line where one would make it too small or too wide. */
export function setTagline(logo: Logo, maxWidth: number, height = capHeight * 0.3): SetLine[] {
  const text = logo.tagline.toUpperCase()
  if (text.trim() === '') return []
  const setting = { face: logo.faces.tagline, capHeight: height, tracking: taglineTracking }
  const one = fitLine(text, grown(text, setting, maxWidth), maxWidth)
  if (one.capHeight >= height * 0.66 || wordsOf(text).length < 2) return [one]
  const two = balanceLines(text, 2)
  const smallest = Math.min(...two.map((line) => fitLine(line, setting, maxWidth).capHeight))
  return two.map((line) => setLine(line, { ...setting, capHeight: smallest }))
}

/** A short tagline under a long name is set larger, until it takes half of its width. */
function grown(text: string, setting: Setting, maxWidth: number): Setting {
  const { width } = setLine(text, setting)
  const share = Math.min(1.45, Math.max(1, (maxWidth * 0.5) / width))
  return { ...setting, capHeight: setting.capHeight * share }
}
