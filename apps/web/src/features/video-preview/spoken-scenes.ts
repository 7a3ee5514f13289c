import { framesPerSecond } from '@vivify/contract/choices'
import { countSceneFrames } from '@vivify/timeline/document/scene-length'
import type { PreviewParts } from './preview-session.ts'

/** The length of a preview scene, together with the words that were spoken for it. */
export interface SpokenScene {
  say: string
  seconds: number
}

/** The spoken scenes of a preview; empty until its speech is ready. */
export function listSpokenScenes(parts: PreviewParts | null): SpokenScene[] {
  const speech = parts?.speech.value?.scenes
  if (!parts || !speech) return []
  const { scenes } = parts.document
  return scenes.flatMap((scene, index) => {
    const spoken = speech[index]
    if (spoken?.sceneId !== scene.id) return []
    const { durationSeconds, words } = spoken
    const isLast = index === scenes.length - 1
    const frames = countSceneFrames(scene, { durationSeconds, hasWords: words.length > 0 }, isLast)
    return [{ say: scene.say, seconds: frames / framesPerSecond }]
  })
}
