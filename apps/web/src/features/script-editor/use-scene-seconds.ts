// Lengths of scenes: taken from the speech once the preview has it, and until then from the estimate that all screens
// use.

import type { Project } from '@vivify/contract/project'
import { paceOf } from '@vivify/generators/speech/voices'
import { estimateSceneSeconds, estimateSeconds } from '@vivify/timeline/document/scene-length'
import { useProject } from '../project/use-project.ts'
import { usePreviewControls } from '../video-preview/preview-controls.ts'
import type { SpokenScene } from '../video-preview/spoken-scenes.ts'
import { wordsOf } from './scene-text.ts'

/** The length of each scene, in order. */
export function useSceneSeconds({ scenes, voice }: Pick<Project, 'scenes' | 'voice'>): number[] {
  const { spoken } = usePreviewControls()
  return secondsOfScenes(scenes, voice, spoken)
}

/** The length of a script that is edited as one text with a paragraph per scene. */
export function useTextSeconds(text: string): number {
  const { document, settings } = useProject()
  const { spoken } = usePreviewControls()
  const isDocument = document !== null && hasWords(document, text)
  const scenes = text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((say) => ({ say }))
  if (!isDocument) return estimateSeconds(scenes, paceOf(settings.voice))
  return secondsOfScenes(document.scenes, document.voice, spoken).reduce((sum, each) => sum + each, 0)
}

function secondsOfScenes(
  scenes: Project['scenes'],
  voice: Project['voice'],
  spoken: readonly SpokenScene[],
): number[] {
  const estimates = estimateSceneSeconds(scenes, paceOf(voice))
  // The last scene ends with a longer pause, so its length holds only for the last position.
  const known = new Map(spoken.slice(0, -1).map(({ say, seconds }) => [say, seconds]))
  const ending = spoken.at(-1)
  return scenes.map(({ say }, index) => {
    const isLast = index === scenes.length - 1
    const seconds = isLast ? (ending?.say === say ? ending.seconds : undefined) : known.get(say)
    return seconds ?? estimates[index]!
  })
}

function hasWords({ scenes }: Project, text: string): boolean {
  return wordsOf(scenes.map(({ say }) => say).join(' ')).join(' ') === wordsOf(text).join(' ')
}
