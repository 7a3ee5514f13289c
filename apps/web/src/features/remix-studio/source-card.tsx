import type { ReactNode } from 'react'
import { Link } from 'react-router'

export interface SourceCardProps {
  title: string
  note?: string | undefined
  /** A second line of text. */
  detail?: string | undefined
  to: string
  children: ReactNode
}

/** A card that opens a picture. */
export function SourceCard({ title, note, detail, to, children }: SourceCardProps) {
  return (
    <Link
      to={to}
      className="group grid overflow-hidden rounded-base border border-line bg-raised transition-colors duration-150 hover:border-primary"
    >
      <span className="relative block aspect-square overflow-hidden bg-sunken">
        {children}
        {note !== undefined && (
          <span className="absolute bottom-2 left-2 rounded-small bg-scrim px-2 py-0.5 text-xs text-on-scrim">
            {note}
          </span>
        )}
      </span>
      <span className="grid px-3 py-2">
        <span className="truncate text-sm">{title}</span>
        {detail !== undefined && (
          <span className="truncate text-xs text-muted" title={detail}>
            {detail}
          </span>
        )}
      </span>
    </Link>
  )
}
