import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { screens } from '../screens.ts'
import { isTyping } from '../../lib/keyboard.ts'
import { useLatest } from '../../lib/use-latest.ts'
import { createDigitReader } from './digit-reader.ts'

export interface ShortcutOptions {
  isSignedIn: boolean
  onPalette: () => void
  /** Opens the list of shortcuts. */
  onHelp: () => void
}

/** `g` and a screen's digits open that screen; Ctrl or ⌘ with K opens the command palette; `?` lists all shortcuts. */
export function useShortcuts({ isSignedIn, onPalette, onHelp }: ShortcutOptions): void {
  const navigate = useNavigate()
  const latest = useLatest({ isSignedIn, onPalette, onHelp, navigate })

  useEffect(() => {
    const reader = createDigitReader({
      codes: screens.flatMap(({ sidebar }) => sidebar?.digits ?? []),
      onCode: (digits) => {
        const screen = screens.find(({ sidebar }) => sidebar?.digits === digits)
        if (screen && (latest.current.isSignedIn || screen.access === 'public')) {
          void latest.current.navigate(screen.path)
        }
      },
    })
    const onKeyDown = (event: KeyboardEvent): void => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        latest.current.onPalette()
        return
      }
      const isCommand = event.ctrlKey || event.metaKey || event.altKey
      const isModal = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
      if (isCommand || isModal || isTyping(event.target)) reader.reset()
      else if (event.key === '?') {
        event.preventDefault()
        latest.current.onHelp()
      } else reader.read(event.key)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      reader.reset()
    }
  }, [])
}
