// Makes the parts of the live preview with the code of the finished video, under the same cache keys. So parts that
// were previewed are not made again for the video.

import path from 'node:path'
import type { z } from 'zod'
import type { MusicName, Project, VendorVoice, VoiceName } from '@vivify/contract/project'
import * as routes from '@vivify/contract/routes/previews'
import { timeScenes } from '@vivify/timeline/timeline'
import { maxCacheBytes, pruneCaches } from '../../lib/content-cache.ts'
import { Gate } from '../../lib/gate.ts'
import type { Storage } from '../../providers/storage/port.ts'
import type { Database } from '../../store/database.ts'
import { planSoundtrack } from '../stages/sound/soundtrack.ts'
import { createAddressKeys } from './address-keys.ts'
import { planMusicSample, sampleDocument, vendorSampleDocument } from './auditions.ts'
import type { Mixing } from '../stages/sound/mixing.ts'
import { borrowAllSounds, borrowSounds, findOwnAssets, findShownClips } from './own-assets.ts'
import { openMix, openUtterance, utteranceKey } from './open-parts.ts'
import { createPainting } from './painting.ts'
import type { Speaking } from '../stages/voice/speaking.ts'
import type { WaveFile } from './wave-file.ts'

export interface PreviewOptions {
  db: Database
  storage: Storage
  /** An absolute path. The pipeline's caches lie under it. */
  dataFolder: string
  speaking: Speaking
  mixing: Mixing
  /** The installation's secret, which signs addresses. */
  secret: string
}

/**
 * Plans are made in this process, because sending a small plan to another process takes longer than making it. A long
 * plan pauses every 15 ms for other work. Only a few plans are made at once, one for each account, so that long plans
 * don't add up.
 */
const planners = { atOnce: 4, atOncePerAccount: 1, maxWaiting: 400, maxWaitingPerAccount: 20 }

/** The shortest time between two cuts of the caches to their size. */
const pruneEveryMs = 10 * 60 * 1000

/**
 * Work that several callers request runs once, and stops when all of them have left. Every function throws AppError
 * `rate_limited` when too many requests wait and `cancelled` when its signal aborted; reading throws `not_found`.
 */
export interface PreviewService extends Auditions {
  openUtterance(workspaceId: string, addressKey: string): Promise<WaveFile>
  openSound(workspaceId: string, addressKey: string): Promise<WaveFile>
  readPicture(workspaceId: string, addressKey: string, signal: AbortSignal): Promise<Buffer>
  warmVoice(account: string): void
  /** Throws AppError `nothing_to_say` or `unsupported_language`. */
  speech(workspaceId: string, document: Project, signal: AbortSignal): Promise<SpeechPreview>
  /** Does not paint: missing pictures are painted when they are read. */
  pictures(workspaceId: string, document: Project, signal: AbortSignal): Promise<PicturesPreview>
  /** Throws what speaking throws. */
  sound(workspaceId: string, document: Project, signal: AbortSignal): Promise<SoundPreview>
  stop(): void
}

interface Auditions {
  /** A voice that says a text, or introduces itself. Throws what speaking throws. */
  hearVoice(account: string, voice: VoiceName, text: string, signal: AbortSignal): Promise<WaveFile>
  /** A vendor's voice that says a text, or introduces itself. Throws what finding it and speaking with it throw. */
  hearVendorVoice(account: string, voice: VendorVoice, text: string, signal: AbortSignal): Promise<WaveFile>
  hearMusic(account: string, mood: Mood, seed: number, signal: AbortSignal): Promise<WaveFile>
}

type Mood = Exclude<MusicName, 'No Music'>

