// Encodes with an ffmpeg process that reads raw frames on its standard input.

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'
import { AppError } from '@vivify/contract/errors'
import { childEnvironment } from '../../processes/child-environment.ts'
import { describeEncodeFailure } from './errors.ts'
import type { AudioRequest, Encoder, SegmentRequest, SegmentWriter } from './port.ts'
import { audioSettings, listX264Parameters, settingsIdentity, videoSettings } from './settings.ts'

/**
 * Looks for a usable ffmpeg: a program that starts and has libx264 and AAC. Returns null when there is none, so that
 * the caller can try the next encoder.
 */
export async function findFfmpeg(program: string): Promise<Encoder | null> {
  try {
    const { stdout, stderr } = await promisify(execFile)(program, ['-encoders'], { timeout: 10_000 })
    if (!/^ V\S* libx264 /m.test(stdout) || !/^ A\S* aac /m.test(stdout)) return null
    const version = /^ffmpeg version (\S+)/m.exec(stderr)?.[1] ?? 'unknown'
    return createFfmpegEncoder(program, version)
  } catch {
    return null
  }
}

function createFfmpegEncoder(program: string, version: string): Encoder {
  return {
    name: 'ffmpeg',
    identity: `ffmpeg-${version}-${settingsIdentity}`,
    openSegment: async (request) => openSegment(program, request),
    encodeAudio: (request) => encodeAudio(program, request),
  }
}

function openSegment(program: string, request: SegmentRequest): SegmentWriter {
  const parameters = [...listVideoArguments(request), request.outputPath]
  const run = startFfmpeg(program, parameters, request)
  return { write: run.write, finish: run.finish, abort: run.abort }
}

async function encodeAudio(program: string, request: AudioRequest): Promise<void> {
  const parameters = [...listAudioArguments(request), request.outputPath]
  const run = startFfmpeg(program, parameters, request)
  try {
    for await (const chunk of request.samples) {
      await run.write(new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength))
    }
    await run.finish()
  } catch (error) {
    await run.abort()
    throw error
  }
}

function listVideoArguments({ width, height, fps, maxBitsPerSecond }: SegmentRequest): string[] {
  const { preset, profile, crf, keyframeIntervalFrames, threads } = videoSettings
  const input = `-f rawvideo -pix_fmt yuv420p -video_size ${width}x${height} -framerate ${fps} -i pipe:0 -an`
  const coding = `-c:v libx264 -preset ${preset} -profile:v ${profile} -crf ${crf} -g ${keyframeIntervalFrames}`
  const color = '-color_range tv -colorspace bt709 -color_primaries bt709 -color_trc bt709'
  const detail = `-threads ${threads} -x264-params ${listX264Parameters(maxBitsPerSecond)}`
  return `${input} ${coding} ${detail} ${color} ${containerArguments}`.split(' ')
}

function listAudioArguments({ sampleRate, channelCount }: AudioRequest): string[] {
  const input = `-f f32le -ar ${sampleRate} -ac ${channelCount} -i pipe:0 -vn`
  const coding = `-c:a aac -aac_coder ${audioSettings.coder} -b:a ${audioSettings.bitsPerSecond} -ar ${audioSettings.sampleRate} -ac 2`
  return `${input} ${coding} ${containerArguments}`.split(' ')
}

const containerArguments = '-flags +bitexact -fflags +bitexact -f mp4 -y'

/** How much of standard error is kept. ffmpeg says at the end why it stopped. */
const keptErrorCharacters = 8000

function startFfmpeg(
  program: string,
  parameters: string[],
  options: { outputPath: string; signal: AbortSignal },
) {
  const { outputPath, signal } = options
  signal.throwIfAborted()
  // The render process's memory settings suit its own large blocks. Without them ffmpeg is 4 % faster.
  const { GLIBC_TUNABLES: _ours, ...env } = childEnvironment(process.env)
  const child = spawn(program, ['-hide_banner', '-loglevel', 'error', ...parameters], {
    // ffmpeg keeps our standard error open. So whoever waits for this process to close also waits for ffmpeg, which may
    // still be writing after this process was killed.
    stdio: ['pipe', 'ignore', 'pipe', process.stderr.fd],
    windowsHide: true,
    env,
  })
  const input = child.stdin!
  let said = ''
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-keptErrorCharacters)
  })
  // A broken pipe is only a consequence; the exit of the process gives the reason.
  input.on('error', () => {})
  const ended = waitForEnd(child, () => said, outputPath)
  ended.catch(() => {})
  const kill = () => child.kill('SIGKILL')
  signal.addEventListener('abort', kill, { once: true })
  void ended.catch(() => {}).finally(() => signal.removeEventListener('abort', kill))

  async function failWithEnd(): Promise<never> {
    signal.throwIfAborted()
    await ended
    throw new AppError('encoder_failed', 'ffmpeg stopped before the video was complete. Try again.')
  }

  return {
    async write(bytes: Uint8Array): Promise<void> {
      const failure = await new Promise<Error | null | undefined>((resolve) => input.write(bytes, resolve))
      if (failure) await failWithEnd()
    },
    async finish(): Promise<void> {
      input.end()
      try {
        await ended
      } catch (error) {
        signal.throwIfAborted()
        throw error
      }
    },
    async abort(): Promise<void> {
      kill()
      await ended.catch(() => {})
    },
  }
}

function waitForEnd(child: ChildProcess, readSaid: () => string, outputPath: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', (cause) => {
      reject(
        new AppError('encoder_failed', 'ffmpeg could not be started. Check the program in FFMPEG_PATH.', {
          cause,
        }),
      )
    })
    child.once('close', (exitCode, killedBy) => {
      const said = readSaid()
      if (exitCode === 0) return resolve()
      const how = killedBy === null ? `ended with code ${exitCode}` : `was stopped by ${killedBy}`
      const fallback = new AppError(
        'encoder_failed',
        `The video encoder (ffmpeg) ${how}. Try again; finished parts are kept.`,
        { details: { exitCode, killedBy } },
      )
      reject(describeEncodeFailure(said, { fallback, path: outputPath }))
    })
  })
}
