// The video document: every decision that a person made. Speech, pictures, caption pages and frames are derived from it
// and cached by content hash, so the same document gives the same video.

import { z } from 'zod'
import {
  captionStyles,
  captionsOff,
  formats,
  musicNames,
  presetStyles,
  resolutions,
  themes,
  usualBrandColors,
  visualStyles,
  voiceNames,
} from './choices.ts'
import { limitEntries } from './limit-entries.ts'

export * from './choices.ts'

export const formatSchema = z.enum(formats)
export const resolutionSchema = z.literal(resolutions)
export const themeSchema = z.enum(themes)
export const visualStyleSchema = z.enum(visualStyles)
export const presetStyleSchema = z.enum(presetStyles)
export const voiceNameSchema = z.enum(voiceNames)
export const musicNameSchema = z.enum(musicNames)
export const captionStyleSchema = z.enum([...captionStyles, captionsOff])

/** Files that one document may use: a clip for each of its scenes, plus some spare ones. */
export const maxAssets = 500
export const maxScenes = 400
/**
 * Total length of all scenes' words and of everything that the scenes show. A video has at most 1800 spoken words, each
 * at most 33 letters long.
 */
export const maxScriptCharacters = 60_000
/** Total length of all scenes without words. */
export const maxHoldSeconds = 3600
/** Names a file among the document's assets. */
const assetKeySchema = z.string().max(255)

/** A spoken word as displayed, in seconds from the start of its scene. A silent token has no length. */
export const timedWordSchema = z.object({
  text: z.string(),
  start: z.number().nonnegative(),
  end: z.number().nonnegative(),
})

/**
 * Where the word times come from: the engine's own output, alignment to the engine's sound, or an estimate without any
 * sound.
 */
export const timingSourceSchema = z.enum(['exact', 'provider', 'aligned', 'estimated'])

export const motions = [
  'auto',
  'push-in',
  'pull-out',
  'pan-left',
  'pan-right',
  'pan-up',
  'pan-down',
  'still',
] as const

/** Part of a frame, as shares of its width and height. */
export const frameShareSchema = z.object({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  width: z.number().min(0).max(1),
  height: z.number().min(0).max(1),
})

export const adWordsRoles = ['logo', 'headline', 'sub', 'callToAction'] as const
/** A line of an ad's words, or its logo. Each part appears on its own. */
export const adWordsPartSchema = frameShareSchema.extend({ role: z.enum(adWordsRoles) })

/** A product ad in layers that have the shape of the frame. Each layer is a key into the document's assets. */
export const layeredAdSchema = z.object({
  /** The scene without product and words; opaque. */
  background: assetKeySchema,
  /** The product with its shadow, on a transparent background. */
  product: assetKeySchema,
  /** Headline, subheading, call to action and logo, on a transparent background. */
  words: assetKeySchema,
  /** Position of the product; the lower edge touches the ground. */
  productBox: frameShareSchema,
  /** Parts of the words, in the order in which they appear. */
  wordsParts: z.array(adWordsPartSchema).max(24).default([]),
})

export const visualSchema = z.object({
  /** The kind of picture that fills the scene; `auto` follows the document's style. */
  kind: z.enum(['auto', 'kinetic', 'image', 'footage', 'storyboard']).default('auto'),
  /** Description of the picture. When it is empty, the description is derived from the spoken words. */
  prompt: z.string().max(2000).default(''),
  /** Key into the document's assets, set when the person chose the picture or clip. */
  asset: assetKeySchema.nullable().default(null),
  motion: z.enum(motions).default('auto'),
  /** Raised to paint another picture for the same words. */
  variant: z.number().int().min(0).max(9999).default(0),
  /** An ad to show instead of everything else. */
  ad: layeredAdSchema.optional(),
})

export const sceneSchema = z.object({
  id: z.string().min(1).max(64),
  /** The words spoken, as displayed. */
  say: z.string().max(2000),
  /** A title shown over the scene; null shows none. */
  onScreen: z.string().max(120).nullable().default(null),
  visual: visualSchema.prefault({}),
  /** Words of `say` to stress, compared without case or punctuation. */
  emphasis: z.array(z.string().max(80)).max(20).default([]),
  /** How long a scene without words lasts. By default, one second plus the pause between scenes. */
  holdSeconds: z.number().min(1).max(60).optional(),
})

type ScenePart = (scene: z.infer<typeof sceneSchema>) => number
const sumUp = (scenes: readonly z.infer<typeof sceneSchema>[], part: ScenePart): number =>
  scenes.reduce((sum, scene) => sum + part(scene), 0)
const written = maxScriptCharacters.toLocaleString('en-US')

const scenesSchema = z
  .array(sceneSchema)
  .min(1)
  .max(maxScenes)
  .refine((scenes) => sumUp(scenes, ({ say }) => say.length) <= maxScriptCharacters, {
    error: `the words of all scenes have more than ${written} characters`,
  })
  .refine((scenes) => sumUp(scenes, ({ visual }) => visual.prompt.length) <= maxScriptCharacters, {
    error: `the prompts of all scenes have more than ${written} characters`,
  })
  .refine((scenes) => sumUp(scenes, ({ holdSeconds = 0 }) => holdSeconds) <= maxHoldSeconds, {
    error: `the scenes hold for more than ${maxHoldSeconds.toLocaleString('en-US')} seconds`,
  })

