import type { KeyboardEvent } from 'react'
import type { Preview } from './use-preview.ts'

const arrowSeconds = 1
const jumpSeconds = 5

/** The usual keys of video editors: Space and K play, J and L jump, arrows step, M mutes, F is full screen. */
export function useTransportKeys(
  { engine, state }: Preview,
  toggleFullScreen: () => void,
): (event: KeyboardEvent) => void {
  return (event) => {
    if (!engine || !state || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof HTMLInputElement) return
    const action = actionOf(event, event.target instanceof HTMLButtonElement)
    if (action === null) return
    event.preventDefault()
    switch (action) {
      case 'toggle':
        return engine.toggle()
      case 'mute':
        return engine.setMuted(!state.isMuted)
      case 'full screen':
        return toggleFullScreen()
      case 'next scene':
        return engine.stepScene(1)
      case 'previous scene':
        return engine.stepScene(-1)
      default:
        return action.to === undefined ? engine.seekBy(action.by) : engine.seek(action.to)
    }
  }
}

type Action =
  | 'toggle'
  | 'mute'
  | 'full screen'
  | 'next scene'
  | 'previous scene'
  | { by: number; to?: undefined }
  | { to: number }

function actionOf(event: KeyboardEvent, isOnButton: boolean): Action | null {
  switch (event.key) {
    case ' ':
      // On a button, Space presses the button.
      return isOnButton ? null : 'toggle'
    case 'k':
      return 'toggle'
    case 'j':
      return { by: -jumpSeconds }
    case 'l':
      return { by: jumpSeconds }
    case 'ArrowLeft':
      return { by: -arrowSeconds }
    case 'ArrowRight':
      return { by: arrowSeconds }
    case 'PageDown':
      return 'next scene'
    case 'PageUp':
      return 'previous scene'
    case 'Home':
      return { to: 0 }
    case 'End':
      return { to: Infinity }
    case 'm':
      return 'mute'
    case 'f':
      return 'full screen'
    default:
      return null
  }
}
