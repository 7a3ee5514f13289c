import type { HTMLAttributes, ReactNode } from 'react'
import { joinClasses } from './class-names.ts'

/** A raised surface. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div
      {...rest}
      className={joinClasses('rounded-large border border-line bg-raised p-5 shadow-card sm:p-6', className)}
    />
  )
}

export type BadgeTone = 'neutral' | 'primary' | 'second' | 'good' | 'warning' | 'danger'

const badgeTones: Record<BadgeTone, string> = {
  neutral: 'bg-hover text-muted',
  primary: 'bg-primary-soft text-primary-text',
  second: 'bg-second-soft text-second-text',
  good: 'bg-good-soft text-good-text',
  warning: 'bg-warning-soft text-warning-text',
  danger: 'bg-danger-soft text-danger-text',
}

/** A word or two about the element next to it. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={joinClasses(
        'inline-flex h-6 items-center gap-1.5 rounded-full px-2.5 text-xs font-semibold tracking-wide whitespace-nowrap',
        badgeTones[tone],
      )}
    >
      {children}
    </span>
  )
}

/** A key of the keyboard. */
export function KeyCap({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid h-5 min-w-5 place-items-center rounded-[5px] border border-line bg-surface px-1 font-body text-[11px] leading-none text-muted tabular-nums">
      {children}
    </kbd>
  )
}

/** A placeholder for loading content; give it the shape of that content. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'block animate-shimmer rounded-small bg-[linear-gradient(90deg,var(--line)_30%,var(--hover)_50%,var(--line)_70%)] bg-size-[200%_100%]',
        className,
      )}
    />
  )
}

export interface EmptyStateProps {
  icon: ReactNode
  title: string
  /** One sentence that says what to do. */
  children: ReactNode
  action?: ReactNode
}

/** Says that there is nothing yet, and how to change that. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-large border border-dashed border-control-line/60 px-6 py-12 text-center">
      <span className="grid size-12 place-items-center rounded-full bg-second-soft text-second-text [&>svg]:size-5.5">
        {icon}
      </span>
      <p className="font-display text-lg font-semibold">{title}</p>
      <p className="max-w-md text-sm text-muted">{children}</p>
      {action}
    </div>
  )
}

export interface NoticeProps {
  tone: 'danger' | 'warning' | 'second'
  icon: ReactNode
  children: ReactNode
  action?: ReactNode
}

/** An inline message. Errors are announced to screen readers. */
export function Notice({ tone, icon, children, action }: NoticeProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'note'}
      className={joinClasses(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-base px-4 py-3 text-sm [&>svg]:size-4.5 [&>svg]:shrink-0',
        badgeTones[tone],
      )}
    >
      {icon}
      <div className="min-w-0 flex-1 basis-48">{children}</div>
      {action}
    </div>
  )
}
