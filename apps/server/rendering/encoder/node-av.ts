// Encodes with FFmpeg's libraries inside this process (node-av).

import type { Encoder as AvEncoder, Frame as AvFrame, Packet as AvPacket } from 'node-av'
import { AppError } from '@vivify/contract/errors'
import { describeEncodeFailure } from './errors.ts'
import type { AudioRequest, Encoder, SegmentRequest, SegmentWriter } from './port.ts'
import { audioSettings, listX264Parameters, settingsIdentity, videoSettings } from './settings.ts'

type NodeAv = typeof import('node-av')

/** Whether npm installed node-av's binary for this machine. Loading it may still fail. */
export function isNodeAvInstalled(): boolean {
  const platform = process.platform === 'win32' ? 'win32-x64-mingw' : `${process.platform}-${process.arch}`
  try {
    return import.meta.resolve(`@seydx/node-av-${platform}/package.json`) !== ''
  } catch {
    return false
  }
}

/** Loads node-av. Returns null when it has no binary for this machine or lacks libx264 or AAC. */
export async function findNodeAv(): Promise<Encoder | null> {
  try {
    const library = await import('node-av')
    library.Log.setLevel(library.AV_LOG_ERROR)
    const needed = [library.FF_ENCODER_LIBX264, library.FF_ENCODER_AAC]
    if (needed.some((codec) => library.Codec.findEncoderByName(codec) === null)) return null
    return createNodeAvEncoder(library)
  } catch {
    return null
  }
}

function createNodeAvEncoder(library: NodeAv): Encoder {
  return {
    name: 'node-av',
    identity: `node-av-${library.getFFmpegInfo().version}-${settingsIdentity}`,
    openSegment: (request) => openSegment(library, request),
    encodeAudio: (request) => encodeAudio(library, request),
  }
}

async function openSegment(library: NodeAv, request: SegmentRequest): Promise<SegmentWriter> {
  const output = await openOutput(library, request, await createVideoEncoder(library, request))
  const frame = createVideoFrame(library, request)
  let frameNumber = 0
  let last: Promise<void> = Promise.resolve()

  async function encode(bytes: Uint8Array): Promise<void> {
    // node-av refers to these bytes instead of copying them, so they must not change until x264 has taken the frame.
    frame.fromBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    frame.pts = BigInt(frameNumber++)
    await output.encode(frame)
  }

  return {
    write(bytes) {
      last = last.then(() => encode(bytes))
      return last
    },
    async finish() {
      await last
      await output.finish()
      frame.free()
    },
    async abort() {
      await last.catch(() => {})
      await output.abort()
      frame.free()
    },
  }
}

async function encodeAudio(library: NodeAv, request: AudioRequest): Promise<void> {
  const encoder = await library.Encoder.create(library.FF_ENCODER_AAC, {
    bitrate: audioSettings.bitsPerSecond,
    options: { aac_coder: audioSettings.coder },
    configure: (context) => context.setFlags(library.AV_CODEC_FLAG_BITEXACT),
  })
  const output = await openOutput(library, request, encoder)
  let form: ReturnType<typeof createSoundForm> | null = null
  try {
    form = createSoundForm(library, request)
    for await (const samples of request.samples) await output.encodeAtOnce(form.frames(samples))
    await output.encodeAtOnce(form.rest())
    await output.finish()
  } catch (error) {
    await output.abort()
    throw error
  } finally {
    form?.free()
  }
}

/** Samples of each channel in one AAC-LC frame. */
const aacFrameSamples = 1024

/**
 * Converts interleaved samples to the encoder's format. All frames share one buffer, because the coder has read the
 * samples when its call returns. A new buffer for each of a thousand frames would take half as long as the coding.
 */
function createSoundForm(library: NodeAv, { sampleRate, channelCount }: AudioRequest) {
  const planes = new Float32Array(aacFrameSamples * 2)
  const bytes = Buffer.from(planes.buffer)
  const whole = allocateFrame(aacFrameSamples)
  let filled = 0
  let samplesDone = 0

  function allocateFrame(count: number): AvFrame {
    const frame = new library.Frame()
    frame.alloc()
    frame.nbSamples = count
    frame.format = library.AV_SAMPLE_FMT_FLTP
    frame.sampleRate = sampleRate
    frame.channelLayout = library.AV_CHANNEL_LAYOUT_STEREO
    frame.timeBase = new library.Rational(1, sampleRate)
    library.FFmpegError.throwIfError(frame.getBuffer(), 'sound frame')
    return frame
  }

  function fill(frame: AvFrame, buffer: Buffer): AvFrame {
    library.FFmpegError.throwIfError(frame.fromBuffer(buffer), 'sound frame')
    frame.pts = BigInt(samplesDone)
    samplesDone += frame.nbSamples
    return frame
  }

  return {
    /**
     * Yields a frame for each 1024 samples, valid until the next one is requested. Keeps the remaining samples for the
     * next call.
     */
    *frames(samples: Float32Array): Generator<AvFrame> {
      for (let index = 0; index < samples.length; index += channelCount) {
        planes[filled] = samples[index]!
        planes[aacFrameSamples + filled] = samples[index + channelCount - 1]!
        filled++
        if (filled < aacFrameSamples) continue
        filled = 0
        yield fill(whole, bytes)
      }
    },
    /** Yields the remaining samples as a last, shorter frame. */
    *rest(): Generator<AvFrame> {
      if (filled === 0) return
      planes.copyWithin(filled, aacFrameSamples, aacFrameSamples + filled)
      const frame = allocateFrame(filled)
      try {
        yield fill(frame, bytes.subarray(0, filled * 8))
      } finally {
        frame.free()
      }
    },
    free: () => whole.free(),
  }
}

