// Times of day. One light determines a whole picture: every sky, slope, cloud and rim takes its colors from here.

import { parseColor, type Color } from '../raster/color.ts'
import type { FinishOptions } from '../raster/finish.ts'

export interface Light {
  readonly name: LightName
  /** Sky colors from the zenith down to the horizon. */
  readonly sky: readonly Color[]
  /** Color of direct light. */
  readonly sun: Color
  /** Color of the air between things; distant things fade to it. */
  readonly haze: Color
  /** Color of unlit cloud. */
  readonly cloudShade: Color
  /** Color of things in front, seen against the light. */
  readonly near: Color
  readonly disc: 'sun' | 'moon' | 'none'
  /** Height of the disc above the horizon as a share of the sky's height: lowest and highest. */
  readonly elevation: readonly [number, number]
  /** Stars: 0 none, 1 a clear night. */
  readonly stars: number
  /** Strength of the glow around the disc. */
  readonly glow: number
  /** Strength of ground light from the sky, without the sun. */
  readonly ambient: number
  readonly finish: FinishOptions
}

export type LightName =
  | 'golden'
  | 'ember'
  | 'violet'
  | 'blueHour'
  | 'moonlit'
  | 'mist'
  | 'storm'
  | 'teal'
  | 'day'
  | 'aurora'
  | 'reef'
  | 'abyss'
  | 'lagoon'

interface LightRow {
  sky: string
  sun: string
  haze: string
  cloudShade: string
  near: string
  disc: Light['disc']
  elevation: readonly [number, number]
  stars: number
  glow: number
  ambient: number
  finish?: FinishOptions
}

