// What is pinned on boards and dropped into jars: the thing is in the hand, and the board or the jar is at it.

import { figureFoot } from '../../figures/draw-figure.ts'
import type { Bond } from '../../understand/understanding.ts'
import { growTo } from './attach.ts'
import { bodyOf, fit, placeOf, poseOf, sideOf } from '../poses/body.ts'
import type { Deal } from './deal.ts'
import { forge } from './forge.ts'
import { hideInLeaves, sinkIn } from './hide.ts'
import { heightOf, motifOf, widthOf, type Item } from '../item.ts'
import { holdToLens, isPeering } from './optics.ts'
import { boxOf } from './place-item.ts'
import { touch } from '../poses/touch.ts'

/** Which of these rules a bond calls for. */
export function dealDaily(all: Deal): void {
  const { items, bonds, bond, first, second, pose, word } = all
  const isWall = bonds.some(({ relation }) => relation === 'in a wall')
  if (isWall && bond.relation === 'behind' && !first.figure && second.figure)
    standBeforeWall(
      items.filter((item) => motifOf(item) === motifOf(first)),
      second,
    )
  if (bond.relation === 'facing' && pose === 'hammering') forge(all)
  if (bond.relation === 'facing' && /^(?:hand out|reaching|kneeling)$/.test(pose) && puts.test(word))
    putDown(items, bonds, first, second)
  if (bond.relation === 'inside' && motifOf(second).startsWith('magnifying') && isPeering(first, second))
    lookThrough(items, bonds, first, second)
  if (bond.relation === 'under' && motifOf(second) === 'leaf-pile') hideInLeaves(first, second)
  if (bond.relation === 'inside' && motifOf(second) === 'heap' && first.figure) sinkIn(first, second)
  if (bond.relation === 'holding' && pose === 'pinning up') showInHand(first, second, 0.34)
  if (bond.relation === 'in front of' && first.figure && !second.figure)
    rankBehind(items, bonds, first, second)
  if (bond.relation === 'in front of' && pose === 'walking to the viewer') comeNearer(first, second)
  if (bond.relation === 'facing' && first.figure && second.figure) clearFace(items, bonds, first, second)
  if (bond.relation === 'on' && bond.spot === 'lap' && second.figure) sitOnLap(items, bonds, first, second)
  if (bond.relation === 'facing' && pose === 'reaching' && word.startsWith('reach'))
    hangOverHand(first, second)
  if (bond.relation === 'under' && pose === 'hanging upside down') hangByFeet(first, second)
  if (bond.relation === 'inside' && first.figure && screens.test(motifOf(second))) enterScreen(first, second)
  if (bond.relation === 'emerging' && !first.figure) growInHand(items, bonds, first, second)
  if (bond.relation === 'inside' && first.figure && motifOf(second) === 'shopping-cart')
    sitInCart(items, first, second)
  if (bond.relation === 'hugging' && first.figure && second.figure) huddle(items, first, second)
  if (bond.relation === 'facing' && pose === 'pulling hard' && poseOf(second) === 'pulling hard')
    stretchRope(first, second)
  if (bond.relation === 'around' && pose === 'shaking hands') shakeOverTable(items, second)
  if (bond.relation === 'inside' && first.figure && second.figure)
    standBeforeCrowd(items, bonds, first, second)
  if (bond.relation === 'around' && pose === 'hands over a table') meetOverTable(items, second)
  if (bond.relation !== 'facing' || second.figure) return
  const own = bonds.find(({ relation, from }) => relation === 'holding' && items[from] === first)
  const thing = own && items[own.to]!
  if (thing && pose === 'pinning up') pinOn(first, thing, second)
  if (thing && wipes.test(word) && /cloth|sponge|brush|blanket/.test(motifOf(thing))) wipeWith(first, thing)
  if (thing && /^(?:dropping in|putting inside)/.test(pose)) dropInto(first, thing, second)
}

const wipes = /^(?:wip|clean|scrub|polish|dust|dry|wash)/

