// Draws the states of a thing over its outline.

import type { Studio } from '@vivify/timeline/ports'
import {
  clipPath,
  layer,
  moveLayers,
  multiply,
  placeMatrix,
  type Matrix,
  type Point,
} from '../../figures/vector.ts'
import { hexColor, mixColor, parseColor } from '../../raster/color.ts'
import type { MotifOutline, OutlineLayer } from '../../request.ts'
import type { StateName } from '../../understand/words/things/states.ts'
import type { Head } from '../looks/heads.ts'
import { measureOutline, type Extent } from '../measure.ts'
import { recolor } from '../looks/recolor.ts'
import { beastMoods } from './beast-moods.ts'
import { bearings } from './bearing.ts'
import { damages } from './damage.ts'
import { foam, heats, mound } from './heat.ts'
import { makes } from './make.ts'
import { createStage, type Change, type Shard, type Stage, type StatePainter } from './stage.ts'

const painters: Readonly<Record<StateName, StatePainter>> = {
  ...damages,
  ...heats,
  ...bearings,
  ...makes,
  ...beastMoods,
}

export interface InState {
  readonly outline: MotifOutline
  /** What the thing itself fills. */
  readonly box: Extent
  /** What it fills with its steam, flames and wings. */
  readonly reach: Extent
}

/** The outline in its states. */
export function applyStates(
  studio: Studio,
  plain: MotifOutline,
  states: readonly StateName[],
  head?: Head,
): InState {
  let outline = plain
  let box = measureOutline(studio, plain)
  let reach = box
  for (const state of states) {
    const stage = createStage(studio, outline, head)
    const change = painters[state](stage)
    outline = drawChange(outline, change)
    if (change.stretch) {
      outline = stretchOutline(outline, change.stretch, stage)
      box = measureOutline(studio, outline)
      reach = box
    }
    if (change.isMirrored) outline = reflect(outline, stage)
    if (change.shards) {
      outline = breakApart(outline, change.shards, stage)
      box = measureOutline(studio, outline)
      reach = box
    }
    reach = widen(reach, box, change, stage)
    if (change.turn === undefined) continue
    const turned = turnOutline(outline, change.turn, stage)
    outline = change.waterline === undefined ? turned : sink(studio, turned, change.waterline, change.ground)
    box = measureOutline(studio, outline)
    reach = box
  }
  return { outline, box, reach }
}

function drawChange(
  outline: MotifOutline,
  { behind = [], front = [], clip, dye, paint }: Change,
): MotifOutline {
  const dyed = dye === undefined ? outline : recolor(outline, dye)
  const base = paint
    ? { ...dyed, layers: dyed.layers.map((each, index) => ({ ...each, fill: paint(each.fill, index) })) }
    : dyed
  const cut = base.layers.map((each): OutlineLayer =>
    clip === undefined || each.matrix ? each : { ...each, clip },
  )
  return { ...base, layers: [...behind, ...cut, ...front] }
}

/** Makes it narrower or lower; its middle and its foot stay where they are. */
function stretchOutline(
  outline: MotifOutline,
  [wide, tall]: readonly [number, number],
  { at }: Stage,
): MotifOutline {
  const [x, y] = at(0.5, 1)
  const matrix: Matrix = [wide, 0, 0, tall, x - x * wide, y - y * tall]
  return { ...outline, layers: moveLayers(outline.layers, matrix) }
}

/** Adds an image below the foot, flattened and in the color of water. */
function reflect(outline: MotifOutline, { at, tall }: Stage): MotifOutline {
  const foot = at(0, 1)[1]
  const flat = Math.min(0.6, 0.6 / tall)
  const down: Matrix = [1, 0, 0, -flat, 0, foot + foot * flat]
  const image = moveLayers(outline.layers, down).map((each) => ({
    ...each,
    fill: hexColor(mixColor(parseColor(each.fill), [0.5, 0.66, 0.76], 0.55)),
  }))
  return { ...outline, layers: [...image, ...outline.layers] }
}

function widen(reach: Extent, box: Extent, { reach: more = {} }: Change, { size }: Stage): Extent {
  return {
    left: Math.min(reach.left, box.left - (more.side ?? 0) * size),
    right: Math.max(reach.right, box.right + (more.side ?? 0) * size),
    top: Math.min(reach.top, box.top - (more.top ?? 0) * size),
    bottom: Math.max(reach.bottom, box.bottom + (more.bottom ?? 0) * size),
  }
}

/** Turns everything around the middle of the thing, smaller where it would leave its square. */
function turnOutline(outline: MotifOutline, degrees: number, { at }: Stage): MotifOutline {
  const [x, y] = at(0.5, 0.5)
  const middle = outline.viewBox / 2
  const turn = placeMatrix({ x: middle, y: middle, scale: 0.74, radians: (degrees * Math.PI) / 180 })
  return { ...outline, layers: moveLayers(outline.layers, multiply(turn, [1, 0, 0, 1, -x, -y])) }
}

/** Each piece is the whole thing, cut to its corners and moved. */
function breakApart(outline: MotifOutline, shards: readonly Shard[], { at, size }: Stage): MotifOutline {
  const layers = shards.flatMap(({ corners, move: [across, down, degrees] }) => {
    const points = corners.map(([x, y]) => at(x, y))
    const [x, y] = at(
      corners.reduce((sum, [each]) => sum + Math.min(1, Math.max(0, each)), 0) / corners.length,
      corners.reduce((sum, [, each]) => sum + Math.min(1, Math.max(0, each)), 0) / corners.length,
    )
    const turn = placeMatrix({
      x: x + across * size,
      y: y + down * size,
      scale: 0.84,
      radians: (degrees * Math.PI) / 180,
    })
    const cut = outline.layers.map((each) => ({ ...each, clip: clipPath(points, each.matrix) }))
    return moveLayers(cut, multiply(turn, [1, 0, 0, 1, -x, -y]))
  })
  return { ...outline, layers }
}

/** Cuts off what is under water, with foam along the cut. */
function sink(studio: Studio, outline: MotifOutline, share: number, ground?: string): MotifOutline {
  const stage = createStage(studio, outline)
  const [, row] = stage.at(0.5, share)
  const { viewBox } = outline
  const corners: Point[] = [
    [-viewBox, -viewBox],
    [viewBox * 2, -viewBox],
    [viewBox * 2, row],
    [-viewBox, row],
  ]
  return {
    ...outline,
    layers: [
      ...outline.layers.map((each) => ({ ...each, clip: clipPath(corners, each.matrix) })),
      ground === undefined ? layer(foam(stage, share), '#dff1fa') : layer(mound(stage, share), ground),
    ],
  }
}
