import type { RemixSpot } from '@vivify/generators/remix/recipe'
import { joinClasses } from '../../../ui/class-names.ts'

const rows = ['top', 'middle', 'bottom'] as const
const columns = ['left', 'center', 'right'] as const

export interface PlaceGridProps {
  spot: RemixSpot
  onChange: (spot: RemixSpot) => void
}

/** Chooses one of nine positions. */
export function PlaceGrid({ spot, onChange }: PlaceGridProps) {
  const isMoved = spot.x !== undefined || spot.y !== undefined
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm font-medium">Place</p>
      <div
        role="group"
        aria-label="Place"
        className="grid w-fit grid-cols-3 gap-1 rounded-small border border-line bg-surface p-1"
      >
        {rows.flatMap((place) =>
          columns.map((align) => {
            const isOn = !isMoved && spot.place === place && spot.align === align
            return (
              <button
                key={`${place} ${align}`}
                type="button"
                aria-label={`${place} ${align}`}
                aria-pressed={isOn}
                onClick={() => onChange({ place, align, x: undefined, y: undefined })}
                className={joinClasses(
                  'size-7 rounded-[5px] transition-colors duration-150',
                  isOn ? 'bg-primary' : 'bg-hover hover:bg-control-line/60',
                )}
              />
            )
          }),
        )}
      </div>
    </div>
  )
}
