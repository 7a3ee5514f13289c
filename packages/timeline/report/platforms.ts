// Limits of each platform for short videos: durations and sizes as published in November 2026.

import type { Format } from '@vivify/contract/project'

export interface PlatformLimits {
  name: string
  formats: readonly Format[]
  minSeconds: number
  maxSeconds: number
  maxBytes: number
}

const megabyte = 1_000_000
const gigabyte = 1_000_000_000

export const platformLimits: readonly PlatformLimits[] = [
  {
    name: 'TikTok',
    formats: ['9:16', '1:1', '16:9'],
    minSeconds: 3,
    maxSeconds: 600,
    maxBytes: 4 * gigabyte,
  },
  { name: 'Instagram Reels', formats: ['9:16'], minSeconds: 3, maxSeconds: 900, maxBytes: 300 * megabyte },
  {
    name: 'YouTube Shorts',
    formats: ['9:16', '1:1'],
    minSeconds: 1,
    maxSeconds: 180,
    maxBytes: 256 * gigabyte,
  },
  { name: 'X', formats: ['9:16', '1:1', '16:9'], minSeconds: 0.5, maxSeconds: 140, maxBytes: 512 * megabyte },
]