/** What somebody wipes with is under the hand that wipes. */
function wipeWith(person: Item, thing: Item): void {
  if (!person.figure) return
  const [x, y] = placeOf(person, person.figure.nearArm.tip)
  fit(thing, bodyOf(person), 0.1, 0.16)
  thing.x = x + sideOf(person) * widthOf(thing) * 0.2
  thing.y = y + heightOf(thing) * 0.4
  thing.depth = person.depth + 0.1
}

const puts = /^(?:put|plac|lay|set|leav|arrang)/

/** What somebody puts on a table is at its near edge, below the hand. */
function putDown(items: readonly Item[], bonds: readonly Bond[], person: Item, thing: Item): void {
  if (!person.figure || thing.figure) return
  const under = bonds.find(({ relation, from }) => relation === 'on' && items[from] === thing)
  const base = under && items[under.to]!
  const body = bodyOf(person)
  const side = Math.sign((base ?? thing).x - person.x) || sideOf(person)
  if (!base) fit(thing, body, 0.08, 0.28)
  else {
    const room = (widthOf(base) - widthOf(thing)) / 2
    if (room > 0) thing.x = base.x - side * room * 0.86
  }
  const [tip] = placeOf(person, person.figure.nearArm.tip)
  person.x = thing.x - side * (Math.abs(tip - person.x) + widthOf(thing) * 0.3)
  person.depth = Math.max(person.depth, (base ?? thing).depth + 0.2)
}

/** A small thing that is looked at through a lens is held before it. */
function lookThrough(items: readonly Item[], bonds: readonly Bond[], person: Item, lens: Item): void {
  const seen = bonds.find(({ relation, from }) => relation === 'facing' && items[from] === person)
  const thing = seen && items[seen.to]!
  const isSmall = thing?.subject.kind === 'thing' && thing.subject.thing.meters * thing.subject.size < 0.5
  if (thing && isSmall && !thing.figure) holdToLens(person, lens, thing)
}

/** Two doors behind somebody are equally tall, with the person between them. */
function rankBehind(items: readonly Item[], bonds: readonly Bond[], person: Item, second: Item): void {
  const all = items.filter((item) => !item.figure && motifOf(item) === motifOf(second))
  if (all.length < 2) return
  const body = bodyOf(person)
  if (bonds.some(({ relation }) => relation === 'in a wall')) return standBeforeWall(all, person)
  const step = Math.max(body * 0.3, widthOf(second)) * 1.12
  all.forEach((item, order) => {
    item.scale *= heightOf(second) / heightOf(item)
    item.x = person.x + (order - (all.length - 1) / 2) * Math.max(step, all.length === 2 ? body * 0.78 : 0)
    item.y = second.y
    item.depth = person.depth - 1
  })
}

/** A wall of things is behind somebody and higher than they are. */
function standBeforeWall(all: readonly Item[], person: Item): void {
  const step = bodyOf(person) * 0.62
  all.forEach((item, order) => {
    item.scale *= step / Math.max(widthOf(item), heightOf(item))
    item.x = person.x + ((order % 3) - 1) * widthOf(item) * 1.04
    item.y = person.y - Math.floor(order / 3) * heightOf(item) * 1.02
    item.depth = person.depth - 1 - order * 0.01
  })
}

const screens = /^(?:mobile-phone|television|laptop|desktop-computer|tablet)$/

/** Whoever is inside of a phone is seen on its screen, which is larger than they are. */
function enterScreen(person: Item, screen: Item): void {
  const body = bodyOf(person)
  const isUpright = heightOf(screen) > widthOf(screen)
  screen.scale *= isUpright ? (body * 1.6) / heightOf(screen) : (body * 1.9) / widthOf(screen)
  screen.x = person.x
  screen.y = 0
  screen.depth = person.depth - 1
  person.y = -heightOf(screen) * (isUpright ? 0.17 : 0.24)
  const room = heightOf(screen) * (isUpright ? 0.64 : 0.6)
  if (heightOf(person) > room) person.scale *= room / heightOf(person)
}

