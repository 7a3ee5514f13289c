// What each platform accepts. The composer counts by these rules, the adapters obey them, and the simulators enforce
// them; the numbers are stated nowhere else. Sources: the platforms' documentation, read in November 2026.

import type { PlatformId } from '@vivify/contract/platforms'

/**
 * How a platform counts a text: `weighted` as X does, `characters` by Unicode code points, `units` by UTF-16 units,
 * `graphemes` as people see them, `bytes` in UTF-8.
 */
export type CountUnit = 'weighted' | 'characters' | 'units' | 'graphemes' | 'bytes'

export interface TextRules {
  unit: CountUnit
  max: number
  /** A second limit, in UTF-8 bytes. */
  maxBytes?: number
  /** Every link counts as this many, however long it is. */
  linkLength?: number
  maxHashtags?: number
}

export interface ImageRules {
  max: number
  /** In the order of preference: an image of another type becomes the first one. */
  mimeTypes: readonly string[]
  maxBytes: number
  /** Width divided by height. */
  ratio?: { min: number; max: number }
  width?: { min: number; max: number }
}

export interface VideoRules {
  max: number
  maxBytes: number
  minSeconds: number
  maxSeconds: number
  /** Width divided by height. */
  ratio?: { min: number; max: number }
  /** Containers that are taken; a video in another one becomes an MP4. Default: all. */
  mimeTypes?: readonly string[]
  /** Codecs of pictures that are taken, by FFmpeg's names. Default: all. */
  codecs?: readonly string[]
  /** The longer and the shorter side, in pixels, whichever way the video is held. */
  sides?: { maxLong: number; maxShort: number; minShort?: number }
  /** Frames per second. */
  fps?: { min: number; max: number }
}

export interface PlatformRules {
  text: TextRules
  /** A title of its own, such as a YouTube video's. */
  title?: { max: number; unit: CountUnit; isRequired: boolean }
  /** `video`: a post without a video is refused. */
  needs: 'anything' | 'text' | 'media' | 'video'
  images: ImageRules | null
  /** GIFs that stay animated; null where a GIF becomes a still picture. */
  gifs: { max: number; maxBytes: number } | null
  videos: VideoRules | null
  /** Whether one post may hold both pictures and videos. */
  mixesMedia: boolean
  /** Longest description of a picture, in characters; 0 where there are none. */
  maxAltText: number
  hasThreads: boolean
  hasFirstComment: boolean
  /** Longest first comment, counted as the text is. Default: as long as a text. */
  maxFirstComment?: number
  /** Longest list of tags, counted with a comma between two tags and quotes around a tag with spaces. */
  maxTagCharacters?: number
  /** The name of its label for AI-generated content; null where there is none. */
  aiLabel: string | null
}

const mp4Only = ['video/mp4']
/** What YouTube lists as supported. */
const youtubeTypes = [
  'video/mp4',
  'video/quicktime',
  'video/webm',
  'video/x-msvideo',
  'video/x-ms-wmv',
  'video/x-flv',
  'video/mpeg',
]
const upTo60 = { min: 1, max: 60 }
const from23To60 = { min: 23, max: 60 }

const megabyte = 1_000_000
const mebibyte = 1_048_576
const portraitToWide = { min: 0.8, max: 1.91 }

