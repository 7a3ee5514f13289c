// Draws a person or another two-legged figure as flat layers, back to front, in the manner of the motif set.

import type { MotifOutline, OutlineLayer } from '../request.ts'
import { drawBelly, drawTail } from './beast-body.ts'
import { drawHandTools, drawToolsBehind } from './hand-tools.ts'
import { drawBackGear, drawFrontGear, drawOverArms } from './gear.ts'
import { drawHairBehind, drawHead } from './head.ts'
import type { Look } from './look.ts'
import type { Pose } from './stances.ts'
import { buildRig, step, type Limb, type Rig } from './rig.ts'
import { darker, mixColors } from './mix.ts'
import { expressionOf } from './expressions.ts'
import { dipIntoWater } from './dip.ts'
import { between, discPath, hullPath, limbPath, moveLayers, type Circle, type Point } from './vector.ts'

/** Side of the square in which figures are drawn; an adult is 100 units tall. */
const figureBox = 240
/** Where the middle of the ground under a figure is in its square. */
export const figureFoot: Point = [120, 200]

/** A figure with the places where other things touch it, in units of its square. */
export interface Figure {
  readonly outline: MotifOutline
  readonly seat: Point
  readonly hand: Point
  readonly head: Point
  readonly headRadius: number
  readonly nearArm: Limb
  readonly farArm: Limb
  /** Size of one unit of an adult's body: smaller for children. */
  readonly scale: number
}

/** `body` draws what is in the place of trunk and head. */
export function drawFigure(asked: Look, pose: Pose, body?: (rig: Rig) => OutlineLayer[]): Figure {
  const look = undress(tintSkin(asked))
  const rig = buildRig(pose, look.age, look.isBroad, look.build)
  const drawn = body ? drawLimbsOf(body, rig, look, pose) : drawWhole(rig, look, pose)
  const layers = pose.waterline === undefined ? drawn : dipIntoWater(drawn, rig)
  const [x, y] = figureFoot
  const place = ([atX, atY]: Point): Point => [atX + x, atY + y]
  const placeLimb = ({ root, middle, tip }: Limb): Limb => ({
    root: place(root),
    middle: place(middle),
    tip: place(tip),
  })
  return {
    outline: { viewBox: figureBox, layers: moveLayers(layers, [1, 0, 0, 1, x, y]) },
    seat: place([rig.hip[0], rig.hip[1] + 6 * rig.girth]),
    hand: place(rig.nearArm.tip),
    head: place(rig.head),
    headRadius: rig.headRadius,
    nearArm: placeLimb(rig.nearArm),
    farArm: placeLimb(rig.farArm),
    scale: rig.scale,
  }
}

function drawWhole(rig: Rig, look: Look, pose: Pose): OutlineLayer[] {
  return [
    ...drawToolsBehind(rig, look, pose),
    ...drawTail(rig, look, pose),
    ...drawBackGear(rig, look, pose),
    ...drawHairBehind(rig, look, pose),
    ...(pose.hasArmsInFront ? [] : drawArm(rig, look, rig.farArm, 0.82)),
    ...(pose.isOneLegged ? [] : drawLeg(rig, look, rig.farLeg, pose, -1, 0.82)),
    ...drawLeg(rig, look, rig.nearLeg, pose, 1, 1),
    ...drawTrunk(rig, look, pose),
    ...drawBelly(rig, look, pose),
    ...drawScarf(rig, look),
    ...drawHead(rig, look, pose),
    ...drawFrontGear(rig, look, pose),
    ...(pose.hasArmsInFront ? drawArm(rig, look, rig.farArm, 0.9, true) : []),
    ...drawArm(rig, look, rig.nearArm, pose.view === 'side' ? 1 : 0.9, pose.hasArmsInFront),
    ...drawHandTools(rig, look, pose),
    ...drawOverArms(rig, look, pose),
  ]
}

/** A thing between its own arms and legs. */
function drawLimbsOf(body: (rig: Rig) => OutlineLayer[], rig: Rig, look: Look, pose: Pose): OutlineLayer[] {
  return [
    ...drawArm(rig, look, rig.farArm, 0.82),
    ...(pose.isOneLegged ? [] : drawLeg(rig, look, rig.farLeg, pose, -1, 0.82)),
    ...drawLeg(rig, look, rig.nearLeg, pose, 1, 1),
    ...body(rig),
    ...drawArm(rig, look, rig.nearArm, 1, pose.hasArmsInFront),
    ...drawHandTools(rig, look, pose),
  ]
}

