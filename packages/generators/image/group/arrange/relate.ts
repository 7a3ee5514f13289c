// How the second of two subjects is placed for each relation.

import { figureFoot } from '../../figures/draw-figure.ts'
import { isCaptivity } from '../../understand/tokens/people/captives.ts'
import { isHandTable, type Bearing } from '../../understand/words/things/things.ts'
import { isWearable } from '../../understand/bonds/headgear.ts'
import { isSignOn } from '../../understand/bonds/signs.ts'
import type { Bond, Spot } from '../../understand/understanding.ts'
import type { RelationName } from '../../understand/words/words.ts'
import { airSpot, bedSpots, bite, fill, growTo, heap, putOnHead, rimOf, sitOnHead, wallUp } from './attach.ts'
import { climb } from './climb.ts'
import { canCoil, coil } from './coil.ts'
import { attack, control, emerge } from './emerge.ts'
import { dangle, hang } from './hang.ts'
import { drape, isFurnitureRoof, spanOf } from './formations.ts'
import { standBehind } from './hide.ts'
import { isLicker, shootTongue } from '../ties/tongues.ts'
import { joinHands } from './hands.ts'
import { hit } from '../ties/impacts.ts'
import { distanceTo, reachOfHand, roomFor } from '../poses/room.ts'
import { giantSize, heightOf, motifOf, widthOf, type Item } from '../item.ts'
import {
  areShouting,
  hangs,
  isChild,
  isInfant,
  isMeeting,
  isLifter,
  isLow,
  hasSaddle,
  isGrounded,
  isVehicle,
  isAircraft,
  isOffGround,
  isPerch,
  isSled,
  isUmbrella,
  isRoof,
  isSeenThrough,
} from '../item-kinds.ts'
import { bringNear } from '../poses/near-work.ts'
import { boxOf } from './place-item.ts'
import { isBench, isBoard, putUnderFeet, standBefore } from '../poses/footing.ts'
import { relationOf } from './meant-relation.ts'
import {
  attract,
  floatIn,
  standInHourglass,
  isKeyOf,
  markWith,
  riseTo,
  turnIn,
  wearOnBreast,
} from './signs.ts'
import { putOn } from './wear.ts'
import { wire } from '../ties/wires.ts'
import {
  hoverBefore,
  isOwnYoung,
  clutch,
  isInAir,
  isRaptor,
  liesIn,
  nestle,
  settleBeside,
  shineBehind,
  standInHand,
} from './wild-ties.ts'
import {
  carry,
  embrace,
  cradle,
  hold,
  isOpenCar,
  isSeated,
  lift,
  mount,
  isForm,
  perch,
  perchOnForm,
  seatInCar,
  settle,
} from './mount.ts'
import { poseOf } from '../poses/body.ts'

interface Pair {
  readonly first: Item
  readonly second: Item
  readonly gap: number
  /** Half of both widths: how far apart middles are when sides touch. */
  readonly reach: number
  readonly bearing: Bearing
  /** The place of the second among several that lie together, from 0. */
  readonly order: number
  /** The word that names the relation. */
  readonly word: string
  readonly spot?: Spot | undefined
  /** Puts the second ahead of the first, in the air if it belongs there. */
  readonly lead: () => void
}

