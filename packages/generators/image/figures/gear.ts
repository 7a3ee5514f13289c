// What figures carry: weapons, capes, packs, tools. Behind the body, or in front of it and under the near arm.

import type { OutlineLayer } from '../request.ts'
import type { Gear, Look } from './look.ts'
import { darker } from './mix.ts'
import type { Pose } from './stances.ts'
import { step, type Rig } from './rig.ts'
import { drawWornGear, isWornGear } from './worn-gear.ts'
import { between, boxPath, discPath, hullPath, limbPath, polygonPath, type Point } from './vector.ts'

interface Carrier {
  readonly rig: Rig
  readonly look: Look
  readonly pose: Pose
  readonly gear: Gear
}

type GearPainter = (carrier: Carrier) => OutlineLayer[]

const steel = '#c9d2de'
const wood = '#7a4f2c'

export function drawBackGear(rig: Rig, look: Look, pose: Pose): OutlineLayer[] {
  return look.gear.flatMap((gear) => behindBody[gear]?.({ rig, look, pose, gear }) ?? [])
}

export function drawFrontGear(rig: Rig, look: Look, pose: Pose): OutlineLayer[] {
  return look.gear.flatMap((gear) =>
    isWornGear(gear)
      ? isOverArms(gear)
        ? []
        : drawWornGear(gear, rig, look, pose)
      : (beforeBody[gear]?.({ rig, look, pose, gear }) ?? []),
  )
}

/** What is on arms, or over them. */
export function drawOverArms(rig: Rig, look: Look, pose: Pose): OutlineLayer[] {
  return look.gear.flatMap((gear) =>
    isWornGear(gear) && isOverArms(gear) ? drawWornGear(gear, rig, look, pose) : [],
  )
}

const isOverArms = (gear: Gear): boolean => /^(?:bandages|sling|handcuffs|ropes|tattoos|blood)$/.test(gear)

/** Where things are carried: in front views the arm at the right is `nearArm`. */
function carry(rig: Rig): { hand: Point; forward: number } {
  const { middle, tip } = rig.nearArm
  return { hand: tip, forward: (Math.atan2(tip[0] - middle[0], tip[1] - middle[1]) * 180) / Math.PI }
}

function pole(from: Point, degrees: number, back: number, reach: number, girth: number): string {
  return limbPath([step(from, degrees, -back), step(from, degrees, reach)], [girth, girth])
}

