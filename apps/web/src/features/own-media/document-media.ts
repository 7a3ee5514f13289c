// What a person's own files change in the document. Pure, and free of schemas: the screens load them at once.

import type { Asset, Project, Scene } from '@vivify/contract/project'
import type { SavedAsset } from '../../api/assets.ts'

/** The part of the document a scene's picture is described by. */
export type VisualChange = Partial<Scene['visual']>

/** Changes what a scene shows; other scenes stay the same objects. */
export function changeVisual(document: Project, sceneId: string, change: VisualChange): Project {
  return {
    ...document,
    scenes: document.scenes.map((scene) =>
      scene.id === sceneId ? { ...scene, visual: { ...scene.visual, ...change } } : scene,
    ),
  }
}

/** Shows a person's own picture or clip in a scene, whatever the style of the video. */
export function bindSceneMedia(document: Project, sceneId: string, saved: SavedAsset): Project {
  const bound = changeVisual(withAsset(document, saved), sceneId, { asset: saved.id, kind: 'auto' })
  return dropUnused(bound, document)
}

/** Gives a scene back to the document's style. */
export function clearSceneMedia(document: Project, sceneId: string): Project {
  return dropUnused(changeVisual(document, sceneId, { asset: null, kind: 'auto' }), document)
}

/** Has a recording heard instead of the voice; null returns to the voice. */
export function setNarration(document: Project, saved: SavedAsset | null): Project {
  const changed = saved === null ? document : withAsset(document, saved)
  return dropUnused({ ...changed, narration: saved?.id ?? null }, document)
}

/** Has the person's own music heard; null returns to the chosen mood. */
export function setOwnMusic(document: Project, saved: SavedAsset | null): Project {
  const changed = saved === null ? document : withAsset(document, saved)
  return dropUnused({ ...changed, musicAsset: saved?.id ?? null }, document)
}

/** Adds clips that scenes without media of their own take from, by the words of their names. */
export function addPoolClip(document: Project, saved: SavedAsset): Project {
  return withAsset(document, saved)
}

/** Removes a clip that no scene was given by hand. */
export function removePoolClip(document: Project, key: string): Project {
  const { [key]: removed, ...assets } = document.assets
  return removed === undefined ? document : { ...document, assets }
}

/** Clips of the document that no scene was given by hand, in the order they were added. */
export function poolClips(document: Project): { key: string; asset: Asset }[] {
  const bound = new Set(document.scenes.map((scene) => scene.visual.asset))
  return Object.entries(document.assets)
    .filter(([key, asset]) => asset.kind === 'clip' && !bound.has(key))
    .map(([key, asset]) => ({ key, asset }))
}

/** The first words of the script, for a voice to be heard with: at most 140 characters, whole words. */
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

/** Forgets pictures and sounds that `before` used and `document` uses no more; clips stay for other scenes. */
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
  return new Set([...scenes.map((scene) => scene.visual.asset), narration, musicAsset, brand.logoAsset])
}
