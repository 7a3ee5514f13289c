import { z } from 'zod'
import { coverStyleSchema } from '@vivify/contract/cover'
import type { Timeline } from '@vivify/timeline/timeline'

const pictureFileSchema = z.object({
  file: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
})

/** A video laid out in time, with the files of everything that it shows. */
export const videoJobSchema = z.object({
  /** Made by `buildTimeline` in this release. It crosses one process boundary and is never stored. */
  timeline: z.custom<Timeline>((value) => typeof value === 'object' && value !== null && 'scenes' in value),
  /** By the keys in the timeline. A key is a hash of the picture's content. */
  pictures: z.record(z.string(), pictureFileSchema),
  clips: z.record(z.string(), pictureFileSchema.extend({ durationSeconds: z.number().positive() })),
  /** Finished samples: interleaved stereo 32-bit floats. `key` identifies their content; the file may come later. */
  sound: z.object({ key: z.string(), sampleRate: z.number() }).nullable(),
  /** Folder for the measured light of segments, by segment key. */
  lightFolder: z.string(),
  /** File that describes the layout for the delivery report. */
  planFile: z.string(),
  /** The cover picture of the video. Without it none is drawn. */
  cover: z
    .object({
      title: z.string(),
      style: coverStyleSchema,
      path: z.string(),
      /** The first frame is the cover's. Each frame is written without words to its `path`, unless that is null. */
      frames: z.array(z.object({ frame: z.number().int(), path: z.string().nullable() })).min(1),
    })
    .optional(),
})

export type VideoJob = z.infer<typeof videoJobSchema>

/** The part of the layout that the render process reports for the delivery report. */
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
