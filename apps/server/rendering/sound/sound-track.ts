// Opens a person's recording or music with FFmpeg's libraries inside this process (node-av). Runs in tasks only,
// because a broken file may crash the process.

import path from 'node:path'
import type { Codec, FormatContext, Packet, Stream } from 'node-av'
import { AppError } from '@vivify/contract/errors'
import { isCover, type NodeAv } from '../media/media-library.ts'

/** A sound track ready to be read; the caller must close it. */
export interface SoundTrack {
  library: NodeAv
  format: FormatContext
  stream: Stream
  codec: Codec
  close(): Promise<void>
}

export interface SoundFacts {
  durationSeconds: number
  /** False when the only picture is a cover. */
  hasMovingPicture: boolean
}

/** Playlists are not allowed, as with clips, because they could name other files and addresses. */
const containers = 'mov,mp4,matroska,webm,avi,wav,mp3,ogg,flac,aac'
/** How much shorter than its stated length a sound may be, as a share and in seconds together. */
const endTolerance = { share: 0.05, seconds: 0.5 }
/** Without a table of contents, these containers only guess their length. */
const guessingContainers = ['mp3', 'aac']

/** Films with sound come in these, too. */
export const filmContainers = `${containers},mpegts,mpeg,asf,flv`

/** Opens the sound of a file in one of the `allowed` containers. Throws AppError `asset_unreadable`. */
export async function openSoundTrack(file: string, allowed = containers): Promise<SoundTrack> {
  const library = await loadNodeAv()
  const format = new library.FormatContext()
  const options = library.Dictionary.fromObject({ format_whitelist: allowed, protocol_whitelist: 'file' })
  // When opening fails, the context is already freed.
  if ((await format.openInput(`file:${file}`, null, options)) < 0) throw describeUnreadableSound(file)
  try {
    if ((await format.findStreamInfo()) < 0) throw describeUnreadableSound(file)
    const index = format.findBestStream(library.AVMEDIA_TYPE_AUDIO)
    const stream = index < 0 ? undefined : format.streams[index]
    const codec = stream && library.Codec.findDecoder(stream.codecpar.codecId)
    if (!stream || !codec) throw describeUnreadableSound(file)
    return { library, format, stream, codec, close: () => format.closeInput() }
  } catch (error) {
    await format.closeInput()
    throw error
  }
}

/**
 * Reads how long a sound is and checks that it is complete. Reads all packets without decoding them. Throws AppError
 * `asset_unreadable` when the file has no sound, is empty or is cut off.
 */
export async function readSoundFacts(file: string): Promise<SoundFacts> {
  const track = await openSoundTrack(file)
  const { library, format } = track
  try {
    const { durationSeconds, isBroken } = await measurePackets(track)
    const least = statedSeconds(track) * (1 - endTolerance.share) - endTolerance.seconds
    if (isBroken || durationSeconds <= 0 || durationSeconds < least) {
      const sentence = `The sound ${path.basename(file)} is cut off before its end. Copy or export it again.`
      throw new AppError('asset_unreadable', sentence)
    }
    const picture = format.streams[format.findBestStream(library.AVMEDIA_TYPE_VIDEO)]
    return { durationSeconds, hasMovingPicture: picture !== undefined && !isCover(library, picture) }
  } finally {
    await track.close()
  }
}

/** The length that the file states, or 0. The length of a container with several tracks may be that of its pictures. */
function statedSeconds({ library, format, stream }: SoundTrack): number {
  if (guessingContainers.includes(format.iformat?.name ?? '')) return 0
  if (stream.duration !== library.AV_NOPTS_VALUE) {
    return (Number(stream.duration) * stream.timeBase.num) / stream.timeBase.den
  }
  const isAlone = format.streams.length === 1 && format.duration !== library.AV_NOPTS_VALUE
  return isAlone ? Number(format.duration) / 1e6 : 0
}

async function measurePackets(track: SoundTrack): Promise<{ durationSeconds: number; isBroken: boolean }> {
  const { library, stream } = track
  const packet = new library.Packet()
  packet.alloc()
  let first: bigint | null = null
  let last = 0n
  let isBroken = false
  try {
    while (await readSoundPacket(track, packet)) {
      isBroken ||= packet.hasFlags(library.AV_PKT_FLAG_CORRUPT)
      if (packet.pts === library.AV_NOPTS_VALUE) continue
      first ??= packet.pts
      const end = packet.pts + packet.duration
      if (end > last) last = end
    }
  } catch {
    isBroken = true
  } finally {
    packet.free()
  }
  const { num, den } = stream.timeBase
  return { durationSeconds: (Number(last - (first ?? 0n)) * num) / den, isBroken }
}

/** Reads the next packet of the track into `packet`; false at the end. Throws AppError `asset_unreadable`. */
export async function readSoundPacket(track: SoundTrack, packet: Packet): Promise<boolean> {
  for (;;) {
    packet.unref()
    const code = await track.format.readFrame(packet)
    if (code === track.library.AVERROR_EOF) return false
    if (code < 0) throw describeUnreadableSound(track.format.url ?? 'file')
    if (packet.streamIndex === track.stream.index) return true
  }
}

/** The error for a file whose sound can't be read. */
export function describeUnreadableSound(file: string): AppError {
  const name = path.basename(file)
  return new AppError(
    'asset_unreadable',
    `Can't read the sound ${name}: it is damaged or has no sound. Use WAV, MP3, M4A, OGG or FLAC.`,
  )
}

async function loadNodeAv(): Promise<NodeAv> {
  try {
    const library = await import('node-av')
    library.Log.setLevel(library.AV_LOG_QUIET)
    return library
  } catch (cause) {
    const sentence = 'This computer has no decoder for sound files (node-av). Use a built-in voice and music.'
    throw new AppError('asset_unreadable', sentence, { cause })
  }
}