/** Skin in the place of clothes. */
function undress(look: Look): Look {
  return {
    ...look,
    ...(look.isShirtless ? { top: look.skin, hasBareArms: true } : {}),
    ...(look.isBarefoot ? { shoes: look.skin } : {}),
  }
}

/** Rage is red, and whoever feels sick is green. */
/** A skeleton in a spacesuit fills it. */
function isBareBones({ kind, hat }: Look): boolean {
  return kind === 'skeleton' && hat !== 'space'
}

function tintSkin(look: Look): Look {
  const { tint } = expressionOf(look.mood)
  return tint && look.kind === 'person' ? { ...look, skin: mixColors(look.skin, ...tint) } : look
}

function drawArm(
  rig: Rig,
  look: Look,
  { root, middle, tip }: Limb,
  light: number,
  isRaised = false,
): OutlineLayer[] {
  const girth = rig.girth
  if (isBareBones(look))
    return [
      {
        pathData: limbPath(
          [root, middle, tip],
          [1.4, 1.2, 1.6].map((r) => r * girth),
        ),
        fill: darker(look.skin, light),
      },
    ]
  const sleeve = darker(look.hasBareArms ? look.skin : look.top, light)
  const skin = darker(look.skin, light)
  const hasGloves = look.gear.includes('gloves')
  const hand: OutlineLayer = {
    pathData: discPath(tip[0], tip[1], (hasGloves ? 5 : 2.9) * girth),
    fill: hasGloves ? darker(look.accent, light) : skin,
  }
  const upper = limbPath([root, middle], [3.7 * girth, 3 * girth])
  const lower = limbPath([middle, tip], [2.9 * girth, 2.3 * girth])
  const cuff = between(middle, tip, 0.82)
  const isBare = look.hasShortSleeves === true || look.hasBareArms === true
  const sleeves = upper + limbPath([middle, cuff], [3 * girth, 2.7 * girth])
  // Before the trunk, the forearm is nearest to the viewer.
  if (isRaised)
    return isBare
      ? [{ pathData: upper, fill: sleeve }, { pathData: lower, fill: skin }, hand]
      : [{ pathData: sleeves, fill: sleeve }, hand]
  return isBare
    ? [{ pathData: lower, fill: skin }, hand, { pathData: upper, fill: sleeve }]
    : [hand, { pathData: sleeves, fill: sleeve }]
}

function drawLeg(rig: Rig, look: Look, limb: Limb, pose: Pose, side: number, light: number): OutlineLayer[] {
  const leg = drawBareLeg(rig, look, limb, pose, side, light)
  return pose.isOnBlades ? [{ pathData: bladePath(rig, limb), fill: '#c3ccd8' }, ...leg] : leg
}

/** The blade of a skate, along the sole of a foot that is seen from the side. */
function bladePath({ girth }: Rig, { middle, tip }: Limb): string {
  const shin = (Math.atan2(tip[0] - middle[0], tip[1] - middle[1]) * 180) / Math.PI
  const sole = step(tip, shin, 4 * girth)
  const [back, front] = [step(sole, shin + 84, -2.6 * girth), step(sole, shin + 84, 9.4 * girth)]
  const post = (along: number): string =>
    limbPath(
      [step(step(tip, shin, girth), shin + 84, along * girth), step(sole, shin + 84, along * girth)],
      [0.8 * girth, 0.8 * girth],
    )
  return limbPath([back, front], [0.9 * girth, 0.7 * girth]) + post(0.4) + post(5.4)
}

