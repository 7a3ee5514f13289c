import path from 'node:path'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { Project, TimingSource, VendorVoice } from '@vivify/contract/project'
import { timeForReading } from '@vivify/timeline/document/reading-times'
import type { SceneSpeech } from '@vivify/timeline/timeline'
import { contentHash, openContentCache, type ContentCache } from '../../../lib/content-cache.ts'
import { runTask, type TaskOptions } from '../../../processes/run-task.ts'
import { narrateProject } from './narrate.ts'
import { nameVendorUtterance, type VendorSpeaking } from './vendor-speaking.ts'
import {
  speakContract,
  utteranceSchema,
  type SpeakRequest,
  type SpeakResult,
  type Utterance,
} from './tasks/speak-contract.ts'

/** Change this when the built-in voice sounds different for the same words. */
const voiceVersion = 1

/** Speaks scenes in another process and writes each to its file. */
export type SpeakRunner = (request: SpeakRequest, options: TaskOptions) => Promise<SpeakResult>

export interface SpeakOptions extends TaskOptions {
  /** Speaks with the built-in voice. Default: a separate process for this one call. */
  run?: SpeakRunner | undefined
  /** Speaks with the voices of vendors. Without it, documents that name one are refused. */
  vendors?: VendorSpeaking | undefined
}

export interface ProjectSpeech {
  scenes: SceneSpeech[]
  /** By scene id; a scene without an utterance is silent. */
  utterances: Record<string, Utterance>
  /** Hash of all speech, for the keys of results that use it. */
  hash: string
  engine: string
}

/**
 * Speaks a document's scenes, one utterance each, cached by voice and words. A document without a voice, or a scene
 * without words that can be spoken, gets the times of comfortable reading instead. If there is a recording of the
 * script, it replaces the voice. Throws AppError `nothing_to_say` when no scene of a spoken video has words, and for a
 * vendor's voice what finding it and speaking with it throw: no other voice replaces it.
 */
export async function speakProject(
  project: Project,
  dataFolder: string,
  options: SpeakOptions = {},
): Promise<ProjectSpeech> {
  if (project.narration !== null) return narratedSpeech(project, dataFolder, options)
  if (project.voice === null) return silentSpeech(project)
  const cache = await openContentCache(path.join(dataFolder, 'cache', 'speech'))
  const spoken = project.scenes.filter((scene) => /[\p{L}\p{N}]/u.test(scene.say))
  if (spoken.length === 0) {
    throw new AppError('nothing_to_say', 'There is nothing to say in this script. Write at least one word.')
  }
  const speaker = project.vendorVoice
    ? await openVendorSpeaker(project.vendorVoice, cache, options)
    : openBuiltInSpeaker(project.voice, cache, options)
  const wanted = spoken.map(({ id, say }) => ({ id, say, name: speaker.nameOf(say) }))
  const utterances: Record<string, Utterance> = {}
  for (const { id, name } of wanted) {
    const kept = await cache.read(`${name}.json`)
    const utterance = kept && utteranceSchema.safeParse(JSON.parse(kept.toString('utf8')))
    if (utterance?.success && (await cache.has(name)))
      utterances[id] = { ...utterance.data, file: cache.pathOf(name) }
  }
  const missing = wanted.filter(({ id }) => !utterances[id])
  if (missing.length > 0) Object.assign(utterances, await speaker.speak(missing))
  if (Object.keys(utterances).length === 0) {
    throw new AppError(
      'unsupported_language',
      'The built-in voice speaks English only. Choose no voice for a silent video with captions.',
    )
  }
  const scenes = project.scenes.map((scene) => sceneSpeech(scene.id, scene.say, utterances[scene.id]))
  return {
    scenes,
    utterances,
    hash: contentHash(
      project.scenes.map((scene) => [
        scene.say,
        ...(utterances[scene.id] ? speaker.key : [null, voiceVersion]),
      ]),
    ),
    engine: Object.values(utterances)[0]?.engine ?? 'none',
  }
}

