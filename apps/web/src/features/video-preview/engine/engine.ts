// The heavy half of the preview, in a chunk of its own: lays documents out, draws them, plays their sound.

import { createBrowserStudio } from '@vivify/timeline/browser/studio'
import { buildPreviewTimeline, type PreviewShortSide } from '@vivify/timeline/browser/preview-timeline'
import { createCompositor } from '@vivify/timeline/compositor/compositor'
import type { Studio } from '@vivify/timeline/ports'
import { sceneStartSeconds, type Timeline, type TimelineScene } from '@vivify/timeline/timeline'
import type { Project } from '@vivify/contract/project'
import { assetAddress, readPicture, readSoundtrack, readSpokenClip } from '../../../api/previews.ts'
import type { PreviewParts } from '../preview-session.ts'
import { createClipFrames } from './clip-frames.ts'
import { createDrawMeter } from './draw-meter.ts'
import { createPictureStore, type WantedPicture } from './picture-store.ts'
import { createPlaceholders } from './placeholder.ts'
import { createPlayer, durationOf, type Player } from './player.ts'
import { createSoundDesk, type SpokenSound } from './sound-desk.ts'
import { createSoundStore } from './sound-store.ts'

export interface PreviewScene {
  id: string
  startSeconds: number
  durationSeconds: number
}

/** What the screen shows of the engine. A new object whenever something has changed. */
export interface EngineState {
  isPlaying: boolean
  /** False until it was played or moved for the first time. */
  hasMoved: boolean
  /** In steps of a tenth, for readers that need not follow every frame. */
  seconds: number
  durationSeconds: number
  scenes: readonly PreviewScene[]
  sceneId: string | null
  volume: number
  isMuted: boolean
  isLooping: boolean
  /** What is heard: nothing yet or at all, the spoken clips, or the whole sound. */
  sound: 'none' | 'voice' | 'mixed'
  pictures: { ready: number; failed: number; total: number }
  /** A clip can't be decoded by this browser. */
  hasUnshownClip: boolean
}

export interface PreviewEngine extends Pick<
  Player,
  'play' | 'pause' | 'seek' | 'beginScrub' | 'endScrub' | 'seconds'
> {
  /** Shows what is there of a document. Without its speech, what was shown before stays. */
  show(parts: PreviewParts): void
  seekToScene(sceneId: string): void
  /** One scene on or back; back goes to the scene's own beginning first. */
  stepScene(direction: 1 | -1): void
  setVolume(volume: number): void
  setMuted(isMuted: boolean): void
  setLooping(isLooping: boolean): void
  setShortSide(shortSide: PreviewShortSide): void
  /** Reads the pictures again that could not be had. */
  retryPictures(): void
  subscribe(listener: () => void): () => void
  state(): EngineState
  close(): void
}

let studioPromise: Promise<Studio> | null = null

/** Makes an engine that draws on `canvas`, with the fonts of videos loaded. */
export async function createPreviewEngine(
  canvas: HTMLCanvasElement,
  shortSide: PreviewShortSide,
): Promise<PreviewEngine> {
  studioPromise ??= createBrowserStudio()
  studioPromise.catch(() => (studioPromise = null))
  return buildEngine(canvas, shortSide, await studioPromise)
}

/** Going back within this time of a scene's beginning goes to the scene before. */
const backSeconds = 0.8

