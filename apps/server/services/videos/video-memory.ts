import { availableParallelism } from 'node:os'
import type { Project } from '@vivify/contract/project'
import { frameSize } from '@vivify/timeline/layout/frame'

/** Memory of the processes that speak and mix. */
const soundMegabytes = 300
/** The number of painting processes (see illustrate.ts). */
const painters = Math.min(4, availableParallelism())

/**
 * Estimates the most memory that the processes of one video use. Measured: 970 MB for 720 × 1280, 1240 MB for 1080 ×
 * 1920 with two painters, 1500 MB for moving words in 2160 × 3840. It depends on the size of the picture; 30 scenes
 * take 5 % more than six. Pictures are painted a quarter larger than the frame while the render process only waits.
 */
export function estimateVideoMegabytes({
  format,
  resolution,
  style,
}: Pick<Project, 'format' | 'resolution' | 'style'>): number {
  const { width, height } = frameSize(format, resolution)
  const megapixels = (width * height) / 1e6
  const drawing = 300 + 140 * megapixels
  const painting = style === 'Kinetic Text' ? 0 : 200 + painters * (100 + 170 * megapixels)
  return Math.round(soundMegabytes + Math.max(drawing, painting))
}
