// Every layer is laid out in design units: the short side of the frame is 1080 units at any resolution. The safe boxes
// exclude everything that TikTok, Reels and Shorts put over a video.

import type { Format, Resolution } from '@vivify/contract/project'

/** Edges in design units. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A run of rows; design units unless said otherwise. */
export interface Rows {
  top: number
  bottom: number
}

/** Positions in one format, in design units. */
export interface FrameLayout {
  format: Format
  width: number
  height: number
  /** Box that contains all text that must be readable. */
  safe: Box
  captions: { centerX: number; centerY: number; maxWidth: number }
  title: { centerX: number; centerY: number; maxWidth: number; maxHeight: number }
  /** Box that kinetic typography fills. */
  stage: Box
  progress: { left: number; right: number; y: number; height: number }
  watermark: { right: number; y: number }
  logo: { left: number; top: number; size: number }
}

/** The short side in design units. At resolution 1080, a design unit is one pixel. */
export const designShortSide = 1080

/** Half the height of two lines of the tallest captions with their outline, in design units. */
const captionReach = 114
const clearMargin = 10

const layouts: Record<Format, FrameLayout> = {
  '9:16': {
    format: '9:16',
    width: 1080,
    height: 1920,
    safe: { left: 120, top: 288, right: 888, bottom: 1248 },
    captions: { centerX: 540, centerY: 1150, maxWidth: 696 },
    title: { centerX: 540, centerY: 420, maxWidth: 696, maxHeight: 250 },
    stage: { left: 192, top: 300, right: 888, bottom: 1230 },
    progress: { left: 192, right: 888, y: 262, height: 8 },
    watermark: { right: 888, y: 1282 },
    logo: { left: 192, top: 130, size: 104 },
  },
  '1:1': {
    format: '1:1',
    width: 1080,
    height: 1080,
    safe: { left: 72, top: 72, right: 1008, bottom: 1008 },
    captions: { centerX: 540, centerY: 868, maxWidth: 880 },
    title: { centerX: 540, centerY: 205, maxWidth: 900, maxHeight: 200 },
    stage: { left: 90, top: 120, right: 990, bottom: 960 },
    progress: { left: 72, right: 1008, y: 46, height: 8 },
    watermark: { right: 1008, y: 1032 },
    logo: { left: 72, top: 76, size: 88 },
  },
  '16:9': {
    format: '16:9',
    width: 1920,
    height: 1080,
    safe: { left: 120, top: 72, right: 1800, bottom: 1008 },
    captions: { centerX: 960, centerY: 890, maxWidth: 1280 },
    title: { centerX: 960, centerY: 215, maxWidth: 1400, maxHeight: 210 },
    stage: { left: 220, top: 120, right: 1700, bottom: 960 },
    progress: { left: 120, right: 1800, y: 40, height: 8 },
    watermark: { right: 1800, y: 1034 },
    logo: { left: 120, top: 72, size: 92 },
  },
}

/** The layout of a format. The 9:16 boxes exclude everything that the platforms' published templates cover. */
export function frameLayout(format: Format): FrameLayout {
  return layouts[format]
}

/** Frame size in whole, even pixels for a format whose short side has `resolution` pixels. */
export function frameSize(
  format: Format,
  resolution: Resolution,
): { width: number; height: number; scale: number } {
  const layout = layouts[format]
  const scale = resolution / designShortSide
  return { width: Math.round(layout.width * scale), height: Math.round(layout.height * scale), scale }
}

/**
 * Rows between the title, where a scene has one, or the progress bar and two lines of captions, as shares of the height:
 * what a scene shows is best seen there.
 */
export function clearRows(format: Format, { hasTitle }: { hasTitle: boolean }): Rows {
  const { captions, title, progress, height } = layouts[format]
  const top = hasTitle ? title.centerY + title.maxHeight / 2 : progress.y + progress.height
  return { top: (top + clearMargin) / height, bottom: (captions.centerY - captionReach) / height }
}

export function boxWidth(box: Box): number {
  return box.right - box.left
}

export function boxHeight(box: Box): number {
  return box.bottom - box.top
}

/** True when `inner` lies inside `outer`, edges included. */
export function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  )
}
