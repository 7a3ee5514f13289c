// Cached voices and effects, and a person's own music: decoded, repeated or cut to length, leveled and faded.

import { execFileSync } from 'node:child_process'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Project, projectSchema } from '@vivify/contract/project'
import { buildTimeline } from '@vivify/timeline/timeline'
import { createTemporaryFolder } from '../../../rendering/testing.ts'
import { describeFileAsset } from '../../../commands/file-asset.ts'
import { makeSoundtrack, planSoundtrack, type SoundtrackPlan } from './soundtrack.ts'
import { speakProject } from '../voice/speak.ts'

let folder: Awaited<ReturnType<typeof createTemporaryFolder>>
let data: string
beforeAll(async () => {
  folder = await createTemporaryFolder()
  data = path.join(folder.path, 'data')
})
afterAll(() => folder[Symbol.asyncDispose]())

/** Makes a quiet steady tone. */
function makeSong(name: string, seconds: number): string {
  const file = path.join(folder.path, name)
  execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', `sine=330:d=${seconds}`, '-ac', '2', file])
  return file
}

async function buildProject(song: string): Promise<Project> {
  return projectSchema.parse({
    version: 1,
    title: 'Quiet',
    seed: 1,
    voice: null,
    soundEffects: 'none',
    music: 'No Music',
    musicAsset: 'song',
    scenes: [
      { id: 'a', say: 'Nobody says a word in this video, and there is time to read them all twice over.' },
    ],
    assets: { song: await describeFileAsset('audio', song) },
  })
}

async function plan(project: Project): Promise<SoundtrackPlan> {
  const speech = await speakProject(project, data)
  return planSoundtrack(project, buildTimeline(project, speech.scenes, {}), speech, data)
}

/** Root mean square of both channels for each tenth of a second. */
async function readLevels(file: string): Promise<number[]> {
  const bytes = await readFile(file)
  const samples = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  const step = 9600
  return Array.from({ length: Math.floor(samples.length / step) }, (_, index) => {
    const part = samples.subarray(index * step, (index + 1) * step)
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length)
  })
}

describe('own music', () => {
  test.each([
    { what: 'shorter than the video is repeated without a gap', name: 'short.mp3', seconds: 2.5 },
    { what: 'longer than the video is cut', name: 'long.ogg', seconds: 30 },
  ])('$what, brought to -14 LUFS and faded at the end', async ({ name, seconds }) => {
    const planned = await plan(await buildProject(makeSong(name, seconds)))
    expect(planned.request.durationSeconds).toBeGreaterThan(6)
    const mixed = await makeSoundtrack(planned, data)
    expect(mixed.loudnessLufs).toBeCloseTo(-14, 0)
    expect(mixed.truePeakDbtp).toBeLessThan(-1)
    const levels = await readLevels(planned.file)
    expect(levels.length).toBe(Math.floor(planned.request.durationSeconds * 10))
    const middle = levels.slice(5, -15)
    expect(Math.min(...middle)).toBeGreaterThan(Math.max(...middle) / 3)
    expect(levels.at(-1)).toBeLessThan(Math.max(...middle) / 20)
  })

  test('is decoded once, and other music has another key', async () => {
    const song = makeSong('once.flac', 3)
    const planned = await plan(await buildProject(song))
    await makeSoundtrack(planned, data)
    await rm(song)
    await rm(planned.file)
    expect((await makeSoundtrack(planned, data)).isSilent).toBe(false)
    expect((await plan(await buildProject(makeSong('other.flac', 4)))).key).not.toBe(planned.key)
  })

  test('that can’t be decoded, or is gone, is named in the error', async () => {
    const broken = await describeFileAsset('audio', import.meta.filename)
    const project = await buildProject(makeSong('a.wav', 1))
    const unreadable = await plan({ ...project, assets: { song: { ...broken, name: 'Song.mp3' } } })
    await expect(makeSoundtrack(unreadable, data)).rejects.toMatchObject({
      code: 'asset_unreadable',
      message: expect.stringMatching(/^Can't read the sound Song\.mp3: /),
    })
    await expect(plan({ ...project, assets: {} })).rejects.toMatchObject({
      code: 'asset_missing',
      message: 'The music in this video was deleted. Choose other music.',
    })
    await expect(describeFileAsset('audio', '/nowhere/song.mp3')).rejects.toMatchObject({
      message: "Can't open /nowhere/song.mp3. Check the name and that it is a file you may read.",
    })
  })
})

describe('cached voices and effects', () => {
  const says = ['Tea is older than you think.', 'People drank it long ago.']

  async function speak(words: readonly string[], dataFolder: string): Promise<Buffer> {
    const project = projectSchema.parse({
      version: 1,
      title: 'Tea',
      seed: 1,
      voice: 'Alloy',
      scenes: words.map((say, index) => ({ id: `s${index}`, say })),
    })
    const speech = await speakProject(project, dataFolder)
    const timeline = buildTimeline(project, speech.scenes, {})
    const planned = await planSoundtrack(project, timeline, speech, dataFolder)
    await makeSoundtrack(planned, dataFolder)
    return readFile(planned.file)
  }

  async function listPrepared(dataFolder: string): Promise<string[]> {
    const names = await readdir(path.join(dataFolder, 'cache', 'speech'))
    return names.filter((name) => name.includes('.prepared-')).sort()
  }

  async function listEffects(dataFolder: string): Promise<string[]> {
    const names = await readdir(path.join(dataFolder, 'cache', 'sound'))
    return names.filter((name) => name.startsWith('effect-')).sort()
  }

  test('only a changed scene is prepared again, with the same sound as without a cache', async () => {
    const kept = path.join(folder.path, 'kept')
    await speak(says, kept)
    const before = await listPrepared(kept)
    expect(before).toHaveLength(2)
    const effects = await listEffects(kept)
    expect(effects.length).toBeGreaterThan(0)
    const changed = [says[0]!, 'People drank it ages ago.']
    const sound = await speak(changed, kept)
    const after = await listPrepared(kept)
    expect(after).toHaveLength(3)
    expect(after).toEqual(expect.arrayContaining(before))
    expect(await listEffects(kept)).toEqual(effects)
    expect(sound.equals(await speak(changed, path.join(folder.path, 'fresh')))).toBe(true)
  })
})
