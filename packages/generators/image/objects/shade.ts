import type { Color } from '../raster/color.ts'
import { samplePlane, type Plane } from '../raster/raster.ts'
import { clamp, smoothStep } from '../raster/scalar.ts'
import type { Light, Material } from './look.ts'
import type { Bounds } from './sprite.ts'

/** The slopes of one part at half size, ready to shade: see `inflateMask` for the units. */
export interface Relief {
  readonly height: Plane
  readonly slopeX: Plane
  readonly slopeY: Plane
}

/** A part to shade: its mask at full size, and its relief and its body's relief at half size. */
export interface PartShape {
  readonly mask: Plane
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
  for (let y = area.top; y < area.bottom; y++) {
    for (let x = area.left; x < area.right; x++) {
      const index = y * mask.width + x
      const amount = mask.data[index]!
      if (amount < 0.01) continue
      const atX = (x - area.left) / 2 + 0.75
      const atY = (y - area.top) / 2 + 0.75
      const rise = samplePlane(relief.height, atX, atY)
      const level = 1 / (rise + flat)
      let leanX = samplePlane(relief.slopeX, atX, atY) * level * material.relief
      let leanY = samplePlane(relief.slopeY, atX, atY) * level * material.relief
      if (body) {
        const bodyX = (x - bodyArea.left) / 2 + 0.75
        const bodyY = (y - bodyArea.top) / 2 + 0.75
        const bodyLevel = material.bodyShare / (samplePlane(body.height, bodyX, bodyY) + bodyFlat)
        leanX += samplePlane(body.slopeX, bodyX, bodyY) * bodyLevel
        leanY += samplePlane(body.slopeY, bodyX, bodyY) * bodyLevel
      }
      shader(leanX, leanY - lean, rise, target, index, amount)
    }
  }
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
