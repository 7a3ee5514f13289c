import path from 'node:path'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { naturalVoiceMessages } from '@vivify/contract/natural-voice-messages'
import type { Project, TimingSource, VendorVoice } from '@vivify/contract/project'
import { wordsVersion } from '@vivify/generators/speech/normaliser/plan'
import { timeForReading } from '@vivify/timeline/document/reading-times'
import type { SceneSpeech } from '@vivify/timeline/timeline'
import { contentHash, openContentCache, type ContentCache } from '../../../lib/content-cache.ts'
import { readVoicesState, type VoicesFolder } from '../../../providers/speech/kokoro/folder.ts'
import { kokoroId, sentenceOf } from '../../../providers/speech/kokoro/kokoro.ts'
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

/** Change the number when the built-in voice sounds different for the same spoken words. */
const voiceVersion = `1.${wordsVersion}`
/** The same for the natural voices. */
const naturalVersion = `1.${wordsVersion}`

/** Speaks scenes in another process and writes each to its file. */
export type SpeakRunner = (request: SpeakRequest, options: TaskOptions) => Promise<SpeakResult>

export interface SpeakOptions extends TaskOptions {
  /** Speaks with the voices of this machine. Default: a separate process for this one call. */
  run?: SpeakRunner | undefined
  /** Where the natural voices are. Default: they are nowhere. */
  naturalVoices?: VoicesFolder | undefined
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
 * script, it replaces the voice. Throws AppError `nothing_to_say` when no scene of a spoken video has words,
 * `unavailable` when the document's engine is not ready, and for a vendor's voice what finding it and speaking with it
 * throw: no other voice replaces either.
 */
export async function speakProject(
  project: Project,
  dataFolder: string,
  options: SpeakOptions = {},
): Promise<ProjectSpeech> {
  if (project.narration !== null) return narratedSpeech(project, dataFolder, options)
  if (project.voice === null) return silentSpeech(project)
  const isNatural = isSpokenNaturally(project)
  const naturalVoices = isNatural ? requireNatural(options.naturalVoices) : undefined
  const cache = await openContentCache(path.join(dataFolder, 'cache', 'speech'))
  const spoken = project.scenes.filter((scene) => /[\p{L}\p{N}]/u.test(scene.say))
  if (spoken.length === 0) {
    throw new AppError('nothing_to_say', 'There is nothing to say in this script. Write at least one word.')
  }
  const speaker = project.vendorVoice
    ? await openVendorSpeaker(project.vendorVoice, cache, options)
    : openLocalSpeaker(project.voice, cache, { ...options, naturalVoices })
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
      `${isNatural ? 'Natural voices speak' : 'The built-in voice speaks'} English only. Choose no voice for a silent video with captions.`,
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

/** Whether the natural voices speak the document. A vendor's voice goes before them. */
export function isSpokenNaturally(document: Project): boolean {
  const { narration, voice, voiceEngine } = document
  return narration === null && voice !== null && voiceEngine === kokoroId && !isSpokenByVendor(document)
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

/** Speaks with the natural voices if there is a folder of them, else with the built-in voice. */
function openLocalSpeaker(
  voice: string,
  cache: ContentCache,
  { run = speakInTask, vendors: _vendors, naturalVoices, ...task }: SpeakOptions,
): Speaker {
  return {
    nameOf: (say) => (naturalVoices ? nameNatural(voice, say) : nameUtterance(voice, say)),
    key: [voice, naturalVoices ? `${kokoroId} ${naturalVersion}` : voiceVersion],
    async speak(orders) {
      const scenes = orders.map(({ id, say, name }) => ({ id, say, file: cache.pathOf(name) }))
      return (await run({ voice, scenes, naturalVoices }, task)).utterances
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

function nameNatural(voice: string, say: string): string {
  return `${contentHash(['speech', kokoroId, naturalVersion, voice, say])}.f32`
}

/** Throws AppError `unavailable`, with the state in words, unless the natural voices can speak. */
export function requireNatural(folder: VoicesFolder | undefined): VoicesFolder {
  const state = folder && readVoicesState(folder)
  if (state?.state === 'ready') return folder!
  const sentence = state ? sentenceOf(state) : naturalVoiceMessages.missing
  throw new AppError('unavailable', sentence, { details: { naturalVoices: state?.state ?? 'missing' } })
}

/** Speaking a scene takes a second or two. */
const maxQuietMs = 5 * 60_000

/** Speaks in a process that ends afterwards. */
export const speakInTask: SpeakRunner = (request, options) =>
  runTask(entryFor(request), speakContract, request, {
    maxQuietMs,
    ...(request.naturalVoices ? { maxMegabytes: naturalMegabytes } : {}),
    ...options,
  })

/** The file of the process that answers a request. */
export function entryFor({ naturalVoices }: Pick<SpeakRequest, 'naturalVoices'>): URL {
  const name = naturalVoices ? 'speak-naturally-task.ts' : 'speak-task.ts'
  return new URL(`./tasks/${name}`, import.meta.url)
}

/** The model takes 350 MB when it is loaded and up to twice that while it speaks. */
export const naturalMegabytes = 1500

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
  { run: _run, vendors: _vendors, naturalVoices: _naturalVoices, ...task }: SpeakOptions,
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
