import { Check } from '../../ui/icons.tsx'
import { useId, type ReactNode } from 'react'
import { joinClasses } from '../../ui/class-names.ts'

export interface PictureCardProps {
  /** Shown below the picture; also the accessible name. */
  name: string
  note?: ReactNode
  /** Address of the picture. */
  picture: string
  /** Width over height, as a class. */
  shapeClass: string
  isChosen: boolean
  onPress: () => void
}

/** A choice with a picture, a name, and a mark when it is selected. */
export function PictureCard({ name, note, picture, shapeClass, isChosen, onPress }: PictureCardProps) {
  const noteId = useId()
  return (
    <button
      type="button"
      aria-describedby={note === undefined ? undefined : noteId}
      aria-pressed={isChosen}
      onClick={onPress}
      className={joinClasses(
        'group relative grid content-start overflow-hidden rounded-base border text-left transition-[border-color,box-shadow] duration-150',
        isChosen
          ? 'border-primary bg-primary-soft ring-1 ring-primary'
          : 'border-line bg-raised hover:border-control-line',
      )}
    >
      <span className={joinClasses('block overflow-hidden bg-sunken', shapeClass)}>
        <img
          src={picture}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover transition-transform duration-200 ease-out group-hover:scale-104"
        />
      </span>
      <span className="grid min-w-0 px-2.5 py-2">
        <span className={joinClasses('font-semibold', note === undefined ? 'text-xs' : 'text-sm')}>
          {name}
        </span>
        {note !== undefined && (
          <span id={noteId} aria-hidden="true" className="text-xs text-muted">
            {note}
          </span>
        )}
      </span>
      {isChosen && (
        <span className="absolute top-2 right-2 grid size-6 place-items-center rounded-full bg-primary text-on-primary">
          <Check className="size-3.5" strokeWidth={3} aria-hidden="true" />
        </span>
      )}
    </button>
  )
}

/** Address of the picture of a style or preset. */
export function pictureOf(name: string): string {
  return `/presets/${name.toLowerCase().replaceAll(' ', '-')}.webp`
}