/** Whether a vendor's voice speaks the document. */
export function isSpokenByVendor(
  document: Project,
): document is Project & { vendorVoice: NonNullable<Project['vendorVoice']> } {
  return document.narration === null && document.voice !== null && Boolean(document.vendorVoice)
}

interface Order {
  id: string
  say: string
  /** Of its file in the cache. */
  name: string
}

interface Speaker {
  nameOf(say: string): string
  /** Part of the hash of all speech. */
  key: readonly unknown[]
  /** Returns the utterances by scene id. */
  speak(orders: readonly Order[]): Promise<Record<string, Utterance>>
}

function openBuiltInSpeaker(
  voice: string,
  cache: ContentCache,
  { run = speakInTask, vendors: _vendors, ...task }: SpeakOptions,
): Speaker {
  return {
    nameOf: (say) => nameUtterance(voice, say),
    key: [voice, voiceVersion],
    async speak(orders) {
      const scenes = orders.map(({ id, say, name }) => ({ id, say, file: cache.pathOf(name) }))
      return (await run({ voice, scenes }, task)).utterances
    },
  }
}

async function openVendorSpeaker(
  voice: VendorVoice,
  cache: ContentCache,
  { vendors, account = '', signal = neverAborted, onProgress }: SpeakOptions,
): Promise<Speaker> {
  if (!vendors) throw new AppError('bad_input', messages.voices.engineUnknown)
  const opened = await vendors.find(account, voice)
  return {
    nameOf: (say) => nameVendorUtterance(opened, say),
    key: [nameVendorUtterance(opened, '')],
    async speak(orders) {
      let done = 0
      // Scenes that are in line are given up when one fails, so that nothing more is billed.
      const stop = new AbortController()
      const both = AbortSignal.any([signal, stop.signal])
      const speakOne = async ({ id, say, name }: Order) => {
        const utterance = await vendors.speak(opened, { cache, name, say }, both)
        onProgress?.(++done, orders.length)
        return [id, utterance] as const
      }
      const spoken = orders.map(speakOne)
      try {
        return Object.fromEntries(await Promise.all(spoken))
      } catch (error) {
        stop.abort()
        await Promise.allSettled(spoken)
        throw error
      }
    },
  }
}

const neverAborted = new AbortController().signal

/** The cache name of an utterance by the built-in voice. If the names change, everything is spoken again. */
export function nameUtterance(voice: string, say: string): string {
  return `${contentHash(['speech', voiceVersion, voice, say])}.f32`
}

/** Speaking a scene takes a second or two. */
const maxQuietMs = 5 * 60_000

/** Speaks in a process that ends afterwards. */
export const speakInTask: SpeakRunner = (request, options) =>
  runTask(new URL('./tasks/speak-task.ts', import.meta.url), speakContract, request, {
    maxQuietMs,
    ...options,
  })

function sceneSpeech(sceneId: string, say: string, utterance: Utterance | undefined): SceneSpeech {
  if (!utterance) return { sceneId, ...timeForReading(say), timing: 'estimated' satisfies TimingSource }
  return {
    sceneId,
    durationSeconds: utterance.durationSeconds,
    words: utterance.words,
    timing: utterance.timing,
  }
}

async function narratedSpeech(
  project: Project,
  dataFolder: string,
  { run: _run, vendors: _vendors, ...task }: SpeakOptions,
): Promise<ProjectSpeech> {
  const utterances = await narrateProject(project, dataFolder, task)
  return {
    scenes: project.scenes.map((scene) => sceneSpeech(scene.id, scene.say, utterances[scene.id])),
    utterances,
    hash: contentHash(Object.values(utterances).map(({ file }) => path.basename(file))),
    engine: Object.values(utterances)[0]?.engine ?? 'none',
  }
}

function silentSpeech(project: Project): ProjectSpeech {
  return {
    scenes: project.scenes.map((scene) => sceneSpeech(scene.id, scene.say, undefined)),
    utterances: {},
    hash: 'silent',
    engine: 'none',
  }
}
