// What people use without anybody naming it: a violinist's violin, a table for those who eat.

import type { PoseName } from '../../figures/poses.ts'
import type { Token } from '../token.ts'
import type { Role } from '../words/people/role.ts'
import type { ReadSubject } from '../read-subject.ts'
import { cutters } from '../tokens/bench-work.ts'
import { isFood, thingOf, type Thing } from '../words/things/things.ts'
import type { Subject, ThingSubject } from '../understanding.ts'
import { isVehicle } from '../tokens/things/vehicles.ts'
import { gerunds } from '../tokens/deed-forms.ts'
import { toolOf } from '../words/deeds/deed-words.ts'

/** Those who cook share a stove, on which the food is that they name. */
export function shareStove(found: readonly ReadSubject[]): ReadSubject | undefined {
  const cooks = found.filter(({ subject }) => subject.kind === 'person' && subject.pose === 'cooking')
  const hasStove = found.some(
    ({ subject }) =>
      subject.kind === 'thing' && /stove|oven|grill|campfire|cauldron|table/.test(subject.thing.motif),
  )
  const hasFood = found.some(({ subject }) => subject.kind === 'thing' && isFood(subject.thing.motif))
  if (hasStove || cooks.length === 0 || cooks.length > 4 || (cooks.length === 1 && !hasFood)) return undefined
  const { tokens: own } = cooks[0]!
  const subject: Subject = { kind: 'thing', word: 'stove', thing: thingOf('stove'), size: 1, isTool: true }
  return { subject, tokens: own, order: 0 }
}

/** Several who eat sit around one table, unless the text seats them elsewhere. */
export function shareTable(found: readonly ReadSubject[], tokens: readonly Token[]): ReadSubject | undefined {
  const eaters = found.filter(({ subject }) => subject.kind === 'person' && subject.pose === 'eating')
  const isSeated = found.some(
    ({ subject }) =>
      subject.kind === 'thing' &&
      /table|bench|blanket|rug|couch|bed|campfire|stool|chair|log|stone|boat/.test(subject.thing.motif),
  )
  const isOutside = tokens.some((token) => token.words.includes('picnic'))
  const hasFood = found.some(({ subject }) => subject.kind === 'thing' && isFood(subject.thing.motif))
  // Who has dinner alone has it at a table.
  const isMeal = eaters.length === 1 && !hasFood && isOfMeal(eaters[0]!)
  if ((eaters.length < 2 && !isMeal) || eaters.length > 4 || isSeated || isOutside) return undefined
  const { tokens: own } = eaters[0]!
  // Where no food is named, it is laid.
  const word = hasFood ? 'table' : 'laid table'
  const subject: Subject = { kind: 'thing', word, thing: thingOf('table'), size: 1, isTool: true }
  return { subject, tokens: own, order: 0 }
}

function isOfMeal({ subject }: ReadSubject): boolean {
  return subject.kind === 'person' && /dinner|breakfast|lunch|supper|meal|dining/.test(subject.deed ?? '')
}

/** A plate for each of those who eat at a table that is named, where no food is. */
export function layPlates(found: readonly ReadSubject[]): readonly ReadSubject[] {
  const eaters = found.filter(({ subject }) => subject.kind === 'person' && subject.pose === 'eating')
  const isTable = found.some(
    ({ subject }) => subject.kind === 'thing' && subject.thing.motif === 'table' && !subject.isTool,
  )
  const hasFood = found.some(
    ({ subject }) =>
      subject.kind === 'thing' &&
      (isFood(subject.thing.motif) || /plate|bowl|feast/.test(subject.thing.motif)),
  )
  if (!isTable || hasFood || !eaters.some(isOfMeal)) return []
  const plate: Subject = {
    kind: 'thing',
    word: 'dinner plate',
    thing: { motif: 'dinner-plate', meters: 0.42, bearing: 'ground' },
    size: 1,
    isTool: true,
  }
  return eaters.slice(0, 4).map(({ tokens }, order) => ({ subject: plate, tokens, order }))
}

