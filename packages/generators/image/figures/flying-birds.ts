// Birds with spread wings, facing left, for those that the motif set shows standing or swimming.

import type { MotifOutline } from '../request.ts'
import { darker, mixColors } from './mix.ts'
import { discPath, hullPath, limbPath, polygonPath, type Point } from './vector.ts'

interface Plumage {
  readonly body: string
  readonly wing: string
  readonly head?: string
  readonly beak: string
  /** Length of the neck and of the legs that trail behind, in units of a square of 100. */
  readonly neck: number
  readonly legs?: number
  readonly isFlatFaced?: boolean
}

const plumages: Readonly<Record<string, Plumage>> = {
  owl: { body: '#8a5f3c', wing: '#6f4a2e', head: '#9a6f48', beak: '#e8a83a', neck: 4, isFlatFaced: true },
  goose: { body: '#b5aa9c', wing: '#857b70', head: '#2f2b2e', beak: '#2f2b2e', neck: 20 },
  duck: { body: '#b59c80', wing: '#7d6a55', head: '#2f7a4a', beak: '#e8b03a', neck: 11 },
  swan: { body: '#f4f5f7', wing: '#dfe3e9', beak: '#e8842f', neck: 22 },
  parrot: { body: '#d9382f', wing: '#2f7fc4', beak: '#3a3038', neck: 5 },
  flamingo: { body: '#f08fb0', wing: '#e0608f', beak: '#3a3038', neck: 24, legs: 26 },
  stork: { body: '#f4f4f2', wing: '#2f2b33', beak: '#e0582f', neck: 18, legs: 22 },
  pelican: { body: '#f1efe9', wing: '#c9c4ba', beak: '#f0b03a', neck: 12 },
  blackbird: { body: '#2b2a33', wing: '#1d1c24', beak: '#e8a83a', neck: 4 },
  bird: { body: '#4a8fd4', wing: '#356fb4', beak: '#e8a030', neck: 4 },
  pigeon: { body: '#8a93a1', wing: '#737c8a', head: '#6d7683', beak: '#4c535f', neck: 4 },
  cardinal: { body: '#c4262c', wing: '#9c1c26', beak: '#ef8a2f', neck: 4 },
  'blue-jay': { body: '#3f7fd0', wing: '#2a5fae', beak: '#2b2b34', neck: 4 },
  robin: { body: '#e8702f', wing: '#55473b', head: '#6b5a4a', beak: '#d9a03a', neck: 4 },
  sparrow: { body: '#c9ad86', wing: '#7a5433', head: '#8a6038', beak: '#4a4038', neck: 4 },
  hawk: { body: '#eadcc4', wing: '#5c3d26', head: '#8a6440', beak: '#3a3430', neck: 5 },
  kingfisher: { body: '#ef8a3a', wing: '#17708f', head: '#2aa5c8', beak: '#2b2b34', neck: 6 },
  parakeet: { body: '#7fd05a', wing: '#3f9a3a', head: '#f5e04a', beak: '#f0a93a', neck: 4 },
  toucan: { body: '#26242c', wing: '#17161c', beak: '#f2902f', neck: 8 },
  puffin: { body: '#f1efe9', wing: '#2a2a32', head: '#2a2a32', beak: '#ef6f2f', neck: 4 },
  woodpecker: { body: '#f1efe9', wing: '#26242c', head: '#d92f2f', beak: '#5d5650', neck: 5 },
  pheasant: { body: '#b5562a', wing: '#8a4a24', head: '#1f7a66', beak: '#d9c28a', neck: 7 },
  turkey: { body: '#5a3420', wing: '#7a4a2c', head: '#8fb0cc', beak: '#f0b23a', neck: 9 },
  vulture: { body: '#4a3f36', wing: '#332b25', head: '#d98f7f', beak: '#5f564e', neck: 9 },
  quail: { body: '#c9b69a', wing: '#6b5c4e', head: '#5f5248', beak: '#3a3430', neck: 4 },
  peacock: { body: '#2f6fb0', wing: '#2f8f7a', beak: '#3a3038', neck: 14 },
}

const name = /^flying-([a-z-]+)$/

/** The name of the drawing in which a bird flies; undefined for birds whose motif flies. */
export function flyingOf(motif: string): string | undefined {
  return Object.hasOwn(plumages, motif) ? `flying-${motif}` : undefined
}

export function drawFlyingBird(motif: string): MotifOutline | undefined {
  const bird = name.exec(motif)?.[1]
  if (bird === undefined || !Object.hasOwn(plumages, bird)) return undefined
  const { body, wing, head = body, beak, neck, legs = 0, isFlatFaced = false } = plumages[bird]!
  const face: Point = [38 - neck, 58 - neck * 0.16]
  const size = isFlatFaced ? 12 : 8
  return {
    viewBox: 110,
    layers: [
      {
        pathData:
          'M50 58C45 42 37 27 19 14C29 14 36 17 40 21C38 13 43 9 48 16C51 10 57 13 58 20C64 28 68 44 66 58Z',
        fill: darker(wing, 0.76),
      },
      ...(legs > 0
        ? [
            {
              pathData:
                limbPath(
                  [
                    [74, 64],
                    [78 + legs, 70],
                  ],
                  [1.6, 1.2],
                ) +
                limbPath(
                  [
                    [72, 66],
                    [76 + legs, 75],
                  ],
                  [1.6, 1.2],
                ),
              fill: beak,
            },
          ]
        : []),
      {
        pathData: polygonPath([
          [70, 55],
          [102, 55],
          [98, 61],
          [103, 65],
          [97, 70],
          [70, 69],
        ]),
        fill: darker(wing, 0.9),
      },
      {
        pathData:
          hullPath([
            { x: 48, y: 62, radius: 11 },
            { x: 74, y: 62, radius: 6 },
          ]) + limbPath([[46, 60], [42 - neck * 0.5, 60 - neck * 0.1], face], [8, 5, 5]),
        fill: body,
      },
      {
        pathData: polygonPath([
          [face[0] - 5, face[1] - 3],
          [face[0] - (isFlatFaced ? 11 : 18), face[1] + 2],
          [face[0] - 5, face[1] + 5],
        ]),
        fill: beak,
      },
      { pathData: discPath(face[0], face[1], size), fill: head },
      {
        pathData: discPath(face[0] - 3, face[1] - 2, isFlatFaced ? 4 : 1.7),
        fill: isFlatFaced ? '#f2d27a' : '#201a1c',
      },
      ...(isFlatFaced ? [{ pathData: discPath(face[0] - 3.6, face[1] - 2, 2), fill: '#201a1c' }] : []),
      {
        pathData:
          'M43 63C47 44 61 21 92 5C90 13 93 17 101 15C96 23 97 28 104 29C97 36 96 41 100 46C91 52 81 59 69 67C57 72 45 70 43 63Z',
        fill: wing,
      },
      {
        pathData: 'M45 62C52 45 65 32 82 24C80 41 71 57 59 67C51 70 45 68 45 62Z',
        fill: mixColors(wing, '#ffffff', 0.14),
      },
    ],
  }
}
