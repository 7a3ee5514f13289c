import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createHash } from 'node:crypto'
import * as messages from '@vivify/contract/messages'
import { type Project, type ProjectInput, projectSchema } from '@vivify/contract/project'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTemporaryFolder } from '../../../rendering/testing.ts'
import { assignClips, chooseClips } from './clips.ts'
import { describeClip } from './describe-clip.ts'

let root: Awaited<ReturnType<typeof createTemporaryFolder>>
let sources: { small: string; large: string }

function makeClip(name: string, size: string): string {
  const file = path.join(root.path, name)
  const input = ['-f', 'lavfi', '-i', `testsrc2=s=${size}:r=10:d=1`]
  const coding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '2', '-pix_fmt', 'yuv420p']
  execFileSync('ffmpeg', ['-v', 'error', ...input, ...coding, '-movflags', 'faststart', file])
  return file
}

/** Creates a folder with copies of a clip under these names. */
async function fillFolder(name: string, files: Record<string, 'small' | 'large' | string>): Promise<string> {
  const folder = path.join(root.path, name)
  await mkdir(folder)
  for (const [file, content] of Object.entries(files)) {
    const bytes = content in sources ? await readFile(sources[content as 'small' | 'large']) : content
    await writeFile(path.join(folder, file), bytes)
  }
  return folder
}

function buildProject(changes: Partial<ProjectInput> = {}): Project {
  return projectSchema.parse({
    version: 1,
    title: 'Mornings',
    seed: 1,
    style: 'Stock Footage',
    scenes: ['Wake up.', 'Bake bread.', 'Walk to the river.'].map((say, index) => ({ id: `s${index}`, say })),
    ...changes,
  })
}

beforeAll(async () => {
  root = await createTemporaryFolder()
  sources = { small: makeClip('small.mp4', '160x90'), large: makeClip('large.mp4', '720x1280') }
})
afterAll(() => root[Symbol.asyncDispose]())

describe('a clip described before', () => {
  test('is read again only when its file has changed', async () => {
    const folder = await fillFolder('kept', { 'a.mp4': 'large' })
    const dataFolder = path.join(root.path, 'data')
    const options = { dataFolder }
    const clip = { file: path.join(folder, 'a.mp4'), name: 'a.mp4' }
    const first = await describeClip(clip, options)
    const [kept] = await readdir(path.join(dataFolder, 'cache', 'clips'))
    const keptFile = path.join(dataFolder, 'cache', 'clips', kept!)
    await writeFile(keptFile, JSON.stringify({ ...first, width: 721 }))
    expect(await describeClip(clip, options)).toEqual({ ...first, width: 721 })

    await writeFile(clip.file, await readFile(sources.small))
    expect(await describeClip(clip, options)).toMatchObject({ width: 160, height: 90 })
    await writeFile(keptFile, 'no JSON')
    await rm(clip.file)
    await expect(describeClip(clip, options)).rejects.toMatchObject({ code: 'asset_missing' })
  })
})

