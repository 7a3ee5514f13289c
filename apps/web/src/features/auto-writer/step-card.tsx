import { useId, type ReactNode } from 'react'
import { Card } from '../../ui/surfaces.tsx'

export interface StepCardProps {
  number?: number
  title: string
  about?: string
  /** At the right of the title, such as a count. */
  aside?: ReactNode
  children: ReactNode
}

/** A numbered part of the form. */
export function StepCard({ number, title, about, aside, children }: StepCardProps) {
  const id = useId()
  return (
    <Card className="p-0! sm:p-0!">
      <section aria-labelledby={id} className="flex flex-col gap-4 p-5 sm:p-6">
        <div className="flex items-start gap-3">
          {number !== undefined && (
            <span
              aria-hidden="true"
              className="mt-0.5 grid size-7 shrink-0 place-items-center rounded-full bg-second-soft text-sm font-semibold text-second-text"
            >
              {number}
            </span>
          )}
          <div className="grid min-w-0 flex-1 gap-0.5">
            <h2 id={id} className="text-xl">
              {title}
            </h2>
            {about !== undefined && <p className="text-sm text-muted">{about}</p>}
          </div>
          {aside}
        </div>
        {children}
      </section>
    </Card>
  )
}
