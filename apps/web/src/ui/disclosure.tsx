import { useState, type ReactNode } from 'react'
import { ChevronDown } from './icons.tsx'

export interface DisclosureProps {
  title: string
  /** Shown at the right of the title, such as what is set inside. */
  aside?: ReactNode
  isOpenAtFirst?: boolean
  children: ReactNode
}

/** A part that most people don't need, folded under its title. */
export function Disclosure({ title, aside, isOpenAtFirst = false, children }: DisclosureProps) {
  // Constant, so that only the person opens and closes it.
  const [isOpen] = useState(isOpenAtFirst)
  return (
    <details open={isOpen} className="group border-t border-line">
      <summary className="-mx-2 flex min-h-12 list-none items-center gap-3 rounded-small px-2 text-sm font-medium hover:bg-hover [&::-webkit-details-marker]:hidden">
        <span>{title}</span>
        <span className="ml-auto flex min-w-0 items-center gap-1.5 truncate text-xs font-normal text-muted">
          {aside}
        </span>
        <ChevronDown
          className="size-4 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="flex flex-col gap-4 pt-1 pb-5">{children}</div>
    </details>
  )
}
