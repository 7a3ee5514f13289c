// Puts the coded pictures and sound of a video into an MP4, as they are. Runs in a process of its own.

import { open } from 'node:fs/promises'
import path from 'node:path'
import {
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  StreamTarget,
  type EncodedPacket,
  type InputAudioTrack,
  type InputVideoTrack,
} from 'mediabunny'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { openMedia } from './media/probe.ts'
import { describeJoinFailure, writeInto, writeWithoutTimes } from './segments/mp4-file.ts'

export interface RepackOptions {
  /** An MP4, MOV or Matroska file with H.264, and AAC if it has sound. */
  input: string
  outputPath: string
  signal: AbortSignal
}

/**
 * Copies packets into an MP4 whose index comes first. The same file gives the same bytes. Throws AppError
 * `asset_unreadable` for a file with anything else in it, `disk_full`, `output_unwritable` or `render_failed`. Memory:
 * one packet, and a few bytes for each.
 */
export async function repackVideo({ input, outputPath, signal }: RepackOptions): Promise<void> {
  using source = openMedia(input)
  const pictures = await openTracks(() => source.getPrimaryVideoTrack())
  const sound = await openTracks(() => source.getPrimaryAudioTrack())
  if (pictures?.codec !== 'avc' || (sound !== null && sound.codec !== 'aac')) throw unreadable(input)
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
    await copyPackets(output, { pictures, sound, signal })
    if (moov !== null) await writeWithoutTimes(file, moov)
    await file.sync()
  } catch (error) {
    signal.throwIfAborted()
    throw describeJoinFailure(error, outputPath)
  } finally {
    await file.close().catch(() => {})
  }
}

interface Copied {
  pictures: InputVideoTrack
  sound: InputAudioTrack | null
  signal: AbortSignal
}

async function copyPackets(output: Output, { pictures, sound, signal }: Copied): Promise<void> {
  const decoderConfig = await pictures.getDecoderConfig()
  const start = await pictures.getFirstTimestamp()
  const { packetCount } = await pictures.computePacketStats()
  const target = new EncodedVideoPacketSource('avc')
  output.addVideoTrack(target, { rotation: pictures.rotation, maximumPacketCount: packetCount })
  const copySound = sound === null ? null : await prepareSound(output, sound, start)
  try {
    await output.start()
    for await (const packet of new EncodedPacketSink(pictures).packets()) {
      signal.throwIfAborted()
      const timestamp = Math.max(0, packet.timestamp - start)
      await copySound?.(timestamp)
      await target.add(packet.clone({ timestamp }), decoderConfig ? { decoderConfig } : {})
    }
    await copySound?.(Infinity)
    await output.finalize()
  } catch (error) {
    await output.cancel().catch(() => {})
    throw error
  }
}

/** Returns a function that copies the sound which plays up to a time. Sound from before the pictures is left out. */
async function prepareSound(output: Output, track: InputAudioTrack, start: number) {
  const decoderConfig = await track.getDecoderConfig()
  const { packetCount } = await track.computePacketStats()
  const target = new EncodedAudioPacketSource('aac')
  output.addAudioTrack(target, { maximumPacketCount: packetCount })
  const packets: AsyncGenerator<EncodedPacket> = new EncodedPacketSink(track).packets()
  let next = await packets.next()
  return async (seconds: number): Promise<void> => {
    for (; !next.done && next.value.timestamp - start <= seconds; next = await packets.next()) {
      const timestamp = next.value.timestamp - start
      if (timestamp < 0) continue
      await target.add(next.value.clone({ timestamp }), decoderConfig ? { decoderConfig } : {})
    }
  }
}

async function openTracks<Track>(find: () => Promise<Track | null>): Promise<Track | null> {
  try {
    return await find()
  } catch {
    return null
  }
}

function unreadable(file: string): AppError {
  return new AppError('asset_unreadable', messages.uploads.unreadable(path.basename(file)), {
    details: { file },
  })
}
