import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@vivify/contract/errors'
import { describe, expect, test, vi } from 'vitest'
import { renderVideo } from '../render-video.ts'
import { allowOnly, createTemporaryFolder } from '../testing.ts'
import { buildPatternJob, createPattern } from '../testing-pattern.ts'
import { chooseEncoder, describeEncoder, requireEncoder, type EncoderOptions } from './choose.ts'
import { encoderNames } from './port.ts'

const noStop = new AbortController().signal

async function render(options: {
  folder: string
  outputPath: string
  encoder: EncoderOptions
  width?: number
  height?: number
}) {
  const width = options.width ?? 96
  const job = buildPatternJob({
    width,
    height: options.height ?? width,
    sceneFrames: [8, 40],
    hasSound: true,
  })
  return renderVideo({
    ...options,
    source: createPattern(job),
    dataFolder: options.folder,
    maxSegmentBytes: 1e9,
    signal: noStop,
    onProgress: () => {},
  })
}

/**
 * Writes an ffmpeg that works for sound and short segments, but is killed during any segment of more than 10 frames.
 */
async function writeDyingFfmpeg(folder: string): Promise<string> {
  const program = join(folder, 'dying-ffmpeg')
  const tenFramesBytes = 96 * 96 * 1.5 * 10
  const script = `#!/bin/sh
case "$*" in *-encoders*|*f32le*) exec ffmpeg "$@" ;; esac
head -c ${tenFramesBytes} > "${folder}/input-$$"
if [ $(wc -c < "${folder}/input-$$") -lt ${tenFramesBytes} ]; then exec ffmpeg "$@" < "${folder}/input-$$"; fi
kill -9 $$
`
  await writeFile(program, script)
  await chmod(program, 0o755)
  return program
}

describe('choosing an encoder', () => {
  test('prefers the installed libraries, with or without an ffmpeg program', async () => {
    for (const ffmpegProgram of ['ffmpeg', '/absent/ffmpeg']) {
      expect((await chooseEncoder({ encoder: 'auto', ffmpegProgram })).name).toBe('node-av')
      await requireEncoder({ encoder: 'auto', ffmpegProgram })
    }
    await requireEncoder({ encoder: 'ffmpeg', ffmpegProgram: 'ffmpeg' })
    await expect(requireEncoder({ encoder: 'ffmpeg', ffmpegProgram: '/absent' })).rejects.toThrow('ffmpeg')
  })

  test('says what to do when no encoder is installed', async () => {
    const options: EncoderOptions = { encoder: 'ffmpeg', ffmpegProgram: '/absent/ffmpeg' }
    await expect(chooseEncoder(options)).rejects.toMatchObject({ code: 'encoder_missing' })
    const status = await describeEncoder(options)
    expect(status.status).toBe('unsupported')
    expect(status.sentence).toContain('/absent/ffmpeg')
    expect(status.sentence).toContain('FFMPEG_PATH')
  })

  test('rejects a program that is not ffmpeg', async () => {
    await expect(chooseEncoder({ encoder: 'ffmpeg', ffmpegProgram: 'true' })).rejects.toBeInstanceOf(AppError)
  })

  test('says which encoder is ready', async () => {
    expect(await describeEncoder(allowOnly('node-av'))).toMatchObject({ status: 'ready', name: 'node-av' })
  })
})

test('an encoder killed in the middle gives one sentence, and finished segments are kept', async () => {
  await using folder = await createTemporaryFolder()
  const ffmpegProgram = await writeDyingFfmpeg(folder.path)
  const options = { folder: folder.path, outputPath: join(folder.path, 'out.mp4') }
  await expect(render({ ...options, encoder: { encoder: 'ffmpeg', ffmpegProgram } })).rejects.toMatchObject({
    code: 'encoder_failed',
    details: { killedBy: 'SIGKILL' },
  })
  expect(
    (await readdir(folder.path, { recursive: true })).filter((name) => /partial|out/.test(name)),
  ).toEqual([])
  const { framesDrawn } = await render({ ...options, encoder: allowOnly('ffmpeg') })
  expect(framesDrawn).toBe(40)
})

// 1080 pixels are 67.5 macroblocks a row. With such rows, x264 with AVX-512 reads uninitialized memory.
test('the same frames are coded to the same bytes whatever the memory contained before', async () => {
  const coded = new Set<string>()
  for (const filling of ['0', '85', '170']) {
    await using folder = await createTemporaryFolder()
    vi.stubEnv('MALLOC_PERTURB_', filling)
    const outputPath = join(folder.path, 'out.mp4')
    await render({
      folder: folder.path,
      outputPath,
      encoder: allowOnly('ffmpeg'),
      width: 1080,
      height: 240,
    })
    coded.add(
      createHash('sha256')
        .update(await readFile(outputPath))
        .digest('hex'),
    )
  }
  vi.unstubAllEnvs()
  expect(coded.size).toBe(1)
})

/** Mounts a file system of a given size. */
function mountSmallDisk(folder: string, kilobytes: number): Disposable {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder])
  return { [Symbol.dispose]: () => execFileSync('umount', ['-l', folder]) }
}

const canMount = process.platform === 'linux' && process.getuid?.() === 0

// Skipped where this user may not mount file systems.
describe.skipIf(!canMount).each(encoderNames)('a full disk under %s', (encoder) => {
  test.each([
    { where: 'the segments', disk: 'data' },
    { where: 'the output', disk: 'out' },
  ])('holding $where is one sentence and leaves nothing half-written', async ({ disk }) => {
    await using folder = await createTemporaryFolder()
    for (const name of ['data', 'out']) await mkdir(join(folder.path, name))
    using _disk = mountSmallDisk(join(folder.path, disk), 32)
    const outputPath = join(folder.path, 'out', 'out.mp4')
    const options = { folder: join(folder.path, 'data'), outputPath, encoder: allowOnly(encoder), width: 320 }
    await expect(render(options)).rejects.toMatchObject({ code: 'disk_full' })
    expect(
      (await readdir(folder.path, { recursive: true })).filter((name) => /partial|out\.mp4/.test(name)),
    ).toEqual([])
  })
})
