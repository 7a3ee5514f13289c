import { durations } from '@vivify/contract/plans'
import { createPortal } from 'react-dom'
import { Toaster } from 'react-hot-toast'

/**
 * The container of all toasts. It is attached to the body so that toasts appear above dialogs. Show one with `toast`
 * from react-hot-toast, which keeps at most 20.
 */
export function Toasts() {
  return createPortal(
    <Toaster
      position="top-right"
      containerClassName="mt-14"
      toastOptions={{
        duration: durations.toastMs,
        className:
          'rounded-base! bg-popup! text-text! shadow-popup! text-sm! px-4! py-2.5! max-w-[min(24rem,calc(100vw-2rem))]!',
        success: { iconTheme: { primary: 'var(--primary)', secondary: 'var(--on-primary)' } },
        error: {
          iconTheme: { primary: 'var(--danger)', secondary: 'var(--on-danger)' },
          ariaProps: { role: 'alert', 'aria-live': 'assertive' },
        },
        loading: { duration: Number.POSITIVE_INFINITY },
      }}
    />,
    document.body,
  )
}
