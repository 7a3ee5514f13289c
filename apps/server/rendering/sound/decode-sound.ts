import type { CodecContext, Frame, SoftwareResampleContext } from 'node-av'
import { AppError } from '@vivify/contract/errors'
import {
  describeUnreadableSound,
  filmContainers,
  openSoundTrack,
  readSoundPacket,
  type SoundTrack,
} from './sound-track.ts'

export interface DecodeRequest {
  channelCount: 1 | 2
  /** Samples a second of the result. */
  sampleRate: number
  /** Sound after this time is not read. */
  maxSeconds: number
}

/** Undecodable packets in a row that are skipped before the file counts as unreadable. */
const maxBadPackets = 60

/**
 * Decodes a file's sound into one array for each channel, with the requested channel count and sample rate. Throws
 * AppError `asset_unreadable`. Memory: the result and one packet.
 */
export async function decodeSound(file: string, request: DecodeRequest): Promise<Float32Array[]> {
  const track = await openSoundTrack(file)
  const sink = createSink(request)
  try {
    for await (const frame of decodeFrames(track, file)) {
      sink.add(track, frame)
      if (sink.isFull()) break
    }
    sink.flush()
    return sink.read()
  } catch (error) {
    // The library throws its own errors when the format of the samples makes no sense.
    throw AppError.isInstance(error) ? error : describeUnreadableSound(file)
  } finally {
    sink.close()
    await track.close()
  }
}

/**
 * Decodes the sound of a film piece by piece: interleaved samples, timed from `startSeconds` of the film. Sound that
 * begins later is preceded by silence. Throws AppError `asset_unreadable`. Memory: one packet.
 */
export async function* streamSound(
  file: string,
  { startSeconds, ...request }: DecodeRequest & { startSeconds: number },
): AsyncGenerator<Float32Array> {
  const { channelCount, sampleRate, maxSeconds } = request
  const track = await openSoundTrack(file, filmContainers)
  const sink = createSink(request)
  const { stream, library } = track
  const { num, den } = stream.timeBase
  const ownStart = stream.startTime === library.AV_NOPTS_VALUE ? 0 : (Number(stream.startTime) * num) / den
  const late = Math.round(Math.min(maxSeconds, ownStart - startSeconds) * sampleRate)
  let skipped = Math.max(0, -late) * channelCount
  let left = (Math.ceil(maxSeconds * sampleRate) - Math.max(0, late)) * channelCount
  const cut = (block: Float32Array): Float32Array => {
    const start = Math.min(skipped, block.length)
    skipped -= start
    const part = block.subarray(start, start + Math.min(block.length - start, left))
    left -= part.length
    return part
  }
  try {
    for (let silent = Math.max(0, late); silent > 0; silent -= sampleRate) {
      yield new Float32Array(Math.min(silent, sampleRate) * channelCount)
    }
    for await (const frame of decodeFrames(track, file)) {
      sink.add(track, frame)
      yield* sink.take().map(cut)
      if (left <= 0) return
    }
    sink.flush()
    yield* sink.take().map(cut)
  } catch (error) {
    throw AppError.isInstance(error) ? error : describeUnreadableSound(file)
  } finally {
    sink.close()
    await track.close()
  }
}

async function* decodeFrames(track: SoundTrack, file: string): AsyncGenerator<Frame> {
  const { library } = track
  const decoder = await openDecoder(track, file)
  const packet = new library.Packet()
  packet.alloc()
  const frame = new library.Frame()
  frame.alloc()
  try {
    let badPackets = 0
    for (let hasPacket = true; hasPacket;) {
      hasPacket = await readSoundPacket(track, packet)
      const code = await decoder.sendPacket(hasPacket ? packet : null)
      badPackets = code < 0 && hasPacket ? badPackets + 1 : 0
      if (badPackets > maxBadPackets) throw describeUnreadableSound(file)
      while ((await decoder.receiveFrame(frame)) >= 0) yield frame
    }
  } finally {
    frame.free()
    packet.free()
    decoder.freeContext()
  }
}

async function openDecoder({ library, stream, codec }: SoundTrack, file: string): Promise<CodecContext> {
  const decoder = new library.CodecContext()
  decoder.allocContext3(codec)
  decoder.parametersToContext(stream.codecpar)
  // The decoder needs this to drop the padding that the encoder added at both ends.
  decoder.pktTimebase = stream.timeBase
  if ((await decoder.open2(codec)) >= 0) return decoder
  decoder.freeContext()
  throw describeUnreadableSound(file)
}

/** Collects frames in the requested format. A recording may change its own format in the middle. */
function createSink({ channelCount, sampleRate, maxSeconds }: DecodeRequest) {
  const wantedFrames = Math.ceil(maxSeconds * sampleRate)
  const blocks: Float32Array[] = []
  let frames = 0
  let resampler: SoftwareResampleContext | null = null
  let form = ''

  function convert(input: Buffer[] | null, inputFrames: number): void {
    const room = resampler!.getOutSamples(inputFrames)
    if (room <= 0) return
    const bytes = Buffer.alloc(room * channelCount * 4)
    const count = resampler!.convertSync([bytes], room, input, inputFrames)
    if (count <= 0) return
    blocks.push(new Float32Array(bytes.buffer, bytes.byteOffset, count * channelCount))
    frames += count
  }

  function flush(): void {
    if (resampler) convert(null, 0)
  }

  return {
    flush,
    isFull: () => frames >= wantedFrames,
    add({ library }: SoundTrack, frame: Frame): void {
      const layout = frame.channelLayout
      const found = `${frame.sampleRate}/${frame.format}/${layout.nbChannels}/${layout.mask}`
      if (found !== form) {
        flush()
        resampler?.free()
        resampler = new library.SoftwareResampleContext()
        const target = channelCount === 1 ? library.AV_CHANNEL_LAYOUT_MONO : library.AV_CHANNEL_LAYOUT_STEREO
        const format = frame.format as Parameters<SoftwareResampleContext['allocSetOpts2']>[4]
        resampler.allocSetOpts2(
          target,
          library.AV_SAMPLE_FMT_FLT,
          sampleRate,
          layout,
          format,
          frame.sampleRate,
        )
        library.FFmpegError.throwIfError(resampler.init(), 'resampler')
        form = found
      }
      convert(frame.extendedData, frame.nbSamples)
    },
    close: () => resampler?.free(),
    /** Takes out what was converted so far: interleaved samples. */
    take: () => blocks.splice(0),
    /** One array for each channel, at most as long as requested. */
    read(): Float32Array[] {
      return splitChannels(blocks, channelCount, Math.min(frames, wantedFrames))
    },
  }
}

function splitChannels(
  blocks: readonly Float32Array[],
  channelCount: number,
  length: number,
): Float32Array[] {
  const channels = Array.from({ length: channelCount }, () => new Float32Array(length))
  let start = 0
  for (const block of blocks) {
    const count = Math.min(block.length / channelCount, length - start)
    for (const [channel, samples] of channels.entries()) {
      for (let index = 0; index < count; index++)
        samples[start + index] = block[index * channelCount + channel]!
    }
    start += count
  }
  return channels
}
