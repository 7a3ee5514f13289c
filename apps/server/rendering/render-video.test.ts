import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { encoderNames } from './encoder/port.ts'
import { renderVideo } from './render-video.ts'
import { allowOnly, createTemporaryFolder, hashFrames, probe } from './testing.ts'
import { buildPatternJob, createPattern, type PatternJob } from './testing-pattern.ts'

async function render(options: { job: PatternJob; folder: string; encoder: (typeof encoderNames)[number] }) {
  const outputPath = join(options.folder, 'out.mp4')
  const result = await renderVideo({
    source: createPattern(options.job),
    dataFolder: options.folder,
    maxSegmentBytes: 1e9,
    outputPath,
    encoder: allowOnly(options.encoder),
    signal: new AbortController().signal,
    onProgress: () => {},
  })
  return { outputPath, result }
}

describe.each(encoderNames)('a video rendered by %s', (encoder) => {
  test('is H.264 High and AAC, tagged BT.709, with its index first and both tracks from 0', async () => {
    await using folder = await createTemporaryFolder()
    const { outputPath } = await render({ job: buildPatternJob(), folder: folder.path, encoder })
    const { streams } = await probe(outputPath)
    expect(streams).toMatchObject([
      {
        codec_name: 'h264',
        profile: 'High',
        pix_fmt: 'yuv420p',
        width: 180,
        height: 320,
        r_frame_rate: '30/1',
        avg_frame_rate: '30/1',
        nb_frames: '60',
        start_pts: 0,
        color_range: 'tv',
        color_space: 'bt709',
        color_primaries: 'bt709',
        color_transfer: 'bt709',
      },
      {
        codec_name: 'aac',
        profile: 'LC',
        sample_rate: '48000',
        channels: 2,
        start_pts: 0,
        duration: '2.000000',
      },
    ])
    const bytes = await readFile(outputPath)
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
  })

  test('shows every frame once, in order, and starts each segment on a keyframe', async () => {
    await using folder = await createTemporaryFolder()
    const { outputPath } = await render({ job: buildPatternJob(), folder: folder.path, encoder })
    const frames = await hashFrames(outputPath)
    expect(frames.map((frame) => frame.pts)).toEqual(Array.from({ length: 60 }, (_, index) => index))
    expect(new Set(frames.map((frame) => frame.hash)).size).toBe(60)
    const packets = (await probe(outputPath)).packets.filter((packet) => packet.codec_type === 'video')
    const keyframes = packets.filter((packet) => packet.flags.startsWith('K')).map((packet) => packet.pts)
    expect(keyframes).toEqual([0, 20, 53])
    expect(packets.map((packet) => packet.dts)).toEqual(Array.from({ length: 60 }, (_, index) => index - 2))
  })

  test('keeps its segments, so that the next render draws only what changed', async () => {
    await using folder = await createTemporaryFolder()
    await render({ job: buildPatternJob(), folder: folder.path, encoder })
    const longer = buildPatternJob({ sceneFrames: [20, 33, 9] })
    const { result } = await render({ job: longer, folder: folder.path, encoder })
    expect(result).toEqual({ encoder, framesTotal: 62, framesDrawn: 9 })
    expect((await readdir(folder.path)).toSorted()).toEqual(['out.mp4', 'segments'])
    expect((await readdir(join(folder.path, 'segments'))).filter((name) => !name.endsWith('.mp4'))).toEqual(
      [],
    )
  })
})
