// The video document laid out in time: which frames show which scene, words, pages and pictures. It is pure data
// derived from the document and its speech. The compositor draws it; nothing else decides when something is visible.

import { createRandom } from '@vivify/contract/random'
import {
  framesPerSecond,
  type Bookend,
  type CaptionStyle,
  type LayeredAd,
  type Project,
  type Scene,
  type TimedWord,
  type TimingSource,
} from '@vivify/contract/project'
import { breakIntoPages, type CaptionPage } from './captions/pages.ts'
import { countBookendFrames, findBookend, type BookendPlace } from './document/bookends.ts'
import { countSceneFrames } from './document/scene-length.ts'
import { arrangeCards, type KineticCard } from './kinetic/cards.ts'
import { cameraMove, type CameraMove } from './layout/camera-move.ts'
import { frameLayout, frameSize, type FrameLayout } from './layout/frame.ts'
import { createLook, type Look } from './look.ts'

/** Speech of one scene, in seconds from the first sample of its clip. */
export interface SceneSpeech {
  sceneId: string
  durationSeconds: number
  words: TimedWord[]
  timing: TimingSource
}

/** A faint drawing behind kinetic words: outlines in a square of `viewBox` units. */
export interface Motif {
  name: string
  viewBox: number
  layers: { pathData: string; fill: string }[]
}

/** Material found or made for a scene. Keys name drawables that the compositor receives. */
export interface ScenePictures {
  motif: Motif | null
  /** Keys of still pictures: one for image scenes, two to four for storyboards. */
  pictures: string[]
  clip: { key: string; durationSeconds: number } | null
  /** Layers of a product ad, as keys of drawables. */
  ad?: LayeredAd
}

/** Pictures and clips that intro and outro show; a card needs none. */
export type BookendPictures = Partial<Record<BookendPlace, Pick<ScenePictures, 'pictures' | 'clip'>>>

export type { CameraMove }

export type SceneVisual =
  | { kind: 'kinetic'; cards: KineticCard[]; paletteIndex: number; motif: Motif | null }
  | { kind: 'image'; picture: string; move: CameraMove }
  | { kind: 'storyboard'; pictures: string[]; paletteIndex: number; variant: number }
  | { kind: 'ad'; ad: LayeredAd }
  | {
      kind: 'brand-card'
      place: BookendPlace
      /** Empty for a brand that only has a logo. */
      name: string
      primary: string
      secondary: string
    }
  | {
      kind: 'footage'
      clip: string
      clipSeconds: number
      /** Position in the clip where the scene begins: where the previous scene with this clip ended. */
      clipStartSeconds: number
      move: CameraMove
    }

export const transitionKinds = ['cut', 'fade', 'slide', 'zoom', 'wipe', 'flash'] as const
export type TransitionKind = (typeof transitionKinds)[number]

/** When a scene is on, and the words spoken in it. */
export interface SceneTimes {
  id: string
  /** First frame of the scene; its transition in begins here. */
  startFrame: number
  frameCount: number
  /** Seconds from the scene's start. */
  words: TimedWord[]
  /** Indexes of the words that the scene stresses. */
  emphasis: number[]
}

/** Timing of all scenes. A timeline contains it too. */
export interface Times {
  fps: number
  /** Includes intro and outro. */
  frameCount: number
  scenes: readonly SceneTimes[]
  /** Frames before the first scene. */
  introFrames: number
  /** Frames after the last scene. */
  outroFrames: number
}

export interface TimelineScene extends SceneTimes {
  /** Number of the scene; -1 for the intro, the number of scenes for the outro. */
  index: number
  /**
   * Length of the camera move: the scene's frames, rounded up, so that one more or fewer word does not change the move.
   */
  motionFrames: number
  transition: { kind: TransitionKind; frames: number }
  pages: CaptionPage[]
  visual: SceneVisual
  /** A title over the scene, and how many seconds it stays. */
  title: { text: string; seconds: number; isHook: boolean } | null
  seed: number
}

export interface Timeline extends Times {
  layout: FrameLayout
  width: number
  height: number
  /** Pixels per design unit. */
  scale: number
  look: Look
  scenes: TimelineScene[]
  intro: TimelineScene | null
  outro: TimelineScene | null
  captions: CaptionStyle
  watermark: string | null
  logo: string | null
  hasProgressBar: boolean
  timing: TimingSource
}

