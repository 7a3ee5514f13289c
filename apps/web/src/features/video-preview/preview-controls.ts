// Lets other features, such as the script editor, follow and control the preview. There is one preview at a time. It
// registers itself here, so other features need no provider around them.

import type { Project } from '@vivify/contract/project'
import { useSyncExternalStore } from 'react'
import type { SpokenScene } from './spoken-scenes.ts'

export interface PreviewPlace {
  /** The scene on screen; null while there is no preview. */
  currentSceneId: string | null
  isPlaying: boolean
  /** Address of each scene's picture, by scene id; scenes of animated words and clips have none. */
  pictures: Readonly<Record<string, string>>
  /** Lengths of the spoken scenes, in order; empty until the speech is ready. */
  spoken: readonly SpokenScene[]
}

/** A document other than the project's, shown until the person takes it or closes it. */
export interface TriedDocument {
  document: Project
  /** Its name on the screen. */
  name: string
}

export interface PreviewControls extends PreviewPlace {
  tried: TriedDocument | null

  /** Seeks to the start of a scene; does nothing while there is no preview. */
  seekToScene: (sceneId: string) => void
}

const nowhere: PreviewPlace = { currentSceneId: null, isPlaying: false, pictures: {}, spoken: [] }
const listeners = new Set<() => void>()
let place = nowhere
let tried: TriedDocument | null = null
let seek: ((sceneId: string) => void) | null = null

/** The preview's current place and a function to move it. */
export function usePreviewControls(): PreviewControls {
  const now = useSyncExternalStore(subscribe, () => place)
  return { ...now, tried: useTriedDocument(), seekToScene }
}

/** The document that the preview shows instead of the project; null when it shows the project. */
export function useTriedDocument(): TriedDocument | null {
  return useSyncExternalStore(subscribe, () => tried)
}

/** Plays a document in the preview without changing the project; null goes back to the project. */
export function tryInPreview(next: TriedDocument | null): void {
  if (tried === next) return
  tried = next
  for (const listener of listeners) listener()
}

/** Registers the preview to control; call the returned function when the preview is removed. */
export function registerPreview(seekTo: (sceneId: string) => void): () => void {
  seek = seekTo
  return () => {
    if (seek !== seekTo) return
    seek = null
    // Pictures and lengths stay valid without the preview, for example while the finished video replaces it.
    showPlace({ ...nowhere, pictures: place.pictures, spoken: place.spoken })
  }
}

/** Notifies other features of the preview's place; does nothing if it has not changed. */
export function showPlace(next: PreviewPlace): void {
  const isSame =
    next.currentSceneId === place.currentSceneId &&
    next.isPlaying === place.isPlaying &&
    next.pictures === place.pictures &&
    next.spoken === place.spoken
  if (isSame) return
  place = next
  for (const listener of listeners) listener()
}

function seekToScene(sceneId: string): void {
  seek?.(sceneId)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
