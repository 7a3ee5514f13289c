// The effects of the studio: each with its sliders, choices, colors and ready-made looks. Lengths are shares of the
// picture (its "unit", the square root of its area), so that a preview and an export look the same.

import { palettes } from './palettes.ts'

export const effectNames = [
  'palette',
  'duotone',
  'halftone',
  'poster',
  'vintage',
  'cartoon',
  'paper-cut',
  'pixel',
  'collage',
] as const
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

/** Colors the effect draws with, dark to light unless their labels say otherwise. */
export interface EffectColors {
  readonly label: string
  /** Names of the single colors when each has its own meaning. */
  readonly names?: readonly string[]
  readonly min: number
  readonly max: number
  readonly default: readonly string[]
  /** True when an empty list is allowed and means the picture's own colors. */
  readonly isOptional: boolean
}

/** A preset to start from; settings that it omits keep their defaults. */
export interface EffectLook {
  readonly label: string
  readonly params?: Readonly<Record<string, number>>
  readonly choices?: Readonly<Record<string, string>>
  readonly colors?: readonly string[]
}

export interface EffectKind {
  readonly kind: EffectName
  readonly label: string
  /** One-line description for users. */
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
    about: 'Repaint the picture in the colors of a palette or of another picture.',
    params: [
      slider('light', 'Keep light', share(0.6)),
      slider('variety', 'Color variety', share(0.5)),
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
    kind: 'halftone',
    label: 'Halftone',
    about: 'Printed dots on paper, in four inks or one.',
    params: [
      slider('size', 'Dot size', [0.4, 4, 0.1, 1]),
      slider('angle', 'Angle', [0, 90, 1, 45]),
      slider('contrast', 'Contrast', share(0.5)),
      slider('misprint', 'Misprint', share(0.15)),
    ],
    choices: [
      {
        name: 'inks',
        label: 'Inks',
        options: [
          { value: 'four', label: 'Four colors' },
          { value: 'one', label: 'One color' },
        ],
      },
      {
        name: 'shape',
        label: 'Shape',
        options: [
          { value: 'round', label: 'Dots' },
          { value: 'line', label: 'Lines' },
          { value: 'wave', label: 'Waves' },
        ],
      },
    ],
    colors: {
      label: 'One-color print',
      names: ['Ink', 'Paper'],
      min: 2,
      max: 2,
      default: ['#1c1b22', '#fbf4e6'],
      isOptional: false,
    },
    looks: [
      { label: 'Comic' },
      { label: 'Newspaper', params: { size: 0.7, contrast: 0.6 }, choices: { inks: 'one' } },
      { label: 'Pop', params: { size: 1.9, misprint: 0.5 } },
      {
        label: 'Banknote',
        params: { size: 0.9, angle: 20 },
        choices: { inks: 'one', shape: 'wave' },
        colors: ['#12463f', '#eef3e2'],
      },
      {
        label: 'Gig poster',
        params: { size: 1.6 },
        choices: { inks: 'one' },
        colors: ['#e4342b', '#fff1d6'],
      },
      {
        label: 'Blueprint',
        params: { size: 1, angle: 0 },
        choices: { inks: 'one', shape: 'line' },
        colors: ['#f2f6ff', '#1740b8'],
      },
    ],
  },
  {
    kind: 'poster',
    label: 'Poster',
    about: 'Flat shapes with clean outlines, as a screen print.',
    params: [
      slider('levels', 'Colors', [3, 12, 1, 7]),
      slider('smoothness', 'Smoothness', share(0.4)),
      slider('vivid', 'Vividness', share(0.5)),
      slider('grain', 'Ink grain', share(0.2)),
    ],
    choices: [],
    colors: { label: 'Inks', min: 2, max: 8, default: [], isOptional: true },
    looks: [
      { label: 'Original colors' },
      { label: 'Campaign', colors: ['#0b2a45', '#d7202c', '#6d9fa8', '#fbe8b8'] },
      { label: 'Riso', colors: ['#27235e', '#ff4f6d', '#ffd23f', '#fdf6e3'] },
      { label: 'Night drive', colors: ['#0d0221', '#3b1f8f', '#d6249f', '#ff8a5c', '#ffe29a'] },
      { label: 'National park', colors: ['#1d2b2a', '#2f5d50', '#7fa65a', '#e8a948', '#f7e7c4'] },
      { label: 'Stencil', params: { smoothness: 0.6 }, colors: ['#15151a', '#f4efe4'] },
    ],
  },
  {
    kind: 'vintage',
    label: 'Vintage',
    about: 'Film of another time: faded blacks, warm light, grain.',
    params: [
      slider('fade', 'Fade', share(0.4)),
      slider('grain', 'Grain', share(0.35)),
      slider('glow', 'Glow', share(0.4)),
      slider('leak', 'Light leak', share(0.25)),
      slider('dust', 'Dust', share(0.15)),
      slider('vignette', 'Vignette', share(0.35)),
    ],
    choices: [
      {
        name: 'film',
        label: 'Film',
        options: [
          { value: 'seventies', label: 'Seventies' },
          { value: 'instant', label: 'Instant' },
          { value: 'slide', label: 'Slide' },
          { value: 'cross', label: 'Cross process' },
          { value: 'sepia', label: 'Sepia' },
          { value: 'silver', label: 'Silver' },
        ],
      },
    ],
    colors: null,
    looks: [
      { label: 'Seventies' },
      { label: 'Instant', params: { fade: 0.6, leak: 0.35, grain: 0.2 }, choices: { film: 'instant' } },
      { label: 'Slide', params: { fade: 0.1, leak: 0, dust: 0.05 }, choices: { film: 'slide' } },
      { label: 'Cross process', params: { leak: 0.4 }, choices: { film: 'cross' } },
      { label: 'Sepia', params: { dust: 0.5, vignette: 0.6, leak: 0 }, choices: { film: 'sepia' } },
      { label: 'Silver', params: { fade: 0.15, grain: 0.6, leak: 0 }, choices: { film: 'silver' } },
    ],
  },
  {
    kind: 'cartoon',
    label: 'Cartoon',
    about: 'Smooth painted areas with inked lines.',
    params: [
      slider('lines', 'Lines', share(0.6)),
      slider('detail', 'Detail', share(0.5)),
      slider('smoothness', 'Smoothness', share(0.5)),
      slider('tones', 'Tones', [3, 16, 1, 8]),
      slider('vivid', 'Vividness', share(0.4)),
    ],
    choices: [
      {
        name: 'style',
        label: 'Style',
        options: [
          { value: 'color', label: 'Colored' },
          { value: 'ink', label: 'Ink on paper' },
        ],
      },
    ],
    colors: null,
    looks: [
      { label: 'Graphic novel' },
      { label: 'Soft animation', params: { lines: 0.25, smoothness: 0.7, tones: 12, vivid: 0.5 } },
      { label: 'Bold', params: { lines: 1, detail: 0.3, tones: 5, vivid: 0.7 } },
      { label: 'Ink drawing', params: { lines: 0.7, detail: 0.7 }, choices: { style: 'ink' } },
    ],
  },
  {
    kind: 'paper-cut',
    label: 'Paper cut',
    about: 'Layers of cut paper with soft shadows.',
    params: [
      slider('layers', 'Layers', [3, 9, 1, 6]),
      slider('smoothness', 'Smoothness', share(0.5)),
      slider('depth', 'Depth', share(0.4)),
      slider('grain', 'Paper grain', share(0.4)),
    ],
    choices: [],
    colors: { label: 'Papers', min: 2, max: 9, default: [], isOptional: true },
    looks: [
      { label: 'Original colors' },
      { label: 'Canyon', colors: ['#3a1028', '#7a1f3d', '#c2413b', '#ee8a4a', '#f9cf8a', '#fdf0d5'] },
      { label: 'Lagoon', colors: ['#06283d', '#0d5c75', '#1b9aaa', '#7fd8be', '#fcefb4'] },
      { label: 'White on white', colors: ['#b9b4ad', '#cfcac3', '#e0dcd6', '#eeebe6', '#f9f8f5'] },
      { label: 'Candy', colors: ['#4b1d6b', '#a83279', '#ef5d8f', '#ffa5ab', '#ffe5d4'] },
    ],
  },
  {
    kind: 'pixel',
    label: 'Pixel',
    about: 'Pixel art with a small palette.',
    params: [
      slider('cells', 'Cells', [24, 240, 1, 112]),
      slider('levels', 'Colors', [2, 48, 1, 20]),
      slider('dither', 'Dither', share(0.35)),
      slider('gap', 'Gap', share(0)),
    ],
    choices: [],
    colors: { label: 'Palette', min: 2, max: 16, default: [], isOptional: true },
    looks: [
      { label: 'Original colors' },
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
  {
    kind: 'collage',
    label: 'Collage',
    about: 'The picture in pieces: prints, torn paper, tiles.',
    params: [
      slider('pieces', 'Pieces', [3, 48, 1, 16]),
      slider('spread', 'Spread', share(0.5)),
      slider('border', 'Border', share(0.5)),
      slider('shadow', 'Shadow', share(0.5)),
    ],
    choices: [
      {
        name: 'layout',
        label: 'Layout',
        options: [
          { value: 'prints', label: 'Photo prints' },
          { value: 'torn', label: 'Torn paper' },
          { value: 'tiles', label: 'Tiles' },
          { value: 'strips', label: 'Strips' },
        ],
      },
    ],
    colors: {
      label: 'Colors',
      names: ['Table', 'Border'],
      min: 2,
      max: 2,
      default: ['#e9e2d6', '#ffffff'],
      isOptional: false,
    },
    looks: [
      { label: 'Photo prints' },
      { label: 'Torn paper', params: { pieces: 6 }, choices: { layout: 'torn' } },
      { label: 'Tiles', params: { pieces: 20, border: 0.4 }, choices: { layout: 'tiles' } },
      { label: 'Strips', params: { pieces: 9 }, choices: { layout: 'strips' } },
      { label: 'Prints by night', colors: ['#16161d', '#f7f3ea'] },
    ],
  },
]
