import { AppError } from '@vivify/contract/errors'
import { findFfmpeg } from './ffmpeg.ts'
import { findNodeAv, isNodeAvInstalled } from './node-av.ts'
import type { Encoder, EncoderName } from './port.ts'

export interface EncoderOptions {
  /** `auto` prefers node-av, which needs no process for each segment, and falls back to an ffmpeg program. */
  encoder: EncoderName | 'auto'
  /** The ffmpeg program: a name looked up on the PATH or a path. */
  ffmpegProgram: string
}

/** Finds the encoder to use. Throws AppError `encoder_missing` when this machine has none. */
export async function chooseEncoder(options: EncoderOptions): Promise<Encoder> {
  const order: EncoderName[] = options.encoder === 'auto' ? ['node-av', 'ffmpeg'] : [options.encoder]
  for (const name of order) {
    const encoder = name === 'ffmpeg' ? await findFfmpeg(options.ffmpegProgram) : await findNodeAv()
    if (encoder !== null) return encoder
  }
  throw new AppError('encoder_missing', describeMissing(options))
}

/** Throws AppError `encoder_missing` when this machine certainly has none. Does not load node-av into this process. */
export async function requireEncoder(options: EncoderOptions): Promise<void> {
  if (options.encoder !== 'ffmpeg' && isNodeAvInstalled()) return
  if (options.encoder !== 'node-av' && (await findFfmpeg(options.ffmpegProgram)) !== null) return
  throw new AppError('encoder_missing', describeMissing(options))
}

/** Says in a sentence which encoder is ready, or what to do when there is none. */
export async function describeEncoder(
  options: EncoderOptions,
): Promise<
  { status: 'ready'; name: EncoderName; sentence: string } | { status: 'unsupported'; sentence: string }
> {
  try {
    const { name } = await chooseEncoder(options)
    const which = name === 'ffmpeg' ? 'the ffmpeg program' : 'the bundled FFmpeg libraries'
    return { status: 'ready', name, sentence: `Ready: videos are encoded by ${which}.` }
  } catch (error) {
    if (!AppError.isInstance(error)) throw error
    return { status: 'unsupported', sentence: error.message }
  }
}

function describeMissing({ encoder, ffmpegProgram }: EncoderOptions): string {
  const missing =
    encoder === 'auto'
      ? 'No video encoder was found'
      : `The video encoder ${encoder} was not found on this machine`
  const where = ffmpegProgram === 'ffmpeg' ? '' : ` (looked for ${ffmpegProgram})`
  return `${missing}${where}. Install ffmpeg with libx264, or set FFMPEG_PATH to it.`
}