describe('clips of a folder', () => {
  test('are assigned to scenes with their facts and a hash of their content', async () => {
    const folder = await fillFolder('good', { 'river.mp4': 'large', 'a.mp4': 'large', 'bread.MP4': 'large' })
    const { assigned, warnings } = await assignClips(buildProject(), folder)
    const key = createHash('sha256')
      .update(await readFile(sources.large))
      .digest('hex')
    const facts = { key, width: 720, height: 1280, durationSeconds: 1 }
    expect(Object.fromEntries(assigned)).toEqual({
      s0: { ...facts, name: 'a.mp4', file: path.join(folder, 'a.mp4') },
      s1: { ...facts, name: 'bread.MP4', file: path.join(folder, 'bread.MP4') },
      s2: { ...facts, name: 'river.mp4', file: path.join(folder, 'river.mp4') },
    })
    expect(warnings).toEqual([])
  })

  test('are in natural order: clip 2 comes before clip 10', async () => {
    const folder = await fillFolder('counted', { 'clip 10.mp4': 'large', 'clip 2.mp4': 'large' })
    const { assigned } = await assignClips(buildProject(), folder)
    expect([...assigned.values()].map(({ file }) => path.basename(file))).toEqual([
      'clip 2.mp4',
      'clip 10.mp4',
      'clip 2.mp4',
    ])
  })

  test('with few pixels are used with a warning; pictures are listed as left out', async () => {
    const folder = await fillFolder('soft', { 'soft.mp4': 'small', 'photo.jpg': 'x', 'notes.txt': 'x' })
    const { assigned, warnings } = await assignClips(buildProject(), folder)
    expect(assigned.size).toBe(3)
    expect(warnings).toEqual([
      'Pictures in the clips folder were skipped because only videos are used: photo.jpg.',
      'soft.mp4 has only 160 × 90 pixels, so it will look soft. Use 720 or more.',
    ])
  })

  test('go to scenes that show footage; in other styles only to those that request it', async () => {
    const folder = await fillFolder('style', { 'a.mp4': 'large' })
    const scenes = [
      { id: 's0', say: 'One.' },
      { id: 's1', say: 'Two.', visual: { kind: 'footage' as const } },
    ]
    const mixed = await assignClips(buildProject({ style: 'Kinetic Text', scenes }), folder)
    expect([...mixed.assigned.keys()]).toEqual(['s1'])
    const none = await assignClips(buildProject({ style: 'Kinetic Text' }), folder)
    expect(none.assigned.size).toBe(0)
    expect(none.warnings).toEqual([
      'The clips were not used because the style Kinetic Text does not show clips. Choose --style "Stock Footage".',
    ])
  })

  test('are not read if no scene needs them', async () => {
    const folder = await fillFolder('spare', { 'a.mp4': 'large', 'b.mp4': 'broken' })
    const { assigned } = await assignClips(buildProject({ scenes: [{ id: 's0', say: 'One.' }] }), folder)
    expect(assigned.get('s0')?.file).toBe(path.join(folder, 'a.mp4'))
  })
})

describe('without a folder', () => {
  test('stock footage is painted with a warning; other styles have no warning', async () => {
    expect(await assignClips(buildProject(), undefined)).toEqual({
      assigned: new Map(),
      bookends: new Map(),
      warnings: [messages.videoGenerator.clipsMissing],
    })
    const { warnings } = await assignClips(buildProject(), undefined, { noClipsSentence: 'Give --clips.' })
    expect(warnings).toEqual(['Give --clips.'])
    const plain = await assignClips(buildProject({ style: 'AI Generation' }), undefined)
    expect(plain).toEqual({ assigned: new Map(), bookends: new Map(), warnings: [] })
  })

  test('a clip chosen for a scene is shown there', async () => {
    const scenes = [
      { id: 's0', say: 'One.' },
      { id: 's1', say: 'Two.', visual: { asset: 'mine' } },
    ]
    const mine = { kind: 'clip' as const, source: sources.large, sha256: '0'.repeat(64) }
    const project = buildProject({ style: 'AI Generation', scenes, assets: { mine } })
    const { assigned, warnings } = await assignClips(project, undefined)
    expect([...assigned].map(([scene, { file }]) => [scene, file])).toEqual([['s1', sources.large]])
    expect(warnings).toEqual([])
  })
})

