// Mouths on a head of radius 1: lines, smiles that show teeth, and mouths that are open.

import type { OutlineLayer } from '../request.ts'
import type { Mouth } from './expressions.ts'
import { boxPath, discPath, limbPath, type Point } from './vector.ts'

const inside = '#5a1a20'
const tongue = '#d9626a'
const teeth = '#fbfaf6'
const y = 0.64

interface Face {
  readonly isSide: boolean
  /** Lips have the color of lips. */
  readonly isTinted: boolean
}

export function mouthParts(mouth: Mouth, { isSide, isTinted }: Face): OutlineLayer[] {
  const x = isSide ? 0.56 : 0
  const share = isSide ? 0.6 : 1
  const lips = isTinted ? '#b23c48' : '#5c2526'
  const line = (bend: number, half: number, girth: number): OutlineLayer[] => [
    { pathData: bow(x, half * share, bend, girth), fill: lips },
  ]
  const at = (dx: number, dy: number): string => `${x + dx * share} ${y + dy}`
  switch (mouth) {
    case 'gentle':
      return line(0.08, 0.26, 0.045)
    case 'smile':
      return line(0.16, 0.36, 0.055)
    case 'frown':
      return line(-0.2, 0.36, 0.07)
    case 'flat':
      return line(0, 0.28, 0.055)
    case 'smirk':
      return [{ pathData: slanted(x, share), fill: lips }]
    case 'wavy':
      return [{ pathData: wave(x, share), fill: lips }]
    case 'grin':
      return [
        {
          pathData: `M${at(-0.46, -0.12)}Q${at(0, 0)} ${at(0.46, -0.12)}C${at(0.4, 0.36)} ${at(-0.4, 0.36)} ${at(-0.46, -0.12)}Z`,
          fill: inside,
        },
        {
          pathData: `M${at(-0.42, -0.08)}Q${at(0, 0.03)} ${at(0.42, -0.08)}Q${at(0.36, 0.1)} ${at(0.28, 0.11)}Q${at(0, 0.18)} ${at(-0.28, 0.11)}Q${at(-0.36, 0.1)} ${at(-0.42, -0.08)}Z`,
          fill: teeth,
        },
      ]
    case 'laugh':
      return [
        {
          pathData: `M${at(-0.5, -0.18)}Q${at(0, -0.1)} ${at(0.5, -0.18)}C${at(0.48, 0.5)} ${at(-0.48, 0.5)} ${at(-0.5, -0.18)}Z`,
          fill: inside,
        },
        {
          pathData: `M${at(-0.45, -0.14)}Q${at(0, -0.06)} ${at(0.45, -0.14)}Q${at(0.42, 0)} ${at(0.36, 0.02)}Q${at(0, 0.06)} ${at(-0.36, 0.02)}Q${at(-0.42, 0)} ${at(-0.45, -0.14)}Z`,
          fill: teeth,
        },
        { pathData: discPath(x, y + 0.22, 0.24 * share, 0.1), fill: tongue },
      ]
    case 'wail':
      return [
        {
          pathData: `M${at(-0.4, 0.2)}C${at(-0.34, -0.28)} ${at(0.34, -0.28)} ${at(0.4, 0.2)}Q${at(0, 0.08)} ${at(-0.4, 0.2)}Z`,
          fill: inside,
        },
        { pathData: discPath(x, y + 0.06, 0.2 * share, 0.07), fill: tongue },
      ]
    case 'shout':
      return [
        {
          pathData: `M${at(-0.34, -0.16)}Q${at(0, -0.24)} ${at(0.34, -0.16)}C${at(0.5, 0.12)} ${at(0.42, 0.34)} ${at(0.3, 0.34)}Q${at(0, 0.38)} ${at(-0.3, 0.34)}C${at(-0.42, 0.34)} ${at(-0.5, 0.12)} ${at(-0.34, -0.16)}Z`,
          fill: inside,
        },
        {
          pathData: `M${at(-0.32, -0.13)}Q${at(0, -0.2)} ${at(0.32, -0.13)}L${at(0.37, -0.01)}Q${at(0, -0.06)} ${at(-0.37, -0.01)}Z`,
          fill: teeth,
        },
        { pathData: discPath(x, y + 0.22, 0.22 * share, 0.09), fill: tongue },
      ]
    case 'gape':
      return [
        { pathData: discPath(x, y + 0.08, 0.26 * share, 0.34), fill: inside },
        { pathData: discPath(x, y + 0.28, 0.16 * share, 0.1), fill: tongue },
      ]
    case 'tongue':
      return [
        ...line(0.16, 0.4, 0.055),
        {
          pathData: `M${at(-0.02, 0.08)}L${at(0.3, 0.04)}C${at(0.36, 0.46)} ${at(0.02, 0.5)} ${at(-0.02, 0.08)}Z`,
          fill: tongue,
        },
      ]
    case 'clench':
      return clenched(x, share)
  }
}

/** A line of lips: bent up at its ends when `bend` is positive. */
function bow(x: number, half: number, bend: number, girth: number): string {
  const points = [-1, -0.7, -0.35, 0, 0.35, 0.7, 1].map((at): Point => [
    x + at * half,
    y + bend * (0.6 - at * at),
  ])
  return limbPath(
    points,
    points.map((_, index) => (index === 0 || index === 6 ? girth * 0.7 : girth)),
  )
}

function slanted(x: number, share: number): string {
  const points: Point[] = [
    [x - 0.26 * share, y + 0.02],
    [x, y + 0.07],
    [x + 0.24 * share, y],
    [x + 0.4 * share, y - 0.14],
  ]
  return limbPath(points, [0.05, 0.065, 0.06, 0.045])
}

function wave(x: number, share: number): string {
  const points = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((at, index): Point => [
    x + at * 0.38 * share,
    y + (index % 2 === 0 ? 0.05 : -0.05),
  ])
  return limbPath(
    points,
    points.map(() => 0.055),
  )
}

function clenched(x: number, share: number): OutlineLayer[] {
  const [left, wide, top, tall] = [x - 0.42 * share, 0.84 * share, y - 0.12, 0.3]
  const gaps = [0.2, 0.4, 0.6, 0.8].map((at) => boxPath(left + wide * at - 0.014, top, 0.028, tall))
  return [
    { pathData: rounded(left - 0.05, top - 0.05, wide + 0.1, tall + 0.1), fill: inside },
    { pathData: rounded(left, top, wide, tall), fill: teeth },
    { pathData: gaps.join('') + boxPath(left, top + tall / 2 - 0.014, wide, 0.028), fill: '#8d6a66' },
  ]
}

function rounded(left: number, top: number, wide: number, tall: number): string {
  const round = Math.min(wide, tall) * 0.4
  const [right, bottom] = [left + wide, top + tall]
  return `M${left + round} ${top}L${right - round} ${top}Q${right} ${top} ${right} ${top + round}L${right} ${bottom - round}Q${right} ${bottom} ${right - round} ${bottom}L${left + round} ${bottom}Q${left} ${bottom} ${left} ${bottom - round}L${left} ${top + round}Q${left} ${top} ${left + round} ${top}Z`
}
