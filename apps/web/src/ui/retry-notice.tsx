import { CircleAlert } from './icons.tsx'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Notice } from './surfaces.tsx'

export interface RetryNoticeProps {
  /** Default `danger`, which is announced to screen readers. */
  tone?: 'danger' | 'warning'
  isBusy?: boolean
  onRetry: () => void
  children: ReactNode
}

/** Shown in place of content that could not be loaded, with a button to try again. */
export function RetryNotice({ tone = 'danger', isBusy = false, onRetry, children }: RetryNoticeProps) {
  return (
    <Notice
      tone={tone}
      icon={<CircleAlert aria-hidden="true" />}
      action={
        <Button size="small" isBusy={isBusy} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
