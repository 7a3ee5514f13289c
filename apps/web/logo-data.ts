import { popularMarks } from '@vivify/generators/logo/mark-index'
import { drawLine, setLine } from '@vivify/generators/logo/set-line'
import { faceIds, logoStyles, type FaceId } from '@vivify/generators/logo/styles'
import { bucketCount, readLogoMarks } from '@vivify/generators/node/logo-marks'
import { readOutlineFace } from '@vivify/generators/node/outline-face'
import type { Plugin } from 'vite'

const entry = 'virtual:logo-data'
/** In the order of preference; not every package has all. */
const moreScripts = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const

/**
 * Gives the logo maker its letters as outlines and its marks in two tones, made from the bundled fonts and motifs when the
 * app is built. The page then needs neither a reader of fonts nor the set of motifs, and loads only what a logo uses.
 */
export function logoData(): Plugin {
  let marks: ReturnType<typeof readLogoMarks> | undefined
  return {
    name: 'vivify:logo-data',
    resolveId: (id) => (id === entry || id.startsWith(`${entry}/`) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${entry}`) return writeEntry()
      if (!id.startsWith(`\0${entry}/`)) return undefined
      const [kind, name = ''] = id.slice(entry.length + 2).split('/')
      if (kind === 'face') return writeModule(firstLetters(name as FaceId))
      if (kind === 'more') return writeModule({ ...readFace(name as FaceId, moreScripts), kerning: {} })
      if (kind === 'samples') return writeModule(Object.fromEntries(logoStyles.map(drawSample)))
      marks ??= readLogoMarks()
      const { entries, marks: outlines } = await marks
      if (kind === 'index') return writeModule(entries)
      const inFile =
        kind === 'popular'
          ? popularMarks.flatMap((each) => entries.find((entry) => entry.name === each) ?? [])
          : entries.filter(({ bucket }) => String(bucket) === name)
      const drawn = Object.fromEntries(inFile.map((mark) => [mark.name, outlines.get(mark.name)]))
      return writeModule(kind === 'popular' ? { entries: inFile, marks: drawn } : drawn)
    },
  }
}

function writeEntry(): string {
  const load = (part: string): string => `() => import('${entry}/${part}').then((loaded) => loaded.default)`
  const table = (part: string): string => faceIds.map((id) => `'${id}': ${load(`${part}/${id}`)}`).join(', ')
  const buckets = Array.from({ length: bucketCount }, (_, bucket) => load(`marks/${bucket}`))
  return [
    `export const faces = { ${table('face')} }`,
    `export const moreLetters = { ${table('more')} }`,
    `export const samples = ${load('samples')}`,
    `export const popular = ${load('popular')}`,
    `export const index = ${load('index')}`,
    `export const marks = [${buckets.join(', ')}]`,
  ].join('\n')
}

/** Browsers parse JSON in a text faster than the same data as a program. */
function writeModule(data: unknown): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(data))})`
}

/** What most names are made of. All other letters, such as those with accents, are a second file. */
const isFirst = /^[ -~’“”–—·•…©®™]$/u
/** Cuts that only set capitals. */
const capitalsOnly: ReadonlySet<FaceId> = new Set(['geist-500', 'montserrat-500'])

function firstLetters(id: FaceId) {
  const face = readFace(id, ['latin'])
  const isWanted = (letter: string): boolean =>
    isFirst.test(letter) && !(capitalsOnly.has(id) && letter !== letter.toUpperCase())
  const keep = <Value>(table: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(Object.entries(table).filter(([letters]) => [...letters].every(isWanted)))
  return { ...face, glyphs: keep(face.glyphs), kerning: keep(face.kerning) }
}

function readFace(id: FaceId, scripts: readonly string[]) {
  const at = id.lastIndexOf('-')
  const [family, weight] = [id.slice(0, at), id.slice(at + 1)]
  return readOutlineFace(
    scripts.map((script) => `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff2`),
  )
}

/** A path in tenths of its units, with each point as a step from the one before, which takes half as many bytes. */
function stepwise(path: string): string {
  let [at, start] = [
    [0, 0],
    [0, 0],
  ]
  return (path.match(/[MLQCZ][^MLQCZ]*/g) ?? [])
    .map((part) => {
      const command = part.charAt(0)
      const numbers = (part.match(/-?\d*\.?\d+/g) ?? []).map((number) => Math.round(Number(number) * 10))
      const steps = numbers.map((number, index) => number - at[index % 2]!)
      // A closed outline ends where it began.
      at = command === 'Z' ? start : numbers.slice(-2)
      if (command === 'M') start = at
      return command.toLowerCase() + steps.join(' ').replaceAll(' -', '-')
    })
    .join('')
}

/** The name of a style in its own letters, so that the list of styles loads no face. */
function drawSample({ id, label, nameFace, isUpper, tracking }: (typeof logoStyles)[number]) {
  const text = isUpper ? label.toUpperCase() : label
  const line = setLine(text, { face: readFace(nameFace, ['latin']), capHeight: 20, tracking })
  const { path, box } = drawLine(line, { x: 0, y: 0 }, { paint: 'name', role: 'name' })
  // Equal boxes keep the baselines of all samples on one height.
  return [id, { path: stepwise(path), width: Math.ceil(box.right * 10) }] as const
}
