// The controls that platforms put over a portrait video. The frame's safe box excludes all of them.

import type { Box } from './frame.ts'

export interface PlatformScreen {
  name: 'TikTok' | 'Reels' | 'Shorts'
  /** Box that nothing covers, in design units of a 9:16 frame (1080 × 1920). */
  clear: Box
}

/**
 * Approximate strictest values: platforms change their screens, and advertisements have less room than posts. TikTok:
 * third-party measurements. Reels: Meta's 14, 35 and 6 % for advertisements. Shorts: Google's template for vertical
 * advertisements.
 */
export const platformScreens: readonly PlatformScreen[] = [
  { name: 'TikTok', clear: { left: 60, top: 250, right: 900, bottom: 1460 } },
  { name: 'Reels', clear: { left: 65, top: 269, right: 1015, bottom: 1248 } },
  { name: 'Shorts', clear: { left: 48, top: 288, right: 888, bottom: 1248 } },
]
