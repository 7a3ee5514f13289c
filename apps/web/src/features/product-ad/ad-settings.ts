// A person's settings for their ads. They survive a reload, together with the uploaded photo.

import type { FontFamily } from '@vivify/contract/fonts'
import type { Brand, MusicName } from '@vivify/contract/project'
import type { AdFormat, AdWords } from '@vivify/generators/ad/layout'
import type { AdSceneId } from '@vivify/generators/ad/scene-list'
import { readKept, writeKept } from '../../lib/kept-value.ts'
import type { AdChoice } from './ad-protocol.ts'
import type { Stroke } from './strokes.ts'

export type ColorSource = 'product' | 'brand' | 'own'

export interface AdSettings {
  scene: AdSceneId
  words: AdWords
  /** null uses the brand's font, or Bricolage Grotesque without one. */
  font: FontFamily | null
  hasLogo: boolean
  colorSource: ColorSource
  ownColor: string
  seed: number
  tolerance: number
  useAsIs: boolean
  strokes: readonly Stroke[]
  fileFormat: 'png' | 'jpeg'
  music: MusicName
  videoResolution: 720 | 1080
  /** Ends the animated ad with the brand's outro. */
  hasOutro: boolean
}

export const firstSettings: AdSettings = {
  scene: 'sweep',
  words: { headline: '', sub: '', callToAction: 'Shop now' },
  font: null,
  hasLogo: true,
  colorSource: 'product',
  ownColor: '#9333ea',
  seed: 1,
  tolerance: 0.5,
  useAsIs: false,
  strokes: [],
  fileFormat: 'png',
  music: 'Uplifting',
  videoResolution: 1080,
  hasOutro: true,
}

/** In the order on the screen. */
export const adFormats: readonly AdFormat[] = ['9:16', '1:1', '4:5', '16:9']
export const maxSeed = 0xffffffff
const usualFont: FontFamily = 'Bricolage Grotesque'

/** Converts the settings to what the worker draws, with the brand's font and colors filled in. */
export function chooseAd(settings: AdSettings, brand: Brand | undefined): AdChoice {
  const { scene, words, seed, hasLogo } = settings
  return {
    scene,
    words,
    seed,
    hasLogo,
    font: fontOf(settings, brand),
    colors: colorsOf(settings, brand),
  }
}

/** The font family of the texts. */
export function fontOf({ font }: Pick<AdSettings, 'font'>, brand: Brand | undefined): FontFamily {
  return font ?? (brand?.font as FontFamily | null | undefined) ?? usualFont
}

function colorsOf({ colorSource, ownColor }: AdSettings, brand: Brand | undefined): string[] | null {
  if (colorSource === 'own') return [ownColor]
  return colorSource === 'brand' && brand ? [brand.primaryColor, brand.secondaryColor] : null
}

/** Suggests a headline from a file name; empty when a camera or a program made the name. */
export function headlineFrom(fileName: string): string {
  const words = fileName
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const isMachine = /\d{3,}|^(img|dsc|pxl|image|photo|picture|screenshot|untitled|download)\b/i.test(words)
  if (isMachine || words.length > 40 || !/\p{L}{3}/u.test(words)) return ''
  return words[0]!.toUpperCase() + words.slice(1)
}

/** What was chosen for the old photo is reset; what was typed stays. */
export function forNewPhoto(settings: AdSettings, name: string): AdSettings {
  const { words } = settings
  const headline = words.headline || headlineFrom(name)
  return { ...settings, strokes: [], useAsIs: false, words: { ...words, headline } }
}

/** Settings after the photo was removed. A headline that came from its name goes with it. */
export function withoutPhoto(settings: AdSettings, name: string): AdSettings {
  const { words } = settings
  const headline = words.headline === headlineFrom(name) ? '' : words.headline
  return { ...settings, strokes: [], useAsIs: false, words: { ...words, headline } }
}

const draftKey = 'vivify.product-ad'

export interface AdDraft {
  assetId: string
  name: string
  settings: AdSettings
  /** Ids of the latest creations, by format. */
  made: Partial<Record<AdFormat, string>>
}

/** The draft of this tab, or null. */
export function readDraft(): AdDraft | null {
  const draft = readKept(draftKey) as AdDraft | null
  return draft && { ...draft, settings: { ...firstSettings, ...draft.settings } }
}

/** Saves the draft of this tab; null deletes it. */
export function writeDraft(draft: AdDraft | null): void {
  writeKept(draftKey, draft)
}
