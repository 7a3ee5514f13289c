import { useId, type ReactNode } from 'react'
import type { KitTexts } from '../../../api/kits.ts'

export interface PartProps {
  texts: KitTexts
}

/** Longest texts that a document keeps, by kind. */
export const textLimits = { line: 400, long: 8000, topic: 60, title: 200, about: 800 } as const

/** The list with another entry at one place. */
export function replaceAt<Entry>(list: readonly Entry[], at: number, entry: Entry): Entry[] {
  return list.map((known, index) => (index === at ? entry : known))
}

export interface SectionProps {
  title: string
  about?: ReactNode
  /** At the right of the title. */
  aside?: ReactNode
  children: ReactNode
}

/** A titled group of texts. */
export function Section({ title, about, aside, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <div className="grid gap-0.5">
          <h3 id={id} className="text-lg">
            {title}
          </h3>
          {about !== undefined && <p className="text-sm text-muted">{about}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  )
}
