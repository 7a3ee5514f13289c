import { useId, type ReactNode } from 'react'
import { Card } from '../../ui/surfaces.tsx'

interface SettingCardProps {
  title: string
  intro?: ReactNode
  /** Beside the title, such as a state. */
  aside?: ReactNode
  children: ReactNode
}

/** One subject of the settings: what it is on the left, its controls on the right. */
export function SettingCard({ title, intro, aside, children }: SettingCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] lg:gap-10">
        <div className="flex flex-col gap-1.5">
          <div className="flex flex-wrap items-center gap-2.5">
            <h2 id={id} className="text-lg">
              {title}
            </h2>
            {aside}
          </div>
          {intro !== undefined && <p className="text-sm text-muted">{intro}</p>}
        </div>
        <div className="flex min-w-0 flex-col gap-4">{children}</div>
      </Card>
    </section>
  )
}

/** What a failed call says, above the button that repeats it. */
export function Failure({ error }: { error: Error | null }) {
  if (error === null) return null
  return (
    <p role="alert" className="text-sm text-danger-text">
      {error.message}
    </p>
  )
}
