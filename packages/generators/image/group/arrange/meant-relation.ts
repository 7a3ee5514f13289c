// What a relation means for the two that it binds, once it is known how they are drawn.

import { isCaptivity } from '../../understand/tokens/people/captives.ts'
import type { Bond } from '../../understand/understanding.ts'
import type { RelationName } from '../../understand/words/words.ts'
import { giantSize, motifOf, type Item } from '../item.ts'
import { isLain, isOffGround, isPhone, isSeenThrough, isTree } from '../item-kinds.ts'
import { clingsTo } from '../poses/room.ts'
import { isFlat } from './attach.ts'
import { isFurnitureRoof } from './formations.ts'
import { isOpenCar } from './mount.ts'

/** "In bed" means on it, and who writes in a notebook holds it. */
export function relationOf(
  { figure, subject: own }: Item,
  second: Item,
  { relation, word }: Bond,
): RelationName {
  if (relation === 'pushing' && second.subject.kind === 'thing' && !figure) return 'beside'
  // "On her phone" means in her hands.
  const isSmall =
    second.subject.kind === 'thing' &&
    second.subject.thing.bearing === 'held' &&
    second.subject.size < giantSize &&
    second.subject.thing.meters < 0.5
  const isHuge = second.subject.kind === 'thing' && second.subject.size >= giantSize
  const isHandy = isSmall || isPhone(second) || /^(?:broom|typewriter)$/.test(motifOf(second))
  if (relation === 'on' && figure && !isHuge && isHandy) return 'holding'
  if (motifOf(second) === 'ship-wheel') return 'pushing'
  // Whoever is in front of a television looks at it and doesn't hide it.
  if (relation === 'in front of' && figure && motifOf(second) === 'television') return 'facing'
  if (relation === 'climbing' && second.subject.kind === 'person') return 'on'
  // Waves break behind what they break over.
  if (relation === 'above' && own.kind === 'thing' && own.thing.motif === 'water-wave') return 'behind'
  if (relation === 'under' && motifOf(second) === 'leaf-pile') return 'inside'
  if (relation === 'on' && clingsTo({ figure, subject: own }, second)) return 'climbing'
  // People stand behind a desk over which they reach, and look at what they stand over.
  if (relation === 'above' && figure && !isOffGround(own))
    return isFurnitureRoof(second) ? 'behind' : 'facing'
  if (relation !== 'inside' || (figure && isCaptivity(word))) return relation
  if (isOpenCar(second)) return 'riding'
  if (/^(?:door|iron-gate)$/.test(motifOf(second))) return 'in front of'
  if (isLain(second) || isFlat(second) || isTree(second)) return 'on'
  const { subject } = second
  if (subject.kind === 'thing' && (subject.thing.meters >= 5 || /^(?:bush|tent)$/.test(subject.thing.motif)))
    return 'in front of'
  // Whoever is inside of a bottle is as small as it takes.
  if (isSeenThrough(second) && word === 'inside') return relation
  // Whoever is in a cup is as tiny as it takes.
  if (figure && word === 'in' && /cup|beverage|bowl|mug|bucket|basket|pot$/.test(motifOf(second)))
    return relation
  const isTiny = word === 'inside' || (own.kind === 'person' && own.size < 0.6)
  if (figure && isTiny && /cup|beverage|bowl|mug|hat$|boot$|shoe|bucket|basket|pot$/.test(motifOf(second)))
    return relation
  return figure && second.subject.kind === 'thing' && second.subject.thing.meters < 0.6 ? 'holding' : relation
}
