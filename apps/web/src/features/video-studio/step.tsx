import { ChevronDown } from '../../ui/icons.tsx'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { joinClasses } from '../../ui/class-names.ts'

export interface StepProps {
  number: number
  title: string
  /** One line about the choices in this step; null until there are any. */
  summary: string | null
  /** The step collapses when this becomes true, or if it is true when the page opens. */
  isDone?: boolean
  children: ReactNode
}

/** A numbered part of the page. When collapsed, it shows its one-line summary and keeps the typed text. */
export function Step({ number, title, summary, isDone = false, children }: StepProps) {
  const [isOpen, setIsOpen] = useState(!isDone)
  const wasDone = useRef(isDone)
  const id = useId()
  useEffect(() => {
    if (isDone !== wasDone.current) setIsOpen(!isDone)
    wasDone.current = isDone
  }, [isDone])
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="min-w-0 rounded-large border border-line bg-raised shadow-card"
    >
      <h3 id={`${id}-title`} className="text-lg">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-content`}
          onClick={() => setIsOpen(!isOpen)}
          className="flex w-full items-center gap-3.5 rounded-large px-4 py-4 text-left sm:px-6"
        >
          <span
            aria-hidden="true"
            className={joinClasses(
              'grid size-8 shrink-0 place-items-center rounded-full text-sm font-bold tabular-nums',
              summary === null ? 'bg-hover text-muted' : 'bg-primary-soft text-primary-text',
            )}
          >
            {number}
          </span>
          <span className="grid min-w-0 flex-1">
            <span>{title}</span>
            {!isOpen && summary !== null && (
              <span className="truncate font-body text-sm font-normal tracking-normal text-muted">
                {summary}
              </span>
            )}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={joinClasses(
              'size-5 shrink-0 text-muted transition-transform duration-200',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      </h3>
      <div id={`${id}-content`} hidden={!isOpen} className="border-t border-line px-4 py-5 sm:px-6">
        {children}
      </div>
    </section>
  )
}