const rows: Record<LightName, LightRow> = {
  golden: {
    sky: '#1b2d52 #4b5f84 #9c8f8c #e8b07a #ffdb9f',
    sun: '#ffd089',
    haze: '#e0a878',
    cloudShade: '#5d5468',
    near: '#15110f',
    disc: 'sun',
    elevation: [0.1, 0.3],
    stars: 0,
    glow: 0.86,
    ambient: 0.4,
    finish: { gain: [1.03, 1, 0.95], lift: [0.012, 0.018, 0.035] },
  },
  ember: {
    sky: '#120d2a #3a1f4c #8f3652 #e8683f #ffb765',
    sun: '#ff9a55',
    haze: '#c2584c',
    cloudShade: '#4b2748',
    near: '#0d0812',
    disc: 'sun',
    elevation: [0.06, 0.2],
    stars: 0.15,
    glow: 1.1,
    ambient: 0.34,
    finish: { gain: [1.03, 0.98, 0.97], lift: [0.015, 0.01, 0.035] },
  },
  violet: {
    sky: '#0f1240 #33307c #7a4c9d #d97fa2 #ffc9ac',
    sun: '#ffb3a0',
    haze: '#b9789f',
    cloudShade: '#473a7c',
    near: '#0d0b1f',
    disc: 'sun',
    elevation: [0.08, 0.26],
    stars: 0.35,
    glow: 0.9,
    ambient: 0.4,
    finish: { lift: [0.012, 0.01, 0.04] },
  },
  blueHour: {
    sky: '#061227 #0f2a52 #285583 #6f94ad #dcae8a',
    sun: '#f2b487',
    haze: '#5d84a2',
    cloudShade: '#1d3858',
    near: '#060b14',
    disc: 'none',
    elevation: [0.02, 0.1],
    stars: 0.4,
    glow: 0.55,
    ambient: 0.36,
    finish: { lift: [0.008, 0.016, 0.04] },
  },
  moonlit: {
    sky: '#02050d #071225 #0d2443 #1a4166 #3f7595',
    sun: '#c3defb',
    haze: '#27506f',
    cloudShade: '#0c1d33',
    near: '#02050b',
    disc: 'moon',
    elevation: [0.42, 0.68],
    stars: 0.8,
    glow: 0.5,
    ambient: 0.3,
    finish: { lift: [0.004, 0.014, 0.035], saturation: 0.95 },
  },
  mist: {
    sky: '#35536f #62808f #96a3a8 #c4b3a0 #e6cba6',
    sun: '#ffe6bf',
    haze: '#a8a298',
    cloudShade: '#6c7f90',
    near: '#141b20',
    disc: 'sun',
    elevation: [0.2, 0.42],
    stars: 0,
    glow: 0.62,
    ambient: 0.5,
    finish: { contrast: 1.06, lift: [0.018, 0.022, 0.028], gain: [0.93, 0.93, 0.92] },
  },
  storm: {
    sky: '#0a1014 #172229 #2d3c43 #55676b #93998c',
    sun: '#d9d3b8',
    haze: '#56676b',
    cloudShade: '#151f26',
    near: '#05080a',
    disc: 'none',
    elevation: [0.04, 0.2],
    stars: 0,
    glow: 0.5,
    ambient: 0.4,
    finish: { saturation: 0.9, contrast: 1.14, lift: [0.006, 0.016, 0.02] },
  },
  teal: {
    sky: '#0a1a22 #173a45 #33626a #7d9b94 #e3c9a0',
    sun: '#ffd9a3',
    haze: '#7c9791',
    cloudShade: '#22424b',
    near: '#070f12',
    disc: 'sun',
    elevation: [0.14, 0.34],
    stars: 0,
    glow: 0.75,
    ambient: 0.42,
    finish: { gain: [1.02, 1, 0.97], lift: [0.004, 0.022, 0.028] },
  },
  day: {
    sky: '#0c2f60 #1e5a98 #4c8fc4 #93bdd6 #d4e2e0',
    sun: '#fff3dc',
    haze: '#9dbccd',
    cloudShade: '#6f8aa8',
    near: '#0f1a1c',
    disc: 'sun',
    elevation: [0.6, 0.85],
    stars: 0,
    glow: 0.55,
    ambient: 0.5,
    finish: { gain: [0.92, 0.92, 0.92], lift: [0.01, 0.018, 0.03] },
  },
  aurora: {
    sky: '#03061a #07142e #0b2a3f #14504f #2f7a68',
    sun: '#9ff5c8',
    haze: '#1d5a5b',
    cloudShade: '#0a2030',
    near: '#02060b',
    disc: 'none',
    elevation: [0.3, 0.5],
    stars: 0.9,
    glow: 0.25,
    ambient: 0.3,
    finish: { lift: [0.004, 0.014, 0.03] },
  },
  // Underwater: colors of the water from just below the surface down to the dark.
  reef: {
    sky: '#bdf3ee #4fc3d2 #1f8db3 #0f5c8c #0a355f',
    sun: '#e9fff4',
    haze: '#2389ad',
    cloudShade: '#0f5f8f',
    near: '#03142a',
    disc: 'none',
    elevation: [0.97, 1.02],
    stars: 0,
    glow: 0.85,
    ambient: 0.5,
    finish: { lift: [0, 0.012, 0.024] },
  },
  abyss: {
    sky: '#5fb3c4 #1d6d94 #0e4875 #072c55 #041733',
    sun: '#bfeaf5',
    haze: '#135483',
    cloudShade: '#0a3560',
    near: '#020a18',
    disc: 'none',
    elevation: [0.97, 1.02],
    stars: 0,
    glow: 0.6,
    ambient: 0.42,
    finish: { lift: [0, 0.01, 0.03] },
  },
  lagoon: {
    sky: '#ffeab8 #93cdb0 #3c9a9c #1a627e #0b3353',
    sun: '#fff2c8',
    haze: '#3b8f98',
    cloudShade: '#1c5f7c',
    near: '#041824',
    disc: 'none',
    elevation: [0.97, 1.02],
    stars: 0,
    glow: 0.85,
    ambient: 0.5,
    finish: { lift: [0, 0.014, 0.02] },
  },
}

/** The named light with its colors parsed. */
export function lightNamed(name: LightName): Light {
  const row = rows[name]
  return {
    name,
    sky: row.sky.split(' ').map(parseColor),
    sun: parseColor(row.sun),
    haze: parseColor(row.haze),
    cloudShade: parseColor(row.cloudShade),
    near: parseColor(row.near),
    disc: row.disc,
    elevation: row.elevation,
    stars: row.stars,
    glow: row.glow,
    ambient: row.ambient,
    finish: row.finish ?? {},
  }
}