export function createPreviewService(options: PreviewOptions): PreviewService {
  const { db, storage, dataFolder, speaking, mixing } = options
  const addressKeys = createAddressKeys(options.secret)
  const painting = createPainting(dataFolder)
  const prune = createPruner(path.join(dataFolder, 'cache'))
  const planning = new Gate(planners)

  return {
    ...createAuditions({ dataFolder, speaking, mixing }),
    openUtterance: async (workspaceId, addressKey) =>
      openUtterance(dataFolder, addressKeys.open(workspaceId, addressKey)),
    openSound: async (workspaceId, addressKey) =>
      openMix(dataFolder, addressKeys.open(workspaceId, addressKey)),
    readPicture: async (workspaceId, addressKey, signal) =>
      painting.read(workspaceId, addressKeys.open(workspaceId, addressKey), signal),
    warmVoice: speaking.warm,

    async speech(workspaceId, document, signal) {
      prune()
      const own = await findOwnAssets(db, workspaceId, document)
      await using heard = await borrowSounds(storage, own)
      const speech = await speaking.speak(workspaceId, heard.project, signal)
      const scenes = speech.scenes.map((scene) => {
        const spoken = speech.utterances[scene.sceneId]
        return { ...scene, utterance: spoken ? addressKeys.sign(workspaceId, utteranceKey(spoken)) : null }
      })
      return { scenes, engine: speech.engine, warnings: own.warnings }
    },

    async pictures(workspaceId, document, signal) {
      prune()
      const own = await findOwnAssets(db, workspaceId, document)
      return planning.pass(workspaceId, signal, async () => {
        const { clips, bookends, warnings } = await findShownClips(own.project)
        const { scenes, files, engine } = await painting.plan(own.project, clips)
        const addressOf = (key: string): string =>
          routes.readPreviewPicture.path.replace('{key}', addressKeys.sign(workspaceId, key))
        const painted = Object.fromEntries(Object.keys(files).map((key) => [key, addressOf(key)]))
        const told = [...new Set([...own.warnings, ...warnings])]
        return { scenes, bookends, urls: { ...painted, ...own.urls }, engine, warnings: told }
      })
    },

    async sound(workspaceId, document, signal) {
      prune()
      await using heard = await borrowAllSounds(storage, await findOwnAssets(db, workspaceId, document))
      const { project } = heard
      const speech = await speaking.speak(workspaceId, project, signal)
      const plan = await planning.pass(workspaceId, signal, () =>
        planSoundtrack(project, timeScenes(project, speech.scenes), speech, dataFolder),
      )
      const { loudnessLufs, truePeakDbtp } = await mixing.mix(workspaceId, plan, signal)
      const key = addressKeys.sign(workspaceId, plan.key)
      return { key, durationSeconds: plan.request.durationSeconds, loudnessLufs, truePeakDbtp }
    },

    stop() {
      planning.refuseAll()
      painting.stop()
    },
  }
}

export type SpeechPreview = z.input<typeof routes.previewSpeech.answer>
export type PicturesPreview = z.input<typeof routes.previewPictures.answer>
export type SoundPreview = z.input<typeof routes.previewSound.answer>

function createAuditions({
  dataFolder,
  speaking,
  mixing,
}: Pick<PreviewOptions, 'dataFolder' | 'speaking' | 'mixing'>): Auditions {
  const hear = async (account: string, sample: Project, signal: AbortSignal): Promise<WaveFile> => {
    const { utterances } = await speaking.speak(account, sample, signal)
    const [utterance] = Object.values(utterances)
    return openUtterance(dataFolder, utteranceKey(utterance!))
  }
  return {
    hearVoice: (account, voice, text, signal) => hear(account, sampleDocument(voice, text), signal),
    hearVendorVoice: (account, voice, text, signal) =>
      hear(account, vendorSampleDocument(voice, text), signal),

    async hearMusic(account, mood, seed, signal) {
      const plan = await planMusicSample(mood, seed, dataFolder)
      await mixing.mix(account, plan, signal)
      return openMix(dataFolder, plan.key)
    },
  }
}

/** Cuts the caches to size from time to time. */
function createPruner(folder: string): () => void {
  let lastMs = performance.now()
  return () => {
    if (performance.now() - lastMs < pruneEveryMs) return
    lastMs = performance.now()
    void pruneCaches(folder, maxCacheBytes)
  }
}
