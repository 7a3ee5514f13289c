import { randomBytes } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { contentHash } from '../../lib/content-cache.ts'
import { parseProject } from '@vivify/timeline/document/edit'
import { createTemporaryFolder } from '../../rendering/testing.ts'
import { markPicture } from '../../provenance/mark-picture.ts'
import { makeVideo, type MadeVideo } from './make-video.ts'

/** Makes a short silent video whose only scene shows the person's picture. */
function makeWithPicture(folder: string, picture: string): Promise<MadeVideo> {
  const project = parseProject({
    version: 1,
    title: 'One picture',
    seed: 1,
    style: 'AI Generation',
    resolution: 720,
    voice: null,
    music: 'No Music',
    soundEffects: 'none',
    scenes: [{ id: 'one', say: 'Look here.', visual: { asset: 'mine' } }],
    assets: { mine: { kind: 'image', source: picture, sha256: contentHash(picture) } },
  })
  return makeVideo({
    project,
    dataFolder: path.join(folder, 'data'),
    outputPath: path.join(folder, 'out.mp4'),
    encoder: { encoder: 'auto', ffmpegProgram: 'ffmpeg' },
  })
}

describe('a person’s own picture', () => {
  test('is shown, and no painter is named', async () => {
    await using folder = await createTemporaryFolder()
    const picture = path.join(folder.path, 'mine.png')
    const mark = { digitalSourceType: 'trainedAlgorithmicMedia', madeWith: 'A test', aiSystem: null } as const
    await writeFile(picture, markPicture(await createCanvas(90, 160).encode('png'), 'png', mark))
    const made = await makeWithPicture(folder.path, picture)
    expect(made.engines).toMatchObject({ pictures: 'own media', voice: 'none', music: 'none' })
    expect(made.loudnessLufs).toBeNull()
    // The picture states that a model made it, so the video's files state that too.
    expect(made.digitalSourceType).toBe('compositeWithTrainedAlgorithmicMedia')
    for (const ending of ['mp4', 'jpg']) {
      const bytes = await readFile(path.join(folder.path, `out.${ending}`))
      expect(bytes.toString('latin1')).toContain('digitalsourcetype/compositeWithTrainedAlgorithmicMedia')
    }
  })

  test.each([
    { name: 'zero bytes', content: new Uint8Array() },
    { name: 'bytes that are no picture', content: randomBytes(4000) },
    { name: 'no file at all', content: null },
  ])('with $name is refused by name, and no video is started', async ({ content }) => {
    await using folder = await createTemporaryFolder()
    const picture = path.join(folder.path, 'mine.png')
    if (content) await writeFile(picture, content)
    await expect(makeWithPicture(folder.path, picture)).rejects.toMatchObject({
      code: 'asset_unreadable',
      message: expect.stringMatching(/^Can't read the picture .*mine\.png\. Choose another one\.$/),
    })
    expect((await readdir(folder.path)).filter((file) => file.startsWith('out'))).toEqual([])
  })
})
