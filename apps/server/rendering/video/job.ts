import { z } from 'zod'
import { coverStyleSchema } from '@vivify/contract/cover'
import type { Timeline } from '@vivify/timeline/timeline'

const pictureFileSchema = z.object({
  file: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
})

/** A video laid out in time, with the files of all that it shows. */
export const videoJobSchema = z.object({
  /** Made by `buildTimeline` in this release; it crosses one process boundary and is never stored. */
  timeline: z.custom<Timeline>((value) => typeof value === 'object' && value !== null && 'scenes' in value),
  /** By the keys that the timeline names; a key is a hash of the picture's content. */
  pictures: z.record(z.string(), pictureFileSchema),
  clips: z.record(z.string(), pictureFileSchema.extend({ durationSeconds: z.number().positive() })),
  /** Finished samples: interleaved stereo 32-bit floats. `key` names their content; the file may come later. */
  sound: z.object({ key: z.string(), sampleRate: z.number() }).nullable(),
  /** Where the measured light of segments is kept, by segment key. */
  lightFolder: z.string(),
  /** Where what was laid out is described for the delivery report. */
  planFile: z.string(),
  /** The picture that stands for the video; without it none is drawn. */
  cover: z
    .object({
      title: z.string(),
      style: coverStyleSchema,
      path: z.string(),
      /** The first one is the cover's; each is written without words where `path` says. */
      frames: z.array(z.object({ frame: z.number().int(), path: z.string().nullable() })).min(1),
    })
    .optional(),
})

export type VideoJob = z.infer<typeof videoJobSchema>

/** What the render process tells of its plan, for the delivery report. */
export const videoPlanSchema = z.object({
  segments: z.array(z.object({ key: z.string(), startFrame: z.number(), frameCount: z.number() })),
  texts: z.array(
    z.object({
      frame: z.number(),
      boxes: z.array(
        z.object({
          text: z.string(),
          box: z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() }),
        }),
      ),
    }),
  ),
})
export type VideoPlan = z.infer<typeof videoPlanSchema>