function drawBareLeg(
  rig: Rig,
  look: Look,
  { root, middle, tip }: Limb,
  pose: Pose,
  side: number,
  light: number,
): OutlineLayer[] {
  const girth = rig.girth
  if (isBareBones(look))
    return [
      {
        pathData: limbPath(
          [root, middle, tip],
          [2.2, 1.5, 1.5].map((r) => r * girth),
        ),
        fill: darker(look.skin, light),
      },
      { pathData: footPath(rig, middle, tip, pose, side), fill: darker(look.skin, light) },
    ]
  const cloth = darker(look.bottom, light)
  const skin = darker(look.skin, light)
  const shoe: OutlineLayer = {
    pathData: footPath(rig, middle, tip, pose, side),
    fill: darker(look.shoes, light),
  }
  const thigh = limbPath([root, middle], [5.4 * girth, 4 * girth])
  const shin = limbPath([middle, tip], [3.9 * girth, 2.7 * girth])
  if (look.lower === 'trousers' || look.lower === 'coat')
    return [shoe, { pathData: thigh + shin, fill: cloth }]
  if (look.lower === 'robe') return [shoe]
  if (look.lower === 'hakama') {
    const leg = limbPath([root, middle, between(middle, tip, 0.84)], [5.8 * girth, 6 * girth, 6.4 * girth])
    return [shoe, { pathData: leg, fill: cloth }]
  }
  const bare: OutlineLayer = { pathData: limbPath([middle, tip], [3.5 * girth, 2.4 * girth]), fill: skin }
  return [bare, shoe, { pathData: thigh, fill: look.lower === 'shorts' && !look.areLegsBare ? cloth : skin }]
}

/** A foot points forward from the ankle in side views, and a little outward in front views. */
function footPath(rig: Rig, knee: Point, ankle: Point, pose: Pose, side: number): string {
  const girth = rig.girth
  const shin = (Math.atan2(ankle[0] - knee[0], ankle[1] - knee[1]) * 180) / Math.PI
  const heel = step(ankle, shin, 0.8 * girth)
  if (pose.view === 'side')
    return limbPath([heel, step(heel, shin + 84, 6.4 * girth)], [2.7 * girth, 2 * girth])
  const toe: Point = [heel[0] + side * 1.6 * girth, heel[1] + 1 * girth]
  return limbPath([heel, toe], [2.6 * girth, 2.7 * girth])
}

function drawTrunk(rig: Rig, look: Look, pose: Pose): OutlineLayer[] {
  const { hip, neck, girth, scale } = rig
  if (isBareBones(look)) return drawRibs(rig, look)
  const chest = between(hip, neck, 0.72)
  const waist = between(hip, neck, 0.34)
  const isSide = pose.view === 'side'
  const at = ([x, y]: Point, radius: number, across = 0): Circle[] =>
    across === 0
      ? [{ x, y, radius }]
      : [
          { x: x - across, y, radius },
          { x: x + across, y, radius },
        ]
  const bust = look.isBroad ? 6.3 : 5.6
  const { girth: around, across } = waistOf(look)
  const upper = isSide
    ? hullPath([
        ...at(between(hip, neck, 0.92), 4.4 * girth),
        ...at(chest, bust * girth),
        ...at(waist, 5 * girth * around),
      ])
    : hullPath([
        ...at(between(hip, neck, 0.92), 3.4 * girth, rig.shoulder - 1 * girth),
        ...at(between(hip, neck, 1.02), 2.8 * girth),
        ...at(waist, 3.6 * girth * around, across * scale),
      ])
  const lower = isSide
    ? hullPath([...at(waist, 5 * girth * around), ...at(hip, 6 * girth)])
    : hullPath([
        ...at(waist, 3.6 * girth * around, across * scale),
        ...at(hip, 5 * girth * (look.build === 'fat' ? 1.25 : 1), rig.hipWidth * 0.95),
      ])
  const neckLayer: OutlineLayer = {
    pathData: limbPath(
      [between(neck, rig.head, -0.1), between(neck, rig.head, 0.6)],
      [3 * girth, 2.7 * girth],
    ),
    fill: darker(look.skin, 0.86),
  }
  const skirt = skirtPath(rig, look, pose)
  const whole: OutlineLayer[] = [
    {
      pathData: lower,
      fill: look.lower === 'dress' || look.lower === 'robe' || look.lower === 'coat' ? look.top : look.bottom,
    },
    ...(skirt ? [{ pathData: skirt, fill: look.lower === 'skirt' ? look.bottom : look.top }] : []),
    neckLayer,
    { pathData: upper, fill: look.top },
    ...(look.build === 'fat' ? [{ pathData: bellyPath(rig, isSide), fill: look.top }] : []),
  ]
  if (look.lower === 'robe' || look.lower === 'hakama' || look.gear.includes('sash'))
    whole.push({ pathData: beltPath(rig, waist, isSide), fill: look.accent })
  return whole
}

