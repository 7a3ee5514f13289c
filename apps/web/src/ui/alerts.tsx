// The alerts of the specification: any code can open one, and the page shows one alert dialog at a time.

import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'

const loadDialog = () => import('./dialog.tsx')
const AlertDialog = lazy(async () => ({ default: (await loadDialog()).AlertDialog }))

/** Late enough for the first paint, early enough that a lost connection can't keep an alert from showing. */
const preloadDelayMs = 1500

export interface Question {
  message: string
  details?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  isDangerous?: boolean
}

export interface Alerts {
  /** Shows a message with an OK button; resolves when it is closed. */
  alert: (message: string, details?: ReactNode) => Promise<void>
  /** Shows an alert about something on the screen, which stays visible. */
  alertAside: (message: string) => Promise<void>
  /** Asks a question; resolves to true when the person agrees. */
  confirm: (question: Question) => Promise<boolean>
}

interface Shown extends Partial<Question> {
  message: string
  isAside?: boolean
  answer: (isAgreed: boolean) => void
}

const AlertsContext = createContext<Alerts | null>(null)

/** Provides `useAlerts` to its children. */
export function AlertsProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const waiting = useRef<Shown | null>(null)

  useEffect(() => {
    const timer = setTimeout(() => void loadDialog().catch(() => undefined), preloadDelayMs)
    return () => clearTimeout(timer)
  }, [])

  const findLastFocused = useLastFocused()

  const show = useCallback((next: Omit<Shown, 'answer'>) => {
    // A new alert answers the open one with no, so that no caller waits forever.
    waiting.current?.answer(false)
    return new Promise<boolean>((resolve) => {
      const entry = { ...next, answer: resolve }
      waiting.current = entry
      setShown(entry)
      setIsOpen(true)
    })
  }, [])

  const close = (isAgreed: boolean): void => {
    waiting.current?.answer(isAgreed)
    waiting.current = null
    setIsOpen(false)
  }

  const alerts = useMemo<Alerts>(
    () => ({
      alert: async (message, details) => {
        await show(details === undefined ? { message } : { message, details })
      },
      alertAside: async (message) => {
        await show({ message, isAside: true })
      },
      confirm: (question) => show({ cancelLabel: 'Cancel', ...question }),
    }),
    [show],
  )

  return (
    <AlertsContext value={alerts}>
      {children}
      {shown !== null && (
        <Suspense>
          <AlertDialog
            {...shown}
            isOpen={isOpen}
            onConfirm={() => close(true)}
            onCancel={() => close(false)}
            returnFocus={findLastFocused}
          />
        </Suspense>
      )}
    </AlertsContext>
  )
}

/**
 * Finds the element outside of alerts that had the focus last: a field that is disabled while it works has lost it by the
 * time an alert opens. null when it is gone or still disabled.
 */
function useLastFocused(): () => HTMLElement | null {
  const last = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement && !target.closest('[role=alertdialog]')) last.current = target
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  return useCallback(
    () => (last.current?.isConnected && !last.current.matches(':disabled') ? last.current : null),
    [],
  )
}

/** Functions that show alerts and questions. Throws when used outside `AlertsProvider`. */
export function useAlerts(): Alerts {
  const alerts = useContext(AlertsContext)
  if (alerts === null) throw new Error('useAlerts must be used within an AlertsProvider')
  return alerts
}
