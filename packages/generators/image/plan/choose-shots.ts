import { createRandom } from '@vivify/contract/random'
import { shotViews, type ShotView } from '../request.ts'
import type { Hour } from '../scenery/weather.ts'

/** What the pictures of one document show, in the order of its scenes. */
export interface ShotWish {
  readonly id: string
  /** Equal for pictures of the same things. */
  readonly key: string
  /** The hour that the words name. */
  readonly hour: Hour | undefined
  readonly views: readonly ShotView[]
}

export interface ChosenShot {
  readonly view: ShotView
  readonly hour: Hour
}

const plainViews: ReadonlySet<ShotView> = new Set(['medium', 'close'])
const freeHours: readonly Hour[] = ['day', 'sunset', 'night']

/**
 * Gives each picture a view and an hour. Pictures of the same thing never share both while others are left, and repeat a
 * view only when all were used. A scene prefers the same ones whatever the others are, so that an edit changes few
 * pictures.
 */
export function chooseShots(wishes: readonly ShotWish[], seed: number): Map<string, ChosenShot> {
  const shots = new Map<string, ChosenShot>()
  const taken = new Map<string, ChosenShot[]>()
  for (const { id, key, hour, views } of wishes) {
    const before = taken.get(key) ?? []
    const random = createRandom(seed).fork(`shot ${id}`)
    // The first picture of a thing shows plainly what it is.
    const ordered = random.shuffle(before.length === 0 ? views.filter((view) => plainViews.has(view)) : views)
    const hours = hour === undefined ? random.shuffle(freeHours) : [hour]
    const shot = findLeastUsed(ordered, hours, before)
    shots.set(id, shot)
    taken.set(key, [...before, shot])
  }
  return shots
}

/** The view used least, then the hour used least; of equal ones the first. */
function findLeastUsed(
  views: readonly ShotView[],
  hours: readonly Hour[],
  taken: readonly ChosenShot[],
): ChosenShot {
  const options = views.flatMap((view) => hoursOf(view, hours).map((hour) => ({ view, hour })))
  const weight = ({ view, hour }: ChosenShot): number =>
    taken.reduce(
      (sum, other) =>
        sum +
        (other.view === view ? 10 : 0) +
        (other.hour === hour ? 1 : 0) +
        (other.view === view && other.hour === hour ? 100 : 0),
      0,
    )
  return options.reduce((best, option) => (weight(option) < weight(best) ? option : best))
}

/** A dark shape needs a bright sky behind it. */
function hoursOf(view: ShotView, hours: readonly Hour[]): readonly Hour[] {
  return view === 'silhouette' && hours.length > 1 ? ['sunset'] : hours
}

/** Views in which a subject can be shown. */
export function viewsOf(subject: {
  isPlace: boolean
  isIndoors: boolean
  canRepeat: boolean
}): readonly ShotView[] {
  if (subject.isPlace) return ['medium']
  return shotViews.filter((view) => {
    if (view === 'pair' || view === 'many') return subject.canRepeat
    return view !== 'silhouette' || !subject.isIndoors
  })
}
