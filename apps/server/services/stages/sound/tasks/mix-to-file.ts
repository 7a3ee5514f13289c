// Composes music of the video's length, or reads the person's own, and mixes it with voice and effects.

import { open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '@vivify/contract/errors'
import { composeMusic } from '@vivify/generators/music/compose-music'
import type { EffectKind } from '@vivify/timeline/sound/effects'
import {
  makeTake,
  mixSound,
  type EffectTake,
  type Mix,
  type MixRequest,
  type Utterance,
} from '@vivify/timeline/sound/mix'
import type { ClipSound } from '@vivify/timeline/sound/clip-sound'
import { prepareVoice } from '@vivify/timeline/sound/voice-chain'
import { contentHash, openContentCache } from '../../../../lib/content-cache.ts'
import { describeDiskFailure } from '../../../../lib/disk-failure.ts'
import { callByName } from '../../../../lib/file-name.ts'
import { nameOwnPartial, writeWholeFile } from '../../../../lib/whole-file.ts'
import { decodeSound } from '../../../../rendering/sound/decode-sound.ts'
import { type Mixed, type MixTaskRequest, mixVersion } from './mix-contract.ts'

type Music = NonNullable<MixRequest['music']>
type OwnMusic = Extract<MixTaskRequest['music'], { source: object }>

const sampleRate = 48_000
const blockFrames = 65_536

/** Writes the mixed sound to the request's file, and its measurements to a file next to it. Throws AppError. */
export async function mixToFile(request: MixTaskRequest): Promise<Mixed> {
  const clock = (): number => performance.now() / 1000
  const started = clock()
  const music = await takeMusic(request)
  const taken = { name: 'music taken', seconds: clock() - started }
  const mix = await mixSound({
    durationSeconds: request.durationSeconds,
    utterances: await Promise.all(
      request.utterances.map(async (utterance) => ({
        pcm: toFloats(await readFile(utterance.file)),
        sampleRate: utterance.sampleRate,
        startSeconds: utterance.startSeconds,
      })),
    ),
    prepare: (utterance, index) => takePrepared(utterance, request.utterances[index]!.file),
    take: (kind, seed) => takeEffect(kind, seed, path.dirname(request.file)),
    words: request.words,
    music,
    musicSpan: request.musicSpan,
    clips: await takeClipSounds(request.clips ?? []),
    effects: request.effects,
    seed: request.seed,
    clock,
  })
  const result: Mixed = {
    sampleRate,
    loudnessLufs: mix.loudnessLufs,
    truePeakDbtp: mix.truePeakDbtp,
    isSilent: mix.loudnessLufs === null,
    stages: [taken, ...mix.stages],
  }
  const partial = nameOwnPartial(request.file)
  try {
    await writeInterleaved(partial, mix.pcm)
    await rename(partial, request.file)
  } catch (error) {
    await rm(partial, { force: true }).catch(() => {})
    throw describeDiskFailure(error, request.file)
  }
  await writeWholeFile(`${request.file}.json`, JSON.stringify(result))
  return result
}

/**
 * Takes the prepared voice that is cached next to its utterance, or prepares and caches it. When one scene of a script
 * changes, only that scene is prepared again.
 */
async function takePrepared(utterance: Utterance, utteranceFile: string): Promise<Float32Array> {
  const file = utteranceFile.replace(/(\.f32)?$/, `.prepared-${mixVersion}.f32`)
  const kept = await readKept(file)
  if (kept !== null) return toFloats(kept)
  const prepared = prepareVoice(utterance.pcm, utterance.sampleRate)
  await writeWholeFile(file, toBytes(prepared))
  return prepared
}

/** Before the samples: the time of the accent in seconds and the loudness in LUFS, as doubles. */
const takeHeadBytes = 16

/** Takes an effect from the cache, or makes and caches it. All videos with the same seed share a few effects. */
async function takeEffect(kind: EffectKind, seed: string, folder: string): Promise<EffectTake> {
  const file = path.join(folder, `effect-${contentHash([mixVersion, kind, seed])}.f32`)
  const kept = await readKept(file)
  if (kept === null) {
    const take = makeTake(kind, seed)
    const head = Buffer.alloc(takeHeadBytes)
    head.writeDoubleLE(take.effect.accentSeconds, 0)
    head.writeDoubleLE(take.loudnessLufs, 8)
    await writeWholeFile(file, Buffer.concat([head, ...take.effect.pcm.map(toBytes)]))
    return take
  }
  const pcm = toChannels(kept.subarray(takeHeadBytes))
  return { effect: { pcm, accentSeconds: kept.readDoubleLE(0) }, loudnessLufs: kept.readDoubleLE(8) }
}

/** Takes the music from the cache, or makes and caches it. */
async function takeMusic({ music, seed }: MixTaskRequest): Promise<Music | null> {
  if (music === null) return null
  const kept = await readKept(music.file)
  if (kept !== null) return { pcm: toChannels(kept), sampleRate }
  const pcm = 'mood' in music ? composeMusic({ ...music, seed }).pcm : await decodeOwn(music)
  await writeWholeFile(music.file, Buffer.concat(pcm.map(toBytes)))
  return { pcm, sampleRate }
}

async function decodeOwn({ source, durationSeconds }: OwnMusic): Promise<[Float32Array, Float32Array]> {
  const form = { channelCount: 2, sampleRate, maxSeconds: durationSeconds } as const
  const [left, right] = await decodeSound(source.file, form).catch((error: unknown) => {
    throw callByName(error, source.file, source.name)
  })
  return [left!, right!]
}

/** Decodes the sound of clips; leaves out clips without any. The stage of the pictures has found damaged ones. */
async function takeClipSounds(clips: NonNullable<MixTaskRequest['clips']>): Promise<ClipSound[]> {
  const sounds: ClipSound[] = []
  for (const { file, seconds, startSeconds } of clips) {
    const form = { channelCount: 2, sampleRate, maxSeconds: seconds } as const
    const pcm = await decodeSound(file, form).catch(skipSilent)
    if (pcm) sounds.push({ pcm: [pcm[0]!, pcm[1]!], startSeconds })
  }
  return sounds
}

function skipSilent(error: unknown): null {
  if (AppError.isInstance(error) && error.code === 'asset_unreadable') return null
  throw error
}

/** Reads a cached file; null when there is none. Reading marks the file as recently used. */
async function readKept(file: string): Promise<Buffer | null> {
  const cache = await openContentCache(path.dirname(file))
  return cache.read(path.basename(file))
}

/** Splits samples in which all left ones come before all right ones. */
function toChannels(bytes: Buffer): [Float32Array, Float32Array] {
  const samples = toFloats(bytes)
  const half = samples.length / 2
  return [samples.subarray(0, half), samples.subarray(half)]
}

function toBytes({ buffer, byteOffset, byteLength }: Float32Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}

function toFloats(bytes: Buffer): Float32Array {
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

async function writeInterleaved(file: string, [left, right]: Mix['pcm']): Promise<void> {
  await using handle = await open(file, 'w')
  const block = new Float32Array(blockFrames * 2)
  for (let start = 0; start < left.length; start += blockFrames) {
    const count = Math.min(blockFrames, left.length - start)
    for (let index = 0; index < count; index++) {
      block[index * 2] = left[start + index]!
      block[index * 2 + 1] = right[start + index]!
    }
    await handle.write(new Uint8Array(block.buffer, 0, count * 8))
  }
}