/** What a plant in somebody's hand grows from is in the hand, too. */
function growInHand(items: readonly Item[], bonds: readonly Bond[], plant: Item, from: Item): void {
  const held = bonds.find(({ relation, to }) => relation === 'holding' && items[to] === plant)
  const holder = held && items[held.from]!
  if (!holder?.figure) return
  holder.y = 0
  const [x, y] = placeOf(holder, holder.figure.hand)
  from.scale *= (widthOf(plant) * 0.8) / widthOf(from)
  from.x = x + sideOf(holder) * widthOf(from) * 0.4
  from.y = y + heightOf(from) * 0.5
  plant.x = from.x
  plant.y = from.y - heightOf(from) * 0.8
  plant.depth = holder.depth + 0.4
  from.depth = plant.depth + 0.1
}

/** A child in a shopping cart sits over its rim. */
function sitInCart(items: readonly Item[], rider: Item, cart: Item): void {
  const pusher = items.find((item) => poseOf(item) === 'pushing')
  const body = pusher ? bodyOf(pusher) : bodyOf(rider) * 1.3
  growTo(cart, body * 0.6)
  if (pusher) cart.x = pusher.x + sideOf(pusher) * (widthOf(cart) * 0.5 + body * 0.24)
  rider.isMirrored = pusher ? pusher.isMirrored : false
  rider.x = cart.x
  const level = cart.y - heightOf(cart) * 0.66
  rider.y = level - (rider.figure!.seat[1] - figureFoot[1]) * rider.scale
  rider.depth = cart.depth - 0.2
}

/** Three or more who hug stand close on both sides. */
function huddle(items: readonly Item[], first: Item, second: Item): void {
  const all = items.filter((item) => item.figure && poseOf(item) === 'hugging')
  const others = all.filter((item) => item !== first && item !== second)
  if (others.length === 0) return
  const body = Math.max(...all.map(bodyOf))
  const [left, right] = first.x < second.x ? [first, second] : [second, first]
  others.forEach((item, order) => {
    const isLeft = order % 2 === 1
    const next = isLeft ? left : right
    const rank = Math.floor(order / 2) + 1
    item.y = 0
    item.isMirrored = !isLeft
    item.x = next.x + (isLeft ? -1 : 1) * body * 0.24 * rank
    item.depth = Math.min(first.depth, second.depth) - 0.3 * rank
  })
}

/** Their ropes are one. */
function stretchRope(first: Item, second: Item): void {
  const side = sideOf(first)
  const [x] = placeOf(first, first.figure!.farArm.tip)
  const reach = Math.abs(x - first.x) + 40 * first.figure!.scale * first.scale
  second.isMirrored = !first.isMirrored
  second.x = first.x + side * reach * 2
  second.y = first.y
}

/** On the thighs of somebody who sits, facing the same way. */
function sitOnLap(items: readonly Item[], bonds: readonly Bond[], item: Item, sitter: Item): void {
  if (!sitter.figure) return
  const isSeated = bonds.some(
    ({ relation, from, spot }) =>
      /^(?:on|inside)$/.test(relation) && items[from] === sitter && spot === undefined,
  )
  if (!isSeated) sitter.y = 0
  const body = bodyOf(sitter)
  const side = sideOf(sitter)
  const [x, y] = placeOf(sitter, sitter.figure.seat)
  if (!item.figure) fit(item, body, 0.2, 0.34)
  item.isMirrored = item.figure ? sitter.isMirrored : !sitter.isMirrored
  const level = y - body * 0.09
  item.x = x + side * body * (item.figure ? 0.22 : 0.16)
  item.y = item.figure ? level - (item.figure.seat[1] - figureFoot[1]) * item.scale : level
  item.depth = sitter.depth + 0.6
}

/** What is reached for is right over the hand. */
function hangOverHand(person: Item, thing: Item): void {
  if (!person.figure || thing.figure || thing.subject.kind !== 'thing' || thing.subject.thing.meters >= 1)
    return
  const body = bodyOf(person)
  const [x, y] = placeOf(person, person.figure.nearArm.tip)
  fit(thing, body, 0.2, 0.34)
  thing.x = x + sideOf(person) * body * 0.05
  thing.y = y - body * 0.03
  thing.depth = person.depth - 0.1
}

