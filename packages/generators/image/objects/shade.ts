import type { Color } from '../raster/color.ts'
import type { Plane } from '../raster/raster.ts'
import { clamp, smoothStep } from '../raster/scalar.ts'
import type { Light, Material } from './look.ts'
import type { Bounds } from './sprite.ts'

/** The slopes of one part at half size, ready to shade: see `inflateMask` for the units. */
export interface Relief {
  readonly height: Plane
  readonly slopeX: Plane
  readonly slopeY: Plane
}

/** A piece of a larger plane, and where its corner is. */
export interface Patch {
  readonly plane: Plane
  readonly left: number
  readonly top: number
}

/** Where a pixel of the larger plane is in a piece of it. */
export function startOf({ plane, left, top }: Patch, row: number, column: number): number {
  return (row - top) * plane.width + column - left
}

/** A part to shade: its mask at full size, and its relief and its body's relief at half size. */
export interface PartShape {
  readonly mask: Patch
  readonly area: Bounds
  readonly relief: Relief
  readonly body: Relief | undefined
  readonly bodyArea: Bounds
  readonly color: Color
}

export interface ShadeOptions {
  readonly material: Material
  readonly light: Light
  /** Width of the rounded edge in pixels. */
  readonly edge: number
  readonly lean: number
}

/** Minimum tilt of every part towards the viewer, as a share of its edge, so that rims never turn fully sideways. */
const flatShare = 0.16

/** Lights a part and draws it over the unfinished sprite. */
export function shadePart(
  target: { color: { data: Float32Array }; cover: Plane },
  shape: PartShape,
  options: ShadeOptions,
): void {
  const { mask, area, relief, body, bodyArea } = shape
  const { material, edge, lean } = options
  const shader = createShader(shape.color, options)
  const flat = (edge / 2) * flatShare
  const bodyFlat = (edge * 1.6 * flatShare) / 2
  const sampled = new Float64Array(3)
  for (let y = area.top; y < area.bottom; y++) {
    let from = startOf(mask, y, area.left)
    for (let x = area.left; x < area.right; x++) {
      const index = y * target.cover.width + x
      const amount = mask.plane.data[from++]!
      if (amount < 0.01) continue
      sampleRelief(relief, (x - area.left) / 2 + 0.75, (y - area.top) / 2 + 0.75, sampled)
      const rise = sampled[0]!
      const level = 1 / (rise + flat)
      let leanX = sampled[1]! * level * material.relief
      let leanY = sampled[2]! * level * material.relief
      if (body) {
        sampleRelief(body, (x - bodyArea.left) / 2 + 0.75, (y - bodyArea.top) / 2 + 0.75, sampled)
        const bodyLevel = material.bodyShare / (sampled[0]! + bodyFlat)
        leanX += sampled[1]! * bodyLevel
        leanY += sampled[2]! * bodyLevel
      }
      shader(leanX, leanY - lean, rise, target, index, amount)
    }
  }
}

/** Height and slopes at fractional coordinates, clamped to the edge: `samplePlane` of all three at once. */
function sampleRelief({ height, slopeX, slopeY }: Relief, x: number, y: number, into: Float64Array): void {
  const { width } = height
  const clampedX = x < 0 ? 0 : x > width - 1 ? width - 1 : x
  const clampedY = y < 0 ? 0 : y > height.height - 1 ? height.height - 1 : y
  const left = clampedX | 0
  const top = clampedY | 0
  const right = left + 1 < width ? left + 1 : left
  const upper = top * width
  const lower = (top + 1 < height.height ? top + 1 : top) * width
  const across = clampedX - left
  const down = clampedY - top
  const [one, two] = [(1 - across) * (1 - down), across * (1 - down)]
  const [three, four] = [(1 - across) * down, across * down]
  const [a, b, c, d] = [upper + left, upper + right, lower + left, lower + right]
  into[0] = height.data[a]! * one + height.data[b]! * two + height.data[c]! * three + height.data[d]! * four
  into[1] = slopeX.data[a]! * one + slopeX.data[b]! * two + slopeX.data[c]! * three + slopeX.data[d]! * four
  into[2] = slopeY.data[a]! * one + slopeY.data[b]! * two + slopeY.data[c]! * three + slopeY.data[d]! * four
}

type Shader = (
  leanX: number,
  leanY: number,
  rise: number,
  target: { color: { data: Float32Array }; cover: Plane },
  index: number,
  amount: number,
) => void

function createShader(color: Color, { material, light, edge }: ShadeOptions): Shader {
  const [keyX, keyY, keyZ] = light.key
  const halfLength = Math.hypot(keyX, keyY, keyZ + 1)
  const half = [keyX / halfLength, keyY / halfLength, (keyZ + 1) / halfLength] as const
  const { wrap, subsurface, gloss, glossDoublings, windowGloss, rim, crease } = material
  const creaseReach = edge * 0.22
  // Imitates the red shift of light below a skin: thin and shadowed places keep their color and become warmer.
  const inner: Color = [color[0] * 0.9 + 0.1, color[1] * color[1] * 0.9, color[2] * color[2] * 0.85]
  const windowX = keyX * 0.62
  const windowY = keyY * 0.78

  return (leanX, leanY, rise, target, index, amount) => {
    const length = 1 / Math.sqrt(leanX * leanX + leanY * leanY + 1)
    const normalX = leanX * length
    const normalY = leanY * length
    const normalZ = length
    const facing = normalX * keyX + normalY * keyY + normalZ * keyZ
    const diffuse = clamp((facing + wrap) / (1 + wrap)) * light.keyStrength
    const up = 0.5 - normalY * 0.5
    const shelter = 1 - crease * (1 - clamp(rise / creaseReach))
    const glow = subsurface * clamp(1 - Math.abs(facing - 0.05) * 1.5)
    const back = 1 - normalZ
    const edgeLight = rim * back * back * clamp(0.35 - normalY * 0.75 - normalX * keyX * 0.6)
    let shine = clamp(normalX * half[0] + normalY * half[1] + normalZ * half[2])
    for (let doubling = 0; doubling < glossDoublings; doubling++) shine *= shine
    shine *= gloss
    if (windowGloss > 0) shine += windowGloss * softWindow(normalX - windowX, normalY - windowY)
    const { data } = target.color
    const before = target.cover.data[index]!
    const after = before + amount * (1 - before)
    const keep = (before * (1 - amount)) / after
    const add = amount / after
    for (let channel = 0; channel < 3; channel++) {
      const ambient =
        (light.bounceColor[channel]! + (light.skyColor[channel]! - light.bounceColor[channel]!) * up) *
        light.ambientStrength
      const lit =
        color[channel]! * (diffuse * light.keyColor[channel]! + ambient) * shelter +
        inner[channel]! * glow +
        edgeLight * light.rimColor[channel]! +
        shine * light.keyColor[channel]!
      data[index * 3 + channel] = data[index * 3 + channel]! * keep + lit * add
    }
    target.cover.data[index] = after
  }
}

/** A rounded rectangle of light, as reflected by a glossy surface, with a soft edge. */
function softWindow(x: number, y: number): number {
  return smoothStep(0.17, 0.09, Math.abs(x)) * smoothStep(0.2, 0.12, Math.abs(y))
}
