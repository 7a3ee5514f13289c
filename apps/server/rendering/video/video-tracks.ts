import type { VideoTracks } from '@vivify/contract/routes/assets'
import { isCover } from '../media/media-library.ts'
import { openClipFile, type ClipFile } from './clip-file.ts'
import type { ClipFacts } from './clip-facts.ts'

/** Codecs as FFmpeg names them. Others count as `other`, which no platform takes. */
const codecNames = ['h264', 'hevc', 'vp8', 'vp9', 'av1', 'mpeg4', 'prores', 'mjpeg', 'theora'] as const
const soundNames = ['aac', 'mp3', 'opus', 'vorbis', 'ac3', 'flac'] as const

/**
 * Reads codecs, frame rate and sound of a video whose size and length are known. Decodes nothing but what FFmpeg needs
 * to find them. Throws AppError `asset_missing`, `asset_unreadable` or `too_large`.
 */
export async function readVideoTracks(file: string, facts: ClipFacts): Promise<VideoTracks> {
  const clip = await openClipFile(file)
  try {
    const { library, stream } = clip
    const { codecId, format } = stream.codecpar
    const { num, den } = stream.avgFrameRate
    const plain: number[] = [library.AV_PIX_FMT_YUV420P, library.AV_PIX_FMT_YUVJ420P]
    return {
      ...facts,
      codec: nameCodec(clip, codecId),
      isPlain: plain.includes(format),
      fps: num > 0 && den > 0 ? num / den : null,
      sound: readSound(clip),
    }
  } finally {
    await clip.close()
  }
}

function readSound({ library, format }: ClipFile): VideoTracks['sound'] {
  const stream = format.streams[format.findBestStream(library.AVMEDIA_TYPE_AUDIO)]
  if (stream === undefined || isCover(library, stream)) return null
  const { codecId, channelLayout } = stream.codecpar
  const ids: Record<(typeof soundNames)[number], number> = {
    aac: library.AV_CODEC_ID_AAC,
    mp3: library.AV_CODEC_ID_MP3,
    opus: library.AV_CODEC_ID_OPUS,
    vorbis: library.AV_CODEC_ID_VORBIS,
    ac3: library.AV_CODEC_ID_AC3,
    flac: library.AV_CODEC_ID_FLAC,
  }
  const codec = soundNames.find((name) => ids[name] === codecId) ?? 'other'
  return { codec, channelCount: channelLayout.nbChannels }
}

function nameCodec({ library }: ClipFile, codecId: number): string {
  const ids: Record<(typeof codecNames)[number], number> = {
    h264: library.AV_CODEC_ID_H264,
    hevc: library.AV_CODEC_ID_HEVC,
    vp8: library.AV_CODEC_ID_VP8,
    vp9: library.AV_CODEC_ID_VP9,
    av1: library.AV_CODEC_ID_AV1,
    mpeg4: library.AV_CODEC_ID_MPEG4,
    prores: library.AV_CODEC_ID_PRORES,
    mjpeg: library.AV_CODEC_ID_MJPEG,
    theora: library.AV_CODEC_ID_THEORA,
  }
  return codecNames.find((name) => ids[name] === codecId) ?? 'other'
}
