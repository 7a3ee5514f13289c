// Where somebody is who isn't where such a person usually is: bakers swim in the sea.

import { isIndoors, type PlaceName } from '../words/places/places.ts'
import type { Subject } from '../understanding.ts'

export const vehicles =
  /automobile|convertible|\bcar\b|\bbus\b|motorcycle|bicycle|truck|train|locomotive|taxi|scooter|lorry/

/** Where somebody is who isn't where such a person usually is: at home in bed, or out in the snow. */
export function insteadOfUsual(
  place: PlaceName | undefined,
  subjects: readonly Subject[],
  air: readonly string[],
): PlaceName | undefined {
  const hasArmy = subjects.some(
    ({ kind, word }) => kind === 'person' && /^(?:army|troops|soldiers|warriors|knights)$/.test(word),
  )
  const isInBoat = subjects.some((subject) =>
    /^(?:boat|canoe|raft|longship|lifeboat|ship|ferry|yacht)$/.test(nameOf(subject)),
  )
  const rides =
    !isInBoat && subjects.some((subject) => subject.kind === 'person' && subject.pose === 'riding')
  // Armies and riders are in the open, whoever leads them.
  if (place !== undefined && isIndoors(place) && (hasArmy || rides)) return 'field'
  if (subjects.some((subject) => /^grave(?:stone|-mound)$/.test(nameOf(subject)))) return 'graveyard'
  if (subjects.some((subject) => nameOf(subject) === 'bed')) return 'bedroom'
  if (subjects.some((subject) => nameOf(subject) === 'ship-wheel')) return 'ship deck'
  // Nobody has a couch in the street.
  const isAtHome = subjects.some((subject) => /^(?:couch-and-lamp|armchair)$/.test(nameOf(subject)))
  if (isAtHome && place !== undefined && !isIndoors(place)) return 'living room'
  if (place !== undefined && isIndoors(place) && subjects.some((subject) => nameOf(subject) === 'lamp-post'))
    return 'street'
  if (place === 'bedroom' && subjects.some((subject) => nameOf(subject) === 'throne')) return 'throne room'
  // Bakers and judges swim in the sea as anybody does.
  if (areSwimming(subjects) && place !== undefined && isIndoors(place) && !/pool|bath/.test(place))
    return 'sea'
  // Whoever rows is on the water, wherever such people usually are.
  if (isInBoat && place !== undefined && !/sea|lake|harbor|fjord|river|islet|pond/.test(place)) return 'sea'
  if (air.includes('snow')) return 'snow'
  // The sun sets and rises outdoors.
  const isOfSky = air.some((each) => /^(?:sunset|sunrise|dawn|dusk)$/.test(each))
  if (isOfSky && place !== undefined && isIndoors(place) && !place.includes('window')) return 'field'
  // Campfires burn and benches stand outdoors, whatever people do there.
  const isOutdoors = /\b(?:campfire|hammock|swing|lake|blanket)\b/.test(subjects.map(nameOf).join(' '))
  if (isOutdoors && place !== undefined && isIndoors(place)) return 'field'
  if (subjects.some((subject) => nameOf(subject) === 'bench') && place !== undefined && isIndoors(place))
    return 'park'
  if (place !== undefined && isIndoors(place) && subjects.some((subject) => vehicles.test(nameOf(subject))))
    return 'road'
  if (subjects.some((subject) => /^(?:giraffe|zebra|lion|elephant)$/.test(nameOf(subject)))) return 'savanna'
  const isWet = air.includes('rain') || air.includes('storm')
  return isWet && place !== undefined && isIndoors(place) ? 'street' : undefined
}

export function areSwimming(subjects: readonly Subject[]): boolean {
  const people = subjects.filter((subject) => subject.kind === 'person')
  return people.length > 0 && people.every(({ pose }) => /^swimming|drowning|^diving|in water$/.test(pose))
}

export function nameOf(subject: Subject): string {
  return subject.kind === 'thing' ? subject.thing.motif : subject.word.replaceAll(' ', '-')
}
