import type { ReactNode } from 'react'

/** A titled group of related settings. */
export function ControlGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="flex flex-col gap-4 border-t border-line pt-5 first:border-0 first:pt-0"
    >
      <h2 className="text-base">{title}</h2>
      {children}
    </section>
  )
}

/** A visible label above controls that have their own accessible names. */
export function GroupLabel({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-1.5">
      <span aria-hidden="true" className="text-sm font-medium">
        {text}
      </span>
      {children}
    </div>
  )
}
