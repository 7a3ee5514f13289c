import arabic from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-800-normal.woff2?url'
import cyrillic from '@fontsource/noto-sans/files/noto-sans-cyrillic-800-normal.woff2?url'
import cyrillicExtended from '@fontsource/noto-sans/files/noto-sans-cyrillic-ext-800-normal.woff2?url'
import devanagari from '@fontsource/noto-sans/files/noto-sans-devanagari-800-normal.woff2?url'
import greek from '@fontsource/noto-sans/files/noto-sans-greek-800-normal.woff2?url'
import hebrew from '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-800-normal.woff2?url'
import latin from '@fontsource/noto-sans/files/noto-sans-latin-ext-800-normal.woff2?url'
import vietnamese from '@fontsource/noto-sans/files/noto-sans-vietnamese-800-normal.woff2?url'
import anton from '@fontsource/anton/files/anton-latin-400-normal.woff2?url'
import bricolage from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff2?url'
import fredoka from '@fontsource/fredoka/files/fredoka-latin-600-normal.woff2?url'
import geist from '@fontsource/geist/files/geist-latin-700-normal.woff2?url'
import montserrat from '@fontsource/montserrat/files/montserrat-latin-800-normal.woff2?url'
import nunito from '@fontsource/nunito/files/nunito-latin-900-normal.woff2?url'
import { fallbackFonts, fonts, type FontFamily } from '@vivify/contract/fonts'

const urls: Record<FontFamily, string> = {
  Anton: anton,
  'Bricolage Grotesque': bricolage,
  Fredoka: fredoka,
  Geist: geist,
  Montserrat: montserrat,
  Nunito: nunito,
}

const fallbackUrls: Record<string, string> = {
  'Vivify Latin': latin,
  'Vivify Cyrillic': cyrillic,
  'Vivify Cyrillic Extended': cyrillicExtended,
  'Vivify Greek': greek,
  'Vivify Vietnamese': vietnamese,
  'Vivify Devanagari': devanagari,
  'Vivify Arabic': arabic,
  'Vivify Hebrew': hebrew,
}

/** The font set of the page, or of a worker, which has no document. */
const faceSet: FontFaceSet = (globalThis as unknown as { fonts?: FontFaceSet }).fonts ?? document.fonts

/** Loads the fonts that videos are drawn with, so that measuring gives the same widths as on the server. */
export async function loadFonts(): Promise<void> {
  const faces = fonts.map(
    (font) => new FontFace(font.family, `url(${urls[font.family]})`, { weight: String(font.weight) }),
  )
  // The browser fetches these only when a text needs them.
  for (const font of fallbackFonts) {
    faceSet.add(
      new FontFace(font.family, `url(${fallbackUrls[font.family]})`, { weight: String(font.weight) }),
    )
  }
  for (const face of await Promise.all(faces.map((entry) => entry.load()))) faceSet.add(face)
}

/** Loads the fallback fonts when a text needs them, because a worker does not load fonts by itself. */
export async function loadLetters(text: string): Promise<void> {
  if (!/[^\p{Script=Latin}\p{Script=Common}]|[\u0100-\uffff]/u.test(text)) return
  await Promise.all(
    fallbackFonts.map(({ family, weight }) => faceSet.load(`${weight} 40px "${family}"`, text)),
  )
}
