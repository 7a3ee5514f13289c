// How a video is made to fit a platform: as it is, put into an MP4, coded again, or not at all. The composer shows the
// same decision that is carried out when the post is sent.

import { platformNames, type PlatformId } from '@vivify/contract/platforms'
import type { VideoTracks } from '@vivify/contract/routes/assets'
import { formatBytes, formatSeconds } from './format.ts'
import { platformRules, type VideoRules } from './rules.ts'

export interface VideoFacts {
  mimeType: string
  sizeBytes: number
  /** Upright, in pixels; null when unknown. */
  width: number | null
  height: number | null
  durationSeconds: number | null
  /** Missing or null until the file was opened; then only the facts above decide. */
  tracks?: VideoTracks | null
}

/** Pictures coded again, as H.264 with AAC in an MP4. */
export interface VideoForm {
  /** Even, in pixels. */
  width: number
  height: number
  /** Whole frames per second. */
  fps: number
  /** Mean of the pictures; the whole file takes at most a twentieth more. */
  maxBitsPerSecond: number
}

export type VideoFit =
  | { type: 'fits' }
  /** The same pictures and sound in another container. */
  | { type: 'repack'; aboutBytes: number }
  | { type: 'convert'; form: VideoForm; aboutBytes: number }
  /** Only a person can solve it. */
  | { type: 'impossible'; message: string }

/** AAC of the product's encoder. */
const soundBitsPerSecond = 192_000
/** Part of a platform's limit that a converted video may fill: encoders exceed a bit rate a little. */
const filledShare = 0.92
/** Pictures that are coded again become no larger: platforms show none larger, and every pixel takes time. */
const usualSides = { maxLong: 1920, maxShort: 1080 }
/** Frame rates outside of this are mistakes of a container. */
const believableFps = { min: 1, max: 240 }
const usualFps = 30
/** Bits for each pixel of a second: more is not seen, and less is seen at once. */
const bitsPerPixel = { most: 0.15, least: 0.03 }
const mostBitsPerSecond = 20_000_000
/** Tried in this order until the bit rate is enough. */
const shrinkSteps = [1, 2 / 3, 1 / 2, 1 / 3]
/** Containers whose packets can be copied into an MP4. */
const copiedTypes = ['video/mp4', 'video/quicktime', 'video/x-matroska']
/** How many bits H.264 takes for what another codec says with one. Unlisted codecs take about as many. */
const bitsOfH264: Readonly<Record<string, number>> = {
  hevc: 1.6,
  vp9: 1.6,
  av1: 1.9,
  mpeg4: 0.8,
  prores: 0.1,
  mjpeg: 0.3,
}

/** Decides what has to be done so that a platform takes a video. A platform that takes no videos gets it as it is. */
export function fitVideo(facts: VideoFacts, platform: PlatformId): VideoFit {
  const rules = platformRules[platform].videos
  if (!rules) return { type: 'fits' }
  const known = mergeFacts(facts)
  const message = findRefusal(known, rules, platformNames[platform])
  if (message !== null) return { type: 'impossible', message }
  if (isPlayable(known, rules)) {
    if (isContainerTaken(known, rules)) return { type: 'fits' }
    if (isCopyable(known)) return { type: 'repack', aboutBytes: known.sizeBytes }
  }
  const form = planForm(known, rules)
  if (form === null) return { type: 'impossible', message: describeTooLarge(platform, rules) }
  return { type: 'convert', form, aboutBytes: estimateBytes(known, form) }
}

/** The sentence for a video that stays too large at any bearable quality. */
export function describeTooLarge(platform: PlatformId, { maxBytes }: Pick<VideoRules, 'maxBytes'>): string {
  const name = platformNames[platform]
  return `This video is too long to be made small enough for ${name}, which takes ${formatBytes(maxBytes)}. Cut it, or leave it out there.`
}

/** What the composer shows beside a video that is changed, without a period; null when nothing is changed. */
export function describeFit(fit: VideoFit, facts: VideoFacts): string | null {
  switch (fit.type) {
    case 'fits':
    case 'impossible':
      return null
    case 'repack':
      return `Saved as MP4 without any loss, about ${formatBytes(fit.aboutBytes)}`
    case 'convert': {
      const { width, height, fps } = mergeFacts(facts)
      const { form } = fit
      const isResized = width !== null && height !== null && Math.abs(form.width / width - 1) > 0.01
      const size = isResized ? `, ${form.width} × ${form.height}` : ''
      const rate = fps !== null && Math.abs(form.fps - fps) > 0.5 ? `, ${form.fps} frames a second` : ''
      return `Converted to MP4 (H.264)${size}${rate}, about ${formatBytes(fit.aboutBytes)}`
    }
  }
}

interface KnownFacts extends Omit<VideoFacts, 'tracks'> {
  fps: number | null
  tracks: VideoTracks | null
}

function mergeFacts(facts: VideoFacts): KnownFacts {
  const tracks = facts.tracks ?? null
  const fps = tracks?.fps ?? null
  const isBelievable = fps !== null && fps >= believableFps.min && fps <= believableFps.max
  return {
    mimeType: facts.mimeType,
    sizeBytes: facts.sizeBytes,
    width: tracks?.width ?? facts.width,
    height: tracks?.height ?? facts.height,
    durationSeconds: tracks?.durationSeconds ?? facts.durationSeconds,
    fps: isBelievable ? fps : null,
    tracks,
  }
}

