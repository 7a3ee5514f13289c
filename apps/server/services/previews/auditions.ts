// Samples of a voice or a music mood, for listening before choosing.

import path from 'node:path'
import * as messages from '@vivify/contract/messages'
import {
  voices,
  type MusicName,
  type Project,
  type ProjectInput,
  type VendorVoice,
  type VoiceName,
} from '@vivify/contract/project'
import { parseProject } from '@vivify/timeline/document/edit'
import { contentHash, openContentCache } from '../../lib/content-cache.ts'
import type { SoundtrackPlan } from '../stages/sound/soundtrack.ts'

/** Change this when the same mood sounds different. */
const sampleVersion = 1
const musicSeconds = 12

/** A document of one scene, in which a voice says `text` or introduces itself. */
export function sampleDocument(voice: VoiceName, text: string): Project {
  const label = voices.find(({ name }) => name === voice)!.label.replace(/ \(.*$/, '')
  return parseProject({ ...sampleOf(label, text), voice })
}

/** The same with a vendor's voice. */
export function vendorSampleDocument(vendorVoice: VendorVoice, text: string): Project {
  return parseProject({ ...sampleOf(vendorVoice.name, text), vendorVoice })
}

function sampleOf(name: string, text: string): ProjectInput {
  const say = text || messages.voices.introduce(name)
  return { version: 1, title: name, seed: 1, scenes: [{ id: 'sample', say }] }
}

/** Plans music without speech, as loud as in a finished video. */
export async function planMusicSample(
  mood: Exclude<MusicName, 'No Music'>,
  seed: number,
  dataFolder: string,
): Promise<SoundtrackPlan> {
  const [sound, music] = await Promise.all(
    ['sound', 'music'].map((name) => openContentCache(path.join(dataFolder, 'cache', name))),
  )
  const key = contentHash(['music sample', sampleVersion, mood, seed, musicSeconds])
  const file = sound!.pathOf(`${key}.f32`)
  const piece = { mood, durationSeconds: musicSeconds, file: music!.pathOf(`${key}.f32`) }
  return {
    key,
    file,
    request: {
      durationSeconds: musicSeconds,
      utterances: [],
      words: [],
      music: piece,
      effects: [],
      seed,
      file,
    },
    warnings: [],
  }
}
