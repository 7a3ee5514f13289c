// The colors of a video. No other file of the timeline names a color, except black and white shadows.

import type { Brand, Theme } from '@vivify/contract/project'
import { typefaces, type Typeface } from './layout/text.ts'

/** Colors of one kinetic scene; `ink` on any background color has a contrast of at least 4.5:1. */
export interface Palette {
  name: string
  /** From the lit corner to the dark one. */
  background: readonly [string, string, string]
  ink: string
  /** For small connecting words. */
  muted: string
  accent: string
  /** Color of text on the accent color. */
  onAccent: string
  /** The color of drifting light. */
  glow: string
}

export interface Look {
  theme: Theme
  /** Color of the spoken word's mark, the progress bar and pills. */
  accent: string
  onAccent: string
  secondary: string
  captionInk: string
  captionShade: string
  palettes: readonly Palette[]
  /** The brand's typeface for all words; null lets each part keep its own. */
  face: Typeface | null
}

const viralPalettes: readonly Palette[] = [
  palette(
    'midnight',
    ['#24388f', '#10194a', '#080c24'],
    '#ffffff',
    '#b9c6ff',
    '#ffe14d',
    '#0b1026',
    '#5b7cff',
  ),
  palette(
    'crimson',
    ['#a3123d', '#5c0822', '#2a0410'],
    '#ffffff',
    '#ffc4d2',
    '#ffe14d',
    '#2a0410',
    '#ff5c86',
  ),
  palette(
    'emerald',
    ['#0a6b4b', '#05392c', '#021a16'],
    '#ffffff',
    '#b5f0d6',
    '#c6ff4d',
    '#042018',
    '#2ee6a0',
  ),
  palette('violet', ['#5b21b6', '#2e1065', '#150530'], '#ffffff', '#ddd0ff', '#5dfdcb', '#150530', '#a26bff'),
  palette('ember', ['#8f3408', '#4a1805', '#220a03'], '#ffffff', '#ffd9bf', '#ffd23f', '#220a03', '#ff8a3d'),
  palette('ocean', ['#07627f', '#043649', '#021a26'], '#ffffff', '#b8e9f7', '#ffb83d', '#021a26', '#2fc7f0'),
  palette(
    'graphite',
    ['#3a4154', '#1a1e29', '#0b0d12'],
    '#ffffff',
    '#c3cad9',
    '#34e07a',
    '#07130b',
    '#7d8db3',
  ),
]

const pixarPalettes: readonly Palette[] = [
  palette('paper', ['#fffaf0', '#ffeccd', '#ffdcae'], '#2b2140', '#6b5a3c', '#f2653a', '#2b0f05', '#ffffff'),
  palette('sky', ['#eaf6ff', '#bfe3ff', '#93cbfb'], '#14244a', '#2f4a78', '#ffcf33', '#2b2140', '#ffffff'),
  palette('mint', ['#effff6', '#c3f2d8', '#94e2b8'], '#0f3325', '#2b5a45', '#ff7a59', '#2b0f05', '#ffffff'),
  palette(
    'blossom',
    ['#fff1f6', '#ffcfe0', '#ffadca'],
    '#3d0f2a',
    '#6e2f50',
    '#5b4be0',
    '#ffffff',
    '#ffffff',
  ),
  palette(
    'lavender',
    ['#f5f0ff', '#dccfff', '#bfa9fb'],
    '#281a52',
    '#4d3d80',
    '#ffb020',
    '#2b1a00',
    '#ffffff',
  ),
  palette(
    'sunshine',
    ['#fffbe0', '#ffeb94', '#ffd84f'],
    '#3a2600',
    '#644a14',
    '#d33a27',
    '#ffffff',
    '#ffffff',
  ),
]

const defaultBrandColors = { primary: '#22c55e', secondary: '#9333ea' }

type BrandLook = Pick<Brand, 'primaryColor' | 'secondaryColor' | 'font'>

/** Resolves theme and brand to colors and font. The brand's own win over the theme's. */
export function createLook(theme: Theme, brand: BrandLook): Look {
  const isBranded =
    brand.primaryColor.toLowerCase() !== defaultBrandColors.primary ||
    brand.secondaryColor.toLowerCase() !== defaultBrandColors.secondary
  const themed =
    theme === 'viral'
      ? { accent: '#ffe14d', secondary: brand.secondaryColor, palettes: viralPalettes }
      : { accent: '#ffc93c', secondary: '#3b82f6', palettes: pixarPalettes }
  const accent = isBranded ? brand.primaryColor : themed.accent
  return {
    theme,
    accent,
    onAccent: readableOn(accent),
    secondary: isBranded ? brand.secondaryColor : themed.secondary,
    captionInk: '#ffffff',
    captionShade: '#0b0d12',
    palettes: isBranded
      ? themed.palettes.map((entry) => brandPalette(entry, brand.primaryColor))
      : themed.palettes,
    face: Object.values(typefaces).find(({ family }) => family === brand.font) ?? null,
  }
}

/** Contrast ratio of two `#rrggbb` colors, 1 to 21 (WCAG 2.2). */
export function contrastRatio(first: string, second: string): number {
  const [lighter, darker] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** Near-black or white, whichever is more readable on `color`; pure black where neither reaches 4.5:1. */
export function readableOn(color: string): string {
  const better = contrastRatio(color, '#0b0d12') >= contrastRatio(color, '#ffffff') ? '#0b0d12' : '#ffffff'
  return contrastRatio(color, better) >= 4.5 ? better : '#000000'
}

/** `#rrggbb` with an opacity, as a CSS color. */
export function withAlpha(color: string, alpha: number): string {
  const [red, green, blue] = channels(color)
  return `rgba(${red},${green},${blue},${Math.round(alpha * 1000) / 1000})`
}

/** A color between two, in sRGB. */
export function mixColors(first: string, second: string, amount: number): string {
  const to = channels(second)
  const mixed = channels(first).map((value, index) => Math.round(value + (to[index]! - value) * amount))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function brandPalette(base: Palette, primary: string): Palette {
  const isVisible = contrastRatio(primary, base.background[1]) >= 3
  const accent = isVisible ? primary : mixColors(primary, base.ink, 0.45)
  return { ...base, accent, onAccent: readableOn(accent) }
}

function palette(
  name: string,
  background: readonly [string, string, string],
  ink: string,
  muted: string,
  accent: string,
  onAccent: string,
  glow: string,
): Palette {
  return { name, background, ink, muted, accent, onAccent, glow }
}

function channels(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
