// Document edits for the person's own files. Pure and without schemas, because the screens load this file at once.

import type { Asset, Project, Scene } from '@vivify/contract/project'
import type { SavedAsset } from '../../api/assets.ts'

/** A change of the part of a scene that describes its picture. */
export type VisualChange = Partial<Scene['visual']>

/** Changes a scene's picture; other scenes stay the same objects. */
export function changeVisual(document: Project, sceneId: string, change: VisualChange): Project {
  return {
    ...document,
    scenes: document.scenes.map((scene) =>
      scene.id === sceneId ? { ...scene, visual: { ...scene.visual, ...change } } : scene,
    ),
  }
}

/** Shows the person's own picture or clip in a scene, regardless of the video's style. */
export function bindSceneMedia(document: Project, sceneId: string, saved: SavedAsset): Project {
  const bound = changeVisual(withAsset(document, saved), sceneId, { asset: saved.id, kind: 'auto' })
  return dropUnused(bound, document)
}

/** Removes the person's own media from a scene, which then follows the video's style again. */
export function clearSceneMedia(document: Project, sceneId: string): Project {
  return dropUnused(changeVisual(document, sceneId, { asset: null, kind: 'auto' }), document)
}

/** Plays a recording instead of the voice; null goes back to the voice. */
export function setNarration(document: Project, saved: SavedAsset | null): Project {
  const changed = saved === null ? document : withAsset(document, saved)
  return dropUnused({ ...changed, narration: saved?.id ?? null }, document)
}

/** Plays the person's own music; null goes back to the chosen mood. */
export function setOwnMusic(document: Project, saved: SavedAsset | null): Project {
  const changed = saved === null ? document : withAsset(document, saved)
  return dropUnused({ ...changed, musicAsset: saved?.id ?? null }, document)
}

/** Adds a clip to the pool. Scenes without their own media choose among the pool by the words in the file names. */
export function addPoolClip(document: Project, saved: SavedAsset): Project {
  return withAsset(document, saved)
}

/** Removes a clip from the pool. */
export function removePoolClip(document: Project, key: string): Project {
  const { [key]: removed, ...assets } = document.assets
  return removed === undefined ? document : { ...document, assets }
}

/** The pool: clips that are not assigned to a scene, in the order they were added. */
export function poolClips(document: Project): { key: string; asset: Asset }[] {
  const bound = new Set(document.scenes.map((scene) => scene.visual.asset))
  return Object.entries(document.assets)
    .filter(([key, asset]) => asset.kind === 'clip' && !bound.has(key))
    .map(([key, asset]) => ({ key, asset }))
}

/** The first words of the script for a voice sample: at most 140 characters, and whole words only. */
export function openingWords(document: Project | null): string {
  const say = document?.scenes[0]?.say.trim().replaceAll(/\s+/g, ' ') ?? ''
  if (say.length <= maxOpening) return say
  const sentence = /^.{20,140}?[.!?…](?=\s)/.exec(say)?.[0]
  return sentence ?? say.slice(0, say.lastIndexOf(' ', maxOpening))
}

const maxOpening = 140

function withAsset(document: Project, saved: SavedAsset): Project {
  return { ...document, assets: { ...document.assets, [saved.id]: describeAsset(saved) } }
}

function describeAsset(saved: SavedAsset): Asset {
  const kind = saved.kind === 'video' ? 'clip' : saved.kind
  return {
    kind: kind === 'clip' || kind === 'audio' ? kind : 'image',
    source: saved.id,
    sha256: saved.sha256,
    name: saved.name.slice(0, 255),
    ...(saved.width === null ? {} : { width: saved.width }),
    ...(saved.height === null ? {} : { height: saved.height }),
    ...(saved.durationSeconds === null ? {} : { durationSeconds: saved.durationSeconds }),
  }
}

/** Removes pictures and sounds that `before` used and `document` no longer uses; clips stay for other scenes. */
function dropUnused(document: Project, before: Project): Project {
  const wasUsed = usedKeys(before)
  const isUsed = usedKeys(document)
  const kept = Object.entries(document.assets).filter(
    ([key, asset]) => asset.kind === 'clip' || isUsed.has(key) || !wasUsed.has(key),
  )
  return kept.length === Object.keys(document.assets).length
    ? document
    : { ...document, assets: Object.fromEntries(kept) }
}

function usedKeys({ scenes, narration, musicAsset, brand }: Project): Set<string | null> {
  const { logoAsset, intro, outro } = brand
  const ofBrand = [logoAsset, intro?.asset ?? null, outro?.asset ?? null]
  return new Set([...scenes.map((scene) => scene.visual.asset), narration, musicAsset, ...ofBrand])
}