/** True for a thing of the prompt that takes the place of a tool. */
export function isInHand(named: Thing, tool: Thing): boolean {
  if (/^(?:automobile|racing-car|motorcycle|horse)$/.test(tool.motif))
    return isVehicle(named.motif) || isMount(named.motif)
  if (tool.motif === 'kitchen-knife' && cutters.test(named.motif)) return true
  if (tool.motif === 'finish-gate') return false
  // An apple is what is aimed at.
  if (tool.motif === 'drawn-bow') return /bow|arrow/.test(named.motif)
  if (tool.motif === 'wine-glass')
    return /glass|mug|cup|beverage|bottle|champagne|whiskey|brandy/.test(named.motif)
  if (tool.motif === 'canoe') return /boat|canoe|gondola|raft|ship/.test(named.motif)
  if (tool.motif === 'glass-of-water')
    return /glass|mug|cup|beverage|bottle|drink|juice|milk|cocktail|tea|coconut|ice-cream|whiskey|brandy|soda-can|thermos/.test(
      named.motif,
    )
  if (tool.motif === 'juggled-balls') return named.meters < 0.9
  return named.bearing === 'held' || named.motif === tool.motif
}

function isMount(motif: string): boolean {
  return /horse|pony|donkey|camel|elephant|zebra|unicorn|ox$|bull|bicycle|scooter|skateboard|broom|dragon/.test(
    motif,
  )
}

/** Poses of people who have no hand free. */
export const busyPoses: ReadonlySet<PoseName> = new Set([
  'sleeping',
  'eating',
  'cooking',
  'typing',
  'reading',
  'swimming',
  'climbing',
  'lifting',
  'playing piano',
  'playing guitar',
  'pushing',
  'hugging',
  'handstand',
])

/** Food is cut with a knife. */
const chopping: Token = { kind: 'pose', pose: 'working at a table', words: ['chopping'] }

/** "Waters a flower" is done with the tool of "watering a flower". */
function toolOfDeed(deed: Token | undefined): string | undefined {
  if (deed === undefined) return undefined
  const [verb, ...rest] = deed.words
  const tool = toolOf.get(deed.words.join(' '))
  if (tool !== undefined || !verb!.endsWith('s')) return tool
  const forms = gerunds(verb!, false).map((form) => [form, ...rest].join(' '))
  return forms.map((form) => toolOf.get(form)).find((found) => found !== undefined)
}

/** What a person holds for what they do, or because they are known by it. */
export function findTool(role: Role, pose: PoseName, deed: Token | undefined): ThingSubject | undefined {
  // Hands that have something of their own are drawn with it.
  const own = deed?.kind === 'pose' ? deed.deed : undefined
  if (own && !own.tool) return undefined
  const motif = own?.tool ?? toolOfDeed(deed) ?? (busyPoses.has(pose) ? undefined : role.holds)
  if (motif === 'scissors' && pose === 'working at a table') return findTool(role, pose, chopping)
  // Who has a sword cuts with it.
  if (motif === 'scissors' && (role.look.gear?.includes('sword') || role.holds === 'blade')) return undefined
  if (motif === undefined || motif === 'fishing-pole' || role.look.gear?.includes('rod')) return undefined
  return { kind: 'thing', word: motif.replaceAll('-', ' '), thing: thingOf(motif), size: 1, isTool: true }
}

/** What several use together. */
export const isShared =
  /automobile|canoe|bathtub|table|stove|lawn-mower|finish-gate|soccer-ball|campfire|chess|mobile-phone/

/** Of several who do nothing else, each has what they are known by: violinists, the players of an orchestra. */
export function toolsOfTrade(
  tokens: readonly Token[],
  token: Extract<Token, { kind: 'person' }>,
  length: number,
  all: readonly Token[],
  poseOf: (role: Role) => PoseName,
): ReadSubject[] {
  if (tokens.some((other) => other.kind === 'thing' && other.thing.meters < 1.5)) return []
  return Array.from({ length }, (_, order): ReadSubject[] => {
    const role = token.roles[order % token.roles.length]!
    const tool = findTool(role, poseOf(role), undefined)
    return tool && !isShared.test(tool.thing.motif) ? [{ subject: tool, tokens: all, order }] : []
  }).flat()
}
