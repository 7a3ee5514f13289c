import type { Project } from '@vivify/contract/project'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { mixPreviewSound, planPreviewPictures, speakPreview } from '../../api/previews.ts'
import type { EngineState, PreviewEngine } from './engine/engine.ts'
import { registerPreview, showPlace } from './preview-controls.ts'
import { speakingVendorVoice } from '../project/vendor-voice.ts'
import { speechKey } from './part-keys.ts'
import { listSpokenScenes, type SpokenScene } from './spoken-scenes.ts'
import { createPreviewSession, type PreviewParts, type PreviewSession } from './preview-session.ts'

export interface Preview {
  canvas: RefObject<HTMLCanvasElement | null>
  /** null until the first part is requested. */
  parts: PreviewParts | null
  /** null until the player's code is loaded. */
  engine: PreviewEngine | null
  /** null until there is a scene to show. */
  state: EngineState | null
  /** A sentence when the player's code could not be loaded. */
  engineFailure: string | null
  retry: () => void
}

/** The pause in typing after which the preview follows. */
const settleMs = 250
/** The same where a vendor bills what is spoken, so that half-typed sentences cost nothing. */
const billedSettleMs = 2500

/** Shows a preview of `document` on a canvas; `null` releases its resources. */
export function usePreview(document: Project | null): Preview {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { parts, retry: retryParts } = useParts(document)
  const { engine, engineFailure, retryEngine } = useEngine(canvas, document !== null)
  const state = useEngineState(engine)

  useEffect(() => {
    if (engine && parts) engine.show(parts)
  }, [engine, parts])
  useFollowers(engine, state, parts)

  const retry = useCallback(() => {
    retryEngine()
    retryParts()
    engine?.retryPictures()
  }, [engine, retryEngine, retryParts])
  const hasTimeline = state !== null && state.scenes.length > 0
  return { canvas, parts, engine, state: hasTimeline ? state : null, engineFailure, retry }
}

function useParts(document: Project | null): { parts: PreviewParts | null; retry: () => void } {
  const [parts, setParts] = useState<PreviewParts | null>(null)
  const session = useRef<PreviewSession | null>(null)
  const hasDocument = document !== null

  useEffect(() => {
    if (!hasDocument) return
    const source = { speak: speakPreview, planPictures: planPreviewPictures, mixSound: mixPreviewSound }
    const made = createPreviewSession(source, setParts)
    session.current = made
    return () => {
      session.current = null
      made.close()
      setParts(null)
    }
  }, [hasDocument])

  const last = useRef<Project | null>(null)
  useEffect(() => {
    const before = last.current
    last.current = document
    if (document === null) return
    const timer = setTimeout(() => session.current?.show(document), delayBefore(document, before))
    return () => clearTimeout(timer)
  }, [document])

  return { parts, retry: useCallback(() => session.current?.retry(), []) }
}

/** The first document shows at once; later ones change with every key press. */
function delayBefore(document: Project, before: Project | null): number {
  if (before === null) return 0
  const isBilled = speakingVendorVoice(document) !== null && speechKey(document) !== speechKey(before)
  return isBilled ? billedSettleMs : settleMs
}

function useEngine(canvas: RefObject<HTMLCanvasElement | null>, isWanted: boolean) {
  const [engine, setEngine] = useState<PreviewEngine | null>(null)
  const [engineFailure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const element = canvas.current
    if (!isWanted || element === null) return
    let isGone = false
    let made: PreviewEngine | null = null
    const observer = new ResizeObserver(() => made?.setShortSide(shortSideFor(element)))
    void loadEngine()
      .then(({ createPreviewEngine }) => createPreviewEngine(element, shortSideFor(element)))
      .then((loaded) => {
        if (isGone) return loaded.close()
        made = loaded
        observer.observe(element)
        setEngine(loaded)
      })
      .catch(() => {
        if (!isGone) setFailure('The preview could not be loaded. Check your connection, then try again.')
      })
    return () => {
      isGone = true
      observer.disconnect()
      made?.close()
      setEngine(null)
      setFailure(null)
    }
  }, [canvas, isWanted, attempt])

  const retryEngine = useCallback(() => {
    if (engineFailure !== null) setAttempt((count) => count + 1)
  }, [engineFailure])
  return { engine, engineFailure, retryEngine }
}

/** Preloads the player's code and fonts, so that the first preview does not wait for them. */
export async function prepareEngine(): Promise<void> {
  const { prepareStudio } = await loadEngine()
  await prepareStudio()
}

function loadEngine(): Promise<typeof import('./engine/engine.ts')> {
  return import('./engine/engine.ts')
}

/** The short side to draw at: 720 only if the element shows more than 540 physical pixels. */
function shortSideFor(element: HTMLElement): 540 | 720 {
  const { width, height } = element.getBoundingClientRect()
  return Math.min(width, height) * devicePixelRatio > 540 ? 720 : 540
}

function useEngineState(engine: PreviewEngine | null): EngineState | null {
  const subscribe = useCallback(
    (listener: () => void) => engine?.subscribe(listener) ?? (() => undefined),
    [engine],
  )
  return useSyncExternalStore(subscribe, () => engine?.state() ?? null)
}

const noPictures = {}
const nothingSpoken: readonly SpokenScene[] = []

/** Keeps the previous lengths while new speech is made, because they still hold for unchanged scenes. */
function useSpokenScenes(parts: PreviewParts | null): readonly SpokenScene[] {
  const [spoken, setSpoken] = useState(nothingSpoken)
  useEffect(() => {
    const next = listSpokenScenes(parts)
    if (next.length > 0) setSpoken((before) => (areSame(before, next) ? before : next))
  }, [parts])
  return spoken
}

function areSame(before: readonly SpokenScene[], next: readonly SpokenScene[]): boolean {
  const isSame = (scene: SpokenScene, index: number): boolean =>
    scene.say === next[index]!.say && scene.seconds === next[index]!.seconds
  return before.length === next.length && before.every(isSame)
}

/** Reports the preview's place to other features and lets them move it. */
function useFollowers(
  engine: PreviewEngine | null,
  state: EngineState | null,
  parts: PreviewParts | null,
): void {
  useEffect(() => (engine ? registerPreview(engine.seekToScene) : undefined), [engine])
  const plan = parts?.pictures.value ?? null
  const [pictures, setPictures] = useState<Readonly<Record<string, string>>>(noPictures)
  useEffect(() => {
    const firstOf = Object.entries(plan?.scenes ?? {}).flatMap(([sceneId, scene]) => {
      const address = scene.pictures[0] === undefined ? undefined : plan?.urls[scene.pictures[0]]
      return address === undefined ? [] : [[sceneId, address] as const]
    })
    setPictures(firstOf.length === 0 ? noPictures : Object.fromEntries(firstOf))
  }, [plan])
  const spoken = useSpokenScenes(parts)
  const currentSceneId = state?.sceneId ?? null
  const isPlaying = state?.isPlaying ?? false
  useEffect(() => {
    if (engine) showPlace({ currentSceneId, isPlaying, pictures, spoken })
  }, [engine, currentSceneId, isPlaying, pictures, spoken])
}