/** The length of a camera move is a multiple of this many frames. */
const motionStep = 30
/** A scene stays visible for at most this long while the next one comes in: the longest transition. */
export const clipOverhangSeconds = 0.3
/** How long the last scene fades into the outro. */
const outroFadeFrames = 8
/** A hook title is shown in the first seconds only. */
const hookTitleSeconds = 2.5

/**
 * Decides when each scene is on, without its look. Sound needs nothing more, and it takes a fraction of the time.
 * `speech` has one entry per scene, in order. A scene lasts as long as its speech and a breath, rounded up to whole
 * frames, so that picture and sound never drift apart.
 */
export function timeScenes(
  project: Pick<Project, 'scenes' | 'brand'>,
  speech: readonly SceneSpeech[],
): Times {
  const introFrames = countBookendFrames(project, 'intro')
  const outroFrames = countBookendFrames(project, 'outro')
  let startFrame = introFrames
  const scenes = project.scenes.map((scene, index) => {
    const spoken = speech[index]
    if (spoken?.sceneId !== scene.id) throw new RangeError(`No speech for scene ${scene.id}`)
    const { words, durationSeconds } = spoken
    const isLast = index === project.scenes.length - 1
    const frameCount = countSceneFrames(scene, { durationSeconds, hasWords: words.length > 0 }, isLast)
    const emphasis = emphasisIndexes(words, scene.emphasis)
    const times: SceneTimes = { id: scene.id, startFrame, frameCount, words, emphasis }
    startFrame += frameCount
    return times
  })
  return { fps: framesPerSecond, frameCount: startFrame + outroFrames, scenes, introFrames, outroFrames }
}

/**
 * Lays a document out in time. `speech` has one entry per scene, in order; `pictures` is by scene id. An intro or outro
 * whose own picture or clip is not among `bookends` shows the brand's card.
 */
export function buildTimeline(
  project: Project,
  speech: readonly SceneSpeech[],
  pictures: Readonly<Record<string, ScenePictures>>,
  bookends: BookendPictures = {},
): Timeline {
  const times = timeScenes(project, speech)
  const look = createLook(project.theme, project.brand)
  let previous: TimelineScene | null = null
  const scenes: TimelineScene[] = []
  const shownSeconds = new Map<string, number>()
  for (const [index, scene] of project.scenes.entries()) {
    const laidOut = layOutScene({
      project,
      look,
      scene,
      index,
      times: times.scenes[index]!,
      previous,
      found: pictures[scene.id] ?? { motif: null, pictures: [], clip: null },
    })
    continueClip(laidOut, shownSeconds)
    scenes.push(laidOut)
    previous = laidOut
  }
  return {
    ...times,
    layout: frameLayout(project.format),
    ...frameSize(project.format, project.resolution),
    look,
    scenes,
    intro: layOutBookend(project, times, 'intro', bookends),
    outro: layOutBookend(project, times, 'outro', bookends),
    captions: project.captions,
    watermark: project.brand.watermark,
    logo: findLogo(project),
    hasProgressBar: project.progressBar,
    timing: worstTiming(speech),
  }
}

/** Start of a scene in seconds from the start of the video. */
export function sceneStartSeconds(
  timeline: Pick<Times, 'fps'>,
  scene: Pick<SceneTimes, 'startFrame'>,
): number {
  return scene.startFrame / timeline.fps
}

/** Intro, scenes and outro, in the order in which they are shown. */
export function shownScenes({
  scenes,
  intro,
  outro,
}: Pick<Timeline, 'scenes' | 'intro' | 'outro'>): TimelineScene[] {
  return [...(intro ? [intro] : []), ...scenes, ...(outro ? [outro] : [])]
}

/** True for an intro or outro. */
export function isBookend({ scenes }: Pick<Timeline, 'scenes'>, { index }: TimelineScene): boolean {
  return index < 0 || index >= scenes.length
}

/** The scene, intro or outro that a frame belongs to. Throws RangeError outside the video. */
export function sceneAt(
  timeline: Pick<Timeline, 'scenes' | 'intro' | 'outro' | 'frameCount'>,
  frame: number,
): TimelineScene {
  if (frame < 0 || frame >= timeline.frameCount) throw new RangeError(`No frame ${frame} in this video`)
  const { scenes, intro, outro } = timeline
  if (outro && frame >= outro.startFrame) return outro
  return scenes.findLast((scene) => scene.startFrame <= frame) ?? intro!
}

