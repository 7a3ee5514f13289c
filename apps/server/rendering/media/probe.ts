import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny'
import { AppError } from '@vivify/contract/errors'

/** The facts that a finished media file states. */
export interface MediaFacts {
  /** Container, as a MIME type with codecs. */
  mimeType: string
  durationSeconds: number
  video: {
    codec: string
    width: number
    height: number
    /** Mean over all frames. */
    fps: number
    frameCount: number
    bitsPerSecond: number
    color: {
      primaries: string | null
      transfer: string | null
      matrix: string | null
      isFullRange: boolean | null
    }
  } | null
  audio: { codec: string; sampleRate: number; channelCount: number; bitsPerSecond: number } | null
}

/** Reads a media file's facts without decoding it. Throws AppError `asset_unreadable`. */
export async function probeMedia(path: string): Promise<MediaFacts> {
  using input = openMedia(path)
  try {
    const video = await input.getPrimaryVideoTrack()
    const audio = await input.getPrimaryAudioTrack()
    const videoStats = await video?.computePacketStats()
    const audioStats = await audio?.computePacketStats()
    const color = await video?.getColorSpace()
    return {
      mimeType: await input.getMimeType(),
      durationSeconds: await input.computeDuration(),
      video: video && {
        codec: video.codec ?? 'unknown',
        width: video.displayWidth,
        height: video.displayHeight,
        fps: videoStats!.averagePacketRate,
        frameCount: videoStats!.packetCount,
        bitsPerSecond: videoStats!.averageBitrate,
        color: {
          primaries: color?.primaries ?? null,
          transfer: color?.transfer ?? null,
          matrix: color?.matrix ?? null,
          isFullRange: color?.fullRange ?? null,
        },
      },
      audio: audio && {
        codec: audio.codec ?? 'unknown',
        sampleRate: audio.sampleRate,
        channelCount: audio.numberOfChannels,
        bitsPerSecond: audioStats!.averageBitrate,
      },
    }
  } catch (cause) {
    throw new AppError('asset_unreadable', 'The file is not a video or sound that can be read.', { cause })
  }
}

/** Counts the coded frames of a video file; 0 when the file can't be read. */
export async function countVideoFrames(path: string): Promise<number> {
  using input = openMedia(path)
  try {
    const track = await input.getPrimaryVideoTrack()
    return (await track?.computePacketStats())?.packetCount ?? 0
  } catch {
    return 0
  }
}

/** Length of a file's sound track; 0 when the file can't be read. */
export async function readSoundSeconds(path: string): Promise<number> {
  using input = openMedia(path)
  try {
    return (await (await input.getPrimaryAudioTrack())?.computeDuration()) ?? 0
  } catch {
    return 0
  }
}

/** Opens a file with mediabunny; dispose of the result with `using`. */
export function openMedia(path: string): Input {
  return new Input({ source: new FilePathSource(path), formats: ALL_FORMATS })
}