/** What no conversion changes: how long the video is, and its shape. */
function findRefusal(
  { durationSeconds: seconds, width, height }: KnownFacts,
  { minSeconds, maxSeconds, ratio }: VideoRules,
  name: string,
): string | null {
  if (seconds !== null && seconds > maxSeconds) {
    return `This video is longer than ${name} takes (${formatSeconds(maxSeconds)}).`
  }
  if (seconds !== null && seconds < minSeconds) {
    return `This video is shorter than ${name} takes (${formatSeconds(minSeconds)}).`
  }
  if (!ratio || width === null || height === null) return null
  const shape = width / height
  // A pixel more or less is no other shape.
  if (shape > ratio.max * 1.005) return `This video is too wide for ${name}. Crop it, or leave it out there.`
  if (shape < ratio.min / 1.005) return `This video is too tall for ${name}. Crop it, or leave it out there.`
  return null
}

/** Whether the platform takes the pictures and the sound, whatever they are packed in. */
function isPlayable({ sizeBytes, width, height, fps, tracks }: KnownFacts, rules: VideoRules): boolean {
  const { maxBytes, codecs, sides, fps: rates } = rules
  if (sizeBytes > maxBytes) return false
  if (sides && width !== null && height !== null && scaleInto(sides, { width, height }) !== 1) return false
  // Containers round their rates: 59.94 frames a second may be stated as 60.1.
  if (rates && fps !== null && (fps > rates.max + 0.5 || fps < rates.min - 0.1)) return false
  if (!tracks || !codecs) return true
  const { sound } = tracks
  const isSoundTaken = sound === null || (sound.codec === 'aac' && sound.channelCount <= 2)
  return codecs.includes(tracks.codec) && tracks.isPlain && isSoundTaken
}

function isContainerTaken({ mimeType }: KnownFacts, { mimeTypes }: VideoRules): boolean {
  return mimeTypes === undefined || mimeTypes.includes(mimeType)
}

function isCopyable({ mimeType, tracks }: KnownFacts): boolean {
  const isAac = tracks?.sound === null || tracks?.sound.codec === 'aac'
  return copiedTypes.includes(mimeType) && tracks?.codec === 'h264' && isAac
}

interface Size {
  width: number
  height: number
}

/** The factor that brings a picture within limits: 1 when it is already. */
function scaleInto(sides: NonNullable<VideoRules['sides']>, { width, height }: Size): number {
  const long = Math.max(width, height)
  const short = Math.min(width, height)
  const down = Math.min(1, sides.maxLong / long, sides.maxShort / short)
  return Math.max(down, (sides.minShort ?? 0) / short)
}

/** The largest form whose bytes fit; null when even the smallest one has too few bits for its pixels. */
function planForm({ width, height, fps, durationSeconds }: KnownFacts, rules: VideoRules): VideoForm | null {
  const own = { width: width ?? usualSides.maxLong, height: height ?? usualSides.maxShort }
  const { minShort, maxLong = Infinity, maxShort = Infinity } = rules.sides ?? {}
  const sides = {
    maxLong: Math.min(usualSides.maxLong, maxLong),
    maxShort: Math.min(usualSides.maxShort, maxShort),
    ...(minShort === undefined ? {} : { minShort }),
  }
  const whole = scaleInto(sides, own)
  const rate = chooseFps(fps ?? usualFps, rules.fps)
  const room = (rules.maxBytes * filledShare * 8) / Math.max(1, durationSeconds ?? 1) - soundBitsPerSecond
  for (const step of shrinkSteps) {
    const size = { width: even(own.width * whole * step), height: even(own.height * whole * step) }
    if (minShort !== undefined && Math.min(size.width, size.height) < minShort) break
    const pixels = size.width * size.height * rate
    const maxBitsPerSecond = Math.floor(Math.min(room, mostBitsPerSecond, pixels * bitsPerPixel.most))
    if (maxBitsPerSecond >= pixels * bitsPerPixel.least) return { ...size, fps: rate, maxBitsPerSecond }
  }
  return null
}

/** A rate below the platform's gets each frame as often as needed. */
function chooseFps(fps: number, { min, max }: { min: number; max: number } = upTo60): number {
  const whole = Math.max(1, Math.round(Math.min(fps, max, upTo60.max)))
  const repeated = whole * Math.ceil(min / whole)
  return repeated <= max ? repeated : Math.ceil(min)
}

const upTo60 = { min: 1, max: 60 }

function even(side: number): number {
  return Math.max(2, Math.round(side / 2) * 2)
}

/** Coded with the product's settings, H.264 takes about as many bits as the original unless the pictures shrink. */
function estimateBytes(known: KnownFacts, form: VideoForm): number {
  const { sizeBytes, durationSeconds, width, height, fps, tracks } = known
  if (durationSeconds === null) return sizeBytes
  const pixels = width === null || height === null ? 1 : (form.width * form.height) / (width * height)
  const frames = fps === null ? 1 : form.fps / fps
  const sound = tracks?.sound === null ? 0 : soundBitsPerSecond
  const own = Math.max(0, (sizeBytes * 8) / durationSeconds - sound) * (bitsOfH264[tracks?.codec ?? ''] ?? 1)
  const bits = Math.min(form.maxBitsPerSecond, own * Math.sqrt(Math.min(1, pixels) * Math.min(1, frames)))
  return Math.round(((bits + sound) * durationSeconds) / 8)
}
