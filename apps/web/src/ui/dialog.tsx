import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog'
import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from './icons.tsx'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { joinClasses } from './class-names.ts'

/** The dimmed layer behind modal panels. */
export const backdropClasses =
  'fixed inset-0 z-40 bg-scrim backdrop-blur-[3px] transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0'

const panelClasses =
  'fixed z-50 max-h-[calc(100dvh-2rem)] scroll-pb-20 w-[min(calc(100vw-2rem),var(--panel-width))] overflow-y-auto rounded-large bg-popup p-6 text-text shadow-popup outline-none transition-[opacity,scale] duration-200 ease-out data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0'

const centered = 'top-1/2 left-1/2 -translate-x-1/2 -translate-y-1/2'

/**
 * A corner that no screen uses for its result: left of the frame, or in one-column layouts a single row at the bottom.
 */
const aside =
  'bottom-2 left-4 p-3! max-lg:flex max-lg:items-center max-lg:gap-3 lg:bottom-6 lg:left-[calc(15.5rem+1.5rem)] lg:p-5! [--panel-width:22rem]'

export interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons at the bottom, the main one last. */
  actions?: ReactNode
  /** For content to look at: the dialog is as wide as the window allows. */
  isWide?: boolean
}

/** A modal panel that closes on Escape and on a click outside; focus returns to the element that had it before. */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  children,
  actions,
  isWide = false,
}: DialogProps) {
  return (
    <BaseDialog.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdropClasses} />
        <BaseDialog.Popup
          className={joinClasses(
            panelClasses,
            centered,
            isWide ? '[--panel-width:80rem]' : '[--panel-width:34rem]',
          )}
        >
          <div className="flex items-start justify-between gap-4">
            <BaseDialog.Title className="text-xl">{title}</BaseDialog.Title>
            <BaseDialog.Close
              aria-label="Close"
              className="-mt-1.5 -mr-2 grid size-9 shrink-0 place-items-center rounded-small text-muted hover:bg-hover hover:text-text"
            >
              <X className="size-4.5" />
            </BaseDialog.Close>
          </div>
          {description !== undefined && (
            <BaseDialog.Description className="mt-1.5 text-sm text-muted">
              {description}
            </BaseDialog.Description>
          )}
          {children !== undefined && <div className="mt-5">{children}</div>}
          {actions !== undefined && (
            // Stays in sight while longer content scrolls.
            <div className="sticky -bottom-6 z-10 -mx-6 mt-3 -mb-6 flex flex-wrap justify-end gap-2 bg-popup px-6 pt-3 pb-6">
              {actions}
            </div>
          )}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}

export interface AlertDialogProps {
  isOpen: boolean
  /** The whole message, which also names the dialog. */
  message: string
  details?: ReactNode
  confirmLabel?: string
  /** With a cancel label the dialog asks a question; without one, its single button closes it. */
  cancelLabel?: string
  isDangerous?: boolean
  /** The dialog moves aside and nothing is dimmed, so that the subject of the message stays visible. */
  isAside?: boolean
  onConfirm: () => void
  onCancel: () => void
  /** The element that gets the focus afterwards; null for the one that had it when the dialog opened. */
  returnFocus?: () => HTMLElement | null
}

/** A message that must be read: a click outside does not close it. Focus returns afterwards. */
export function AlertDialog(props: AlertDialogProps) {
  const {
    isOpen,
    message,
    details,
    confirmLabel = 'OK',
    cancelLabel,
    isDangerous = false,
    isAside = false,
    onConfirm,
    onCancel,
    returnFocus,
  } = props
  useEarlyEnter(isOpen && cancelLabel === undefined, onConfirm)
  return (
    <BaseAlertDialog.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onCancel())}>
      <BaseAlertDialog.Portal>
        <BaseAlertDialog.Backdrop className={isAside ? 'fixed inset-0 z-40' : backdropClasses} />
        <BaseAlertDialog.Popup
          finalFocus={() => returnFocus?.() ?? true}
          onKeyDown={(event) => {
            // The Enter that led here, still held down, must not close it unread.
            if (event.key === 'Enter' && event.repeat) event.preventDefault()
          }}
          className={joinClasses(
            panelClasses,
            isAside ? aside : joinClasses(centered, '[--panel-width:26rem]'),
          )}
        >
          <BaseAlertDialog.Title
            className={joinClasses('leading-snug', isAside ? 'text-base max-lg:flex-1' : 'text-lg')}
          >
            {message}
          </BaseAlertDialog.Title>
          {details !== undefined && (
            <BaseAlertDialog.Description render={<div />} className="mt-2 text-sm text-muted">
              {details}
            </BaseAlertDialog.Description>
          )}
          <div
            className={joinClasses('flex flex-wrap justify-end gap-2', isAside ? 'mt-3 max-lg:mt-0' : 'mt-6')}
          >
            {cancelLabel !== undefined && <Button onClick={onCancel}>{cancelLabel}</Button>}
            <Button variant={isDangerous ? 'danger' : 'primary'} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </BaseAlertDialog.Popup>
      </BaseAlertDialog.Portal>
    </BaseAlertDialog.Root>
  )
}

/** Answers Enter in the moment before the button of a new dialog has the focus, when nothing has it. */
function useEarlyEnter(isWaiting: boolean, onEnter: () => void): void {
  const latest = useRef(onEnter)
  useLayoutEffect(() => {
    latest.current = onEnter
  })
  useLayoutEffect(() => {
    if (!isWaiting) return
    const answer = (event: KeyboardEvent): void => {
      const isFree = document.activeElement === null || document.activeElement === document.body
      // A key that is held down was pressed for something else.
      if (event.key !== 'Enter' || event.repeat || !isFree) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', answer)
    return () => document.removeEventListener('keydown', answer)
  }, [isWaiting])
}
