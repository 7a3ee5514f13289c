import { parseColor, type Color } from '../../raster/color.ts'

/** The paint pots of one time of day. */
export interface AnimePalette {
  readonly name: AnimeTime
  /** Zenith to horizon. */
  readonly sky: readonly Color[]
  /** Cloud tones: light, half-light, shade, core. */
  readonly cloud: readonly [Color, Color, Color, Color]
  /** Hills from far to near. */
  readonly hills: readonly [Color, Color, Color]
  /** Grass and leaves: light, body, shade. */
  readonly green: readonly [Color, Color, Color]
  /** Walls, roofs and wires in shade. */
  readonly line: Color
  readonly sun: Color
  readonly sea: readonly [Color, Color]
  /** 0 day to 1 night: stars, lamps, lit windows. */
  readonly dark: number
}

export type AnimeTime = 'noon' | 'golden' | 'sunset' | 'twilight' | 'night' | 'spring' | 'winter' | 'storm'

const rows: Record<AnimeTime, string> = {
  noon: '#0a3ea6 #1b6bd6 #4fa8f0 #9edafa #dff6f6|#ffffff #dcebfa #a9c8ec #7da6d8|#86bedb #4f9bb0 #2f8a77|#b9e864 #52b548 #12603f|#16354a|#fff6d8|#2f8fd0 #0b4f9c|0',
  golden:
    '#2d5fae #6a9ad0 #b4cddb #f5dcb4 #ffcb86|#fff4da #f8d3a8 #cf9fae #8f83b2|#c8b2b0 #a08a88 #6f6a52|#f3da68 #a9a83c #43562f|#3a2a36|#ffe2a0|#c89a7c #3f5f90|0.1',
  sunset:
    '#252768 #64479a #c4649c #ff9474 #ffd48a|#ffe2b4 #ff9f88 #a65a94 #5c4082|#b8668f #7c4a80 #48336a|#c98a5a #6a4a64 #2a2450|#1e1840|#ffd08a|#d8708a #3a2f78|0.4',
  twilight:
    '#0d1848 #263f8a #5b67ba #c48cc2 #ffc4a4|#ffcdbc #bb8eca #5f5caa #393c82|#6f74b8 #454f92 #28356e|#6f8fa8 #35587c #152a54|#0e1640|#ffc8a8|#8a84c0 #1f2f72|0.6',
  night:
    '#040a2c #0b1d58 #1b408e #3872b6 #78bcd6|#9ac6ee #4a78bc #254b92 #15306a|#2b5a92 #183a70 #0c2350|#3f8a86 #1a4f66 #081f3c|#050c28|#cfe6ff|#2f6aa8 #0a1f52|1',
  spring:
    '#4796e4 #7cbaf2 #b2daf8 #dfedf9 #fbeeee|#ffffff #eef2fb #cbd8ee #a9bce0|#b4cfe2 #8fb8b8 #6aa58a|#cdea7c #7cc05c #2f7a52|#4a3a4c|#fff4e4|#6fb2dc #3a7ec0|0',
  winter:
    '#1c3763 #3d628e #7b9bbc #bccad8 #ecded6|#fff6f0 #d4dcea #9db0cc #7088b0|#a9b8cc #8195b4 #5c7094|#f4f8ff #c3d2e8 #7f97bd|#22304c|#ffe9d2|#7f9fc0 #34557f|0.3',
  storm:
    '#1a2436 #2c3b52 #47586e #6d7d8c #97a3a8|#8d99a8 #66748a #465468 #2c384c|#5a6a7c #435466 #2e3d4e|#6f8f6a #43634e #213a36|#121a26|#cfd8e0|#5a7084 #26384c|0.45',
}

/** The named time of day with its colors parsed. */
export function animePalette(name: AnimeTime): AnimePalette {
  const groups = rows[name].split('|')
  const colors = (index: number): Color[] => groups[index]!.split(' ').map(parseColor)
  const cloud = colors(1)
  const hills = colors(2)
  const green = colors(3)
  const sea = colors(6)
  return {
    name,
    sky: colors(0),
    cloud: [cloud[0]!, cloud[1]!, cloud[2]!, cloud[3]!],
    hills: [hills[0]!, hills[1]!, hills[2]!],
    green: [green[0]!, green[1]!, green[2]!],
    line: colors(4)[0]!,
    sun: colors(5)[0]!,
    sea: [sea[0]!, sea[1]!],
    dark: Number(groups[7]),
  }
}
