// A key for each part of a preview. A part is requested again only when its key changes: another caption style
// requests nothing, other music only the sound, another word all three parts.

import type { Project } from '@vivify/contract/project'

/** Covers everything that decides the speech. */
export function speechKey(document: Project): string {
  const { voice, vendorVoice, language, narration, scenes, assets } = document
  const said = scenes.map(({ id, say }) => [id, say])
  return JSON.stringify([voice, vendorVoice, language, narration && assets[narration]?.sha256, said])
}

/** Covers everything that decides the full sound. */
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

/** The properties that decide only the sound, or only the layers over the pictures. */
const besides = {
  voice: null,
  vendorVoice: null,
  narration: null,
  music: null,
  musicAsset: null,
  soundEffects: null,
  captions: null,
  progressBar: null,
} satisfies Partial<Record<keyof Project, null>>

/** Covers everything that decides which pictures are shown. */
export function picturesKey(document: Project): string {
  return JSON.stringify({ ...document, ...besides })
}
