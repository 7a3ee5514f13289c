// Composes the music to the video's length, or reads the person's own, and mixes it with voice and effects.

import { open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { composeMusic } from '@vivify/generators/music/compose-music'
import type { EffectKind } from '@vivify/timeline/sound/effects'
import {
  makeTake,
  mixSound,
  type EffectTake,
  type Mix,
  type MixRequest,
  type VoiceClip,
} from '@vivify/timeline/sound/mix'
import { prepareVoice } from '@vivify/timeline/sound/voice-chain'
import { contentHash } from '../../../lib/content-cache.ts'
import { describeDiskFailure } from '../../../lib/disk-failure.ts'
import { callByName } from '../../../lib/file-name.ts'
import { namePartialFile, writeWholeFile } from '../../../lib/whole-file.ts'
import { decodeSound } from '../../../rendering/sound/decode-sound.ts'
import { type Mixed, type MixTaskRequest, mixVersion } from './mix-contract.ts'

type Music = NonNullable<MixRequest['music']>
type OwnMusic = Extract<MixTaskRequest['music'], { source: object }>

const sampleRate = 48_000
const blockFrames = 65_536

/** Writes the mixed sound to the request's file, and what was measured beside it. Throws AppError. */
export async function mixToFile(request: MixTaskRequest): Promise<Mixed> {
  const clock = (): number => performance.now() / 1000
  const started = clock()
  const music = await takeMusic(request)
  const taken = { name: 'music taken', seconds: clock() - started }
  const mix = await mixSound({
    durationSeconds: request.durationSeconds,
    voiceClips: await Promise.all(
      request.clips.map(async (clip) => ({
        pcm: toFloats(await readFile(clip.file)),
        sampleRate: clip.sampleRate,
        startSeconds: clip.startSeconds,
      })),
    ),
    prepare: (clip, index) => takePrepared(clip, request.clips[index]!.file),
    take: (kind, seed) => takeEffect(kind, seed, path.dirname(request.file)),
    words: request.words,
    music,
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
  const partial = namePartialFile(request.file)
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

/** Takes the prepared voice that is kept beside its clip, or prepares and keeps it: of a changed script one scene is new. */
async function takePrepared(clip: VoiceClip, clipFile: string): Promise<Float32Array> {
  const file = clipFile.replace(/(\.f32)?$/, `.prepared-${mixVersion}.f32`)
  const kept = await readFile(file).catch(() => null)
  if (kept !== null) return toFloats(kept)
  const prepared = prepareVoice(clip.pcm, clip.sampleRate)
  await writeWholeFile(file, Buffer.from(prepared.buffer, prepared.byteOffset, prepared.byteLength))
  return prepared
}

/** Before the samples: when the accent is heard, in seconds, and how loud it is, as doubles. */
const takeHeadBytes = 16

/** Takes the kept take of an effect, or makes and keeps it: all videos of a seed have the same few. */
async function takeEffect(kind: EffectKind, seed: string, folder: string): Promise<EffectTake> {
  const file = path.join(folder, `effect-${contentHash([mixVersion, kind, seed])}.f32`)
  const kept = await readFile(file).catch(() => null)
  if (kept === null) {
    const take = makeTake(kind, seed)
    const { pcm, accentSeconds } = take.effect
    const head = Float64Array.of(accentSeconds, take.loudnessLufs)
    const parts = [head, ...pcm].map(({ buffer, byteOffset, byteLength }) =>
      Buffer.from(buffer, byteOffset, byteLength),
    )
    await writeWholeFile(file, Buffer.concat(parts))
    return take
  }
  const { buffer, byteOffset } = kept
  const [accentSeconds, loudnessLufs] = new Float64Array(
    buffer.slice(byteOffset, byteOffset + takeHeadBytes),
  ) as unknown as readonly [number, number]
  const samples = toFloats(kept.subarray(takeHeadBytes))
  const half = samples.length / 2
  const pcm = [samples.subarray(0, half), samples.subarray(half)] as const
  return { effect: { pcm, accentSeconds }, loudnessLufs }
}

/** Takes the music from the cache, or makes and keeps it. */
async function takeMusic({ music, seed }: MixTaskRequest): Promise<Music | null> {
  if (music === null) return null
  const kept = await readFile(music.file).catch(() => null)
  if (kept !== null) {
    const samples = toFloats(kept)
    const half = samples.length / 2
    return { pcm: [samples.subarray(0, half), samples.subarray(half)], sampleRate }
  }
  const pcm = 'mood' in music ? composeMusic({ ...music, seed }).pcm : await decodeOwn(music)
  const bytes = pcm.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength))
  await writeWholeFile(music.file, Buffer.concat(bytes))
  return { pcm, sampleRate }
}

async function decodeOwn({ source, durationSeconds }: OwnMusic): Promise<[Float32Array, Float32Array]> {
  const form = { channelCount: 2, sampleRate, maxSeconds: durationSeconds } as const
  const [left, right] = await decodeSound(source.file, form).catch((error: unknown) => {
    throw callByName(error, source.file, source.name)
  })
  return [left!, right!]
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
