// Parts that the live preview needs of a document, one route per part, so that each can be shown as soon as it is
// ready. The same code makes them, under the same cache keys, as for the finished video.

import { z } from 'zod'
import {
  musicNameSchema,
  projectSchema,
  timedWordSchema,
  timingSourceSchema,
  voiceNameSchema,
} from '../project.ts'
import { defineRoute, doneSchema } from './route.ts'

const clipSchema = z.object({ key: z.string(), durationSeconds: z.number() })
const bookendPicturesSchema = z.object({ pictures: z.array(z.string()), clip: clipSchema.nullable() })
const documentBody = z.object({ document: projectSchema })
/** Names a file of the preview's cache and the workspace that may read it. */
const keySchema = z.string().regex(/^[0-9a-f]{16,128}\.[0-9a-f]{32}$/)

export const previewSpeech = defineRoute({
  area: 'previews',
  method: 'post',
  path: '/api/previews/speech',
  summary: 'Speak the scenes of a document',
  access: 'session',
  role: 'viewer',
  body: documentBody,
  status: 200,
  answer: z.object({
    /** One entry per scene, in order, in the form that the timeline takes. */
    scenes: z.array(
      z.object({
        sceneId: z.string(),
        durationSeconds: z.number(),
        words: z.array(timedWordSchema),
        timing: timingSourceSchema,
        /** Key for `/api/previews/utterances/{key}`; null for a silent scene. */
        utterance: z.string().nullable(),
      }),
    ),
    engine: z.string(),
    warnings: z.array(z.string()),
  }),
})

export const warmPreview = defineRoute({
  area: 'previews',
  method: 'post',
  path: '/api/previews/warm',
  summary: 'Get ready to speak: the voice is started, and stays for some minutes',
  access: 'session',
  role: 'viewer',
  status: 200,
  answer: doneSchema,
})

export const readPreviewUtterance = defineRoute({
  area: 'previews',
  method: 'get',
  path: '/api/previews/utterances/{key}',
  summary: 'A spoken scene as a WAV file',
  access: 'session',
  params: z.object({ key: keySchema }),
  status: 200,
  answerType: 'audio/wav',
})

export const previewPictures = defineRoute({
  area: 'previews',
  method: 'post',
  path: '/api/previews/pictures',
  summary: 'What each scene of a document shows; its pictures are painted when they are read',
  access: 'session',
  role: 'viewer',
  body: documentBody,
  status: 200,
  answer: z.object({
    /** Entries by scene id, in the form that the timeline takes. */
    scenes: z.record(
      z.string(),
      z.object({
        motif: z
          .object({
            name: z.string(),
            viewBox: z.number(),
            layers: z.array(z.object({ pathData: z.string(), fill: z.string() })),
          })
          .nullable(),
        pictures: z.array(z.string()),
        clip: clipSchema.nullable(),
      }),
    ),
    /** What intro and outro show, in the form that the timeline takes. */
    bookends: z.object({ intro: bookendPicturesSchema.optional(), outro: bookendPicturesSchema.optional() }),
    /** URL of the picture or clip of each key. */
    urls: z.record(z.string(), z.string()),
    engine: z.string(),
    warnings: z.array(z.string()),
  }),
})

export const readPreviewPicture = defineRoute({
  area: 'previews',
  method: 'get',
  path: '/api/previews/pictures/{key}',
  summary: 'A picture as JPEG; painted first when it is not there yet',
  access: 'session',
  params: z.object({ key: keySchema }),
  status: 200,
  answerType: 'image/jpeg',
})

export const previewSound = defineRoute({
  area: 'previews',
  method: 'post',
  path: '/api/previews/sound',
  summary: 'Mix the sound of a document: voice, music, effects, as in the finished video',
  access: 'session',
  role: 'viewer',
  body: documentBody,
  status: 200,
  answer: z.object({
    /** Key for `/api/previews/sounds/{key}`. */
    key: z.string(),
    durationSeconds: z.number(),
    loudnessLufs: z.number().nullable(),
    truePeakDbtp: z.number().nullable(),
  }),
})

export const readPreviewSound = defineRoute({
  area: 'previews',
  method: 'get',
  path: '/api/previews/sounds/{key}',
  summary: 'A mixed soundtrack as a WAV file; takes Range',
  access: 'session',
  params: z.object({ key: keySchema }),
  status: 200,
  answerType: 'audio/wav',
})

export const hearVoice = defineRoute({
  area: 'previews',
  method: 'get',
  path: '/api/previews/voices/{voice}',
  summary: 'Hear a voice say a sentence, or one of its own',
  access: 'session',
  params: z.object({ voice: voiceNameSchema }),
  query: z.object({ text: z.string().trim().max(200).default('') }),
  status: 200,
  answerType: 'audio/wav',
})

export const hearMusic = defineRoute({
  area: 'previews',
  method: 'get',
  path: '/api/previews/music/{music}',
  summary: 'Hear twelve seconds of a mood',
  access: 'session',
  params: z.object({ music: musicNameSchema.exclude(['No Music']) }),
  query: z.object({ seed: z.coerce.number().int().min(0).default(1) }),
  status: 200,
  answerType: 'audio/wav',
})
