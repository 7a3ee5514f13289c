// The looks of a kit's pictures. Every ink is readable on every color that a background or a card of its look uses.

import type { KitPalette } from '@vivify/contract/kit-choices'
import { typefaces, type Typeface } from '@vivify/timeline/layout/text'

export interface KitLook {
  readonly face: Typeface
  /** The background's colors from its top left to its bottom right. */
  readonly ground: readonly [string, string]
  /** Colors of soft lights or flat shapes on the background. */
  readonly glow: readonly [string, string]
  readonly pattern: 'dots' | 'discs' | 'rings' | 'hills' | 'rays' | 'arcs'
  readonly ink: string
  readonly muted: string
  /** Fill of the mark, from its top to its bottom, and the letters on it. */
  readonly mark: readonly [string, string]
  readonly markInk: string
  readonly card: string
  readonly cardLine: string
  readonly cardInk: string
  readonly cardMuted: string
  /** Small signs on cards. */
  readonly accent: string
  readonly accentInk: string
}

export const kitLooks: Readonly<Record<KitPalette, KitLook>> = {
  ink: {
    face: typefaces.bricolage,
    ground: ['#0d1017', '#14101f'],
    glow: ['#1f7a45', '#5b2aa0'],
    pattern: 'dots',
    ink: '#f6f8fc',
    muted: '#bac3d4',
    mark: ['#34d977', '#16a34a'],
    markInk: '#06210f',
    card: '#1b202b',
    cardLine: '#313948',
    cardInk: '#eef2f8',
    cardMuted: '#8fe3b0',
    accent: '#34d977',
    accentInk: '#06210f',
  },
  paper: {
    face: typefaces.fredoka,
    ground: ['#fff8ec', '#fdeed8'],
    glow: ['#ffd9c4', '#d5e6ff'],
    pattern: 'discs',
    ink: '#2b2140',
    muted: '#5d4f74',
    mark: ['#f4764f', '#d94a22'],
    markInk: '#2a0d04',
    card: '#ffffff',
    cardLine: '#ecdcc6',
    cardInk: '#2b2140',
    cardMuted: '#b03a17',
    accent: '#f4764f',
    accentInk: '#2a0d04',
  },
  violet: {
    face: typefaces.montserrat,
    ground: ['#3b1487', '#7a1d7c'],
    glow: ['#6d34d6', '#a4258f'],
    pattern: 'rings',
    ink: '#ffffff',
    muted: '#ecdcff',
    mark: ['#ffd86b', '#ffb02e'],
    markInk: '#3a1d00',
    card: '#2a0d63',
    cardLine: '#6f43c4',
    cardInk: '#fbf7ff',
    cardMuted: '#ffd04f',
    accent: '#ffd04f',
    accentInk: '#3a1d00',
  },
  forest: {
    face: typefaces.bricolage,
    ground: ['#0c2f26', '#0a3d2c'],
    glow: ['#115640', '#0f4a3a'],
    pattern: 'hills',
    ink: '#f4fbe9',
    muted: '#c9e2cd',
    mark: ['#d8f26a', '#a9d437'],
    markInk: '#17270a',
    card: '#0f4636',
    cardLine: '#2c6f57',
    cardInk: '#f4fbe9',
    cardMuted: '#cdec58',
    accent: '#cdec58',
    accentInk: '#17270a',
  },
  coral: {
    face: typefaces.nunito,
    ground: ['#ffb199', '#ff9a7f'],
    glow: ['#ffc7a8', '#ffab8c'],
    pattern: 'rays',
    ink: '#35101c',
    muted: '#5a1f2c',
    mark: ['#57142a', '#3a0b1b'],
    markInk: '#ffe9df',
    card: '#fff4ee',
    cardLine: '#ffcdb8',
    cardInk: '#3a1420',
    cardMuted: '#a31f42',
    accent: '#c32a4f',
    accentInk: '#ffffff',
  },
  sky: {
    face: typefaces.geist,
    ground: ['#eaf4ff', '#d3e6ff'],
    glow: ['#bfdcff', '#f6fbff'],
    pattern: 'arcs',
    ink: '#0c2347',
    muted: '#37527c',
    mark: ['#3d7bf0', '#1d55cc'],
    markInk: '#ffffff',
    card: '#ffffff',
    cardLine: '#c4daf7',
    cardInk: '#0f2750',
    cardMuted: '#1d55cc',
    accent: '#1d55cc',
    accentInk: '#ffffff',
  },
}
