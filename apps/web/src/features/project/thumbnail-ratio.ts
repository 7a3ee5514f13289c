import type { Project, Scene } from '@vivify/contract/project'
import { frameLayout } from '@vivify/timeline/layout/frame'
import { placePanels } from '@vivify/timeline/layout/storyboard-panels'

/** Panels of a storyboard; the thumbnail shows the first. */
const panels = 3

/** Width of a scene's thumbnail divided by its height: the shape of its picture, so that nothing is cut off. */
export function thumbnailRatio({ style, format }: Pick<Project, 'style' | 'format'>, scene: Scene): number {
  const { kind, asset } = scene.visual
  const isStoryboard = kind === 'storyboard' || (kind === 'auto' && style === 'Storyboard')
  const { width, height } =
    isStoryboard && asset === null ? placePanels(format, panels)[0]! : frameLayout(format)
  return width / height
}
