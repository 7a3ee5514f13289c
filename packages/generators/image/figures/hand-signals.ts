// What hands say, hold up, swing around the body and are bound with.

import type { OutlineLayer } from '../request.ts'
import type { HandTool } from './deed-looks.ts'
import { aimOf, along, at, onFace, type Carrier } from './hand-frame.ts'
import { boxPath, discPath, hullPath, limbPath, polygonPath, rodPath, type Point } from './vector.ts'

const skinShade = 0.9

function shaded(color: string, share: number): string {
  const channels = [1, 3, 5].map((from) =>
    Math.round(Number.parseInt(color.slice(from, from + 2), 16) * share),
  )
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** A closed hand with some fingers out, each a direction from straight up. */
function fist({ hand, look, size }: Carrier, fingers: readonly number[]): OutlineLayer[] {
  const skin = shaded(look.skin, skinShade)
  return at(hand, size, [
    [
      fingers
        .map((degrees) => {
          const angle = (degrees * Math.PI) / 180
          return rodPath(
            [
              [0, 0],
              [Math.sin(angle) * 7.6, -Math.cos(angle) * 7.6],
            ],
            1.5,
          )
        })
        .join(''),
      skin,
    ],
    [
      hullPath([
        { x: -1.6, y: -1, radius: 2.9 },
        { x: 1.6, y: -1, radius: 2.9 },
        { x: 1.4, y: 2.2, radius: 2.6 },
        { x: -1.4, y: 2.2, radius: 2.6 },
      ]),
      skin,
    ],
    [[-1.2, 0.6, 2.4].map((y) => boxPath(-4, y, 3.6, 0.5)).join(''), shaded(look.skin, 0.68)],
  ])
}

/** A pole in the hand with something at its top. */
function pole({ hand, size }: Carrier, top: number): OutlineLayer {
  return {
    pathData: rodPath(
      [
        [hand[0], hand[1] + 9 * size],
        [hand[0], hand[1] - top * size],
      ],
      1 * size,
    ),
    fill: '#a8713f',
  }
}

function ringPath(across: number, up: number, from: number, to: number): Point[] {
  return Array.from({ length: 15 }, (_, at): Point => {
    const angle = from + ((to - from) * at) / 14
    return [Math.cos(angle) * across, Math.sin(angle) * up]
  })
}

/** A hoop around the waist; its front half is nearer. */
function hoop({ rig, size }: Carrier, isFront: boolean): OutlineLayer[] {
  const waist: Point = [(rig.hip[0] * 2 + rig.neck[0]) / 3, (rig.hip[1] * 2 + rig.neck[1]) / 3]
  const half = ringPath(26, 6, 0, isFront ? Math.PI : -Math.PI)
  return along(waist, 84, size, [[rodPath(half, 1.1), isFront ? '#e8468a' : '#b5306a']])
}

/** The rope of somebody who skips, below the feet. */
function swungRope({ rig, size }: Carrier): OutlineLayer[] {
  const [left, right] = [rig.farArm.tip, rig.nearArm.tip]
  const [middle, across] = [(left[0] + right[0]) / 2, (right[0] - left[0]) / 2]
  const high = (left[1] + right[1]) / 2
  const rope = Array.from({ length: 21 }, (_, at): Point => {
    const angle = (at / 20) * Math.PI
    // Wider than the hands are apart half-way down, as a rope that swings is.
    const bulge = 1 + 0.16 * Math.sin(angle) * Math.abs(Math.cos(angle)) * 2
    return [middle - Math.cos(angle) * across * bulge, high * (1 - Math.sin(angle))]
  })
  return [
    { pathData: rodPath(rope, 0.75 * size), fill: '#e8bf3a' },
    ...[left, right].flatMap((hand) => at(hand, size, [[boxPath(-1.2, -2, 2.4, 7), '#c23b3b']])),
  ]
}

function letterZ(x: number, y: number, wide: number): string {
  return rodPath(
    [
      [x, y],
      [x + wide, y],
      [x, y + wide],
      [x + wide, y + wide],
    ],
    wide * 0.12,
  )
}

/** What a referee holds up. */
function card({ hand, size }: Carrier, color: string): OutlineLayer[] {
  return at(hand, size, [
    [boxPath(-5.4, -17, 10.8, 16), '#23262f'],
    [boxPath(-4.8, -16.4, 9.6, 14.8), color],
  ])
}

const before = {
  placard: (carrier) => [
    pole(carrier, 22),
    ...at([carrier.hand[0], carrier.hand[1] - 30 * carrier.size], carrier.size, [
      [boxPath(-17, -11, 34, 22), '#fbf7ea'],
      [boxPath(-13, -7, 26, 3.4) + boxPath(-13, -1.4, 20, 3.4), '#c9282d'],
      [boxPath(-13, 4.2, 24, 3.4), '#2b2b34'],
    ]),
  ],
  'white flag': (carrier) => [
    pole(carrier, 26),
    ...at([carrier.hand[0], carrier.hand[1] - 26 * carrier.size], carrier.size, [
      ['M0 0C8 -4 14 4 24 0L24 15C14 19 8 11 0 15Z', '#fbfbff'],
      ['M0 11C8 8 14 15 24 11L24 15C14 19 8 11 0 15Z', '#d5dbe6'],
    ]),
  ],
  'red card': (carrier) => card(carrier, '#e0262d'),
  'yellow card': (carrier) => card(carrier, '#f6c927'),
  'thumb up': (carrier) => fist(carrier, [8]),
  'thumb down': (carrier) => fist(carrier, [176]),
  'two fingers': (carrier) => fist(carrier, [-18, 18]),
  'one finger': (carrier) => fist(carrier, [0]),
  'hand microphone'({ hand, size, ...carrier }) {
    const mouth = onFace({ hand, size, ...carrier }, 1.1, 0.6)
    const reach = Math.hypot(mouth[0] - hand[0], mouth[1] - hand[1]) / size
    // Whoever asks holds it out to somebody else.
    return along(hand, reach > 18 ? 128 : aimOf(hand, mouth), size, [
      [boxPath(-4, -1.1, 9, 2.2), '#2b2f3a'],
      [discPath(6.6, 0, 2.7), '#6f7a8c'],
      [boxPath(4, -1.7, 1.2, 3.4), '#c9d2de'],
    ])
  },
  'skipping rope': swungRope,
  'hula hoop': (carrier) => hoop(carrier, true),
  handcuffs: ({ hand, otherHand, size }) => {
    const middle: Point = [(hand[0] + otherHand[0]) / 2, (hand[1] + otherHand[1]) / 2]
    return [
      { pathData: rodPath([hand, otherHand], 0.7 * size), fill: '#8a929e' },
      ...at([middle[0] - 0.6, middle[1] - 1], size, [
        [discPath(-1.4, -1.6, 3.4) + discPath(1.8, 0.8, 3.4), '#dfe4ea'],
        [discPath(-1.4, -1.6, 2.1) + discPath(1.8, 0.8, 2.1), '#8a929e'],
      ]),
    ]
  },
  clap: ({ hand, size }) =>
    at(hand, size, [
      [
        [70, 105, 140, 175, 210]
          .map((degrees) => {
            const angle = (degrees * Math.PI) / 180
            const [x, y] = [Math.sin(angle), Math.cos(angle)]
            return limbPath(
              [
                [x * 6, y * 6],
                [x * 11, y * 11],
              ],
              [0.8, 0.5],
            )
          })
          .join(''),
        '#f6d55c',
      ],
    ]),
  shiver: ({ rig, size }) =>
    [-1, 1].flatMap((side) =>
      [0.2, 1.5].flatMap((share): OutlineLayer[] => {
        const x = rig.neck[0] + side * (rig.shoulder + 11 * size)
        const y = rig.neck[1] + (rig.hip[1] - rig.neck[1]) * share
        const wave = Array.from({ length: 6 }, (_, at): Point => [
          x + side * (at % 2 === 0 ? 0 : 3.6 * size),
          y + at * 4.4 * size,
        ])
        return [{ pathData: rodPath(wave, 0.7 * size), fill: '#7fb6dc' }]
      }),
    ),
  pockets: ({ hand, otherHand, look, size }) =>
    [hand, otherHand].flatMap((place, at_) =>
      at(place, size, [
        [discPath(0, 1, 4.4, 4.6), look.lower === 'trousers' ? look.bottom : look.top],
        [
          polygonPath(
            at_ === 0
              ? [
                  [-3, -2.6],
                  [4.4, -4],
                  [4.4, -3],
                  [-3, -1.6],
                ]
              : [
                  [3, -2.6],
                  [-4.4, -4],
                  [-4.4, -3],
                  [3, -1.6],
                ],
          ),
          '#1a1d28',
        ],
      ]),
    ),
  snores: ({ rig, size }) =>
    at([rig.head[0] + 4 * size, rig.head[1] - 9 * size], size, [
      [letterZ(0, -6, 6) + letterZ(8, -18, 8.4) + letterZ(19, -34, 11), '#3f5d96'],
    ]),
  muscles: ({ rig, look, size }) =>
    [rig.nearArm, rig.farArm].flatMap(({ root, middle }) => {
      const spot: Point = [
        root[0] + (middle[0] - root[0]) * 0.62,
        root[1] + (middle[1] - root[1]) * 0.62 - 2.4 * size,
      ]
      return at(spot, size, [
        [discPath(0, 0, 4.6, 3.8), look.hasShortSleeves || look.hasBareArms ? look.skin : look.top],
      ])
    }),
} as const satisfies Partial<Record<HandTool, (carrier: Carrier) => OutlineLayer[]>>

const behind: Partial<Record<HandTool, (carrier: Carrier) => OutlineLayer[]>> = {
  'hula hoop': (carrier) => hoop(carrier, false),
}

export const signals = { before, behind } as const
