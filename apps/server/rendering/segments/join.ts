// Puts segments and sound into one MP4 without coding anything again.

import { type FileHandle, open } from 'node:fs/promises'
import {
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  StreamTarget,
  type StreamTargetChunk,
} from 'mediabunny'
import { AppError } from '@vivify/contract/errors'
import { describeEncodeFailure } from '../encoder/errors.ts'
import { openMedia } from '../probe.ts'
import type { SegmentFile } from './render-segments.ts'
import { stampOutTimes } from './stamp-out.ts'

export interface JoinOptions {
  segments: readonly SegmentFile[]
  /** An AAC file, or null for a silent video. */
  soundPath: string | null
  fps: number
  /** Replaced when it exists. Half-written on failure: pass a temporary name. */
  outputPath: string
  signal: AbortSignal
}

/**
 * Copies the coded frames of all segments in order, each timed by its number, and the sound beside them, into an
 * MP4 whose index comes first. Memory does not grow with the length. Throws AppError `disk_full`,
 * `output_unwritable`, or `render_failed` when the segments do not fit together.
 */
export async function joinSegments(options: JoinOptions): Promise<void> {
  const { segments, soundPath, fps, outputPath, signal } = options
  signal.throwIfAborted()
  const file = await open(outputPath, 'w').catch((cause: unknown) => {
    throw describeJoinFailure(cause, outputPath)
  })
  try {
    let moov: { data: Uint8Array; position: number } | null = null
    const output = new Output({
      format: new Mp4OutputFormat({
        fastStart: 'reserve',
        onMoov: (data, position) => (moov = { data: data.slice(), position }),
      }),
      target: new StreamTarget(writeInto(file), { chunked: true, chunkSize: 1 << 20 }),
    })
    const frameCount = segments.reduce((sum, segment) => sum + segment.frameCount, 0)
    const video = new EncodedVideoPacketSource('avc')
    output.addVideoTrack(video, { frameRate: fps, maximumPacketCount: frameCount })
    const sound = soundPath === null ? null : await openSound(soundPath, output)
    await output.start()
    try {
      await Promise.all([copySegments(segments, fps, video, signal), sound?.copy(signal)])
      await output.finalize()
      if (moov !== null) await writeWithoutTimes(file, moov)
      await file.sync()
    } catch (error) {
      await output.cancel().catch(() => {})
      throw error
    } finally {
      sound?.close()
    }
  } catch (error) {
    signal.throwIfAborted()
    throw describeJoinFailure(error, outputPath)
  } finally {
    await file.close().catch(() => {})
  }
}

async function copySegments(
  segments: readonly SegmentFile[],
  fps: number,
  target: EncodedVideoPacketSource,
  signal: AbortSignal,
): Promise<void> {
  let firstFrame = 0
  let parameterSets: string | null = null
  for (const segment of segments) {
    using input = openMedia(segment.path)
    const track = await input.getPrimaryVideoTrack()
    const decoderConfig = await track?.getDecoderConfig()
    if (!track || !decoderConfig) throw unfit('A part of the video cannot be read.')
    const description = Buffer.from(decoderConfig.description as Uint8Array).toString('hex')
    // One index entry describes all frames, so all segments must come from one encoder with one setting.
    parameterSets ??= description
    if (description !== parameterSets) throw unfit('Parts of the video were coded differently.')
    let copied = 0
    for await (const packet of new EncodedPacketSink(track).packets()) {
      signal.throwIfAborted()
      const frame = firstFrame + Math.round(packet.timestamp * fps)
      await target.add(new EncodedPacket(packet.data, packet.type, frame / fps, 1 / fps), { decoderConfig })
      copied++
    }
    if (copied !== segment.frameCount) throw unfit('A part of the video is incomplete.')
    firstFrame += segment.frameCount
  }
  target.close()
}

async function openSound(path: string, output: Output) {
  const input = openMedia(path)
  const track = await input.getPrimaryAudioTrack()
  const decoderConfig = await track?.getDecoderConfig()
  if (!track || !decoderConfig) {
    input.dispose()
    throw unfit('The sound of the video cannot be read.')
  }
  const { packetCount } = await track.computePacketStats()
  const target = new EncodedAudioPacketSource('aac')
  output.addAudioTrack(target, { maximumPacketCount: packetCount })
  return {
    async copy(signal: AbortSignal): Promise<void> {
      for await (const packet of new EncodedPacketSink(track).packets()) {
        signal.throwIfAborted()
        await target.add(packet, { decoderConfig })
      }
      target.close()
    },
    close: () => input.dispose(),
  }
}

/** Positioned writes that go on until every byte is down: a nearly full disk takes part of a write silently. */
function writeInto(file: FileHandle): WritableStream<StreamTargetChunk> {
  return new WritableStream({
    write: ({ data, position }) => writeAll(file, data, position),
  })
}

async function writeAll(file: FileHandle, data: Uint8Array, position: number): Promise<void> {
  let done = 0
  while (done < data.byteLength) {
    const { bytesWritten } = await file.write(data, done, data.byteLength - done, position + done)
    done += bytesWritten
  }
}

async function writeWithoutTimes(
  file: FileHandle,
  { data, position }: { data: Uint8Array; position: number },
): Promise<void> {
  stampOutTimes(data)
  await writeAll(file, data, position)
}

function unfit(reason: string): AppError {
  return new AppError('render_failed', `${reason} Delete the segments folder and try again.`)
}

function describeJoinFailure(error: unknown, path: string): AppError {
  if (AppError.isInstance(error)) return error
  const fallback = new AppError('render_failed', 'The finished parts could not be joined. Try again.')
  return describeEncodeFailure(String(error), { fallback, cause: error, path })
}