/** All words on the video's clock, in seconds. */
export function timelineWords(timeline: Pick<Times, 'fps' | 'scenes'>): TimedWord[] {
  return timeline.scenes.flatMap((scene) => {
    const offset = sceneStartSeconds(timeline, scene)
    return scene.words.map((word) => ({
      text: word.text,
      start: offset + word.start,
      end: offset + word.end,
    }))
  })
}

/** Indexes of the words of `say` that the scene stresses. */
export function emphasisIndexes(words: readonly TimedWord[], emphasis: readonly string[]): number[] {
  if (emphasis.length === 0) return []
  const wanted = new Set(emphasis.flatMap((phrase) => phrase.split(/\s+/).map(bareWord)).filter(Boolean))
  return words.flatMap((word, index) => (wanted.has(bareWord(word.text)) ? [index] : []))
}

/** A token in lower case without punctuation, for comparisons. */
export function bareWord(token: string): string {
  return token.toLowerCase().replace(/[^\p{L}\p{N}%$€£]/gu, '')
}

interface SceneRequest {
  project: Project
  look: Look
  scene: Scene
  index: number
  times: SceneTimes
  previous: TimelineScene | null
  found: ScenePictures
}

function layOutScene(request: SceneRequest): TimelineScene {
  const { project, scene, index, times } = request
  const { frameCount } = times
  const random = createRandom(project.seed).fork(`scene ${scene.id}`)
  const visual = chooseVisual(request)
  return {
    ...times,
    index,
    motionFrames: Math.ceil(frameCount / motionStep) * motionStep,
    transition: chooseTransition(request, visual),
    pages: breakIntoPages(times.words),
    visual,
    title: titleOf(scene, index, frameCount / framesPerSecond),
    seed: random.integer(0, 0xffffffff),
  }
}

/**
 * Lays out the intro or outro. The first scene follows the intro with a cut, so that its frames are the same with and
 * without one; the last scene fades into the outro, whose own segments contain the fade.
 */
function layOutBookend(
  project: Project,
  times: Times,
  place: BookendPlace,
  bookends: BookendPictures,
): TimelineScene | null {
  const bookend = findBookend(project, place)
  if (bookend === null) return null
  const isIntro = place === 'intro'
  const frameCount = isIntro ? times.introFrames : times.outroFrames
  return {
    id: place,
    index: isIntro ? -1 : times.scenes.length,
    startFrame: isIntro ? 0 : times.frameCount - frameCount,
    frameCount,
    words: [],
    emphasis: [],
    motionFrames: frameCount,
    transition: isIntro ? { kind: 'cut', frames: 0 } : { kind: 'fade', frames: outroFadeFrames },
    pages: [],
    visual: chooseBookendVisual(project, bookend, place, bookends[place]),
    title: null,
    seed: createRandom(project.seed).fork(place).integer(0, 0xffffffff),
  }
}

function chooseBookendVisual(
  { brand, title }: Project,
  { asset, seconds }: Bookend,
  place: BookendPlace,
  found: BookendPictures[BookendPlace],
): SceneVisual {
  if (asset !== null && found?.clip) {
    return {
      kind: 'footage',
      clip: found.clip.key,
      // An own intro is never slowed down or repeated: its last picture stays until its end.
      clipSeconds: Math.max(found.clip.durationSeconds, seconds + clipOverhangSeconds),
      clipStartSeconds: 0,
      move: cameraMove('still', 0, 0),
    }
  }
  if (asset !== null && found?.pictures[0]) {
    return { kind: 'image', picture: found.pictures[0], move: cameraMove('push-in', 0, 0) }
  }
  const hasMark = brand.logoAsset !== null || Boolean(brand.name?.trim())
  return {
    kind: 'brand-card',
    place,
    name: brand.name?.trim() || (hasMark ? '' : title.trim()),
    primary: brand.primaryColor,
    secondary: brand.secondaryColor,
  }
}

/** The key contains the content hash, so that another logo is drawn anew. */
function findLogo({ brand, assets }: Project): string | null {
  return brand.logoAsset === null ? null : (assets[brand.logoAsset]?.sha256 ?? brand.logoAsset)
}

