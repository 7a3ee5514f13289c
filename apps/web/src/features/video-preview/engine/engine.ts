// The heavy half of the preview, in a separate chunk: lays out documents, draws them and plays their sound.

import { createBrowserStudio } from '@vivify/timeline/browser/studio'
import { buildPreviewTimeline, type PreviewShortSide } from '@vivify/timeline/browser/preview-timeline'
import { createCompositor } from '@vivify/timeline/compositor/compositor'
import type { Studio } from '@vivify/timeline/ports'
import { sceneStartSeconds, shownScenes, type Timeline, type TimelineScene } from '@vivify/timeline/timeline'
import type { Project } from '@vivify/contract/project'
import { assetContentUrl } from '../../../api/assets.ts'
import { readPicture, readSoundtrack, readUtterance } from '../../../api/previews.ts'
import type { PreviewSpeech } from '../../../api/previews.ts'
import type { PreviewParts } from '../preview-session.ts'
import { createClipFrames, type ClipFrames } from './clip-frames.ts'
import { createDrawMeter } from './draw-meter.ts'
import { createPictureStore, type PictureStore, type WantedPicture } from './picture-store.ts'
import { createPlaceholders } from './placeholder.ts'
import { durationOf, Player } from './player.ts'
import { SoundDesk, type SpokenSound } from './sound-desk.ts'
import { createSoundStore, type SoundStore } from './sound-store.ts'

export interface PreviewScene {
  id: string
  startSeconds: number
  durationSeconds: number
}

/** The engine's state for the screen. A new object after every change. */
export interface EngineState {
  isPlaying: boolean
  /** False until the first playback or seek. */
  hasMoved: boolean
  /** Rounded to tenths, for readers that don't need every frame. */
  seconds: number
  durationSeconds: number
  scenes: readonly PreviewScene[]
  /** The scenes, with the intro before them and the outro after them. */
  marks: readonly PreviewScene[]
  sceneId: string | null
  volume: number
  isMuted: boolean
  isLooping: boolean
  /** The sound that can be heard: none, the utterances alone, or the full mix. */
  sound: 'none' | 'voice' | 'mixed'
  pictures: { ready: number; failed: number; total: number }
  /** True when this browser can't decode one of the clips. */
  hasUnshownClip: boolean
}

let studioPromise: Promise<Studio> | null = null

/** Loads the fonts of videos, then creates an engine that draws on `canvas`. */
export async function createPreviewEngine(
  canvas: HTMLCanvasElement,
  shortSide: PreviewShortSide,
): Promise<PreviewEngine> {
  return new PreviewEngine(canvas, shortSide, await prepareStudio())
}

/** Loads the fonts of videos once; after a failure, the next call tries again. Throws the loading error. */
export function prepareStudio(): Promise<Studio> {
  studioPromise ??= createBrowserStudio()
  studioPromise.catch(() => (studioPromise = null))
  return studioPromise
}

/** Stepping back this soon after a scene's start goes to the previous scene. */
const backSeconds = 0.8

export class PreviewEngine {
  readonly #listeners = new Set<() => void>()
  readonly #studio: Studio
  readonly #desk = new SoundDesk()
  readonly #player: Player
  readonly #sounds: SoundStore
  readonly #pictures: PictureStore
  readonly #clips: ClipFrames
  #shortSide: PreviewShortSide
  #parts: PreviewParts | null = null
  #timeline: Timeline | null = null
  #scenes: readonly PreviewScene[] = []
  #marks: readonly PreviewScene[] = []
  #shownSpeech: PreviewSpeech | null = null
  #volume = 1
  #isMuted = false
  #hasUnshownClip = false
  #state: EngineState | null = null

