// What the studio offers: each effect with its sliders, choices, colours and ready-made looks. Lengths are shares of
// the picture (its "unit", the square root of its area), so that a preview and an export look the same.

import { palettes } from './palettes.ts'

export const effectNames = ['palette', 'duotone', 'pixel'] as const
export type EffectName = (typeof effectNames)[number]

/** A slider. */
export interface EffectParameter {
  readonly name: string
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step: number
  readonly default: number
}

/** A list to pick one of; the first is the default. */
export interface EffectChoice {
  readonly name: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** Colours the effect draws with, dark to light unless their labels say otherwise. */
export interface EffectColors {
  readonly label: string
  /** Names of the single colours when each has its own meaning. */
  readonly names?: readonly string[]
  readonly min: number
  readonly max: number
  readonly default: readonly string[]
  /** True when an empty list is allowed and means the picture's own colours. */
  readonly isOptional: boolean
}

/** A combination to start from; what it leaves out keeps its default. */
export interface EffectLook {
  readonly label: string
  readonly params?: Readonly<Record<string, number>>
  readonly choices?: Readonly<Record<string, string>>
  readonly colors?: readonly string[]
}

export interface EffectKind {
  readonly kind: EffectName
  readonly label: string
  /** One line for people. */
  readonly about: string
  readonly params: readonly EffectParameter[]
  readonly choices: readonly EffectChoice[]
  readonly colors: EffectColors | null
  readonly looks: readonly EffectLook[]
}

function slider(
  name: string,
  label: string,
  [min, max, step, initial]: readonly [number, number, number, number],
): EffectParameter {
  return { name, label, min, max, step, default: initial }
}

const share = (initial: number) => [0, 1, 0.01, initial] as const

const paletteLooks = palettes.map((palette) => ({ label: palette.label, colors: palette.colors }))

export const effectKinds: readonly EffectKind[] = [
  {
    kind: 'palette',
    label: 'Palette',
    about: 'Repaint the picture in the colours of a palette or of another picture.',
    params: [
      slider('light', 'Keep light', share(0.6)),
      slider('variety', 'Colour variety', share(0.5)),
      slider('blend', 'Blend', share(0.5)),
    ],
    choices: [],
    colors: { label: 'Palette', min: 2, max: 8, default: palettes[0].colors, isOptional: false },
    looks: paletteLooks,
  },
  {
    kind: 'duotone',
    label: 'Duotone',
    about: 'Two inks: one for the shadows, one for the light.',
    params: [slider('contrast', 'Contrast', share(0.5)), slider('balance', 'Balance', [-1, 1, 0.02, 0])],
    choices: [],
    colors: {
      label: 'Inks',
      names: ['Shadows', 'Middle', 'Highlights'],
      min: 2,
      max: 3,
      default: ['#1b1464', '#ff5f8f', '#ffe8d1'],
      isOptional: false,
    },
    looks: [
      { label: 'Rosé', colors: ['#1b1464', '#ff5f8f', '#ffe8d1'] },
      { label: 'Spotlight', colors: ['#12062e', '#1ed760'] },
      { label: 'Ember', colors: ['#210535', '#e8382f', '#ffd166'] },
      { label: 'Ocean', colors: ['#04123a', '#0f8fb8', '#e6fff4'] },
      { label: 'Ultraviolet', colors: ['#0c0032', '#7a2bff', '#7cf5ff'] },
      { label: 'Citrus', colors: ['#0a3d3a', '#f2c230', '#fffbe0'] },
      { label: 'Blush', colors: ['#5b1a3a', '#ffd9cf'] },
      { label: 'Ink', colors: ['#14161c', '#f5f1e8'] },
    ],
  },
  {
    kind: 'pixel',
    label: 'Pixel',
    about: 'Pixel art with a small palette.',
    params: [
      slider('cells', 'Cells', [24, 240, 1, 112]),
      slider('levels', 'Colours', [2, 48, 1, 20]),
      slider('dither', 'Dither', share(0.35)),
      slider('gap', 'Gap', share(0)),
    ],
    choices: [],
    colors: { label: 'Palette', min: 2, max: 16, default: [], isOptional: true },
    looks: [
      { label: 'Own colours' },
      {
        label: 'Pocket console',
        params: { cells: 120, dither: 0.7 },
        colors: ['#0f380f', '#306230', '#8bac0f', '#cadc9f'],
      },
      {
        label: 'Arcade',
        params: { cells: 128, dither: 0.5 },
        colors: [
          '#1a1c2c',
          '#5d275d',
          '#b13e53',
          '#ef7d57',
          '#ffcd75',
          '#a7f070',
          '#38b764',
          '#257179',
          '#29366f',
          '#3b5dc9',
          '#41a6f6',
          '#73eff7',
          '#f4f4f4',
          '#94b0c2',
          '#566c86',
          '#333c57',
        ],
      },
      { label: 'Bricks', params: { cells: 64, levels: 24, dither: 0, gap: 0.5 } },
      { label: 'One bit', params: { cells: 200, dither: 1 }, colors: ['#1d1a26', '#f3efe2'] },
    ],
  },
]
