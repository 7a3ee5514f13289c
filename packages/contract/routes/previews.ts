// What the live preview needs of a document, part by part, so that each can be shown as soon as it is there. All is
// made by the same code, and kept under the same keys, as for the finished video.

import { z } from 'zod'
import {
  musicNameSchema,
  projectSchema,
  timedWordSchema,
  timingSourceSchema,
  voiceNameSchema,
} from '../project.ts'
import { defineRoute, doneSchema } from './route.ts'

const documentBody = z.object({ document: projectSchema })
/** Names a file of the preview's cache, and the workspace that may read it by this name. */
const keySchema = z.string().regex(/^[0-9a-f]{16,128}\.[0-9a-f]{32}$/)

export const previewSpeech = defineRoute({
  area: 'previews',
  method: 'post',
  path: '/api/previews/speech',
  summary: 'Speak the scenes of a document',
  access: 'session',
  body: documentBody,
  status: 200,
  answer: z.object({
    /** One for each scene, in order, as the timeline takes them. */
    scenes: z.array(
      z.object({
        sceneId: z.string(),
        durationSeconds: z.number(),
        words: z.array(timedWordSchema),
        timing: timingSourceSchema,
        /** Of `/api/previews/clips/{key}`; null for a scene that is shown in silence. */
        clip: z.string().nullable(),
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
  status: 200,
  answer: doneSchema,
})

export const readPreviewClip = defineRoute({
  area: 'previews',
  method: 'get',
  path: '/api/previews/clips/{key}',
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
  body: documentBody,
  status: 200,
  answer: z.object({
    /** By scene id, as the timeline takes them. */
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
        clip: z.object({ key: z.string(), durationSeconds: z.number() }).nullable(),
      }),
    ),
    /** Where the picture or clip of each key is read. */
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
  body: documentBody,
  status: 200,
  answer: z.object({
    /** Of `/api/previews/sounds/{key}`. */
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
