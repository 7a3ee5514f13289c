// A person's edits of a picture. The picture itself never changes: the recipe is saved and applied again.

import { fonts, type FontFamily } from '@vivify/contract/fonts'
import { z } from 'zod'
import { effectKinds, effectNames, type EffectKind, type EffectName } from './effect-kinds.ts'

export { effectKinds }

/** `value` is width over height; `original` keeps the source's. */
export const ratios = [
  { name: 'original', label: 'Original', value: null },
  { name: '1:1', label: 'Square', value: 1 },
  { name: '4:5', label: 'Portrait', value: 4 / 5 },
  { name: '9:16', label: 'Story', value: 9 / 16 },
  { name: '16:9', label: 'Wide', value: 16 / 9 },
  { name: '3:4', label: '3:4', value: 3 / 4 },
  { name: '4:3', label: '4:3', value: 4 / 3 },
  { name: '2:3', label: '2:3', value: 2 / 3 },
  { name: '3:2', label: '3:2', value: 3 / 2 },
] as const
export const ratioNames = ratios.map((ratio) => ratio.name)

export const textPlaces = ['top', 'middle', 'bottom'] as const
export const textStyles = ['plain', 'shadow', 'outline', 'band', 'sticker'] as const

/** Adjustments with their labels; 0 means no change. Vignette and sharpness run from 0, the others from -1 to 1. */
export const adjustments = [
  { name: 'brightness', label: 'Brightness', min: -1, max: 1, step: 0.01, default: 0 },
  { name: 'contrast', label: 'Contrast', min: -1, max: 1, step: 0.01, default: 0 },
  { name: 'saturation', label: 'Saturation', min: -1, max: 1, step: 0.01, default: 0 },
  { name: 'warmth', label: 'Warmth', min: -1, max: 1, step: 0.01, default: 0 },
  { name: 'sharpness', label: 'Sharpness', min: 0, max: 1, step: 0.01, default: 0 },
  { name: 'vignette', label: 'Vignette', min: 0, max: 1, step: 0.01, default: 0 },
] as const

const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/i)
const shareSchema = z.number().min(0).max(1)
const signedSchema = z.number().min(-1).max(1)

const cropSchema = z
  .object({ x: shareSchema, y: shareSchema, width: z.number().gt(0).max(1), height: z.number().gt(0).max(1) })
  .refine((crop) => crop.x + crop.width <= 1.000001 && crop.y + crop.height <= 1.000001, {
    message: 'The crop lies outside the picture.',
  })

const adjustSchema = z.object({
  brightness: signedSchema.default(0),
  contrast: signedSchema.default(0),
  saturation: signedSchema.default(0),
  warmth: signedSchema.default(0),
  sharpness: shareSchema.default(0),
  vignette: shareSchema.default(0),
})

const effectSchema = z.object({
  kind: z.enum(effectNames),
  /** 0 shows the picture without the effect, 1 the full effect. */
  amount: shareSchema.default(1),
  /** Slider values by name; missing ones have the default of `effectKinds`. */
  params: z.record(z.string(), z.number()).default({}),
  choices: z.record(z.string(), z.string()).default({}),
  /** An empty list means the default colors, or the picture's own where the effect allows it. */
  colors: z.array(colorSchema).max(16).default([]),
})
export type RemixEffect = z.infer<typeof effectSchema>

/** Position of an element over the picture. */
const spotShape = {
  /** The edge or middle that it is aligned to, inside the margin; ignored when `x` and `y` are given. */
  place: z.enum(textPlaces).default('bottom'),
  align: z.enum(['left', 'center', 'right']).default('center'),
  /** Its center, 0 to 1. */
  x: shareSchema.optional(),
  y: shareSchema.optional(),
}

const fontFamilies = fonts.map((font) => font.family) as [FontFamily, ...FontFamily[]]

/** Limits of `RemixText.size`. */
export const textSizes = { min: 0.02, max: 0.6 }
/** Limits of `RemixLogo.size`. */
export const logoSizes = { min: 0.04, max: 1 }

const textSchema = z.object({
  words: z.string().max(300),
  font: z.enum(fontFamilies).default('Anton'),
  color: colorSchema.default('#ffffff'),
  /** Color of the outline, band or shadow. */
  secondColor: colorSchema.default('#16161d'),
  /** Maximum height of the letters, as a share of the picture's shorter side; the text shrinks until the words fit. */
  size: z.number().min(textSizes.min).max(textSizes.max).default(0.14),
  ...spotShape,
  style: z.enum(textStyles).default('shadow'),
  uppercase: z.boolean().default(false),
})
export type RemixText = z.infer<typeof textSchema>
export type RemixSpot = Pick<RemixText, keyof typeof spotShape>

