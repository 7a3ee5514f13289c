// Joins segments and sound into one MP4 without coding anything again.

import { open, readFile } from 'node:fs/promises'
import {
  ALL_FORMATS,
  BufferSource,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Mp4OutputFormat,
  Output,
  StreamTarget,
} from 'mediabunny'
import { AppError } from '@vivify/contract/errors'
import { openMedia } from '../media/probe.ts'
import type { SegmentFile } from './render-segments.ts'
import { describeJoinFailure, writeInto, writeWithoutTimes } from './mp4-file.ts'

export interface JoinOptions {
  /** Segments that are still being coded are awaited when their turn comes. */
  segments: readonly SegmentFile[]
  /** An AAC file, or null for a silent video. It must be complete before the call. */
  soundPath: string | null
  fps: number
  /** Replaced when it exists. Half-written after a failure, so pass a temporary name. */
  outputPath: string
  signal: AbortSignal
}

/**
 * Copies the coded frames of all segments in order, timed by frame number, together with the sound into an MP4 whose
 * index comes first. Sound is always placed right before the pictures that it plays with, so that equal parts give
 * equal files. Memory does not grow with the length. Throws AppError `disk_full`, `output_unwritable`, or
 * `render_failed` when the segments do not fit together.
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
      for await (const { packet, decoderConfig } of readSegments(segments, fps)) {
        signal.throwIfAborted()
        await sound?.copyUntil(packet.timestamp)
        await video.add(packet, { decoderConfig })
      }
      await sound?.copyUntil(Infinity)
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

async function* readSegments(
  segments: readonly SegmentFile[],
  fps: number,
): AsyncGenerator<{ packet: EncodedPacket; decoderConfig: VideoDecoderConfig }> {
  let firstFrame = 0
  let parameterSets: string | null = null
  for (const segment of segments) {
    // A segment is a second or two of video. Reading it whole takes a third of the time.
    const bytes = await readFile(await segment.path)
    using input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS })
    const track = await input.getPrimaryVideoTrack()
    const decoderConfig = await track?.getDecoderConfig()
    if (!track || !decoderConfig) throw unfit('A part of the video cannot be read.')
    const description = Buffer.from(decoderConfig.description as Uint8Array).toString('hex')
    // One index entry describes all frames, so all segments must come from one encoder with one setting.
    parameterSets ??= description
    if (description !== parameterSets) throw unfit('Parts of the video were coded differently.')
    let copied = 0
    for await (const packet of new EncodedPacketSink(track).packets()) {
      const frame = firstFrame + Math.round(packet.timestamp * fps)
      yield { packet: new EncodedPacket(packet.data, packet.type, frame / fps, 1 / fps), decoderConfig }
      copied++
    }
    if (copied !== segment.frameCount) throw unfit('A part of the video is incomplete.')
    firstFrame += segment.frameCount
  }
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
  const packets = new EncodedPacketSink(track).packets()
  let next = await packets.next()
  return {
    /** Copies the packets that start up to this time. */
    async copyUntil(seconds: number): Promise<void> {
      for (; !next.done && next.value.timestamp <= seconds; next = await packets.next()) {
        await target.add(next.value, { decoderConfig })
      }
    },
    close: () => input.dispose(),
  }
}

function unfit(reason: string): AppError {
  return new AppError('render_failed', `${reason} Delete the segments folder and try again.`)
}
