// Opens a person's video file with FFmpeg's libraries inside this process (node-av). It is the only reader that knows
// every container people use, including AVI, and it also decodes the file later, so both steps agree.

import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Codec, FormatContext, Packet, Stream } from 'node-av'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { isCover, type NodeAv } from '../media/media-library.ts'
import { readTurn, type ClipTurn } from './clip-turn.ts'

/** A video track ready to be read; the caller must close it. */
export interface ClipFile {
  library: NodeAv
  path: string
  format: FormatContext
  stream: Stream
  codec: Codec
  turn: ClipTurn
  /** Timestamp of the first picture shown, in units of the stream's time base. */
  startPts: bigint
  secondsPerTick: number
  /** Set when the container has no display times for frames (AVI): frames are then counted at this rate. */
  countedFps: number | null
  close(): Promise<void>
}

/**
 * Containers that may be opened. Playlists are not allowed: a file that merely claims to be an MP4 could use one to
 * name other files and addresses.
 */
const containers = 'mov,mp4,matroska,webm,avi,mpegts,mpeg,asf,flv,ogg'

/** A little above 8K. A decoder keeps up to 17 pictures of 1.5 bytes a pixel. */
const maxPixels = 36_000_000

let library: Promise<NodeAv> | null = null

/** Opens the video track of a file. Throws AppError `asset_missing`, `asset_unreadable` or `too_large`. */
export async function openClipFile(file: string): Promise<ClipFile> {
  await requireContent(file)
  const av = await loadNodeAv()
  const format = new av.FormatContext()
  const options = av.Dictionary.fromObject({ format_whitelist: containers, protocol_whitelist: 'file' })
  // When opening fails, the context is already freed.
  if ((await format.openInput(`file:${file}`, null, options)) < 0) throw describeUnreadable(file)
  try {
    // `findStreamInfo` decodes a picture of every track, so the sizes are checked first.
    for (const stream of format.streams) requireFewPixels(file, stream)
    if ((await format.findStreamInfo()) < 0) throw describeUnreadable(file)
    const index = format.findBestStream(av.AVMEDIA_TYPE_VIDEO)
    const stream = index < 0 ? undefined : format.streams[index]
    const codec = stream && av.Codec.findDecoder(stream.codecpar.codecId)
    if (!stream || !codec || isCover(av, stream)) throw describeUnreadable(file)
    if (stream.codecpar.width <= 0 || stream.codecpar.height <= 0) throw describeUnreadable(file)
    requireFewPixels(file, stream)
    const { num, den } = stream.timeBase
    const hasTimes = stream.startTime !== av.AV_NOPTS_VALUE && format.iformat?.name !== 'avi'
    const rate = stream.avgFrameRate
    return {
      library: av,
      path: file,
      format,
      stream,
      codec,
      turn: readTurn(stream.codecpar.getCodedSideData(av.AV_PKT_DATA_DISPLAYMATRIX)),
      startPts: hasTimes ? stream.startTime : 0n,
      secondsPerTick: num / den,
      countedFps: hasTimes ? null : rate.num > 0 ? rate.num / rate.den : 30,
      close: () => format.closeInput(),
    }
  } catch (error) {
    await format.closeInput()
    throw error
  }
}

function requireFewPixels(file: string, { codecpar: { width, height } }: Stream): void {
  if (width * height <= maxPixels) return
  const sentence = messages.uploads.clipTooManyPixels(path.basename(file), width, height)
  throw new AppError('too_large', sentence, { details: { file } })
}

/** Reads the next packet of the video track into `packet`; false at the end. Throws AppError `asset_unreadable`. */
export async function readVideoPacket(clip: ClipFile, packet: Packet): Promise<boolean> {
  for (;;) {
    packet.unref()
    const code = await clip.format.readFrame(packet)
    if (code === clip.library.AVERROR_EOF) return false
    if (code < 0) throw describeUnreadable(clip.path)
    if (packet.streamIndex === clip.stream.index) return true
  }
}

/** Seeks a key frame at or before `seconds` if there is one; 0 seeks the start. Throws AppError `asset_unreadable`. */
export async function seekClip(clip: ClipFile, seconds: number): Promise<void> {
  const { library, format, stream, startPts, secondsPerTick } = clip
  // In streams without an index, FFmpeg searches for timestamps, which would miss the first group of pictures.
  const isSearched = format.iformat?.name === 'mpegts' || format.iformat?.name === 'mpeg'
  const ticks = startPts + BigInt(Math.floor(Math.max(0, seconds) / secondsPerTick))
  const code =
    isSearched && seconds <= 0
      ? await format.seekFrame(-1, 0n, library.AVSEEK_FLAG_BYTE)
      : await format.seekFrame(stream.index, ticks, library.AVSEEK_FLAG_BACKWARD)
  if (code < 0) throw describeUnreadable(clip.path)
}

/** The error for a file whose pictures can't be read. */
export function describeUnreadable(file: string, cause?: unknown): AppError {
  const sentence = `Can't read the clip ${path.basename(file)}: it is damaged or not a video. Remove it or export it again.`
  return new AppError('asset_unreadable', sentence, { cause, details: { file } })
}

async function requireContent(file: string): Promise<void> {
  const name = path.basename(file)
  const found = await stat(file).catch((cause: unknown) => {
    throw new AppError('asset_missing', `The clip ${name} is missing. Put it back or choose another one.`, {
      cause,
      details: { file },
    })
  })
  if (!found.isFile()) throw describeUnreadable(file)
  if (found.size === 0) {
    const sentence = `The clip ${name} is empty (0 bytes). Remove it or copy it again.`
    throw new AppError('asset_unreadable', sentence, { details: { file } })
  }
}

function loadNodeAv(): Promise<NodeAv> {
  library ??= import('node-av').then((loaded) => {
    loaded.Log.setLevel(loaded.AV_LOG_QUIET)
    return loaded
  })
  return library.catch((cause: unknown) => {
    const sentence = 'This computer has no video decoder for clips (node-av). Make the video without --clips.'
    throw new AppError('asset_unreadable', sentence, { cause })
  })
}
