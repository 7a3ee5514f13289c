import type { Motion } from '@vivify/contract/project'

/** Where a picture is at the start and at the end of its scene. */
export type CameraMove = {
  fromScale: number
  toScale: number
  fromX: number
  fromY: number
  toX: number
  toY: number
}

/** Scale and focus (0 to 1 of the part outside the frame) at the start and end of a scene. */
export function cameraMove(motion: Motion, index: number, draw: number): CameraMove {
  const move = { fromScale: 1.06, toScale: 1.06, fromX: 0.5, fromY: 0.5, toX: 0.5, toY: 0.5 }
  switch (motion) {
    case 'auto':
      return cameraMove(autoMotion(index, draw), index, draw)
    case 'push-in':
      return { ...move, fromScale: 1.02, toScale: 1.1, toY: 0.42 }
    case 'pull-out':
      return { ...move, fromScale: 1.1, toScale: 1.02, fromY: 0.42 }
    case 'pan-left':
      return { ...move, fromScale: 1.1, toScale: 1.1, fromX: 0.95, toX: 0.05 }
    case 'pan-right':
      return { ...move, fromScale: 1.1, toScale: 1.1, fromX: 0.05, toX: 0.95 }
    case 'pan-up':
      return { ...move, fromScale: 1.1, toScale: 1.1, fromY: 0.95, toY: 0.05 }
    case 'pan-down':
      return { ...move, fromScale: 1.1, toScale: 1.1, fromY: 0.05, toY: 0.95 }
    case 'still':
      return { ...move, fromScale: 1, toScale: 1 }
  }
}

/** Alternates between push-in and pull-out, with an occasional pan. */
function autoMotion(index: number, draw: number): Exclude<Motion, 'auto' | 'still'> {
  if (draw < 0.22) return draw < 0.11 ? 'pan-right' : 'pan-left'
  return index % 2 === 0 ? 'push-in' : 'pull-out'
}
