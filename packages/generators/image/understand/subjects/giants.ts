// Giants. Nothing says how large somebody is who is alone in a picture, so a giant stands among houses.

import type { PlaceName } from '../words/places/places.ts'
import type { ReadSubject } from '../read-subject.ts'
import { isAnimal, thingOf } from '../words/things/things.ts'
import type { Bond, Subject } from '../understanding.ts'

const huge = 1.8
/** How high the houses are, as a share of the giant. */
const houseShare = 0.24

/** Houses for somebody or an animal that is huge and alone under the sky. */
export function housesFor(
  subjects: readonly ReadSubject[],
  place: PlaceName | undefined,
): { readonly houses: readonly ReadSubject[]; readonly bonds: readonly Bond[] } {
  const none = { houses: [], bonds: [] }
  const [giant] = subjects
  const named = subjects.filter(({ subject }) => subject.kind === 'person' || subject.isTool !== true)
  if (!giant || named.length !== 1) return none
  const meters = metersOf(giant.subject)
  if (meters === undefined || !(place === undefined || open.test(place))) return none
  const thing = thingOf('house')
  const houses = [0, 1].map((order): ReadSubject => {
    const size = (meters * houseShare * (order === 0 ? 1 : 0.86)) / thing.meters
    return {
      subject: { kind: 'thing', word: 'house', thing, size, isTool: true },
      tokens: giant.tokens,
      order,
    }
  })
  return {
    houses,
    bonds: [
      { relation: 'beside', from: 0, to: subjects.length },
      { relation: 'beside', from: subjects.length + 1, to: 0 },
    ],
  }
}

const open =
  /^(?:city|street|village|field|road|park|mountains|neon street|suburb|night city|tulip field|wheat field|lavender field|corn field|sunflower field|forest|desert|beach)$/

const heights = { adult: 1.75, old: 1.7, child: 1.2, baby: 0.6 } as const

function metersOf(subject: Subject): number | undefined {
  if (subject.size < huge) return undefined
  if (subject.kind === 'person') return heights[subject.role.look.age ?? 'adult'] * subject.size
  const isBeast = isAnimal(subject.thing.motif) || /robot|baby|duck|teddy/.test(subject.thing.motif)
  return isBeast ? subject.thing.meters * subject.size : undefined
}