function createVideoEncoder(
  library: NodeAv,
  { width, height, fps, maxBitsPerSecond }: SegmentRequest,
): Promise<AvEncoder> {
  const { preset, profile, crf, keyframeIntervalFrames, threads } = videoSettings
  return library.Encoder.create(library.FF_ENCODER_LIBX264, {
    gopSize: keyframeIntervalFrames,
    threadCount: threads,
    options: { preset, profile, crf, 'x264-params': listX264Parameters(maxBitsPerSecond) },
    configure(context) {
      context.width = width
      context.height = height
      context.pixelFormat = library.AV_PIX_FMT_YUV420P
      context.timeBase = new library.Rational(1, fps)
      context.framerate = new library.Rational(fps, 1)
      context.setFlags(library.AV_CODEC_FLAG_BITEXACT)
    },
  })
}

function createVideoFrame(library: NodeAv, { width, height, fps }: SegmentRequest): AvFrame {
  const frame = new library.Frame()
  frame.alloc()
  frame.format = library.AV_PIX_FMT_YUV420P
  frame.width = width
  frame.height = height
  frame.timeBase = new library.Rational(1, fps)
  frame.duration = 1n
  frame.colorRange = library.AVCOL_RANGE_MPEG
  frame.colorSpace = library.AVCOL_SPC_BT709
  frame.colorPrimaries = library.AVCOL_PRI_BT709
  frame.colorTrc = library.AVCOL_TRC_BT709
  library.FFmpegError.throwIfError(frame.allocBuffer(), 'frame')
  return frame
}

/** Connects one encoder to one MP4 file. Every failure becomes an AppError. */
async function openOutput(
  library: NodeAv,
  { outputPath, signal }: { outputPath: string; signal: AbortSignal },
  encoder: AvEncoder,
) {
  const guard = async <T>(work: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted()
    try {
      return await work()
    } catch (error) {
      signal.throwIfAborted()
      throw translate(error, outputPath)
    }
  }
  const muxer = await guard(() =>
    library.Muxer.open(outputPath, { format: 'mp4', exitOnError: true, options: { fflags: '+bitexact' } }),
  )
  const stream = muxer.addStream(encoder)

  function write(packets: readonly AvPacket[]): void {
    for (const packet of packets) {
      muxer.writePacketSync(packet, stream)
      packet.free()
    }
  }

  return {
    encode: (frame: AvFrame) =>
      guard(async () => {
        await encoder.encode(frame)
        // Writes finished packets synchronously: an await here would last until the frame being drawn is done.
        write(receiveReady(encoder))
      }),
    /**
     * Codes sound on this thread, because handing each of a thousand AAC frames to another thread takes longer.
     * Bypasses node-av's own buffer, which would drop the last, shorter frame and crashes when used like this.
     */
    encodeAtOnce: (frames: Iterable<AvFrame>) =>
      guard(async () => {
        for (const frame of frames) {
          if (!encoder.isEncoderInitialized) await encoder.encode(frame)
          else library.FFmpegError.throwIfError(encoder.getCodecContext()!.sendFrameSync(frame), 'sound')
          write(receiveReady(encoder))
        }
      }),
    finish: () =>
      guard(async () => {
        write(await encoder.encodeAll(null))
        await muxer.close()
        encoder.close()
      }),
    async abort(): Promise<void> {
      await muxer.close().catch(() => {})
      encoder.close()
    },
  }
}

/** Takes the packets that the codec has already coded, without starting more work. */
function receiveReady(encoder: AvEncoder): AvPacket[] {
  const packets: AvPacket[] = []
  for (let packet = encoder.receiveSync(); packet; packet = encoder.receiveSync()) packets.push(packet)
  return packets
}

function translate(error: unknown, path: string): AppError {
  if (AppError.isInstance(error)) return error
  const fallback = new AppError(
    'encoder_failed',
    'The video encoder failed. Try again; finished parts are kept.',
  )
  return describeEncodeFailure(String(error), { fallback, cause: error, path })
}
