// The six caption styles. A preset defines the typeface and how the spoken word is marked.

import type { CaptionStyle } from '@vivify/contract/project'
import { typefaces, type Typeface } from '../layout/text.ts'

export type SpokenMark = 'color' | 'pill' | 'sweep' | 'underline' | 'glow' | 'reveal'

export interface CaptionPreset {
  face: Typeface
  /** Type size in design units; it shrinks when a page is too wide. */
  size: number
  lineHeight: number
  isUppercase: boolean
  mark: SpokenMark
  /** Width of the outline around letters, in design units; 0 draws none. */
  outline: number
  /** Opacity of the plate behind the page; 0 draws no plate. */
  plate: number
  /** Opacity of words that are not being spoken. */
  restAlpha: number
  /** Scale of the word being spoken. */
  activeScale: number
}

export const captionPresets: Record<Exclude<CaptionStyle, 'Off'>, CaptionPreset> = {
  Classic: {
    face: typefaces.montserrat,
    size: 84,
    lineHeight: 1.16,
    isUppercase: false,
    mark: 'color',
    outline: 14,
    plate: 0,
    restAlpha: 1,
    activeScale: 1.07,
  },
  Pill: {
    face: typefaces.bricolage,
    size: 86,
    lineHeight: 1.24,
    isUppercase: false,
    mark: 'pill',
    outline: 10,
    plate: 0,
    restAlpha: 1,
    activeScale: 1,
  },
  Karaoke: {
    face: typefaces.anton,
    size: 100,
    lineHeight: 1.14,
    isUppercase: true,
    mark: 'sweep',
    outline: 14,
    plate: 0,
    restAlpha: 1,
    activeScale: 1,
  },
  Boxed: {
    face: typefaces.geist,
    size: 72,
    lineHeight: 1.3,
    isUppercase: false,
    mark: 'underline',
    outline: 0,
    plate: 0.85,
    restAlpha: 0.78,
    activeScale: 1,
  },
  Glow: {
    face: typefaces.fredoka,
    size: 92,
    lineHeight: 1.18,
    isUppercase: true,
    mark: 'glow',
    outline: 8,
    plate: 0,
    restAlpha: 1,
    activeScale: 1.1,
  },
  Minimal: {
    face: typefaces.nunito,
    size: 76,
    lineHeight: 1.2,
    isUppercase: false,
    mark: 'reveal',
    outline: 6,
    plate: 0,
    restAlpha: 1,
    activeScale: 1,
  },
}