/** A clip that occurs again continues where it stopped, if enough of it is left. `shownSeconds` is by clip. */
function continueClip({ visual, frameCount }: TimelineScene, shownSeconds: Map<string, number>): void {
  if (visual.kind !== 'footage') return
  const seconds = frameCount / framesPerSecond
  const start = shownSeconds.get(visual.clip) ?? 0
  if (start + seconds + clipOverhangSeconds <= visual.clipSeconds) visual.clipStartSeconds = start
  shownSeconds.set(visual.clip, visual.clipStartSeconds + seconds)
}

function titleOf(scene: Scene, index: number, sceneSeconds: number): TimelineScene['title'] {
  if (!scene.onScreen?.trim()) return null
  const isHook = index === 0
  return { text: scene.onScreen.trim(), seconds: Math.min(sceneSeconds, hookTitleSeconds), isHook }
}

function chooseVisual(request: SceneRequest): SceneVisual {
  const { project, look, scene, found, times, index } = request
  const random = createRandom(project.seed).fork(`visual ${scene.id}`)
  const before = request.previous?.visual
  const paletteIndex = nextPalette(look, before, random.integer(0, 0xffff))
  if (found.ad) return { kind: 'ad', ad: found.ad }
  const kind = wantedKind(project, scene, found)
  if (kind === 'footage' && found.clip) {
    return {
      kind,
      clip: found.clip.key,
      clipSeconds: found.clip.durationSeconds,
      clipStartSeconds: 0,
      move: cameraMove(scene.visual.motion === 'auto' ? 'still' : scene.visual.motion, index, 0),
    }
  }
  if (kind === 'storyboard' && found.pictures.length > 0) {
    return { kind, pictures: found.pictures, paletteIndex, variant: random.integer(0, 0xffff) }
  }
  if (kind !== 'kinetic' && found.pictures[0]) {
    return {
      kind: 'image',
      picture: found.pictures[0],
      move: cameraMove(scene.visual.motion, index, random.next()),
    }
  }
  const cards = arrangeCards({
    words: times.words,
    emphasis: times.emphasis,
    seconds: times.frameCount / framesPerSecond,
    isHook: index === 0,
    isEnglish: project.language.startsWith('en'),
    random,
  })
  return { kind: 'kinetic', cards, paletteIndex, motif: found.motif }
}

function wantedKind(project: Project, scene: Scene, found: ScenePictures): SceneVisual['kind'] {
  if (scene.visual.kind !== 'auto') return scene.visual.kind
  if (scene.visual.asset !== null) return found.clip ? 'footage' : 'image'
  switch (project.style) {
    case 'Kinetic Text':
      return 'kinetic'
    case 'Storyboard':
      return 'storyboard'
    case 'Stock Footage':
    case 'AI Generation':
      return found.clip ? 'footage' : 'image'
  }
}

/** A palette unlike the previous one, so that each beat has a new color. */
function nextPalette({ palettes }: Look, before: SceneVisual | undefined, draw: number): number {
  const previous = before && 'paletteIndex' in before ? before.paletteIndex : -1
  const candidates = [...palettes.keys()].filter((index) => index !== previous)
  return candidates[draw % candidates.length]!
}

function chooseTransition(request: SceneRequest, visual: SceneVisual): TimelineScene['transition'] {
  if (!request.previous) return { kind: 'cut', frames: 0 }
  const random = createRandom(request.project.seed).fork(`transition ${request.scene.id}`)
  const choices: readonly [TransitionKind, number][] =
    visual.kind === 'kinetic'
      ? [
          ['slide', 8],
          ['wipe', 9],
          ['flash', 6],
          ['zoom', 8],
        ]
      : [
          ['fade', 8],
          ['zoom', 9],
          ['fade', 8],
          ['slide', 9],
          ['flash', 6],
        ]
  const [kind, frames] = random.pick(choices)
  return { kind, frames }
}

function worstTiming(speech: readonly SceneSpeech[]): TimingSource {
  const order: readonly TimingSource[] = ['exact', 'provider', 'aligned', 'estimated']
  return order[Math.max(0, ...speech.map((entry) => order.indexOf(entry.timing)))]!
}