/** How thick a waist is, and how far from the middle its sides are. */
function waistOf({ build, isBroad }: Look): { girth: number; across: number } {
  const across = isBroad ? 4.6 : 3.4
  if (build === 'fat') return { girth: 2.1, across: across + 4.4 }
  return { girth: 1, across: build === 'muscular' ? across + 1 : build === 'thin' ? across - 1.4 : across }
}

function bellyPath({ hip, neck, scale }: Rig, isSide: boolean): string {
  const [x, y] = between(hip, neck, 0.24)
  return discPath(x + (isSide ? 6 : 0) * scale, y, (isSide ? 11 : 17) * scale, 13 * scale)
}

function drawScarf({ neck, hip, head, girth }: Rig, { scarf }: Look): OutlineLayer[] {
  if (scarf === undefined) return []
  const [x, y] = between(neck, head, 0.12)
  const end = between(neck, hip, 0.5)
  const hanging = limbPath(
    [
      [x + 2.4 * girth, y],
      [end[0] + 3.4 * girth, end[1]],
    ],
    [2.2 * girth, 2.6 * girth],
  )
  return [
    { pathData: hanging, fill: darker(scarf, 0.86) },
    { pathData: discPath(x, y, 6 * girth, 3.2 * girth), fill: scarf },
  ]
}

function beltPath(rig: Rig, [x, y]: Point, isSide: boolean): string {
  const half = (isSide ? 5.2 : 7.6) * rig.girth
  return limbPath(
    [
      [x - half, y],
      [x + half, y],
    ],
    [1.3 * rig.girth, 1.3 * rig.girth],
  )
}

/** The cloth around both legs: to the knees for skirts and coats, to the ankles for robes. */
function skirtPath(rig: Rig, look: Look, pose: Pose): string | undefined {
  const { girth, hip, neck } = rig
  if (/^(?:trousers|shorts|hakama)$/.test(look.lower)) return undefined
  const waist = between(hip, neck, 0.34)
  const legs = pose.isOneLegged ? [rig.nearLeg] : [rig.nearLeg, rig.farLeg]
  const flare = look.lower === 'coat' ? 4.6 : 6.4
  // A shin on the ground is seen below the hem: a robe around it would hide that somebody kneels.
  const isOnGround = ({ middle, tip }: (typeof legs)[number]): boolean =>
    look.lower === 'robe' && Math.abs(tip[0] - middle[0]) > Math.abs(tip[1] - middle[1])
  const shins = legs
    .filter(isOnGround)
    .map(({ middle, tip }) => limbPath([middle, between(middle, tip, 0.9)], [5.4 * girth, 4.2 * girth]))
  const hem = legs.flatMap((leg): Circle[] => {
    const { middle, tip } = leg
    const knee = { x: middle[0], y: middle[1], radius: flare * girth }
    if (look.lower !== 'robe' || isOnGround(leg)) return [knee]
    const ankle = between(middle, tip, 0.88)
    return [knee, { x: ankle[0], y: ankle[1], radius: 5.4 * girth }]
  })
  const cloth = hullPath([
    { x: waist[0], y: waist[1], radius: 5 * girth },
    { x: hip[0], y: hip[1], radius: 6.6 * girth },
    ...hem,
  ])
  return [cloth, ...shins].join('')
}

function drawRibs(rig: Rig, look: Look): OutlineLayer[] {
  const { hip, neck, girth } = rig
  const ribs = [0.55, 0.7, 0.85].map((share, index) => {
    const [x, y] = between(hip, neck, share)
    const half = (4.4 + index * 0.8) * girth
    return limbPath(
      [
        [x - half, y + 1],
        [x, y - 0.6],
        [x + half, y + 1],
      ],
      [1.1 * girth, 1.1 * girth, 1.1 * girth],
    )
  })
  return [
    {
      pathData:
        limbPath([hip, neck], [1.6 * girth, 1.3 * girth]) +
        ribs.join('') +
        discPath(hip[0], hip[1], 4.6 * girth, 2.6 * girth),
      fill: look.skin,
    },
  ]
}