const logoSchema = z.object({
  /** The picture that was the brand's logo when it was placed. A remix keeps its logo when the brand's logo changes. */
  assetId: z.string().min(1).max(100),
  /** Longer side, as a share of the picture's shorter side. */
  size: z.number().min(logoSizes.min).max(logoSizes.max).default(0.24),
  opacity: z.number().min(0.05).max(1).default(1),
  ...spotShape,
  align: spotShape.align.unwrap().default('right'),
})
export type RemixLogo = z.infer<typeof logoSchema>

export const remixRecipeSchema = z.object({
  version: z.literal(1).default(1),
  /** Visible part of the upright source: after EXIF orientation, `rotate` and `flip`, as the person sees it. */
  crop: cropSchema.default({ x: 0, y: 0, width: 1, height: 1 }),
  ratio: z.enum(ratioNames).default('original'),
  /** `crop`: the crop is the picture. `blur`, `mirror`: the crop is shown whole and extended to the ratio. */
  fit: z.enum(['crop', 'blur', 'mirror']).default('crop'),
  /** Clockwise quarter turns in degrees. */
  rotate: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]).default(0),
  /** Clockwise degrees for leveling a tilted picture, which is enlarged so that no corner is empty. */
  straighten: z.number().min(-20).max(20).default(0),
  flip: z.boolean().default(false),
  adjust: adjustSchema.default(adjustSchema.parse({})),
  /** Applied in order. */
  effects: z.array(effectSchema).max(12).default([]),
  text: z.array(textSchema).max(12).default([]),
  logo: logoSchema.nullable().default(null),
  /** Animates the picture as a short looping clip; null for a still. */
  motion: z
    .object({ strength: shareSchema.default(0.5), durationSeconds: z.number().min(1).max(10).default(4) })
    .nullable()
    .default(null),
  seed: z.number().int().min(0).max(4294967295).default(1),
})
export type RemixRecipe = z.infer<typeof remixRecipeSchema>

export const defaultRecipe: RemixRecipe = remixRecipeSchema.parse({})

/** An effect with its defaults. */
export function createEffect(kind: EffectName): RemixEffect {
  const definition = effectKindOf(kind)
  return {
    kind,
    amount: 1,
    params: Object.fromEntries(definition.params.map((parameter) => [parameter.name, parameter.default])),
    choices: Object.fromEntries(definition.choices.map((choice) => [choice.name, choice.options[0]!.value])),
    colors: [...(definition.colors?.default ?? [])],
  }
}

/** A text with its defaults. */
export function createText(words: string): RemixText {
  return textSchema.parse({ words })
}

/** A logo with its defaults. */
export function createLogo(assetId: string): RemixLogo {
  return logoSchema.parse({ assetId })
}

export function effectKindOf(kind: EffectName): EffectKind {
  return effectKinds.find((entry) => entry.kind === kind)!
}

/** The edits in words and in order, for the record of how a file was made. */
export function describeEdits(recipe: RemixRecipe): string[] {
  const { crop } = recipe
  const edits: string[] = []
  if (recipe.rotate !== 0) edits.push(`rotated by ${recipe.rotate}°`)
  if (recipe.flip) edits.push('flipped')
  if (recipe.straighten !== 0) edits.push(`straightened by ${recipe.straighten}°`)
  const isCropped = crop.x > 0 || crop.y > 0 || crop.width < 1 || crop.height < 1
  if (isCropped) edits.push(recipe.ratio === 'original' ? 'cropped' : `cropped to ${recipe.ratio}`)
  if (recipe.fit !== 'crop' && recipe.ratio !== 'original') edits.push(`extended to ${recipe.ratio}`)
  for (const { name } of adjustments) {
    const value = recipe.adjust[name]
    if (value !== 0) edits.push(`${name} ${value > 0 ? '+' : '−'}${Math.round(Math.abs(value) * 100)}`)
  }
  for (const effect of recipe.effects) {
    if (effect.amount > 0) edits.push(effectKindOf(effect.kind).label.toLowerCase())
  }
  for (const text of recipe.text) if (text.words.trim() !== '') edits.push('text added')
  if (recipe.logo) edits.push('logo added')
  if (recipe.motion) edits.push('moved as a clip with depth')
  return edits
}