/** A file that the document uses. `source` is a local path on the command line and a storage key on the server. */
export const assetSchema = z.object({
  kind: z.enum(['image', 'clip', 'audio', 'logo']),
  source: z.string().max(4096),
  sha256: z
    .string()
    .max(64)
    .regex(/^[0-9a-f]{64}$/),
  width: z.number().int().positive().optional(),
  height: z.number().int().positive().optional(),
  durationSeconds: z.number().positive().optional(),
  /** Original file name. Its words help to choose the scene that a clip suits. */
  name: z.string().max(255).optional(),
})

export const hexColorSchema = z
  .string()
  .max(7)
  .regex(/^#[0-9a-fA-F]{6}$/)

/** Seconds of an intro or outro. */
export const bookendSecondsRange = { min: 1, max: 10 } as const
/** Length of a card, and of a picture that is shown as an intro or outro. */
export const usualBookendSeconds = 2

/** What is shown before or after the scenes of a video. */
export const bookendSchema = z.object({
  isOn: z.boolean().default(true),
  /** Key of a picture or clip among the assets; null shows a card with the brand's logo, name and colors. */
  asset: assetKeySchema.nullable().default(null),
  seconds: z.number().min(bookendSecondsRange.min).max(bookendSecondsRange.max).default(usualBookendSeconds),
})

export const brandSchema = z.object({
  logoAsset: assetKeySchema.nullable().default(null),
  primaryColor: hexColorSchema.default(usualBrandColors.primaryColor),
  secondaryColor: hexColorSchema.default(usualBrandColors.secondaryColor),
  font: z.string().max(120).nullable().default(null),
  /** Watermark text; null shows none. */
  watermark: z.string().max(40).nullable().default(null),
  /** Shown on the cards of intro and outro. */
  name: z.string().max(40).nullable().optional(),
  intro: bookendSchema.optional(),
  outro: bookendSchema.optional(),
})

/** A voice of a vendor, as `GET /api/voices` lists it. */
export const vendorVoiceSchema = z.object({
  /** The engine that speaks. */
  engine: z.string().min(1).max(80),
  /** The engine's id of the voice. */
  id: z.string().min(1).max(200),
  /** Its name on screens. */
  name: z.string().min(1).max(200),
})

export const projectSchema = z.object({
  version: z.literal(1),
  title: z.string().max(200),
  /** BCP 47 language of the script. The built-in voice speaks English only. */
  language: z.string().max(35).default('en'),
  format: formatSchema.default('9:16'),
  /** Pixels of the shorter side. */
  resolution: resolutionSchema.default(1080),
  seed: z.number().int().min(0).max(0xffffffff),
  theme: themeSchema.default('viral'),
  brand: brandSchema.prefault({}),
  style: visualStyleSchema.default('Kinetic Text'),
  preset: presetStyleSchema.default('Cinematic'),
  /**
   * The engine that films the first scenes of AI Generation, as an id of `GET /api/engines`. When it is missing,
   * unknown or `built-in`, the built-in painters make pictures for all scenes.
   */
  videoModel: z.string().max(80).optional(),
  /** Light, place and mood of all painted pictures, added to each scene's description. */
  visualPrompt: z.string().max(2000).optional(),
  scenes: scenesSchema,
  /** null makes a silent video with captions. */
  voice: voiceNameSchema.nullable().default('Alloy'),
  /**
   * The engine that speaks, as an id of `GET /api/engines`. When it is missing or unknown, the built-in one speaks. A
   * known one that is not ready is never replaced: the video waits, or fails in words.
   */
  voiceEngine: z.string().max(80).optional(),
  /** Speaks in place of `voice` and its engine, unless the video is silent. It bills whoever pays the vendor. */
  vendorVoice: vendorVoiceSchema.nullish(),
  /** Key into the assets of a recording of the whole script, which replaces the voice. */
  narration: assetKeySchema.nullable().default(null),
  music: musicNameSchema.default('Uplifting'),
  /** Key into the assets of the person's own music, which replaces `music`. */
  musicAsset: assetKeySchema.nullable().default(null),
  captions: captionStyleSchema.default('Classic'),
  /** Free text, such as "whoosh on every cut, pop on numbers". */
  soundEffects: z.string().max(500).default(''),
  progressBar: z.boolean().default(true),
  assets: limitEntries(z.record(assetKeySchema, assetSchema), maxAssets).default({}),
})

export type Format = z.infer<typeof formatSchema>
export type Resolution = z.infer<typeof resolutionSchema>
export type Theme = z.infer<typeof themeSchema>
export type VisualStyle = z.infer<typeof visualStyleSchema>
export type PresetStyle = z.infer<typeof presetStyleSchema>
export type VoiceName = z.infer<typeof voiceNameSchema>
export type VendorVoice = z.infer<typeof vendorVoiceSchema>
export type MusicName = z.infer<typeof musicNameSchema>
export type CaptionStyle = z.infer<typeof captionStyleSchema>
export type TimedWord = z.infer<typeof timedWordSchema>
export type TimingSource = z.infer<typeof timingSourceSchema>
export type Motion = (typeof motions)[number]
export type Visual = z.infer<typeof visualSchema>
export type FrameShare = z.infer<typeof frameShareSchema>
export type AdWordsPart = z.infer<typeof adWordsPartSchema>
export type LayeredAd = z.infer<typeof layeredAdSchema>
export type Scene = z.infer<typeof sceneSchema>
export type Asset = z.infer<typeof assetSchema>
export type Bookend = z.infer<typeof bookendSchema>
export type Brand = z.infer<typeof brandSchema>
export type Project = z.infer<typeof projectSchema>
/** A document before `projectSchema.parse` fills in the defaults. */
export type ProjectInput = z.input<typeof projectSchema>
