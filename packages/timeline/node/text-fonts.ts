// Fonts for reading, in documents rather than in videos: regular weights, and letters of other scripts after them.

import './bundled-fonts-only.ts'
import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'

const faces = [
  ['Vivify Display', '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2'],
  ['Vivify Text', '@fontsource/geist/files/geist-latin-400-normal.woff2'],
  ['Vivify Text Strong', '@fontsource/geist/files/geist-latin-600-normal.woff2'],
] as const

const otherLetters = [
  ['Vivify Text Latin', '@fontsource/geist/files/geist-latin-ext-400-normal.woff2'],
  ...['latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'devanagari'].map((script) => [
    `Vivify Text ${script}`,
    `@fontsource/noto-sans/files/noto-sans-${script}-400-normal.woff2`,
  ]),
  ['Vivify Text arabic', '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff2'],
  ['Vivify Text hebrew', '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff2'],
]

const others = otherLetters.map(([family]) => `"${family}"`).join(', ')

/** Families for a canvas's `font`: of headings, of text and of what stands out in it. */
export const textFamilies = {
  display: `"Vivify Display", "Vivify Text Strong", ${others}`,
  text: `"Vivify Text", ${others}`,
  strong: `"Vivify Text Strong", ${others}`,
} as const

/** Characters besides the letters of these fonts, digits, and the marks that printed text needs. */
export const unprintableLetters =
  /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Devanagari}\p{Script=Arabic}\p{Script=Hebrew}\p{Mn} -~\u00a0-\u00ff\u2010-\u2015\u2018-\u201e\u2020-\u2022\u2026\u2030\u2032\u2033\u2039\u203a\u20ac\u2122\u2212]/gu

let areRegistered = false

/** Makes `textFamilies` known to @napi-rs/canvas. */
export function registerTextFonts(): void {
  if (areRegistered) return
  const require = createRequire(import.meta.url)
  for (const [family, file] of [...faces, ...otherLetters]) {
    GlobalFonts.registerFromPath(require.resolve(file!), family!)
  }
  areRegistered = true
}