/** Places the second subject of a bond; the first also moves when nothing else holds it. */
export function relate(
  first: Item,
  second: Item,
  bond: Bond,
  isFree: boolean,
  others: readonly Item[],
): void {
  const relation = relationOf(first, second, bond)
  const gap = 0.12 * Math.min(heightOf(first), heightOf(second))
  const reach = (widthOf(first) + widthOf(second)) / 2
  const bearing = second.subject.kind === 'thing' ? second.subject.thing.bearing : 'ground'
  const lead = (): void => {
    second.x = first.x + reach + gap + roomFor(first, second)
    // Beyond the bench or the horse that the first is on.
    const isNext = relation === 'beside' && bond.word === undefined
    if ((relation === 'facing' || isNext) && others.length > 1 && bearing !== 'air' && bearing !== 'held')
      second.x = Math.max(second.x, spanOf(others).right + gap + widthOf(second) / 2)
    const isPair =
      relation === 'beside' &&
      first.subject.word === second.subject.word &&
      motifOf(first) === motifOf(second) &&
      !first.figure
    const isParked =
      relation === 'beside' && isAircraft(second) && first.figure !== undefined && !isOffGround(first.subject)
    // A rainbow ends on the ground.
    const isAloft = bearing === 'air' && !isParked && motifOf(second) !== 'rainbow'
    second.y = isPair ? first.y : isAloft ? first.y - heightOf(first) * 0.75 : 0
  }
  const isOnHead =
    relation === 'on' && /^(?:head|nose)$/.test(bond.spot ?? '') && !first.figure && !second.figure
  if (relation === 'on' && isSignOn(first.subject, second.subject)) return markWith(second, first)
  if (relation === 'on' && isForm(second)) return perchOnForm(first, second, bond.spot, bond.order ?? 0)
  if (isOnHead)
    return sitOnHead(first, second, { isAnimalFirst: bond.from > bond.to, isOnNose: bond.spot === 'nose' })
  if (relation === 'on' && bond.from > bond.to && !(isPerch(bond.spot, first) && second.figure))
    return settle(first, second, bond.order ?? 0)
  const isSeat = relation === 'on' && first.figure !== undefined && hasSaddle(second) && first.y === 0
  if (!isFree && isSeat) {
    mount(first, second)
    const room = (widthOf(second) - widthOf(first)) / 2
    for (const other of others) if (other.x < first.x) other.x -= Math.max(0, room)
  } else if (!isFree && relation === 'on' && isBoard(second)) putUnderFeet(first, second)
  else if (!isFree && movesFirst.has(relation)) lead()
  else
    relations[relation]({
      first,
      second,
      gap,
      reach,
      bearing,
      order: bond.order ?? 0,
      word: bond.word ?? '',
      spot: bond.spot,
      lead,
    })
}

/** Relations that would tear the first subject from what it already belongs to. */
const movesFirst: ReadonlySet<RelationName> = new Set(['on', 'riding', 'above', 'inside'])

/** True for two animals of a kind, whether or not they sleep. */
function isLikeAnimal(first: Item, second: Item): boolean {
  return motifOf(first).replace(/^[a-z]+-/, '') === motifOf(second).replace(/^[a-z]+-/, '')
}

/** How high what tops a thing lies on it, as a share of its height. */
function topOf(motif: string): number {
  if (/^shortcake|^birthday-cake/.test(motif)) return 0.6
  if (motif === 'steaming-bowl') return 0.42
  if (motif === 'pot-of-food') return 0.52
  return /pizza|salad|toast|spaghetti|rice|^open-book$/.test(motif) ? 0.34 : 0.93
}