/** The feet are at what somebody hangs from, which is over them. */
function hangByFeet(person: Item, from: Item): void {
  const body = bodyOf(person)
  const { top } = boxOf(person)
  growTo(from, Math.max(heightOf(from), body * 0.5))
  if (widthOf(from) > body * 1.6) from.scale *= (body * 1.6) / widthOf(from)
  from.x = person.x
  from.y = top + body * 0.06
  from.depth = person.depth - 0.5
}

/** Whoever walks away from a house is nearer and larger. */
function comeNearer(person: Item, behind: Item): void {
  const body = bodyOf(person)
  behind.scale *= Math.min(1, (body * 1.25) / heightOf(behind), (body * 1.7) / widthOf(behind))
  behind.x = person.x - body * 0.34
  person.y = behind.y + body * 0.16
}

/** What the other one holds is before nobody's face. */
function clearFace(items: readonly Item[], bonds: readonly Bond[], first: Item, second: Item): void {
  const isLinked = bonds.some(
    ({ relation, from, to }) =>
      (items[from] === first || items[to] === first) && !/^(?:facing|beside)$/.test(relation),
  )
  if (isLinked || !first.figure) return
  const [headX, headY] = placeOf(first, first.figure.head)
  const radius = first.figure.headRadius * first.scale * 1.2
  for (const { relation, from, to } of bonds) {
    const thing = items[to]!
    if (relation !== 'holding' || items[from] !== second || thing.figure) continue
    const { left, right, top, bottom } = boxOf(thing)
    const isOver =
      left < headX + radius && right > headX - radius && top < headY + radius && bottom > headY - radius
    if (isOver) first.x += first.x < second.x ? left - (headX + radius) : right - (headX - radius)
  }
}

/** Who shake hands across a desk reach over it. */
function shakeOverTable(items: readonly Item[], table: Item): void {
  const pair = items.filter((item) => poseOf(item) === 'shaking hands')
  if (pair.length !== 2) return
  const [left, right] = pair[0]!.x < pair[1]!.x ? pair : [pair[1]!, pair[0]!]
  const body = bodyOf(left!)
  table.scale *= Math.min((body * 0.5) / widthOf(table), (body * 0.5) / heightOf(table))
  table.depth = Math.max(left!.depth, right!.depth) + 0.4
  left!.isMirrored = false
  right!.isMirrored = true
  left!.x = table.x - body * 0.31
  right!.x = table.x + body * 0.31
  for (const item of pair) touch(item, 'nearArm', [table.x, item.y - body * 0.6])
}

/** Somebody in a crowd is before it, in its middle. */
function standBeforeCrowd(items: readonly Item[], bonds: readonly Bond[], person: Item, other: Item): void {
  const crowd = items.filter(
    (item) => item.figure && item !== person && item.subject.word === other.subject.word,
  )
  if (crowd.length < 3) return
  const body = Math.max(...crowd.map(bodyOf))
  const old = { x: person.x, y: person.y, depth: person.depth }
  person.x = crowd.reduce((sum, item) => sum + item.x, 0) / crowd.length
  person.y = body * 0.1
  person.depth = Math.max(...crowd.map(({ depth }) => depth)) + 2
  for (const { relation, from, to } of bonds) {
    if (relation !== 'holding' || items[from] !== person) continue
    const thing = items[to]!
    thing.x += person.x - old.x
    thing.y += person.y - old.y
    thing.depth += person.depth - old.depth
  }
}

/** Their hands meet on the middle of the table. */
function meetOverTable(items: readonly Item[], table: Item): void {
  const pair = items.filter((item) => poseOf(item) === 'hands over a table')
  if (pair.length !== 2) return
  const [left, right] = pair[0]!.x < pair[1]!.x ? pair : [pair[1]!, pair[0]!]
  const body = bodyOf(left!)
  table.scale *= (body * 0.44) / heightOf(table)
  const half = body * 0.33
  left!.isMirrored = false
  right!.isMirrored = true
  left!.x = table.x - half
  right!.x = table.x + half
  const level = table.y - heightOf(table) - body * 0.03
  for (const item of pair) {
    item.depth = table.depth - 0.4
    touch(item, 'nearArm', [table.x, level])
    touch(item, 'farArm', [table.x, level])
  }
}

