import { useId, type ReactNode } from 'react'

/** One primitive and its states. */
export function Story({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="border-b border-line pb-2 text-xl">
        {name}
      </h2>
      <div className="flex flex-wrap items-start gap-3">{children}</div>
    </section>
  )
}