describe('clips in the document that were chosen for no scene', () => {
  const clip = (name: string) => ({
    kind: 'clip' as const,
    source: sources.large,
    sha256: '0'.repeat(64),
    name,
  })

  test('go to the scenes that mention their names, the rest in the order of the names', async () => {
    const assets = {
      x: clip('zebra.mp4'),
      y: clip('River walk.mp4'),
      z: clip('clip 2.mp4'),
      mine: clip('a.mp4'),
    }
    const scenes = [
      { id: 's0', say: 'Wake up.' },
      { id: 's1', say: 'Walk to the river.' },
      { id: 's2', say: 'Look.', visual: { asset: 'mine' } },
      { id: 's3', say: 'Words only.', visual: { kind: 'kinetic' as const } },
      { id: 's4', say: 'Sleep.' },
    ]
    const project = buildProject({ scenes, assets })
    expect(Object.fromEntries(await chooseClips(project))).toEqual({ s0: 'z', s1: 'y', s2: 'mine', s4: 'x' })
    const { assigned, warnings } = await assignClips(project, undefined)
    expect(assigned.get('s1')).toMatchObject({ width: 720, durationSeconds: 1 })
    expect(warnings).toEqual([])
    const reordered = buildProject({ scenes, assets: Object.fromEntries(Object.entries(assets).reverse()) })
    expect(Object.fromEntries(await chooseClips(reordered))).toEqual(
      Object.fromEntries(await chooseClips(project)),
    )
  })

  test('are ignored by styles that show no footage', async () => {
    const project = buildProject({ style: 'AI Generation', assets: { x: clip('river.mp4') } })
    expect((await chooseClips(project)).size).toBe(0)
  })

  test('are named in the error when they can’t be read', async () => {
    const stored = path.join(root.path, '6f1c.mp4')
    await writeFile(stored, 'hello')
    const assets = { x: { ...clip('My holiday.mp4'), source: stored } }
    await expect(assignClips(buildProject({ assets }), undefined)).rejects.toMatchObject({
      code: 'asset_unreadable',
      message:
        "Can't read the clip My holiday.mp4: it is damaged or not a video. Remove it or export it again.",
    })
  })

  test('are not read after the work is canceled', async () => {
    const project = buildProject({ assets: { x: clip('river.mp4') } })
    const signal = AbortSignal.abort(new Error('Stop.'))
    await expect(assignClips(project, undefined, { signal })).rejects.toThrow('Stop.')
  })
})

describe('an unusable clip or folder gives one sentence', () => {
  const project = buildProject()

  test('for a path that is missing, not a folder, or a folder without videos', async () => {
    const missing = path.join(root.path, 'nowhere')
    await expect(assignClips(project, missing)).rejects.toMatchObject({
      code: 'asset_missing',
      message: `Can't open the clips folder ${missing}. Check its name and that it is a folder you may read.`,
    })
    await expect(assignClips(project, sources.small)).rejects.toMatchObject({ code: 'asset_missing' })
    const empty = await fillFolder('empty', { 'notes.txt': 'x' })
    await expect(assignClips(project, empty)).rejects.toMatchObject({
      code: 'asset_missing',
      message: expect.stringMatching(/^There are no videos in .*empty\. Put \.mp4, /),
    })
  })

  test.each([
    {
      what: 'of zero bytes',
      content: '',
      message: 'The clip a.mp4 is empty (0 bytes). Remove it or copy it again.',
    },
    {
      what: 'no video',
      content: 'hello',
      message: "Can't read the clip a.mp4: it is damaged or not a video. Remove it or export it again.",
    },
    {
      what: 'a playlist of other files',
      content: '#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n../large.mp4\n#EXT-X-ENDLIST\n',
      message: "Can't read the clip a.mp4: it is damaged or not a video. Remove it or export it again.",
    },
  ])('for a file that is $what', async ({ what, content, message }) => {
    const folder = await fillFolder(what, { 'a.mp4': content })
    await expect(assignClips(project, folder)).rejects.toMatchObject({ code: 'asset_unreadable', message })
  })

  test('for a file that is cut off', async () => {
    const folder = await fillFolder('cut', { 'a.mp4': 'large' })
    const { byteLength } = await readFile(sources.large)
    await truncate(path.join(folder, 'a.mp4'), Math.round(byteLength * 0.6))
    await expect(assignClips(project, folder)).rejects.toMatchObject({
      code: 'asset_unreadable',
      message: 'The clip a.mp4 is cut off before its end. Copy or export it again.',
    })
  })

  test('for sound without pictures', async () => {
    const folder = await fillFolder('sound', {})
    const file = path.join(folder, 'song.mp4')
    execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', 'sine=d=1', file])
    await expect(assignClips(project, folder)).rejects.toMatchObject({ code: 'asset_unreadable' })
  })
})
