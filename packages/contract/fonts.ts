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
