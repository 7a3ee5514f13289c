// Loads what a logo is drawn from: the letters of its faces and its mark.

import { lettersMissing } from '@vivify/generators/logo/check-logo'
import type { LogoFaces } from '@vivify/generators/logo/logo'
import type { LogoMark } from '@vivify/generators/logo/mark'
import type { OutlineFace } from '@vivify/generators/logo/outline-font'
import { logoStyles, type FaceId, type LogoStyle } from '@vivify/generators/logo/styles'
import { faces, index, marks, moreLetters, popular } from 'virtual:logo-data'

/** The mark of a name; null when there is none. The index is loaded only for marks that are not popular. */
export async function loadMark(name: string): Promise<LogoMark | null> {
  const first = await popular()
  if (Object.hasOwn(first.marks, name)) return first.marks[name]!
  const entry = (await index()).find((candidate) => candidate.name === name)
  if (entry === undefined) return null
  return (await marks[entry.bucket]!())[name] ?? null
}

/** All marks and what finds them: a table of topics, which is too large for the first load. */
export async function loadFinder() {
  const [entries, finder] = await Promise.all([index(), import('@vivify/generators/logo/suggest-marks')])
  return { entries, ...finder }
}

export type MarkFinder = Awaited<ReturnType<typeof loadFinder>>

export interface LoadedFaces extends LogoFaces {
  style: LogoStyle
  /** Letters of the texts that the style lacks. */
  missing: string[]
}

/** The faces of a style, with all letters that they have of the texts. */
export async function loadFaces(
  style: LogoStyle,
  texts: { name: string; tagline: string },
): Promise<LoadedFaces> {
  const spelling = style.isUpper ? 'capitals' : 'as-typed'
  // The monogram sets the name in the face of the tagline, which only sets capitals.
  const captions = [texts.name, texts.tagline]
  const [name, tagline] = await Promise.all([
    loadFace(style.nameFace, [texts.name], spelling),
    loadFace(style.taglineFace, captions, 'capitals'),
  ])
  const missing = [
    ...new Set([
      ...lettersMissing([texts.name], name, spelling),
      ...lettersMissing(captions, tagline, 'capitals'),
    ]),
  ]
  return { style, name, tagline, missing }
}

async function loadFace(
  id: FaceId,
  texts: readonly string[],
  spelling: 'capitals' | 'as-typed',
): Promise<OutlineFace> {
  const face = await faces[id]()
  if (lettersMissing(texts, face, spelling).length === 0) return face
  const more = await moreLetters[id]()
  return { ...face, glyphs: { ...more.glyphs, ...face.glyphs } }
}

/** The styles that have all letters of the texts. */
export async function findStylesWithLetters(texts: { name: string; tagline: string }): Promise<LogoStyle[]> {
  const loaded = await Promise.all(logoStyles.map((style) => loadFaces(style, texts)))
  return loaded.filter(({ missing }) => missing.length === 0).map(({ style }) => style)
}
