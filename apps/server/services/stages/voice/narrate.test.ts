// Tests with a realistic recording: a compressed file with silence around the words.

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Project, type ProjectInput, projectSchema } from '@vivify/contract/project'
import { loadFliteEngine } from '@vivify/generators/node/flite'
import { buildTimeline, timelineWords } from '@vivify/timeline/timeline'
import { createTemporaryFolder } from '../../../rendering/testing.ts'
import { decodeSound } from '../../../rendering/sound/decode-sound.ts'
import { speakProject, type ProjectSpeech } from './speak.ts'

const texts = ['Coffee does not give you energy.', 'It blocks the signal that tells you that you are tired.']
const leadSeconds = 0.6

let folder: Awaited<ReturnType<typeof createTemporaryFolder>>
let recording: string
/** The time at which each word begins in the recording. */
let onsets: number[]
let speech: ProjectSpeech

beforeAll(async () => {
  folder = await createTemporaryFolder()
  const engine = await loadFliteEngine()
  const { pcm, sampleRate, words } = await engine.synthesize({ text: texts.join(' '), voice: 'Fable' })
  onsets = words.map(({ start }) => start + leadSeconds)
  const raw = path.join(folder.path, 'raw.f32')
  await writeFile(raw, new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength))
  recording = path.join(folder.path, '9c1e.m4a')
  const input = ['-f', 'f32le', '-ar', String(sampleRate), '-ac', '1', '-i', raw]
  const around = `adelay=${leadSeconds * 1000},apad=pad_dur=1`
  execFileSync('ffmpeg', ['-v', 'error', ...input, '-af', around, '-ar', '44100', recording])
  speech = await speakProject(await buildProject(), path.join(folder.path, 'data'))
})
afterAll(() => folder[Symbol.asyncDispose]())

async function buildProject(changes: Partial<ProjectInput> = {}, file = recording): Promise<Project> {
  const sha256 = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
  return projectSchema.parse({
    version: 1,
    title: 'Coffee',
    seed: 1,
    voice: null,
    scenes: texts.map((say, index) => ({ id: `s${index}`, say })),
    narration: 'mine',
    assets: { mine: { kind: 'audio', source: file, sha256, name: 'My voice.m4a' } },
    ...changes,
  })
}

async function readSamples(file: string): Promise<Float32Array> {
  const bytes = await readFile(file)
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

describe('a narration', () => {
  test('names its engine, and times half of its words within 80 ms', async () => {
    expect(speech.engine).toBe('your own voice')
    expect(speech.scenes.map(({ timing }) => timing)).toEqual(['aligned', 'aligned'])
    const words = timelineWords(buildTimeline(await buildProject(), speech.scenes, {}))
    expect(words.map(({ text }) => text)).toEqual(texts.join(' ').split(' '))
    // The video begins shortly before the first word.
    const errors = words.map(({ start }, index) => Math.abs(start - 0.15 - (onsets[index]! - onsets[0]!)))
    expect(errors.toSorted((a, b) => a - b)[errors.length >> 1]).toBeLessThan(0.08)
  })

  test('plays without gaps: each scene begins with the sample after the previous one', async () => {
    const timeline = buildTimeline(await buildProject(), speech.scenes, {})
    const parts = await Promise.all(['s0', 's1'].map((id) => readSamples(speech.utterances[id]!.file)))
    expect(parts[0]!.length / 48_000).toBeCloseTo(timeline.scenes[1]!.startFrame / 30, 4)
    const [whole] = await decodeSound(recording, { channelCount: 1, sampleRate: 48_000, maxSeconds: 60 })
    const joined = Float32Array.from([...parts[0]!, ...parts[1]!])
    // Both begin with silence, so they are compared where somebody speaks.
    const spoken = joined.subarray(14_400, 14_500)
    const at = whole!.findIndex((_, index) =>
      spoken.every((sample, offset) => sample === whole![index + offset]),
    )
    const start = at - 14_400
    expect(start / 48_000).toBeCloseTo(onsets[0]! - 0.15, 0)
    const original = whole!.slice(start, start + joined.length)
    expect(joined.every((sample, index) => sample === original[index])).toBe(true)
  })

  test('is timed once for the same recording and script', async () => {
    // The signal is aborted, so any work would fail.
    const signal = AbortSignal.abort()
    const data = path.join(folder.path, 'data')
    expect(await speakProject(await buildProject(), data, { signal })).toEqual(speech)
    const scenes = [{ id: 's0', say: 'Something else.' }]
    await expect(speakProject(await buildProject({ scenes }), data, { signal })).rejects.toMatchObject({
      code: 'cancelled',
    })
  })
})

describe('a narration is refused in a sentence', () => {
  test('when its file is missing from the document, or is a picture', async () => {
    const gone = {
      code: 'asset_missing',
      message: expect.stringMatching(/^The narration of this video was deleted\./),
    }
    const data = path.join(folder.path, 'data')
    await expect(speakProject(await buildProject({ assets: {} }), data)).rejects.toMatchObject(gone)
    const { mine } = (await buildProject()).assets
    const picture = { mine: { ...mine!, kind: 'image' as const } }
    await expect(speakProject(await buildProject({ assets: picture }), data)).rejects.toMatchObject(gone)
  })

  test('when it can’t be decoded, with the person’s name for the file', async () => {
    const broken = path.join(folder.path, '77aa.m4a')
    await writeFile(broken, 'no sound')
    const project = await buildProject({}, broken)
    await expect(speakProject(project, path.join(folder.path, 'data'))).rejects.toMatchObject({
      code: 'asset_unreadable',
      message:
        "Can't read the sound My voice.m4a: it is damaged or has no sound. Use WAV, MP3, M4A, OGG or FLAC.",
    })
  })
})
