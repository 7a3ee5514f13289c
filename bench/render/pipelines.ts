import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { listX264Parameters, videoSettings } from '../../apps/server/rendering/encoder/settings.ts'
import type { Command } from '../measure/run-command.ts'
import type { Browser } from './find-chromium.ts'
import type { Fixture } from './fixture.ts'

const runFile = promisify(execFile)

export interface Pipeline {
  name: string
  hasSound: boolean
  /** A new run that writes to `outputPath`; `folder` is an empty folder for this run only. */
  command(folder: string, outputPath: string): Command
}

/** The limit first, then ours with either encoder, then Remotion. */
export function listPipelines(options: {
  fixture: Fixture
  rawFile: string
  bundleFolder: string
  browser: Browser
}): Pipeline[] {
  const { fixture, rawFile, bundleFolder, browser } = options
  const run = (script: string, ...parameters: string[]): Command => ({
    program: process.execPath,
    parameters: [resolve(script), ...parameters],
  })
  const ours = (encoder: string): Pipeline => ({
    name: `Vivify, ${encoder === 'ffmpeg' ? 'ffmpeg process' : 'node-av in process'}`,
    hasSound: true,
    command: (folder, outputPath) =>
      run('./run-ours.ts', fixture.jobFile, fixture.soundFile, encoder, folder, outputPath),
  })
  return [
    { name: 'x264 alone', hasSound: false, command: (_, out) => encodeAlone(fixture, rawFile, out) },
    ours('ffmpeg'),
    ours('node-av'),
    {
      name: 'Remotion 4.0.527',
      hasSound: true,
      command: (_, out) => ({
        ...run('../remotion/render.ts', bundleFolder, out),
        environment: describeBrowser(browser),
      }),
    },
  ]
}

/** x264 with our settings on frames in memory: no pipeline with this encoding can be faster. */
function encodeAlone(fixture: Fixture, rawFile: string, outputPath: string): Command {
  const { width, height, fps } = fixture.job.timeline
  const { preset, profile, crf, keyframeIntervalFrames, threads } = videoSettings
  const input = `-f rawvideo -pix_fmt yuv420p -video_size ${width}x${height} -framerate ${fps} -i ${rawFile}`
  const coding = `-c:v libx264 -preset ${preset} -profile:v ${profile} -crf ${crf} -g ${keyframeIntervalFrames}`
  const rest = `-threads ${threads} -x264-params ${listX264Parameters()} -f mp4 -y ${outputPath}`
  return {
    program: 'ffmpeg',
    parameters: `-hide_banner -loglevel error ${input} -an ${coding} ${rest}`.split(' '),
  }
}

/** Writes all frames to a place that needs no disk reads: shared memory if it has room. Returns the file. */
export async function writeRawFrames(fixture: Fixture, name: string): Promise<string> {
  const { width, height } = fixture.job.timeline
  const neededBytes = fixture.frameCount * width * height * 1.5
  const memory = await statfs('/dev/shm').catch(() => null)
  const hasRoom = memory !== null && memory.bavail * memory.bsize > neededBytes * 1.5
  const rawFile = path.join(hasRoom ? '/dev/shm' : tmpdir(), name)
  await runFile(process.execPath, [resolve('./write-raw-frames.ts'), fixture.jobFile, rawFile])
  return rawFile
}

/** Installs Remotion when it is missing, and bundles the composition with the fixture's files. */
export async function prepareRemotion(fixture: Fixture, bundleFolder: string, browser: Browser) {
  const folder = resolve('../remotion')
  if (!existsSync(path.join(folder, 'node_modules', '@remotion', 'renderer'))) {
    console.log('Installing Remotion …')
    await runFile('npm', ['ci', '--ignore-scripts'], { cwd: folder, shell: process.platform === 'win32' })
  }
  await mkdir(bundleFolder, { recursive: true })
  const { stdout } = await runFile(
    process.execPath,
    [resolve('../remotion/bundle.ts'), fixture.publicFolder, bundleFolder],
    { env: { ...process.env, ...describeBrowser(browser) } },
  )
  const { bundleSeconds } = JSON.parse(stdout.trim().split('\n').at(-1)!) as { bundleSeconds: number }
  return { bundleSeconds }
}

function describeBrowser({ program, kind }: Browser): Record<string, string> {
  return { BENCH_CHROMIUM: program, BENCH_CHROMIUM_KIND: kind }
}

function resolve(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url))
}