/** A picture that is hung is seen whole: the hand is at its lower edge. */
function showInHand(person: Item, thing: Item, most: number): void {
  if (!person.figure) return
  const body = bodyOf(person)
  const [x, y] = placeOf(person, person.figure.nearArm.tip)
  fit(thing, body, 0.22, most)
  thing.x = x + sideOf(person) * widthOf(thing) * 0.42
  thing.y = y + heightOf(thing) * 0.3
  thing.depth = person.depth - 0.1
}

/** The board is behind the hand and the thing, and as high as the head. */
function pinOn(person: Item, thing: Item, board: Item): void {
  const body = bodyOf(person)
  showInHand(person, thing, 0.26)
  growTo(board, body * 1.12)
  const most = body * 1.1
  if (widthOf(board) > most) board.scale *= most / widthOf(board)
  const side = sideOf(person)
  board.x = thing.x + side * (widthOf(board) * 0.5 - widthOf(thing) * 0.72)
  board.y = person.y
  // Low boards hang on the wall.
  if (heightOf(board) < body * 0.9) board.y = thing.y - heightOf(thing) * 0.5 + heightOf(board) * 0.5
  board.depth = person.depth - 1
}

/** The thing is on its way in: over the rim, or before the front. */
function dropInto(person: Item, thing: Item, vessel: Item): void {
  if (!person.figure) return
  const body = bodyOf(person)
  const side = sideOf(person)
  const isFront = poseOf(person) === 'putting inside'
  const isOnTable = poseOf(person) === 'dropping in on a table'
  const [x, y] = placeOf(person, person.figure.nearArm.tip)
  fit(thing, body, 0.14, 0.24)
  const level = isOnTable ? -body * tableHeight : 0
  vessel.y = person.y + level
  if (isFront) {
    growTo(vessel, Math.max(heightOf(vessel), body * 0.7))
    vessel.x = x + side * (widthOf(vessel) * 0.5 - body * 0.06)
    vessel.depth = person.depth - 1
    thing.x = x + side * widthOf(thing) * 0.2
    thing.y = y + heightOf(thing) * 0.4
    thing.depth = person.depth + 0.3
    return
  }
  if (vessel.subject.size > 1.4) return reachOver(person, thing, vessel)
  // Its rim is right below the hand.
  const rim = y + heightOf(thing) * 0.62
  const tall = Math.max(body * 0.2, vessel.y - rim)
  vessel.scale *= tall / heightOf(vessel)
  vessel.x = x + side * widthOf(thing) * 0.1
  vessel.depth = person.depth + 0.6
  thing.x = x + side * widthOf(thing) * 0.1
  thing.y = y + heightOf(thing) * 0.72
  thing.depth = person.depth + 0.4
  const clear = widthOf(vessel) * 0.5 - Math.abs(vessel.x - person.x) + body * 0.05
  if (clear > 0) vessel.x += side * Math.min(clear, widthOf(vessel) * 0.25)
}

/** What is giant is behind the person, who reaches up to its rim. */
function reachOver(person: Item, thing: Item, vessel: Item): void {
  const body = bodyOf(person)
  const side = sideOf(person)
  growTo(vessel, body * 0.86)
  vessel.x = person.x + side * Math.min(widthOf(vessel) * 0.5, body * 0.36)
  vessel.y = person.y
  vessel.depth = person.depth - 1
  const rim: [number, number] = [vessel.x, vessel.y - heightOf(vessel) - body * 0.06]
  touch(person, 'nearArm', rim)
  const [x, y] = placeOf(person, person.figure!.nearArm.tip)
  thing.x = x + side * widthOf(thing) * 0.3
  thing.y = y + heightOf(thing) * 0.6
  thing.depth = person.depth + 0.3
}

/** How high the table is, as a share of a body. */
const tableHeight = 0.43
