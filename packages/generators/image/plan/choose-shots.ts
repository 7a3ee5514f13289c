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
  /** True for what nobody expects at night where no word says so: people at work, and things in a room. */
  readonly isByDay?: boolean
  readonly views: readonly ShotView[]
}

export interface ChosenShot {
  readonly view: ShotView
  readonly hour: Hour
  /** For pictures without a subject: another one than that of the scene before. */
  readonly texture: number
}

/** As many as the families of textures. */
const textures = [0, 1, 2, 3, 4]
const plainViews: ReadonlySet<ShotView> = new Set(['medium', 'close'])
const freeHours: readonly Hour[] = ['day', 'sunset', 'night']
const dayHours: readonly Hour[] = ['day', 'sunset']

/**
 * Gives each picture a view and an hour. Pictures of the same thing never share both while others are left, and repeat a
 * view only when all were used. A scene prefers the same ones whatever the others are, so that an edit changes few
 * pictures.
 */
export function chooseShots(wishes: readonly ShotWish[], seed: number): Map<string, ChosenShot> {
  const shots = new Map<string, ChosenShot>()
  const taken = new Map<string, ShotCounts>()
  let last: ChosenShot | undefined
  for (const { id, key, hour, isByDay, views } of wishes) {
    const before = taken.get(key) ?? new Map<string, number>()
    const random = createRandom(seed).fork(`shot ${id}`)
    // The first picture of a thing shows plainly what it is.
    const ordered = random.shuffle(before.size === 0 ? views.filter((view) => plainViews.has(view)) : views)
    const hours = hour === undefined ? random.shuffle(isByDay ? dayHours : freeHours) : [hour]
    // Neighbors in the same light look alike. Only the scene before counts, so that an edit changes few pictures.
    const shot = findLeastUsed(ordered, putLast(hours, last?.hour), before)
    last = { ...shot, texture: putLast(random.shuffle(textures), last?.texture)[0]! }
    shots.set(id, last)
    taken.set(key, before)
    for (const part of [shot.view, shot.hour, partOf(shot)]) before.set(part, (before.get(part) ?? 0) + 1)
  }
  return shots
}

function putLast<Choice>(choices: readonly Choice[], last: Choice | undefined): readonly Choice[] {
  return choices.toSorted((a, b) => Number(a === last) - Number(b === last))
}

/** How many pictures have a view, an hour, or both. */
type ShotCounts = Map<string, number>

type ViewAndHour = Omit<ChosenShot, 'texture'>

const partOf = ({ view, hour }: ViewAndHour): string => `${view} at ${hour}`

/** The view used least, then the hour used least; of equal ones the first. */
function findLeastUsed(views: readonly ShotView[], hours: readonly Hour[], taken: ShotCounts): ViewAndHour {
  const options = views.flatMap((view) => hoursOf(view, hours).map((hour) => ({ view, hour })))
  const countOf = (part: string): number => taken.get(part) ?? 0
  const weight = (shot: ViewAndHour): number =>
    countOf(shot.view) * 10 + countOf(shot.hour) + countOf(partOf(shot)) * 100
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
