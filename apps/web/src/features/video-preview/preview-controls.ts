// How other features follow and steer the preview, such as the script editor. There is one preview at a time; it
// registers itself here, so that its readers need no provider around them.

import type { Project } from '@vivify/contract/project'
import { useSyncExternalStore } from 'react'
import type { SpokenScene } from './spoken-scenes.ts'

export interface PreviewPlace {
  /** The scene on screen; null while there is no preview. */
  currentSceneId: string | null
  isPlaying: boolean
  /** Address of each scene's picture, by scene id; scenes of moving words and clips have none. */
  pictures: Readonly<Record<string, string>>
  /** How long the scenes last as they are spoken, in order; empty until they are. */
  spoken: readonly SpokenScene[]
}

/** A document that is not the project's, shown until it is taken or put away. */
export interface TriedDocument {
  document: Project
  /** What it is called on the screen. */
  name: string
}

export interface PreviewControls extends PreviewPlace {
  tried: TriedDocument | null

  /** Shows the beginning of a scene; does nothing while there is no preview. */
  seekToScene: (sceneId: string) => void
}

const nowhere: PreviewPlace = { currentSceneId: null, isPlaying: false, pictures: {}, spoken: [] }
const listeners = new Set<() => void>()
let place = nowhere
let tried: TriedDocument | null = null
let seek: ((sceneId: string) => void) | null = null

/** The preview's place and the way to move it. */
export function usePreviewControls(): PreviewControls {
  const now = useSyncExternalStore(subscribe, () => place)
  return { ...now, tried: useTriedDocument(), seekToScene }
}

/** What the preview shows instead of the project; null when it shows the project. */
export function useTriedDocument(): TriedDocument | null {
  return useSyncExternalStore(subscribe, () => tried)
}

/** Plays a document in the preview without making it the project's; null goes back to the project. */
export function tryInPreview(next: TriedDocument | null): void {
  if (tried === next) return
  tried = next
  for (const listener of listeners) listener()
}

/** Makes a preview the one that is steered; call the answer when it is gone. */
export function registerPreview(seekTo: (sceneId: string) => void): () => void {
  seek = seekTo
  return () => {
    if (seek !== seekTo) return
    seek = null
    // Pictures and lengths are still those of the scenes, such as while the finished video is shown in its place.
    publishPlace({ ...nowhere, pictures: place.pictures, spoken: place.spoken })
  }
}

/** Tells where the preview is. Equal places are told once. */
export function publishPlace(next: PreviewPlace): void {
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
