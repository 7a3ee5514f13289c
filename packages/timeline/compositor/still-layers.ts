// Describes frames that show only stills and clips as numbers: the position of each picture and how much of it is
// visible. A renderer can sample them without a canvas. `drawTransition`, `drawPicture` and `drawFootage` draw the same
// result.

import { placeFootage } from '../layers/footage.ts'
import { placePicture, type PicturePlace } from '../layers/picture.ts'
import type { TimelineScene } from '../timeline.ts'
import type { DrawEnvironment } from './environment.ts'
import { fadeOpacity, flashOf, slideOffset, transitionAmount, zoomOf } from './transitions.ts'

/** The layers of a frame are drawn over each other from first to last. Lengths are in the video's pixels. */
export type StillLayer =
  | {
      kind: 'picture'
      /** Key of a still, or the name of a moment of a clip. */
      picture: string
      /** Position of the whole picture. */
      place: PicturePlace
      /** Visible rows; fractions of a row are possible. */
      top: number
      bottom: number
      opacity: number
    }
  | { kind: 'white'; opacity: number }

/** A scene at one of its frames, which may be past its end while the next scene comes in. */
interface Moment {
  scene: TimelineScene
  frame: number
}

/**
 * The layers of a moment, including the outgoing scene during a transition; null when anything but stills and clips is
 * visible.
 */
export function layStills(
  environment: DrawEnvironment,
  after: Moment,
  before: Moment | null,
): StillLayer[] | null {
  const shown = layPicture(environment, after)
  if (shown === null || before === null) return shown && [shown]
  const gone = layPicture(environment, before)
  if (gone === null) return null
  const { transition } = after.scene
  const { scale } = environment.timeline
  const amount = transitionAmount(transition, after.frame)
  switch (transition.kind) {
    case 'cut':
      return [shown]
    case 'fade':
      return [shown, { ...gone, opacity: fadeOpacity(amount) }]
    case 'zoom': {
      const zoom = zoomOf(amount)
      const grow = (layer: PictureLayer, by: number) => ({
        ...layer,
        place: growPlace(environment, layer, by),
      })
      return [grow(shown, zoom.after), { ...grow(gone, zoom.before), opacity: zoom.opacity }]
    }
    case 'slide': {
      const offset = slideOffset(amount, environment.timeline) * scale
      const { height } = environment.timeline
      return [
        { ...gone, place: { ...gone.place, y: gone.place.y - offset }, bottom: height - offset },
        { ...shown, place: { ...shown.place, y: shown.place.y + height - offset }, top: height - offset },
      ]
    }
    case 'flash': {
      const { isBefore, opacity } = flashOf(amount)
      return [isBefore ? gone : shown, { kind: 'white', opacity }]
    }
    case 'wipe':
      return null
  }
}

type PictureLayer = Extract<StillLayer, { kind: 'picture' }>

function layPicture(environment: DrawEnvironment, moment: Moment): PictureLayer | null {
  const placed = placeVisual(environment, moment)
  if (placed === null) return null
  const { scale, height } = environment.timeline
  const { name, place } = placed
  return {
    kind: 'picture',
    picture: name,
    place: {
      x: place.x * scale,
      y: place.y * scale,
      width: place.width * scale,
      height: place.height * scale,
    },
    top: 0,
    bottom: height,
    opacity: 1,
  }
}

function placeVisual(
  environment: DrawEnvironment,
  { scene, frame }: Moment,
): { name: string; place: PicturePlace } | null {
  const { visual } = scene
  switch (visual.kind) {
    case 'image':
      return { name: visual.picture, place: placePicture(environment, scene, visual, frame) }
    case 'footage':
      return placeFootage(environment, scene, visual, frame)
    default:
      return null
  }
}

/** Scales a place around the middle of the frame. */
function growPlace({ timeline }: DrawEnvironment, { place }: PictureLayer, by: number): PicturePlace {
  const [middleX, middleY] = [timeline.width / 2, timeline.height / 2]
  return {
    x: middleX + (place.x - middleX) * by,
    y: middleY + (place.y - middleY) * by,
    width: place.width * by,
    height: place.height * by,
  }
}
