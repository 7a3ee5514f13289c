// A video's cover: a clean picture of one of its scenes with a title over it. The video keeps everything needed to draw
// its cover again with another title or picture.

import { z } from 'zod'
import { formatSchema } from './project.ts'

/** Scenes to choose a cover from, by the names of their pictures among a creation's files. */
export const coverFrames = ['frame-1', 'frame-2', 'frame-3', 'frame-4'] as const
export type CoverFrame = (typeof coverFrames)[number]

export const maxCoverTitleCharacters = 120

const colorSchema = z.string().max(32)

/** How a video's cover is styled: the typeface of its captions in the colors of its theme. */
export const coverStyleSchema = z.object({
  format: formatSchema,
  face: z.object({ family: z.string().max(80), weight: z.number(), capHeight: z.number() }),
  isUppercase: z.boolean(),
  /** `ink` colors the letters, `accent` the words that the script stresses. */
  ink: colorSchema,
  accent: colorSchema,
  /** Color around and behind the letters; null over a plain background. */
  shade: colorSchema.nullable(),
  stressed: z.array(z.string().max(80)).max(50),
})
export type CoverStyle = z.infer<typeof coverStyleSchema>

export const coverSchema = z.object({
  title: z.string().max(maxCoverTitleCharacters),
  frame: z.enum(coverFrames),
  style: coverStyleSchema,
})
export type Cover = z.infer<typeof coverSchema>