const behindBody: Partial<Record<Gear, GearPainter>> = {
  cape({ rig, look, pose }) {
    const { girth, neck, hip } = rig
    const isBack = pose.view === 'back'
    const backwards = pose.view === 'side' ? -1 : 0
    if (isBack) return []
    // A cape hangs down from a back that is bent.
    const low = pose.lean > 40 ? ([hip[0] - 4, hip[1] + 26 * rig.scale] as const) : between(neck, hip, 1.9)
    const sweep = pose.view === 'side' && pose.lean <= 40 ? -16 - pose.lean * 0.8 - pose.turn * 0.1 : 0
    return [
      {
        pathData: hullPath([
          { x: neck[0] - (backwards === 0 ? 7 : 2), y: neck[1] + 2, radius: 3 * girth },
          { x: neck[0] + (backwards === 0 ? 7 : 0), y: neck[1] + 2, radius: 3 * girth },
          {
            x: low[0] + sweep * girth - (backwards === 0 ? 15 * girth : 0),
            y: low[1],
            radius: 4 * girth,
          },
          {
            x: low[0] + sweep * 0.3 * girth + (backwards === 0 ? 15 * girth : 0),
            y: low[1] + 1,
            radius: 3 * girth,
          },
        ]),
        fill: look.accent,
      },
    ]
  },
  wings({ rig, look, pose }) {
    const { neck, hip } = rig
    return [-1, 1].map((side) => {
      const [x, y] = between(hip, neck, 0.8)
      const out = pose.view === 'side' ? -1 : side
      return {
        pathData: polygonPath([
          [x, y],
          [x + out * 14, y - 18],
          [x + out * 26, y - 14],
          [x + out * 25, y + 2],
          [x + out * 20, y + 12],
          [x + out * 12, y + 16],
          [x, y + 8],
        ]),
        fill: look.wings ?? '#f7f7fb',
      }
    })
  },
  backpack({ rig, look, pose }) {
    const { girth, neck, hip } = rig
    const [x, y] = between(hip, neck, 0.62)
    if (pose.view === 'back') return []
    if (pose.view === 'front')
      return [
        {
          pathData: hullPath(
            [-1, 1].flatMap((side) => [
              { x: x + side * 11 * girth, y: y - 10 * girth, radius: 4 * girth },
              { x: x + side * 10 * girth, y: y + 12 * girth, radius: 4 * girth },
            ]),
          ),
          fill: look.accent,
        },
      ]
    return [
      {
        pathData: hullPath([
          { x: x - 8 * girth, y: y - 7 * girth, radius: 4 * girth },
          { x: x - 9 * girth, y: y + 8 * girth, radius: 5 * girth },
        ]),
        fill: look.accent,
      },
    ]
  },
  staff({ rig, gear }) {
    const { hand } = carry(rig)
    const top: Point = [hand[0] + 1, Math.min(hand[1] - 46, rig.head[1] - 12) * 1]
    const shaft = limbPath([[hand[0] + 1, -0.6], top], [1.2, 1.2])
    return [
      { pathData: shaft, fill: wood },
      gear === 'staff'
        ? { pathData: discPath(top[0], top[1] - 2, 3.6), fill: '#7fd4ff' }
        : {
            pathData: polygonPath([
              [top[0] - 2.6, top[1]],
              [top[0], top[1] - 11],
              [top[0] + 2.6, top[1]],
            ]),
            fill: steel,
          },
    ]
  },
  spear({ rig, gear }) {
    const { hand } = carry(rig)
    const top: Point = [hand[0] + 1, Math.min(hand[1] - 46, rig.head[1] - 12) * 1]
    const shaft = limbPath([[hand[0] + 1, -0.6], top], [1.2, 1.2])
    return [
      { pathData: shaft, fill: wood },
      gear === 'staff'
        ? { pathData: discPath(top[0], top[1] - 2, 3.6), fill: '#7fd4ff' }
        : {
            pathData: polygonPath([
              [top[0] - 2.6, top[1]],
              [top[0], top[1] - 11],
              [top[0] + 2.6, top[1]],
            ]),
            fill: steel,
          },
    ]
  },
  cane({ rig }) {
    const { hand } = carry(rig)
    return [
      {
        pathData: limbPath(
          [
            [hand[0] + 3, -0.6],
            [hand[0], hand[1] - 1],
          ],
          [1.1, 1.2],
        ),
        fill: wood,
      },
    ]
  },
  sword: drawBlade,
  katana: drawBlade,
  barbell({ rig }) {
    const left = rig.farArm.tip
    const right = rig.nearArm.tip
    const y = (left[1] + right[1]) / 2 - 1
    const plate = (x: number, size: number): string => boxPath(x - 2, y - size, 4, size * 2)
    const middle = (left[0] + right[0]) / 2
    return [
      { pathData: boxPath(middle - 46, y - 1, 92, 2), fill: '#8f97a3' },
      { pathData: plate(middle - 36, 13) + plate(middle + 36, 13), fill: '#2c2f3a' },
      { pathData: plate(middle - 41, 10) + plate(middle + 41, 10), fill: '#c23b3b' },
    ]
  },
  rod({ rig }) {
    const { hand } = carry(rig)
    const tip = step(hand, 128, 60)
    return [
      { pathData: limbPath([step(hand, 128, -6), tip], [1.1, 0.5]), fill: wood },
      { pathData: limbPath([tip, [tip[0] + 2, -2]], [0.3, 0.3]), fill: '#dfe6ee' },
    ]
  },
}