// oxlint-disable-next-line max-lines-per-function -- one closure holds the parts together; each step is below 20 lines
function buildEngine(canvas: HTMLCanvasElement, firstSide: PreviewShortSide, studio: Studio): PreviewEngine {
  const listeners = new Set<() => void>()
  let shortSide = firstSide
  let parts: PreviewParts | null = null
  let timeline: Timeline | null = null
  let shownSpeech: PreviewParts['speech']['value'] = null
  let volume = 1
  let isMuted = false
  let isLooping = false
  let hasUnshownClip = false
  let current: EngineState | null = null

  const desk = createSoundDesk()
  const meter = createDrawMeter(() => setShortSide(540))
  const player = createPlayer({ canvas, desk, onChange: afterMove, onDrawn: meter.add })
  const placeholders = createPlaceholders(studio)
  const sounds = createSoundStore({
    read: (key, signal) =>
      key === parts?.sound.value?.key ? readSoundtrack(key, signal) : readSpokenClip(key, signal),
    onArrival: () => updateSound(),
    onFailure: () => tell(),
  })
  const pictures = createPictureStore({
    read: readPicture,
    onArrival: () => redraw(),
    placeholder: (key) => placeholders.get(key, timeline),
    frame: () => timeline ?? canvas,
  })
  const clips = createClipFrames({
    maxHeight: () => (timeline?.height ?? 1280) * 1.12,
    onArrival: () => {
      if (!player.isPlaying()) redraw()
    },
    onFailure: () => {
      hasUnshownClip = true
      tell()
    },
  })

  function show(next: PreviewParts): void {
    const before = parts
    parts = next
    const speech = next.speech.value
    if (!speech) return tell()
    const isSameLook = before?.document === next.document && before.pictures.value === next.pictures.value
    if (!timeline || !isSameLook || speech !== shownSpeech) layOut(next.document, speech)
    updateSound()
    if (speech !== shownSpeech) player.restartSound()
    shownSpeech = speech
    tell()
  }

  function layOut(document: Project, speech: NonNullable<PreviewParts['speech']['value']>): void {
    const found = parts?.pictures.value?.scenes ?? null
    timeline = buildPreviewTimeline(document, speech.scenes, found, shortSide)
    const source = { picture: pictures.get, clipFrame: clips.get }
    clips.want(clipAddresses())
    player.load(createCompositor({ timeline, studio, pictures: source }))
    wantPictures()
  }

  function wantPictures(): void {
    if (timeline) pictures.want(picturesFrom(timeline, sceneNow(), addressOf))
  }

  function addressOf(key: string): string | null {
    const logo = parts?.document.brand.logoAsset === key ? parts.document.assets[key] : undefined
    return logo ? assetAddress(logo.source) : (parts?.pictures.value?.urls[key] ?? null)
  }

  function clipAddresses(): Map<string, string> {
    const found = Object.values(parts?.pictures.value?.scenes ?? {})
    const keys = found.flatMap(({ clip }) => (clip ? [clip.key] : []))
    return new Map(keys.flatMap((key) => (addressOf(key) === null ? [] : [[key, addressOf(key)!]])))
  }

  /** Hands over what is decoded; reads the clips from the playhead on, and the mixed sound when there is one. */
  function updateSound(): void {
    const speech = parts?.speech.value
    if (!speech || !timeline) return
    const keys = speech.scenes.map(({ clip }) => clip)
    const now = Math.max(0, timeline.scenes.indexOf(sceneNow()!))
    const mixed = parts?.sound.value?.key ?? null
    const inOrder = [...keys.slice(now), ...keys.slice(0, now)].filter((key) => key !== null)
    sounds.want(mixed === null ? inOrder : [...inOrder.slice(0, 1), mixed, ...inOrder.slice(1)])
    desk.setVoices(spokenSounds(timeline, keys))
    desk.setSoundtrack(mixed === null ? null : sounds.get(mixed))
    tell()
  }

  function spokenSounds(of: Timeline, keys: readonly (string | null)[]): SpokenSound[] {
    return of.scenes.flatMap((scene, index) => {
      const key = keys[index]
      const buffer = key ? sounds.get(key) : null
      return buffer ? [{ startSeconds: sceneStartSeconds(of, scene), buffer }] : []
    })
  }

  function sceneNow(): TimelineScene | null {
    if (!timeline) return null
    const frame = Math.floor(player.seconds() * timeline.fps + 1e-6)
    return timeline.scenes.findLast(({ startFrame }) => startFrame <= frame) ?? timeline.scenes[0] ?? null
  }

  function afterMove(): void {
    const before = current?.sceneId
    tell()
    if (current?.sceneId !== before) wantPictures()
  }

  function redraw(): void {
    player.redraw()
    tell()
  }

  function setShortSide(next: PreviewShortSide): void {
    if (next === shortSide) return
    shortSide = next
    const speech = parts?.speech.value
    if (parts && speech) layOut(parts.document, speech)
  }

  function tell(): void {
    const next = readState()
    if (current && isSameState(current, next)) return
    current = next
    for (const listener of listeners) listener()
  }

  function readState(): EngineState {
    const isMixed = parts?.sound.value ? sounds.get(parts.sound.value.key) !== null : false
    const hasVoice = parts?.speech.value?.scenes.some(
      ({ clip }) => clip !== null && sounds.get(clip) !== null,
    )
    const scenes = current && timeline === listed ? current.scenes : listScenes(timeline)
    listed = timeline
    return {
      isPlaying: player.isPlaying(),
      hasMoved: player.hasMoved(),
      seconds: Math.round(player.seconds() * 10) / 10,
      durationSeconds: timeline ? durationOf(timeline) : 0,
      scenes,
      sceneId: sceneNow()?.id ?? null,
      volume,
      isMuted,
      isLooping,
      sound: isMixed ? 'mixed' : hasVoice ? 'voice' : 'none',
      pictures: pictures.progress(),
      hasUnshownClip,
    }
  }
  let listed: Timeline | null = null

  function stepScene(direction: 1 | -1): void {
    const scene = sceneNow()
    if (!timeline || !scene) return
    const within = player.seconds() - sceneStartSeconds(timeline, scene)
    const index = direction === -1 && within > backSeconds ? scene.index : scene.index + direction
    const target = timeline.scenes[Math.max(0, index)]
    player.seek(target ? sceneStartSeconds(timeline, target) : durationOf(timeline))
  }

  return {
    show,
    play: player.play,
    pause: player.pause,
    seek: player.seek,
    beginScrub: player.beginScrub,
    endScrub: player.endScrub,
    seconds: player.seconds,
    stepScene,
    seekToScene(sceneId) {
      const scene = timeline?.scenes.find(({ id }) => id === sceneId)
      if (timeline && scene) player.seek(sceneStartSeconds(timeline, scene))
    },
    setVolume(next) {
      volume = next
      isMuted = next === 0
      desk.setVolume(next)
      tell()
    },
    setMuted(next) {
      isMuted = next
      if (!next && volume === 0) volume = 1
      desk.setVolume(next ? 0 : volume)
      tell()
    },
    setLooping(next) {
      isLooping = next
      player.setLooping(next)
      tell()
    },
    setShortSide,
    retryPictures() {
      pictures.forgetFailures()
      wantPictures()
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => (current ??= readState()),
    close() {
      player.close()
      sounds.close()
      pictures.close()
      clips.close()
      listeners.clear()
    },
  }
}

/** The pictures of a timeline in the order in which they will be seen from a scene on. */
function picturesFrom(
  timeline: Timeline,
  from: TimelineScene | null,
  addressOf: (key: string) => string | null,
): WantedPicture[] {
  const first = from?.index ?? 0
  const scenes = [...timeline.scenes.slice(first), ...timeline.scenes.slice(0, first)]
  const keys = scenes.flatMap(({ visual }) => {
    if (visual.kind === 'image') return [visual.picture]
    return visual.kind === 'storyboard' ? visual.pictures : []
  })
  return [...(timeline.logo ? [timeline.logo] : []), ...keys].flatMap((key) => {
    const address = addressOf(key)
    return address === null ? [] : [{ key, address }]
  })
}

function listScenes(timeline: Timeline | null): PreviewScene[] {
  return (timeline?.scenes ?? []).map((scene) => ({
    id: scene.id,
    startSeconds: sceneStartSeconds(timeline!, scene),
    durationSeconds: scene.frameCount / timeline!.fps,
  }))
}

function isSameState(a: EngineState, b: EngineState): boolean {
  const { pictures: before, ...restA } = a
  const { pictures: after, ...restB } = b
  const isSame = (Object.keys(restA) as (keyof typeof restA)[]).every((name) => restA[name] === restB[name])
  return (
    isSame && before.ready === after.ready && before.failed === after.failed && before.total === after.total
  )
}
