// The fonts that videos and pictures are drawn with. All are bundled, static and under the Open Font License.

/** `family` is the name to draw with; `file` is the path inside its package. */
export const fonts = [
  { family: 'Anton', weight: 400, package: '@fontsource/anton', file: 'files/anton-latin-400-normal.woff2' },
  {
    family: 'Bricolage Grotesque',
    weight: 800,
    package: '@fontsource/bricolage-grotesque',
    file: 'files/bricolage-grotesque-latin-800-normal.woff2',
  },
  {
    family: 'Fredoka',
    weight: 600,
    package: '@fontsource/fredoka',
    file: 'files/fredoka-latin-600-normal.woff2',
  },
  { family: 'Geist', weight: 700, package: '@fontsource/geist', file: 'files/geist-latin-700-normal.woff2' },
  {
    family: 'Montserrat',
    weight: 800,
    package: '@fontsource/montserrat',
    file: 'files/montserrat-latin-800-normal.woff2',
  },
  {
    family: 'Nunito',
    weight: 900,
    package: '@fontsource/nunito',
    file: 'files/nunito-latin-900-normal.woff2',
  },
] as const

export type FontFamily = (typeof fonts)[number]['family']

/**
 * Fonts for letters that the fonts above lack, in the order in which they are tried. We chose the family names, one per
 * file.
 */
export const fallbackFonts = [
  ['Vivify Latin', '@fontsource/noto-sans', 'noto-sans-latin-ext'],
  ['Vivify Cyrillic', '@fontsource/noto-sans', 'noto-sans-cyrillic'],
  ['Vivify Cyrillic Extended', '@fontsource/noto-sans', 'noto-sans-cyrillic-ext'],
  ['Vivify Greek', '@fontsource/noto-sans', 'noto-sans-greek'],
  ['Vivify Vietnamese', '@fontsource/noto-sans', 'noto-sans-vietnamese'],
  ['Vivify Devanagari', '@fontsource/noto-sans', 'noto-sans-devanagari'],
  ['Vivify Arabic', '@fontsource/noto-sans-arabic', 'noto-sans-arabic-arabic'],
  ['Vivify Hebrew', '@fontsource/noto-sans-hebrew', 'noto-sans-hebrew-hebrew'],
].map(([family, source, name]) => ({
  family: family!,
  weight: 800,
  package: source!,
  file: `files/${name}-800-normal.woff2`,
}))

/** Letters that some bundled font has. Other letters, such as Chinese ones, need a font installed on the machine. */
const drawableLetters =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Devanagari}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Common}\p{Script=Inherited}]*$/u

/** True when the bundled fonts have all letters of a text. */
export function canDraw(text: string): boolean {
  return drawableLetters.test(text)
}

/** True for scripts written from right to left. */
export function isRightToLeft(text: string): boolean {
  const right = text.match(/[\p{Script=Arabic}\p{Script=Hebrew}]/gu)?.length ?? 0
  const left =
    text.match(/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Devanagari}]/gu)?.length ?? 0
  return right > left
}
