import anton from '@fontsource/anton/files/anton-latin-400-normal.woff2?url'
import bricolage from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff2?url'
import fredoka from '@fontsource/fredoka/files/fredoka-latin-600-normal.woff2?url'
import geist from '@fontsource/geist/files/geist-latin-700-normal.woff2?url'
import montserrat from '@fontsource/montserrat/files/montserrat-latin-800-normal.woff2?url'
import nunito from '@fontsource/nunito/files/nunito-latin-900-normal.woff2?url'
import { fonts, type FontFamily } from '@vivify/contract/fonts'

const urls: Record<FontFamily, string> = {
  Anton: anton,
  'Bricolage Grotesque': bricolage,
  Fredoka: fredoka,
  Geist: geist,
  Montserrat: montserrat,
  Nunito: nunito,
}

/** Loads the fonts that videos are drawn with, so that measuring gives the same widths as on the server. */
export async function loadFonts(): Promise<void> {
  const faces = fonts.map(
    (font) => new FontFace(font.family, `url(${urls[font.family]})`, { weight: String(font.weight) }),
  )
  for (const face of await Promise.all(faces.map((entry) => entry.load()))) document.fonts.add(face)
}