export const platformRules: Record<PlatformId, PlatformRules> = {
  twitter: {
    text: { unit: 'weighted', max: 280, linkLength: 23 },
    needs: 'anything',
    images: { max: 4, mimeTypes: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 5 * megabyte },
    gifs: { max: 1, maxBytes: 15 * megabyte },
    videos: {
      max: 1,
      maxBytes: 512 * megabyte,
      minSeconds: 0.5,
      maxSeconds: 140,
      ratio: { min: 1 / 3, max: 3 },
      mimeTypes: mp4Only,
      codecs: ['h264'],
      sides: { maxLong: 1920, maxShort: 1200 },
      fps: upTo60,
    },
    mixesMedia: false,
    maxAltText: 1000,
    hasThreads: true,
    hasFirstComment: false,
    aiLabel: 'Made with AI',
  },
  linkedin: {
    text: { unit: 'units', max: 3000 },
    needs: 'anything',
    images: { max: 20, mimeTypes: ['image/jpeg', 'image/png'], maxBytes: 8 * megabyte },
    gifs: null,
    videos: {
      max: 1,
      maxBytes: 500 * megabyte,
      minSeconds: 3,
      maxSeconds: 1800,
      ratio: { min: 1 / 2.4, max: 2.4 },
      mimeTypes: mp4Only,
      codecs: ['h264'],
      sides: { maxLong: 4096, maxShort: 2304 },
      fps: { min: 10, max: 60 },
    },
    mixesMedia: false,
    maxAltText: 4086,
    hasThreads: false,
    hasFirstComment: true,
    maxFirstComment: 1250,
    aiLabel: null,
  },
  facebook: {
    text: { unit: 'characters', max: 63_206 },
    needs: 'anything',
    images: { max: 10, mimeTypes: ['image/jpeg', 'image/png'], maxBytes: 4 * megabyte },
    gifs: null,
    videos: {
      max: 1,
      maxBytes: 1000 * megabyte,
      minSeconds: 1,
      maxSeconds: 1200,
      mimeTypes: mp4Only,
      codecs: ['h264', 'hevc'],
      fps: upTo60,
    },
    mixesMedia: false,
    maxAltText: 0,
    hasThreads: false,
    hasFirstComment: true,
    aiLabel: null,
  },
  instagram: {
    text: { unit: 'characters', max: 2200, maxHashtags: 30 },
    needs: 'media',
    images: {
      max: 10,
      mimeTypes: ['image/jpeg'],
      maxBytes: 8 * megabyte,
      ratio: portraitToWide,
      width: { min: 320, max: 1440 },
    },
    gifs: null,
    videos: {
      max: 10,
      maxBytes: 300 * megabyte,
      minSeconds: 3,
      maxSeconds: 900,
      ratio: { min: 0.01, max: 10 },
      mimeTypes: mp4Only,
      codecs: ['h264', 'hevc'],
      sides: { maxLong: 1920, maxShort: 1920 },
      fps: from23To60,
    },
    mixesMedia: true,
    maxAltText: 1000,
    hasThreads: false,
    hasFirstComment: true,
    aiLabel: null,
  },
  tiktok: {
    text: { unit: 'units', max: 2200 },
    needs: 'media',
    images: { max: 35, mimeTypes: ['image/jpeg', 'image/webp'], maxBytes: 20 * megabyte },
    gifs: null,
    videos: {
      max: 1,
      maxBytes: 4_000 * megabyte,
      minSeconds: 3,
      maxSeconds: 600,
      mimeTypes: mp4Only,
      codecs: ['h264', 'hevc'],
      sides: { maxLong: 4096, maxShort: 4096, minShort: 360 },
      fps: from23To60,
    },
    mixesMedia: false,
    maxAltText: 0,
    hasThreads: false,
    hasFirstComment: false,
    aiLabel: 'Creator labeled as AI-generated',
  },
  youtube: {
    text: { unit: 'bytes', max: 5000 },
    title: { max: 100, unit: 'characters', isRequired: true },
    needs: 'video',
    images: null,
    gifs: null,
    videos: {
      max: 1,
      maxBytes: 256_000 * megabyte,
      minSeconds: 1,
      maxSeconds: 43_200,
      mimeTypes: youtubeTypes,
    },
    mixesMedia: false,
    maxAltText: 0,
    hasThreads: false,
    hasFirstComment: true,
    maxTagCharacters: 500,
    aiLabel: 'Altered or synthetic content',
  },
  bluesky: {
    text: { unit: 'graphemes', max: 300, maxBytes: 3000 },
    needs: 'anything',
    images: { max: 4, mimeTypes: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 2 * megabyte },
    gifs: null,
    videos: {
      max: 1,
      maxBytes: 300 * megabyte,
      minSeconds: 0.5,
      maxSeconds: 180,
      mimeTypes: mp4Only,
      codecs: ['h264'],
    },
    mixesMedia: false,
    maxAltText: 2000,
    hasThreads: true,
    hasFirstComment: false,
    aiLabel: null,
  },
  mastodon: {
    text: { unit: 'characters', max: 500, linkLength: 23 },
    needs: 'anything',
    images: { max: 4, mimeTypes: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 16 * mebibyte },
    gifs: { max: 1, maxBytes: 16 * mebibyte },
    videos: {
      max: 1,
      maxBytes: 99 * mebibyte,
      minSeconds: 0.1,
      maxSeconds: 3600,
      mimeTypes: mp4Only,
      codecs: ['h264'],
      sides: { maxLong: 3840, maxShort: 2160 },
      fps: upTo60,
    },
    mixesMedia: false,
    maxAltText: 1500,
    hasThreads: true,
    hasFirstComment: false,
    aiLabel: null,
  },
  webhook: {
    text: { unit: 'characters', max: 65_000 },
    needs: 'anything',
    images: {
      max: 35,
      mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
      maxBytes: 100 * megabyte,
    },
    gifs: { max: 35, maxBytes: 100 * megabyte },
    videos: { max: 35, maxBytes: 4_000 * megabyte, minSeconds: 0, maxSeconds: 43_200 },
    mixesMedia: true,
    maxAltText: 1500,
    hasThreads: true,
    hasFirstComment: true,
    aiLabel: 'isAiMade',
  },
}
