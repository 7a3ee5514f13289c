// What each part of a preview depends on. A part is asked for anew only when its key has changed, so that another
// caption style costs nothing and another word nothing but its voice and its sound.

import type { Project } from '@vivify/contract/project'

/** Names all that is spoken. */
export function speechKey(document: Project): string {
  const { voice, language, narration, scenes, assets } = document
  const said = scenes.map(({ id, say }) => [id, say])
  return JSON.stringify([voice, language, narration && assets[narration]?.sha256, said])
}

/** Names all that is heard. */
export function soundKey(document: Project): string {
  const { music, musicAsset, soundEffects, seed, scenes, assets } = document
  return JSON.stringify([
    speechKey(document),
    musicAsset === null ? music : assets[musicAsset]?.sha256,
    soundEffects,
    seed,
    soundEffects === '' ? null : scenes.map(({ emphasis }) => emphasis),
  ])
}

/** What is only heard, or laid over the pictures. */
const besides = {
  voice: null,
  narration: null,
  music: null,
  musicAsset: null,
  soundEffects: null,
  captions: null,
  progressBar: null,
} satisfies Partial<Record<keyof Project, null>>

/** Names all that decides which pictures are shown. */
export function picturesKey(document: Project): string {
  return JSON.stringify({ ...document, ...besides })
}
