// Letters as outlines, so that a logo looks the same everywhere and needs no font installed.

/** One cut of a typeface: its outlines are made from a bundled font when the web app is built. */
export interface OutlineFace {
  readonly unitsPerEm: number
  /** Height of capital letters, in units. */
  readonly capHeight: number
  /** Advance in units, and path data with the commands M, L, Q, C and Z in absolute units, y downwards from the baseline. */
  readonly glyphs: Readonly<Record<string, readonly [advance: number, path: string]>>
  /** Units to add between two letters. */
  readonly kerning: Readonly<Record<string, number>>
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Command {
  readonly letter: string
  readonly numbers: readonly number[]
}

interface Outline {
  readonly commands: readonly Command[]
  readonly box: Box | null
}

/** Moves a point of a letter to its place in the logo. */
export type Place = (x: number, y: number) => readonly [x: number, y: number]

const outlines = new WeakMap<OutlineFace, Map<string, Outline>>()

/** The letters of a text that a face lacks, each once. A space is never missing. */
export function missingLetters(text: string, face: OutlineFace): string[] {
  return [...new Set(lettersOf(text))].filter(
    (letter) => letter !== ' ' && !Object.hasOwn(face.glyphs, letter),
  )
}

/** Letters in their composed form, as fonts have them. */
export function lettersOf(text: string): string[] {
  return [...text.normalize('NFC')]
}

/** Advance of a letter in units; letters that the face lacks have none. */
export function advanceOf(letter: string, face: OutlineFace): number {
  if (Object.hasOwn(face.glyphs, letter)) return face.glyphs[letter]![0]
  return letter === ' ' ? face.unitsPerEm * 0.28 : 0
}

/** True for faces of posters and newspapers, whose letters are much taller than wide. */
export function isNarrowFace(face: OutlineFace): boolean {
  return advanceOf('N', face) < face.capHeight * 0.75
}

/** Units to add between two letters. Accents don't change how letters meet. */
export function kerningOf(first: string, second: string, face: OutlineFace): number {
  const pair = first + second
  if (Object.hasOwn(face.kerning, pair)) return face.kerning[pair]!
  const plain = withoutAccent(first) + withoutAccent(second)
  return plain !== pair && Object.hasOwn(face.kerning, plain) ? face.kerning[plain]! : 0
}

function withoutAccent(letter: string): string {
  return letter.normalize('NFD')[0]!
}

/** Path data of a letter, with every point moved by `place`. */
export function placeLetter(letter: string, face: OutlineFace, place: Place): string {
  return outlineOf(letter, face)
    .commands.map(({ letter: command, numbers }) => command + placeNumbers(numbers, place))
    .join('')
}

/** What a letter covers in units; null for a space. */
export function letterBox(letter: string, face: OutlineFace): Box | null {
  return outlineOf(letter, face).box
}

/** Path data with the commands M, L, Q, C and Z in absolute units, with every point moved by `place`. */
export function movePoints(path: string, place: Place): string {
  return path.replaceAll(/[^MLQCZ]+/g, (numbers) => placeNumbers(numbers.split(' ').map(Number), place))
}

function placeNumbers(numbers: readonly number[], place: Place): string {
  const placed: string[] = []
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const [x, y] = place(numbers[at]!, numbers[at + 1]!)
    placed.push(`${shortNumber(x)} ${shortNumber(y)}`)
  }
  return placed.join(' ')
}

/** A number with at most two decimals. */
export function shortNumber(value: number): string {
  return String(Math.round(value * 100) / 100)
}

function outlineOf(letter: string, face: OutlineFace): Outline {
  const known = outlines.get(face) ?? new Map<string, Outline>()
  outlines.set(face, known)
  const before = known.get(letter)
  if (before) return before
  const outline = readOutline(Object.hasOwn(face.glyphs, letter) ? face.glyphs[letter]![1] : '')
  known.set(letter, outline)
  return outline
}

function readOutline(path: string): Outline {
  const commands = [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map((match) => ({
    letter: match[1]!,
    numbers: match[2]!
      .split(' ')
      .filter((part) => part !== '')
      .map(Number),
  }))
  const points = commands.flatMap(({ numbers }) => numbers)
  if (points.length === 0) return { commands, box: null }
  const xs = points.filter((_, index) => index % 2 === 0)
  const ys = points.filter((_, index) => index % 2 === 1)
  return {
    commands,
    box: { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) },
  }
}