  constructor(canvas: HTMLCanvasElement, shortSide: PreviewShortSide, studio: Studio) {
    this.#shortSide = shortSide
    this.#studio = studio
    const meter = createDrawMeter(() => this.setShortSide(540))
    this.#player = new Player({
      canvas,
      desk: this.#desk,
      onChange: () => this.#afterMove(),
      onDrawn: meter.add,
    })
    this.#sounds = createSoundStore({
      read: (key, signal) =>
        key === this.#parts?.sound.value?.key ? readSoundtrack(key, signal) : readUtterance(key, signal),
      onArrival: () => this.#updateSound(),
    })
    const placeholders = createPlaceholders(studio)
    this.#pictures = createPictureStore({
      read: readPicture,
      onArrival: () => this.#redraw(),
      placeholder: (key) => placeholders.get(key, this.#timeline),
      frame: () => this.#timeline ?? canvas,
    })
    this.#clips = createClipFrames({
      maxHeight: () => (this.#timeline?.height ?? 1280) * 1.12,
      onArrival: () => {
        if (!this.#player.isPlaying) this.#redraw()
      },
      onFailure: () => {
        this.#hasUnshownClip = true
        this.#tell()
      },
    })
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = (): EngineState => (this.#state ??= this.#readState())

  /** Shows the parts of a document that are ready. Until its speech is ready, the previous document stays. */
  show(parts: PreviewParts): void {
    const before = this.#parts
    this.#parts = parts
    const speech = parts.speech.value
    if (!speech) return this.#tell()
    const isSameLook = before?.document === parts.document && before.pictures.value === parts.pictures.value
    const isSameSpeech = speech === this.#shownSpeech
    this.#shownSpeech = speech
    if (!this.#timeline || !isSameLook || !isSameSpeech) this.#layOut(parts.document, speech)
    this.#updateSound()
    if (!isSameSpeech) this.#player.restartSound()
  }

  readonly play = (): void => void this.#player.play()
  readonly pause = (): void => this.#player.pause()
  readonly toggle = (): void => (this.#player.isPlaying ? this.pause() : this.play())
  readonly beginScrub = (): void => this.#player.beginScrub()
  readonly endScrub = (): void => this.#player.endScrub()

  /** Seeks to a time, limited to the length of the video. */
  seek(seconds: number): void {
    this.#player.seek(seconds)
  }

  /** Seeks relative to the current time. */
  seekBy(seconds: number): void {
    this.#player.seek(this.#player.seconds + seconds)
  }

  /** Seeks to the start of a scene. */
  readonly seekToScene = (sceneId: string): void => {
    const scene = this.#scenes.find(({ id }) => id === sceneId)
    if (scene) this.#player.seek(scene.startSeconds)
  }

  /** Goes one scene forward or back; back goes to the start of the current scene first. */
  stepScene(direction: 1 | -1): void {
    if (!this.#timeline) return
    const scene = this.#sceneNow()
    if (!scene) return this.#player.seek(direction === 1 ? (this.#scenes[0]?.startSeconds ?? 0) : 0)
    const within = this.#player.seconds - sceneStartSeconds(this.#timeline, scene)
    const isOwnStart = direction === -1 && within > backSeconds
    const index = isOwnStart ? scene.index : scene.index + direction
    if (index < 0) return this.#player.seek(0)
    this.#player.seek(this.#scenes[index]?.startSeconds ?? durationOf(this.#timeline))
  }

  /** `volume` is 0 to 1. */
  setVolume(volume: number): void {
    this.#volume = volume
    this.setMuted(volume === 0)
  }

  setMuted(isMuted: boolean): void {
    this.#isMuted = isMuted
    if (!isMuted && this.#volume === 0) this.#volume = 1
    this.#desk.setVolume(isMuted ? 0 : this.#volume)
    this.#tell()
  }

  setLooping(isLooping: boolean): void {
    this.#player.isLooping = isLooping
    this.#tell()
  }

  setShortSide(shortSide: PreviewShortSide): void {
    if (shortSide === this.#shortSide) return
    this.#shortSide = shortSide
    if (this.#parts && this.#shownSpeech && this.#parts.speech.value === this.#shownSpeech)
      this.#layOut(this.#parts.document, this.#shownSpeech)
  }

  /** Loads the pictures that failed again. */
  retryPictures(): void {
    this.#pictures.forgetFailures()
    this.#wantPictures()
    this.#tell()
  }

  close(): void {
    this.#player.close()
    this.#sounds.close()
    this.#pictures.close()
    this.#clips.close()
    this.#listeners.clear()
  }

  #layOut(document: Project, speech: PreviewSpeech): void {
    const found = this.#parts?.pictures.value ?? null
    const timeline = buildPreviewTimeline(document, speech.scenes, found, this.#shortSide)
    this.#timeline = timeline
    this.#scenes = timeline.scenes.map((scene) => describeScene(timeline, scene))
    this.#marks = shownScenes(timeline).map((scene) => describeScene(timeline, scene))
    this.#clips.want(this.#clipAddresses())
    const source = { picture: this.#pictures.get, clipFrame: this.#clips.get }
    this.#player.load(createCompositor({ timeline, studio: this.#studio, pictures: source }))
    this.#wantPictures()
  }

  #wantPictures(): void {
    const timeline = this.#timeline
    if (timeline) this.#pictures.want(picturesFrom(timeline, this.#sceneNow(), (key) => this.#addressOf(key)))
  }

  #addressOf(key: string): string | null {
    const document = this.#parts?.document
    const logo = document?.brand.logoAsset === key ? document.assets[key] : undefined
    return logo ? assetContentUrl(logo.source) : (this.#parts?.pictures.value?.urls[key] ?? null)
  }

  #clipAddresses(): Map<string, string> {
    const addresses = new Map<string, string>()
    const { scenes = {}, bookends = {} } = this.#parts?.pictures.value ?? {}
    for (const { clip } of [...Object.values(scenes), ...Object.values(bookends)]) {
      const address = clip && this.#addressOf(clip.key)
      if (clip && address) addresses.set(clip.key, address)
    }
    return addresses
  }

  /**
   * Gives the sound desk the decoded sounds, and loads the others: the utterance at the playhead first, then the mix
   * if there is one, then the other utterances.
   */
  #updateSound(): void {
    const speech = this.#parts?.speech.value
    const timeline = this.#timeline
    if (!speech || !timeline) return
    const keys = speech.scenes.map(({ utterance }) => utterance)
    const now = this.#sceneNow()?.index ?? 0
    const [first, ...rest] = [...keys.slice(now), ...keys.slice(0, now)].filter((key) => key !== null)
    const mixed = this.#parts?.sound.value?.key
    this.#sounds.want([first, mixed, ...rest].filter((key) => key !== undefined))
    this.#desk.setVoices(this.#spokenSounds(timeline, keys))
    this.#desk.setSoundtrack(mixed === undefined ? null : this.#sounds.get(mixed))
    this.#tell()
  }

  #spokenSounds(timeline: Timeline, keys: readonly (string | null)[]): SpokenSound[] {
    return timeline.scenes.flatMap((scene, index) => {
      const key = keys[index]
      const buffer = key ? this.#sounds.get(key) : null
      return buffer ? [{ startSeconds: sceneStartSeconds(timeline, scene), buffer }] : []
    })
  }

  #sceneNow(): TimelineScene | null {
    if (!this.#timeline) return null
    const { fps, scenes } = this.#timeline
    const frame = Math.floor(this.#player.seconds * fps + 1e-6)
    return scenes.findLast(({ startFrame }) => startFrame <= frame) ?? null
  }

  #afterMove(): void {
    const before = this.#state?.sceneId
    this.#tell()
    if (this.#state?.sceneId !== before) this.#wantPictures()
  }

  #redraw(): void {
    this.#player.redraw()
    this.#tell()
  }

  #tell(): void {
    const next = this.#readState()
    if (this.#state && isSameState(this.#state, next)) return
    this.#state = next
    for (const listener of this.#listeners) listener()
  }

  #readState(): EngineState {
    return {
      isPlaying: this.#player.isPlaying,
      hasMoved: this.#player.hasMoved,
      seconds: Math.round(this.#player.seconds * 10) / 10,
      durationSeconds: this.#timeline ? durationOf(this.#timeline) : 0,
      scenes: this.#scenes,
      marks: this.#marks,
      sceneId: this.#sceneNow()?.id ?? null,
      volume: this.#volume,
      isMuted: this.#isMuted,
      isLooping: this.#player.isLooping,
      sound: this.#soundHeard(),
      pictures: this.#pictures.progress(),
      hasUnshownClip: this.#hasUnshownClip,
    }
  }

  #soundHeard(): EngineState['sound'] {
    const mixed = this.#parts?.sound.value?.key
    if (mixed !== undefined && this.#sounds.get(mixed)) return 'mixed'
    const scenes = this.#parts?.speech.value?.scenes ?? []
    return scenes.some(({ utterance }) => utterance !== null && this.#sounds.get(utterance))
      ? 'voice'
      : 'none'
  }
}

function describeScene(timeline: Timeline, scene: TimelineScene): PreviewScene {
  return {
    id: scene.id,
    startSeconds: sceneStartSeconds(timeline, scene),
    durationSeconds: scene.frameCount / timeline.fps,
  }
}

/** The pictures of a timeline in playing order, starting at a scene. */
function picturesFrom(
  timeline: Timeline,
  from: TimelineScene | null,
  addressOf: (key: string) => string | null,
): WantedPicture[] {
  const shown = shownScenes(timeline)
  const first = Math.max(0, from ? shown.indexOf(from) : 0)
  const scenes = [...shown.slice(first), ...shown.slice(0, first)]
  const keys = scenes.flatMap(({ visual }) => {
    if (visual.kind === 'image') return [visual.picture]
    if (visual.kind === 'ad') return [visual.ad.background, visual.ad.product, visual.ad.words]
    return visual.kind === 'storyboard' ? visual.pictures : []
  })
  return [...(timeline.logo ? [timeline.logo] : []), ...keys].flatMap((key) => {
    const address = addressOf(key)
    return address === null ? [] : [{ key, address }]
  })
}

function isSameState(a: EngineState, b: EngineState): boolean {
  const { pictures: before, ...restA } = a
  const { pictures: after, ...restB } = b
  const isSame = (Object.keys(restA) as (keyof typeof restA)[]).every((name) => restA[name] === restB[name])
  return (
    isSame && before.ready === after.ready && before.failed === after.failed && before.total === after.total
  )
}
