// Finds deeds that nothing in the picture shows: somebody who "unwraps" a box and only stands there looking at it. Verbs of
// looking, talking and meeting ask for no more than that; any other verb is told unless hands, a tool or a pose show it,
// so that a new verb is told until somebody draws it.

import type { Bond, PersonSubject } from '../understand/understanding.ts'
import { gerundFor } from '../understand/words/deeds/verb-forms.ts'
import { isAnimal } from '../understand/words/things/things.ts'
import { isCloseHand } from './arrange/grip.ts'
import { boxOf } from './arrange/place-item.ts'
import { motifOf, type Item } from './item.ts'

/** Indexes of the bonds whose verb needs more than what is drawn. */
export function findIdle(items: readonly Item[], bonds: readonly Bond[]): number[] {
  return bonds.flatMap((bond, index) => (isIdle(bond, items, bonds) ? [index] : []))
}

function isIdle(bond: Bond, items: readonly Item[], bonds: readonly Bond[]): boolean {
  const [first, second] = [items[bond.from]!, items[bond.to]!]
  if (bond.relation === 'beside' && bond.word === 'with')
    return isOutOfReach(first, second) || isLeftOutside(bond, items, bonds)
  const verb = gerundFor(bond.word?.split(' ')[0])
  if (verb === undefined || first.front || isCloseHand(first)) return false
  const { subject } = first
  if (motifOf(first) === 'robot-arm') return false
  if (subject.kind === 'thing')
    return (
      bond.relation === 'facing' &&
      ((ofHands.test(verb) && bond.word !== 'feeding on') ||
        (verb === 'building' && !builtByBeasts.test(motifOf(second))) ||
        !(ofGaze.test(verb) || ofBeasts.test(verb)))
    )
  // Somebody who is lying down is not drawn using anything.
  if (bond.relation === 'facing' && /^(?:lying|sleeping)$/.test(subject.pose) && !ofGaze.test(verb))
    return true
  if (hasTool(subject, bond.from, { items, bonds })) return false
  if (bond.relation === 'attacking') return isAtRest(subject) && !isArmed(subject)
  if (bond.relation === 'holding') return subject.pose === 'holding' && ofBusyHands.test(verb)
  if (bond.relation !== 'facing' || ofGaze.test(verb)) return false
  if (subject.pose.startsWith('sitting') && verb === 'playing') return false
  if (isAtRest(subject)) return !(ofVoice.test(verb) && hasLoudFace(subject))
  if (!atHand.test(subject.pose)) return false
  return ofTools.test(verb) || (ofLids.test(verb) && !lidded.test(motifOf(second)))
}

/** True for a small thing that lies too far away to look like the person's own. */
function isOutOfReach(first: Item, { subject, ...second }: Item): boolean {
  if (!first.figure || subject.kind !== 'thing' || isAnimal(subject.thing.motif)) return false
  if (subject.thing.meters > 0.5 || subject.size > 1.4 || subject.thing.bearing === 'air') return false
  const [own, other] = [boxOf(first), boxOf({ subject, ...second })]
  const apart = Math.max(own.left, other.left) - Math.min(own.right, other.right)
  return apart > (own.bottom - own.top) * 0.3
}

/** "In an elevator with a cow": whoever is with somebody who is in something is in it, too. */
function isLeftOutside({ from, to }: Bond, items: readonly Item[], bonds: readonly Bond[]): boolean {
  const isEntered = bonds.some(
    (each) => each.relation === 'inside' && each.to === from && items[each.from]!.figure !== undefined,
  )
  if (!isEntered || items[from]!.figure || !entered.test(motifOf(items[from]!))) return false
  const [room, other] = [boxOf(items[from]!), boxOf(items[to]!)]
  const middle = (other.left + other.right) / 2
  return middle < room.left || middle > room.right
}

/** Things that both are in when one of them is: “in an elevator with a cow”. */
const entered =
  /elevator|boat|canoe|raft|gondola|automobile|taxi|truck|bus$|train|bathtub|hot-tub|tent|cage|helicopter|rocket|balloon|submarine/

/** Verbs that need no more than a turned head, or just being there. */
const ofGaze =
  /^(?:fac|look|star|gaz|watch|observ|stud|admir|glanc|peer|talk|speak|chat|meet|encounter|greet|approach|pass|visit|find|discover|spot|notic|inspect|examin|explor|investigat|search|check|guard|protect|defend|confront|smil|laugh|listen|wait|follow|stand|sit|kneel|lean|reach|feed|point|aim|threaten|question|warn|help|comfort|consol|teach|argu|walk|com|go)/

/** Verbs that paws and muzzles don't show. */
const ofHands =
  /^(?:point|aim|help|feed|teach|argu|question|comfort|consol|laugh|smil|lean|kneel|inspect|examin|bow|wav|hand|yell|shout)/

/** Verbs that an animal shows with its head. */
const ofBeasts =
  /^(?:sniff|smell|drink|eat|play|charg|rush|bark|growl|hiss|howl|roar|meow|snarl|nuzzl|touch|fight|beg|sing|pick|graz|hunt|stalk|build|pull)/

/** What animals build. */
const builtByBeasts = /dam$|nest|web|hive|hill|mound|cocoon|burrow/

const ofVoice = /^(?:sing|shout|yell|scream|scold|whisper|tell|read)/
/** Verbs that holding a thing does not show. */
const ofBusyHands = /^(?:shak|count|sign|chew|gnaw|nibbl)/
/** Verbs that need a tool in the hand. */
const ofTools =
  /^(?:carv|light|dust|wip|eras|polish|inflat|shav|scrub|sand|operat|scan|shear|unwrap|chop|cut|fell)/
const ofLids = /^(?:open|clos|lock|unlock|slam|shut)/
const lidded =
  /door|gate|window|safe|refrigerator|chest|box|package|curtain|locker|wardrobe|cabinet|wrapped-gift|envelope|laptop|automobile|cage|coffin|oven|book/

const atHand = /^(?:reaching|hand out|kneeling)$/

const atRest =
  /^(?:standing|standing with a thing|waiting|watching|sitting|sitting on the ground|walking|thinking|seen from behind|walking away)$/

function isAtRest({ pose }: PersonSubject): boolean {
  return atRest.test(pose)
}

function hasLoudFace({ wear }: PersonSubject): boolean {
  return (wear?.marks?.length ?? 0) > 0
}

function isArmed({ role }: PersonSubject): boolean {
  return role.look.gear?.some((each) => /sword|spear|katana|staff|shield/.test(each)) === true
}

/** True for a person with a tool for the deed in hand. */
function hasTool(
  { wear }: PersonSubject,
  index: number,
  { items, bonds }: { items: readonly Item[]; bonds: readonly Bond[] },
): boolean {
  const held = bonds.filter(({ relation, from }) => from === index && relation === 'holding')
  return (
    (wear?.hands?.length ?? 0) > 0 ||
    held.some(({ to, word }) => {
      const { subject } = items[to]!
      return (subject.kind === 'thing' && subject.isTool === true) || word === undefined || word === 'with'
    })
  )
}