/** The straps of a pack, over both shoulders. */
function strapsOf({ girth, neck, hip, shoulder }: Rig, look: Look): OutlineLayer {
  const sides = [-1, 1].map((side) => {
    const top = between(hip, neck, 1)
    const low = between(hip, neck, 0.42)
    return limbPath(
      [
        [top[0] + side * shoulder * 0.56, top[1] - 1 * girth],
        [top[0] + side * shoulder * 0.62, top[1] + 8 * girth],
        [low[0] + side * shoulder * 0.86, low[1]],
      ],
      [1.7 * girth, 1.7 * girth, 1.5 * girth],
    )
  })
  return { pathData: sides.join(''), fill: darker(look.accent, 0.82) }
}

const beforeBody: Partial<Record<Gear, GearPainter>> = {
  cape({ rig, look, pose }) {
    const { girth, neck, hip } = rig
    const isBack = pose.view === 'back'
    return isBack
      ? [
          {
            pathData: hullPath([
              { x: neck[0] - 8 * girth, y: neck[1] + 2, radius: 3 * girth },
              { x: neck[0] + 8 * girth, y: neck[1] + 2, radius: 3 * girth },
              { x: hip[0] - 11 * girth, y: hip[1] + 26 * rig.scale, radius: 4 * girth },
              { x: hip[0] + 11 * girth, y: hip[1] + 26 * rig.scale, radius: 4 * girth },
            ]),
            fill: look.accent,
          },
        ]
      : []
  },
  backpack({ rig, look, pose }) {
    const { girth, neck, hip } = rig
    const isBack = pose.view === 'back'
    const [x, y] = between(hip, neck, 0.62)
    if (pose.view === 'front') return [strapsOf(rig, look)]
    return isBack
      ? [
          {
            pathData: hullPath([
              { x: x - 4 * girth, y: y - 8 * girth, radius: 4 * girth },
              { x: x + 4 * girth, y: y - 8 * girth, radius: 4 * girth },
              { x: x - 5 * girth, y: y + 8 * girth, radius: 4.4 * girth },
              { x: x + 5 * girth, y: y + 8 * girth, radius: 4.4 * girth },
            ]),
            fill: look.accent,
          },
        ]
      : []
  },
  belly({ rig, look, pose }) {
    const { girth, neck, hip } = rig
    if (pose.view === 'back') return []
    const [x, y] = between(hip, neck, 0.32)
    const across = pose.view === 'side' ? 6.4 * girth : 0
    return [{ pathData: discPath(x + across, y, 7.2 * girth, 7.8 * girth), fill: look.top }]
  },
  apron({ rig, pose }) {
    const { girth, neck, hip } = rig
    const isSide = pose.view === 'side'
    const isBack = pose.view === 'back'
    if (isBack) return []
    const chest = between(hip, neck, 0.74)
    const x = isSide ? 3.4 * girth : 0
    return [
      {
        pathData: hullPath([
          { x: chest[0] + x - (isSide ? 0 : 3.4) * girth, y: chest[1], radius: 2 * girth },
          { x: chest[0] + x + (isSide ? 1 : 3.4) * girth, y: chest[1], radius: 2 * girth },
          { x: hip[0] + x - (isSide ? 0.5 : 5) * girth, y: hip[1] + 15 * rig.scale, radius: 2 * girth },
          { x: hip[0] + x + (isSide ? 2.4 : 5) * girth, y: hip[1] + 15 * rig.scale, radius: 2 * girth },
        ]),
        fill: '#f3f1ea',
      },
    ]
  },
  tie({ rig, look, pose }) {
    const { girth, neck, hip } = rig
    const isSide = pose.view === 'side'
    const isBack = pose.view === 'back'
    if (isBack) return []
    const top = between(hip, neck, 1.02)
    const x = isSide ? 4.6 * girth : 0
    return [
      {
        pathData: polygonPath([
          [top[0] + x - 1.6, top[1]],
          [top[0] + x + 1.6, top[1]],
          [top[0] + x + 2.2, top[1] + 13],
          [top[0] + x, top[1] + 16],
          [top[0] + x - 2.2, top[1] + 13],
        ]),
        fill: look.accent,
      },
    ]
  },
  stethoscope({ rig, pose }) {
    const { girth, neck, hip } = rig
    const isSide = pose.view === 'side'
    const isBack = pose.view === 'back'
    if (isBack) return []
    const top = between(hip, neck, 1)
    const x = isSide ? 3.6 * girth : 0
    return [
      {
        pathData:
          limbPath(
            [
              [top[0] + x - 3.4, top[1]],
              [top[0] + x - 1.4, top[1] + 12],
            ],
            [0.8, 0.8],
          ) +
          limbPath(
            [
              [top[0] + x + 3.4, top[1]],
              [top[0] + x - 1.4, top[1] + 12],
            ],
            [0.8, 0.8],
          ) +
          discPath(top[0] + x - 1.4, top[1] + 14, 2.2),
        fill: '#2f3a4a',
      },
    ]
  },
  shield({ rig, look, pose }) {
    const isSide = pose.view === 'side'
    const at = isSide ? rig.farArm.tip : rig.farArm.middle
    const [x, y] = [at[0], at[1] + 1]
    return [
      {
        pathData: `M${x - 9} ${y - 11}L${x + 9} ${y - 11}L${x + 9} ${y}C${x + 9} ${y + 8} ${x + 4} ${y + 13} ${x} ${y + 15}C${x - 4} ${y + 13} ${x - 9} ${y + 8} ${x - 9} ${y}Z`,
        fill: '#8d99ab',
      },
      { pathData: boxPath(x - 1.6, y - 8, 3.2, 18) + boxPath(x - 6, y - 3, 12, 3.2), fill: look.accent },
    ]
  },
  pan({ rig }) {
    const { hand } = carry(rig)
    return [
      { pathData: limbPath([hand, [hand[0] + 9, hand[1] - 1]], [1.2, 1.2]), fill: '#2c2c34' },
      {
        pathData: `M${hand[0] + 8} ${hand[1] - 3}L${hand[0] + 26} ${hand[1] - 3}C${hand[0] + 25} ${hand[1] + 3} ${hand[0] + 22} ${hand[1] + 4} ${hand[0] + 17} ${hand[1] + 4}C${hand[0] + 12} ${hand[1] + 4} ${hand[0] + 9} ${hand[1] + 3} ${hand[0] + 8} ${hand[1] - 3}Z`,
        fill: '#33333d',
      },
      {
        pathData: discPath(hand[0] + 14, hand[1] - 4.6, 2.6) + discPath(hand[0] + 20, hand[1] - 4.8, 2.4),
        fill: '#e9a13a',
      },
    ]
  },
  pointer({ rig }) {
    const { hand, forward } = carry(rig)
    return [{ pathData: pole(hand, Math.max(forward, 96), 2, 22, 0.8), fill: wood }]
  },
  broom({ rig }) {
    const { hand } = carry(rig)
    const foot: Point = [hand[0] + 16, -5]
    return [
      { pathData: limbPath([step(hand, 150, 12), foot], [1, 1]), fill: wood },
      {
        pathData: polygonPath([
          [foot[0] - 3, foot[1] - 3],
          [foot[0] + 3, foot[1] - 3],
          [foot[0] + 8, 0],
          [foot[0] - 5, 0],
        ]),
        fill: '#d8a94a',
      },
    ]
  },
}

function drawBlade({ rig, pose, gear }: Carrier): OutlineLayer[] {
  const { hand, forward } = carry(rig)
  // A blade points up and forward, whatever the arm does.
  const aim = pose.view === 'side' ? Math.max(118, Math.min(160, forward + 60)) : 162
  const long = gear === 'sword' ? 38 : 42
  return [
    {
      pathData: limbPath([step(hand, aim, 4), step(hand, aim, long)], [gear === 'sword' ? 1.7 : 1.2, 0.7]),
      fill: steel,
    },
    { pathData: pole(hand, aim, 5, 4, 1.3), fill: '#3a2430' },
    {
      pathData: limbPath(
        [step(step(hand, aim, 4), aim + 90, -4), step(step(hand, aim, 4), aim + 90, 4)],
        [1.1, 1.1],
      ),
      fill: '#d8a93a',
    },
  ]
}
