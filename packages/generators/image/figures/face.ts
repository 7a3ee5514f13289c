// What a face says and wears, on a head of radius 1 around the origin; it looks to the right in side views.

import type { OutlineLayer } from '../request.ts'
import type { Look, Mood } from './look.ts'
import { boxPath, discPath, limbPath, type Point } from './vector.ts'

const ink = '#2b2020'

/** Mouth and brows of a mood, then glasses. */
export function faceDetails(look: Look, isSide: boolean): OutlineLayer[] {
  const mood = look.mood ? moodParts(look.mood, look, isSide) : look.isMouthOpen ? openMouth(isSide) : []
  return [...mood, ...eyewearParts(look, isSide)]
}

function openMouth(isSide: boolean): OutlineLayer[] {
  const x = isSide ? 0.66 : 0
  return [
    { pathData: discPath(x, 0.56, isSide ? 0.24 : 0.28, 0.28), fill: '#5a1d20' },
    { pathData: discPath(x, 0.7, isSide ? 0.15 : 0.18, 0.12), fill: '#d9686a' },
  ]
}

function moodParts(mood: Mood, look: Look, isSide: boolean): OutlineLayer[] {
  const x = isSide ? 0.6 : 0
  const wide = isSide ? 0.2 : 0.34
  const bend = mood === 'happy' ? 0.2 : mood === 'tired' ? 0 : -0.16
  const mouth = curve(
    [x - wide, 0.52 - bend * 0.4],
    [x, 0.52 + bend * 0.9],
    [x + wide, 0.52 - bend * 0.4],
    0.07,
  )
  const parts: OutlineLayer[] = look.isMouthOpen
    ? openMouth(isSide)
    : [{ pathData: mouth, fill: mood === 'happy' ? '#8c2f2f' : ink }]
  if (mood === 'happy') return parts
  const eyes = isSide ? [0.56] : [-0.34, 0.34]
  if (mood === 'tired')
    // Lids over the upper half of the eyes.
    return [
      ...parts,
      { pathData: eyes.map((at) => boxPath(at - 0.2, -0.2, 0.4, 0.24)).join(''), fill: look.skin },
    ]
  const brows = eyes.map((at) => {
    const inner = isSide ? at + 0.16 : at * 0.5
    const outer = isSide ? at - 0.16 : at * 1.5
    const drop = mood === 'angry' ? 0.1 : -0.1
    return limbPath(
      [
        [inner, -0.26 + drop],
        [outer, -0.26 - drop],
      ],
      [0.07, 0.06],
    )
  })
  const tears = eyes.map((at) => discPath(at, 0.34, 0.09, 0.16) + discPath(at + 0.06, 0.68, 0.07, 0.12))
  return [
    ...parts,
    { pathData: brows.join(''), fill: ink },
    ...(mood === 'crying' ? [{ pathData: tears.join(''), fill: '#5fb4ea' }] : []),
  ]
}

function curve(from: Point, over: Point, to: Point, girth: number): string {
  return limbPath([from, over, to], [girth, girth, girth])
}

function eyewearParts({ eyewear }: Look, isSide: boolean): OutlineLayer[] {
  if (eyewear === undefined) return []
  const eyes = isSide ? [0.62] : [-0.36, 0.36]
  if (eyewear === 'mask')
    return [
      { pathData: boxPath(isSide ? -0.3 : -0.86, -0.22, isSide ? 1.2 : 1.72, 0.46), fill: '#15151c' },
      { pathData: eyes.map((x) => discPath(x, 0.02, 0.15, 0.12)).join(''), fill: '#ffffff' },
      { pathData: eyes.map((x) => discPath(x, 0.02, 0.07, 0.09)).join(''), fill: ink },
    ]
  const bar = isSide ? boxPath(-0.5, -0.08, 0.9, 0.1) : boxPath(-0.3, -0.04, 0.6, 0.1)
  const frame = eyes.map((x) => discPath(x, 0.04, 0.32, 0.29)).join('')
  const glass = eyes.map((x) => discPath(x, 0.04, 0.23, 0.2)).join('')
  if (eyewear === 'sunglasses') return [{ pathData: frame + bar, fill: '#17171d' }]
  return [
    { pathData: frame + bar, fill: '#3a3038' },
    { pathData: glass, fill: '#dfeef7' },
    { pathData: eyes.map((x) => discPath(x, 0.05, 0.11, 0.14)).join(''), fill: ink },
  ]
}
