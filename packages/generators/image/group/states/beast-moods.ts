// The signs of a mood about the head of an animal: steam, tears, sweat, hearts, and marks over it.

import { drop, heart } from '../../figures/mood-marks.ts'
import { discPath, layer, limbPath, type Point } from '../../figures/vector.ts'
import type { OutlineLayer } from '../../request.ts'
import type { BeastMood } from '../../understand/words/things/beast-moods.ts'
import type { Change, Stage, StatePainter } from './stage.ts'

const water = '#5fb4ee'

/** Draws around a head: `spot` takes shares of the head's width, from the middle of its crown, down and to the back. */
type Signs = (spot: (back: number, down: number) => Point, unit: number, stage: Stage) => OutlineLayer[]

const signs: Readonly<Record<BeastMood, Signs>> = {
  'beast angry': (spot, unit) => {
    const puff = (back: number): string =>
      discPath(...spot(back * 0.55, -0.16), unit * 0.13) +
      discPath(...spot(back * 0.78, -0.3), unit * 0.17) +
      discPath(...spot(back * 0.7, -0.55), unit * 0.13)
    const [x, y] = spot(0.02, -0.42)
    const reach = unit * 0.17
    const arc = (across: number, down: number): string =>
      limbPath(
        [
          [x + across * reach * 0.35, y + down * reach * 1.1],
          [x + across * reach * 0.42, y + down * reach * 0.42],
          [x + across * reach * 1.1, y + down * reach * 0.35],
        ],
        [unit * 0.04, unit * 0.05, unit * 0.04],
      )
    return [
      layer(puff(-1) + puff(1), '#eef1f4'),
      layer(arc(-1, -1) + arc(1, -1) + arc(-1, 1) + arc(1, 1), '#d8222f'),
    ]
  },
  'beast sad': (spot, unit) => [
    layer(
      drop(...spot(-0.12, 0.62), unit * 0.1) +
        drop(...spot(-0.2, 0.98), unit * 0.13) +
        drop(...spot(0.14, 0.72), unit * 0.09) +
        drop(...spot(0.16, 1.1), unit * 0.12),
      water,
    ),
    layer(cloud(spot, unit), '#8d97a6'),
  ],
  'beast scared': (spot, unit) => [
    layer(
      [-0.62, -0.24, 0.24, 0.62]
        .map((back) => drop(...spot(back, -0.22 - (0.62 - Math.abs(back)) * 0.5), unit * 0.1))
        .join(''),
      water,
    ),
    layer([-1, 1].map((side) => shake(spot, unit, side)).join(''), '#3d4a5c'),
  ],
  'beast happy': (spot, unit) => [
    layer(
      [-0.72, -0.3, 0.3, 0.72]
        .map((back) => {
          const near = spot(back, -0.1 - (0.72 - Math.abs(back)) * 0.5)
          const far = spot(back * 1.5, -0.34 - (0.72 - Math.abs(back)) * 0.75)
          return limbPath([near, far], [unit * 0.035, unit * 0.055])
        })
        .join(''),
      '#ffc93c',
    ),
    layer(heart(...spot(0.02, -0.5), unit * 0.16), '#f0506a'),
  ],
  'beast in love': (spot, unit) => [
    layer(
      heart(...spot(-0.35, -0.4), unit * 0.18) +
        heart(...spot(0.1, -0.72), unit * 0.26) +
        heart(...spot(0.56, -0.36), unit * 0.15),
      '#e8334f',
    ),
  ],
  'beast puzzled': (spot, unit) => [
    layer(
      limbPath(
        [
          spot(-0.2, -0.72),
          spot(-0.1, -0.98),
          spot(0.14, -1.02),
          spot(0.26, -0.84),
          spot(0.16, -0.64),
          spot(0.03, -0.52),
          spot(0.02, -0.34),
        ],
        [unit * 0.06, unit * 0.07, unit * 0.075, unit * 0.075, unit * 0.075, unit * 0.07, unit * 0.06],
      ) + discPath(...spot(0.02, -0.14), unit * 0.085),
      '#f2b632',
    ),
  ],
  'beast startled': (spot, unit) => [
    layer(
      [-0.24, 0.24]
        .map(
          (back) =>
            limbPath([spot(back * 1.25, -0.86), spot(back, -0.36)], [unit * 0.085, unit * 0.05]) +
            discPath(...spot(back * 0.92, -0.16), unit * 0.075),
        )
        .join(''),
      '#e8413c',
    ),
  ],
}

const painterOf =
  (mood: BeastMood): StatePainter =>
  (stage): Change => {
    const head = stage.head ?? guessHead(stage)
    const [x, y] = stage.at(head.across, head.crown)
    const unit = Math.max(head.wide * stage.wide, 0.2) * stage.size
    const spot = (back: number, down: number): Point => [x + back * unit, y + down * unit]
    return {
      front: signs[mood](spot, unit, stage),
      reach: { top: Math.max(0, (unit * 1.1) / stage.size - head.crown * stage.tall), side: 0.08 },
    }
  }

export const beastMoods: Readonly<Record<BeastMood, StatePainter>> = {
  'beast angry': painterOf('beast angry'),
  'beast sad': painterOf('beast sad'),
  'beast scared': painterOf('beast scared'),
  'beast happy': painterOf('beast happy'),
  'beast in love': painterOf('beast in love'),
  'beast puzzled': painterOf('beast puzzled'),
  'beast startled': painterOf('beast startled'),
}

/** Animals look to the left: what is highest there is the head. */
function guessHead({ topAt }: Stage): NonNullable<Stage['head']> {
  const columns = [0.08, 0.14, 0.2, 0.26, 0.32, 0.38, 0.44]
  const across = columns.reduce((best, each) => (topAt(each) < topAt(best) ? each : best))
  return { across, crown: topAt(across), wide: 0.28 }
}

function shake(spot: (back: number, down: number) => Point, unit: number, side: number): string {
  return limbPath(
    [
      spot(side * 0.78, 0.1),
      spot(side * 0.9, 0.26),
      spot(side * 0.76, 0.42),
      spot(side * 0.9, 0.58),
      spot(side * 0.78, 0.74),
    ],
    Array.from({ length: 5 }, () => unit * 0.028),
  )
}

function cloud(spot: (back: number, down: number) => Point, unit: number): string {
  return [
    [-0.34, -0.42, 0.16],
    [-0.1, -0.54, 0.22],
    [0.18, -0.5, 0.19],
    [0.38, -0.4, 0.14],
  ]
    .map(([back, down, radius]) => discPath(...spot(back!, down!), unit * radius!))
    .join('')
}