const relations: Readonly<Record<RelationName, (pair: Pair) => void>> = {
  'filled with': ({ first, second, order }) => fill(first, second, order),
  'topped with'({ first, second, order }) {
    const side = Math.max(widthOf(second), heightOf(second))
    const isSmoke = motifOf(second) === 'smoke'
    second.scale *= Math.max(widthOf(first) * 0.24, heightOf(first) * (isSmoke ? 0.36 : 0.2)) / side
    second.x = first.x + [0, -0.2, 0.2, -0.36, 0.36, 0.1][order % 6]! * widthOf(first)
    second.y = first.y - heightOf(first) * topOf(motifOf(first))
    // Behind the rim of a bowl that is seen from its side.
    const isBehindRim = motifOf(first) === 'steaming-bowl'
    second.depth = first.depth + (isSmoke || isBehindRim ? -0.2 : 0.2 + order * 0.01)
  },
  planted({ first, second, order }) {
    const [x, y] = bedSpots[order % bedSpots.length]!
    second.scale = first.scale * (1 - y * 0.3)
    second.x = first.x + x * widthOf(first) * 0.72
    second.y = first.y - y * heightOf(first) * 0.34
    second.depth = first.depth - y - 0.01
  },
  piled: ({ first, second, order }) => heap(first, second, order, 0.62),
  stacked: ({ first, second, order }) => heap(first, second, order, 0),
  'in a wall': ({ first, second, order }) => wallUp(first, second, order),
  wearing({ first, second, lead }) {
    if (!first.figure) putOnHead(first, second)
    else if (isWearable(motifOf(second))) putOn(first, second)
    else lead()
  },
  scattered({ first, second, order }) {
    const [x, y] = airSpot(motifOf(first), order)
    second.x = first.x + x * widthOf(first) * 1.25
    second.y = first.y + y * heightOf(first) * 1.15
    second.depth = first.depth - order * 0.1
  },
  pushing({ first, second, reach }) {
    second.x = first.x + reach * 0.96
    // Handles are where the hands are: the drawings have them to the right.
    if (first.figure && /^(?:manual-wheelchair|shopping-cart)$/.test(motifOf(second))) {
      second.isMirrored = true
      growTo(second, heightOf(first) * 0.58)
    }
    // Whose hair is done has the hands at the head.
    if (first.subject.kind === 'person' && first.subject.pose === 'tending hair') {
      const head = second.figure ? (second.figure.head[0] - figureFoot[0]) * second.scale : 0
      second.x = first.x + reachOfHand(first) - head + widthOf(second) * 0.1
      second.depth = first.depth - 0.6
      return
    }
    if (heightOf(second) < heightOf(first) * 0.4) growTo(second, heightOf(first) * 0.5)
  },
  pulling({ first, second, gap, reach }) {
    const isSmall = second.subject.kind === 'thing' && second.subject.thing.meters * second.subject.size < 0.6
    if (first.figure && isSmall) return hold(first, second)
    if (first.figure) first.ties = [second]
    // Figures look to the right, animals to the left.
    second.x = first.x + (reach + gap * 2) * (first.figure ? -1 : 1)
    if (isSled(second)) second.isMirrored = false
    // The shaft of a cart points at who pulls it.
    if (/^(?:farm|hay)-cart$/.test(motifOf(second))) second.isMirrored = second.x > first.x
  },
  leading({ first, second, gap, reach, word }) {
    // Young animals follow in a row.
    if (!first.figure && !second.figure) {
      second.x = first.x + reach + gap
      first.isMirrored = false
      second.isMirrored = false
      return
    }
    // A dog on a leash goes ahead, a horse follows.
    const isAhead = word === 'walking' && heightOf(second) < heightOf(first)
    second.x = first.x + (reach + gap * 2) * (isAhead ? 1 : -1)
    second.isMirrored = second.figure === undefined
    if (first.figure) first.ties = [second]
  },
  'hand in hand'({ first, second, reach }) {
    // Those who sit have their hands on their knees.
    if (isSeated(first)) second.x = first.x + reach * 0.86
    else joinHands(first, second)
  },
  'lined up': ({ first, second, order }) => {
    second.x = first.x + order * (widthOf(first) + 0.12 * heightOf(first))
  },
  ringed: () => {},
  'wired to': ({ first, second, gap }) => wire(first, second, gap),
  'marked with': ({ first, second }) => markWith(first, second),
  attracting: ({ first, second }) => attract(first, second),
  'rising to': ({ first, second }) => riseTo(first, second),
  around({ first, second, reach, lead }) {
    if (canCoil(first, second)) {
      coil(first, second)
      return
    }
    lead()
    if (first.figure && isBench(second)) second.x = first.x + widthOf(second) * 0.5 + widthOf(first) * 0.12
    // Hands are on the board.
    if (first.figure && isHandTable(motifOf(second))) second.x = first.x + reach - widthOf(first) * 0.2
  },
  'surrounded by': ({ lead }) => lead(),
  between: ({ lead }) => lead(),
  climbing: ({ first, second }) => climb([first], second),
  emerging: ({ first, second }) => emerge([first], second),
  // What hangs on a building is on its front.
  hanging: ({ first, second }) =>
    motifOf(second).endsWith('building') ? markWith(second, first) : hang(first, second),
  attacking: ({ first, second }) => attack(first, second),
  hitting: ({ first, second }) => hit(first, second),
  controlling: ({ first, second }) => control(first, second),
  'followed by'({ first, second, gap, reach }) {
    // Animals look to the left, figures to the right.
    const isLeft = first.figure ? first.isMirrored : !first.isMirrored
    second.x = first.x + (reach + gap) * (isLeft ? 1 : -1)
    second.isMirrored = second.figure ? isLeft : !isLeft
  },
  hugging: ({ first, second }) =>
    first.figure && !second.figure ? embrace(first, second) : nestle(first, second),
  fleeing({ first, second, gap, reach }) {
    second.x = first.x - reach - gap
    second.isMirrored = second.figure === undefined
    if (!first.figure) first.isMirrored = true
  },
  'back to back'({ first, second }) {
    second.x = first.x + (widthOf(first) + widthOf(second)) * 0.42
    first.isMirrored = first.figure !== undefined
    second.isMirrored = second.figure === undefined
  },
  blowing({ first, second, gap, reach }) {
    growTo(second, Math.min(heightOf(second), heightOf(first) * 0.5))
    second.x = first.x + reach + gap * 0.4
    second.y = -heightOf(first) * 0.55
  },
  on({ first, second, spot }) {
    if (isPerch(spot, first) && second.figure) return perch(first, second, spot)
    // A cub is smaller than its mother, however it lies.
    const isCub = !first.figure && !second.figure && first.subject.size < 0.7 && isLikeAnimal(first, second)
    if (isCub) first.scale *= Math.min(1, (widthOf(second) * 0.55) / widthOf(first))
    if (heightOf(second) < heightOf(first) * 0.3 && !hasSaddle(second)) growTo(second, heightOf(first) * 0.42)
    carry(first, second)
    mount(first, second)
  },
  riding({ first, second }) {
    if (isOpenCar(second)) return seatInCar([first], second)
    // A turtle with a city on its back is as wide as the city.
    carry(first, second)
    mount(first, second)
  },
  under({ first, second, gap }) {
    if (first.figure && isUmbrella(second)) {
      hold(first, second)
      second.scale *= 1.3
      return
    }
    second.x = first.x
    if (motifOf(second).endsWith('-blanket')) return drape([first], second)
    if (isRoof(second)) {
      growTo(
        second,
        Math.max(
          Math.min(heightOf(second), heightOf(first) * 2),
          heightOf(first) * (/lamp/.test(motifOf(second)) ? 1.45 : 1.7),
        ),
      )
      if (/lamp/.test(motifOf(second))) growTo(second, heightOf(first) * 1.45)
      if (widthOf(first) > heightOf(first)) growTo(second, Math.max(heightOf(second), widthOf(first) * 1.5))
      second.x += widthOf(second) * 0.08
      second.depth = first.depth - 1
    } else if (isVehicle(motifOf(second))) {
      // What is under a car is between its wheels.
      if (!first.figure) growTo(second, heightOf(first) * 3.6)
      second.depth = first.depth - 1
    } else if (isGrounded(second)) second.depth = first.depth - 1
    else second.y = first.y - heightOf(first) - Math.max(gap, heightOf(second) * 0.08)
  },
  above({ first, second, gap }) {
    if (isFurnitureRoof(second)) carry(first, second)
    first.x = second.x
    first.y = second.y - heightOf(second) - gap * 1.5
  },
  'in front of'({ first, second, reach }) {
    if (/moon$|^sun$/.test(motifOf(second)) && isInAir(first)) return shineBehind(first, second)
    second.depth = first.depth - 1
    const tall = Math.max(heightOf(second), heightOf(first) * 1.25)
    growTo(second, first.figure && isLow(second) ? heightOf(first) * 0.6 : tall)
    if (heightOf(second) > heightOf(first) * 2.6) growTo(second, heightOf(first) * 2.6)
    const isBroad = widthOf(second) > widthOf(first) * 1.3
    second.x = first.x + (isBroad ? widthOf(first) * 0.3 : reach * 0.6)
  },
  behind: ({ first, second, word }) => standBehind(first, second, word),
  holding({ first, second, word, lead }) {
    const isLifted = isChild(second) || (/carr|rescu|sav(?:es|ing)|catch/.test(word) && !isInfant(second))
    if (first.figure && second.figure && first.subject.size >= giantSize) return standInHand(first, second)
    if (first.figure && second.figure && isLifted) return lift(first, second)
    if (first.figure && /drum$|^cello$/.test(motifOf(second))) return standBefore(first, second)
    if (isLifter(first)) return dangle(first, second)
    if (isOwnYoung(first, second)) return bite(first, second)
    if (isLicker(first, word)) return shootTongue(first, second)
    if (!first.figure && (/claws|talons/.test(word) || isRaptor(first, word))) return clutch(first, second)
    if (first.figure && isInfant(second)) return cradle(first, second)
    if (first.figure && second.subject.kind === 'thing') hold(first, second)
    else if (!first.figure && second.subject.kind === 'thing' && second.subject.thing.meters < 1.5)
      bite(first, second)
    else lead()
  },
  facing({ first, second, word, lead }) {
    lead()
    hoverBefore(first, second)
    second.x += distanceTo(first, second)
    bringNear(first, second, word)
    // A roller touches the wall.
    if (first.subject.kind === 'person' && first.subject.pose === 'rolling paint')
      second.x = first.x + (widthOf(first) + widthOf(second)) * 0.46
    // Who operates on somebody leans over the table from behind it.
    if (poseOf(first) === 'working over' && second.figure) {
      second.x = first.x + reachOfHand(first)
      first.depth = second.depth - 1
    }
    // Who shout at each other gesture, and their hands don't meet.
    if (areShouting(first, second)) second.x += heightOf(first) * 0.2
    // Motifs face left, figures right.
    second.isMirrored = second.figure !== undefined
    if (!first.figure) first.isMirrored = true
    if (isMeeting(first, second)) second.x = first.x + reachOfHand(first) + reachOfHand(second)
    // What hangs on a wall is where a pointing hand is.
    if (first.figure && hangs(second)) second.y = first.y - heightOf(first) * 0.5
  },
  chasing({ first, second, gap, lead }) {
    lead()
    second.x += gap * 2
    if (!first.figure) first.isMirrored = true
    second.isMirrored = second.figure === undefined
  },
  inside({ first, second, word }) {
    if (isKeyOf(first, second)) return turnIn(first, second)
    if (!first.figure && motifOf(second) === 'hot-beverage') return floatIn(first, second)
    if (second.figure && !first.figure) return wearOnBreast(first, second)
    if (liesIn(first, second)) return
    growTo(second, Math.max(heightOf(second), heightOf(first) * 0.8))
    second.x = first.x
    if (widthOf(first) > widthOf(second) * 0.8) first.scale *= (widthOf(second) * 0.8) / widthOf(first)
    // The tap is behind whoever bathes.
    if (motifOf(second) === 'bathtub' && first.figure) second.isMirrored = true
    const isGlass = isSeenThrough(second) || isCaptivity(word)
    const room = heightOf(second) * 0.56
    if (isGlass && heightOf(first) > room) first.scale *= room / heightOf(first)
    // The glass of a bulb is over its thread.
    const middle = /bulb/.test(motifOf(second)) ? 0.64 : 0.5
    const isBarred = /cage|net-trap/.test(motifOf(second))
    second.depth = isGlass && !isBarred ? first.depth - 1 : first.depth + 1
    // Behind glass all of it shows, and over a rim more than half; water stands higher than the rim of a tub.
    const isTub = motifOf(second) === 'bathtub'
    first.y = isGlass
      ? second.y - heightOf(second) * middle + heightOf(first) * 0.5
      : second.y - heightOf(second) * rimOf(second) + heightOf(first) * (isTub && !first.figure ? 0.16 : 0.38)
    if (motifOf(second).startsWith('hourglass')) standInHourglass(first, second)
    // Some poses are drawn above their feet.
    first.y += Math.max(0, first.y - boxOf(first).bottom)
  },
  beside({ first, second, bearing, lead }) {
    if (bearing === 'held' && first.figure) hold(first, second)
    else lead()
    settleBeside(first, second)
  },
}
