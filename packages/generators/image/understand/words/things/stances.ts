// What animals and things are seen doing. The motif set has each of them in one pose, so a deed counts only when turning,
// lifting or another drawing shows it.

import type { PoseName } from '../../../figures/poses.ts'
import { beastDoing } from '../../../figures/beasts.ts'
import { flyingOf } from '../../../figures/flying-birds.ts'
import { restingOf } from './resting.ts'
import type { StateName } from './states.ts'
import { isAnimal, type Thing } from './things.ts'

export interface Stance {
  /** Another drawing of the animal. */
  readonly motif?: string
  /** Height above the ground as a share of its own. */
  readonly lift?: number
  /** Degrees that its front is raised. */
  readonly tilt?: number
  /** What is drawn over it to show that it does this. */
  readonly states?: readonly StateName[]
}

const fliers =
  /pegasus|griffin|locust|grasshopper|firefly|bat$|moth|cicada|pterodactyl|bird|gull|eagle|dove|pigeon|owl|parrot|duck|goose|swan|flamingo|butterfly|bee|dragon|airplane|helicopter|balloon|kite|saucer|rocket|beetle|mosquito|parachute|drone|superhero|bat$|unicorn|leaf|feather|banknote|money-with-wings|lantern|umbrella|satellite|comet|hawk|wasp/
/** Animals at home in water. Those of the land swim with their backs out of it. */
const swimmers = /kraken|turtle|penguin|otter|^seal$|beaver|mermaid/
/** Animals that are seen below the surface when they dive. */
const divers =
  /whale|dolphin|shark|fish|^seal$|orca|octopus|squid|narwhal|beluga|turtle|-ray$|mermaid|submarine/

export function canFly(motif: string): boolean {
  return fliers.test(motif)
}

/** How to draw a thing in a pose that has these words; undefined when nothing can show that it does this. */
export function stanceOf({ motif, bearing, meters }: Thing, pose: PoseName, words = ''): Stance | undefined {
  // Animals that are drawn as themselves stand on all their legs.
  if (/legs?$/.test(words)) return undefined
  if (pose === 'soaring') {
    const spread = flyingOf(motif)
    if (spread !== undefined) return { motif: spread, lift: 0.9 }
    if (fliers.test(motif) || !isAnimal(motif)) return { lift: 0.9 }
    // A pig flies on wings.
    return legless.test(motif) ? undefined : { lift: 0.6, states: ['winged'] }
  }
  if (pose === 'standing' && /^(?:surfboard|snowboard)$/.test(motif)) return { tilt: 84 }
  if (pose === 'handstand') return { states: ['upside down'] }
  if (pose === 'floating') return bearing === 'water' ? {} : { lift: 0.7 }
  if (pose === 'falling') return isAnimal(motif) ? undefined : { lift: 0.8, tilt: -20 }
  if (pose === 'diving') return divers.test(motif) ? {} : undefined
  if (pose === 'swimming') return swim(motif, bearing, meters)
  if (pose === 'lying' && upright.test(motif)) return { states: ['fallen'] }
  if (!isAnimal(motif))
    return ['standing', 'sitting', 'waiting', 'sleeping', 'lying'].includes(pose) ? {} : undefined
  if (pose === 'standing in water') return bearing === 'ground' ? { states: ['wading'] } : undefined
  if (pose === 'jumping' && leapers.test(motif))
    return { states: [arched.test(motif) ? 'leaping' : 'breaching'] }
  if (pose === 'eating' || pose === 'drinking') return headDown(motif)
  if (pose === 'singing') return voiced.test(motif) ? { states: ['calling'] } : undefined
  if (pose === 'running' || pose === 'jumping')
    return bearing === 'water' || legless.test(motif) || faces.test(motif) ? undefined : speedUp(motif, pose)
  if (pose === 'sleeping' || pose === 'sitting') return restOf(motif, pose)
  if (pose === 'lying') return restOf(motif, 'sleeping')
  if (pose === 'crawling') return crawlers.test(motif) ? {} : undefined
  return ['standing', 'walking', 'watching', 'waiting'].includes(pose) ? {} : undefined
}

/** Animals that crawl wherever they are. */
const crawlers =
  /spider|^ant$|beetle|crab|scorpion|snail|slug|worm|caterpillar|maggot|leech|cockroach|centipede|lizard|gecko|iguana|chameleon|salamander|cobra|turtle|tortoise|crocodile|snake|mantis|cricket|bug$|^fly$|louse|flea/

/** Things that stand, so that one that lies is seen to lie. */
const upright =
  /hourglass|bottle|amphora|candle$|statue|robot|lantern|trophy|chess|glass$|snowman|gravestone|moai|ladder|guitar|umbrella|sign$|bicycle|motorcycle|scooter|scarecrow|doll/

const voiced =
  /pigeon|cardinal|blue-jay|robin|sparrow|kingfisher|parakeet|toucan|turkey|pheasant|quail|hyena|jackal|bird|rooster|chick|duck|goose|owl|parrot|swan|cat$|dog|poodle|wolf|frog|peacock|gull|lion|monkey|cow|donkey|pig$|goat|ewe|mermaid/
/** Drawn bent, as they leap. */
const arched = /dolphin/
const leapers =
  /whale|dolphin|shark|salmon|^fish$|tropical-fish|goldfish|clownfish|seal|orca|narwhal|beluga|swordfish/

/** With its head at the ground, as animals eat and drink. */
function headDown(motif: string): Stance | undefined {
  const drawing = beastDoing(motif, 'grazing')
  return drawing === undefined ? undefined : { motif: drawing }
}

function speedUp(motif: string, pose: 'running' | 'jumping'): Stance {
  const drawing = beastDoing(motif, 'running')
  const inAir = { lift: 0.4, tilt: 16 }
  if (pose === 'jumping') return drawing === undefined ? inAir : { motif: drawing, ...inAir }
  if (drawing !== undefined) return { motif: drawing, lift: 0.05 }
  if (gallopers.test(motif)) return { lift: 0.06, tilt: 6 }
  // Legs that stand still are seen to run by the dust behind them.
  return hoppers.test(motif)
    ? { lift: 0.22, tilt: 14, states: ['dashing'] }
    : { lift: 0.05, tilt: 6, states: ['dashing'] }
}

/** The motif set has them running. */
const gallopers = /^(?:horse|pony|unicorn|racehorse)$/
const hoppers = /rabbit|hare|kangaroo|frog|toad|grasshopper|cricket/

/** In water up to its back, where it is not at home there; insects don't swim. */
function swim(motif: string, bearing: Thing['bearing'], meters: number): Stance | undefined {
  if (bearing === 'water' || swimmers.test(motif)) return {}
  return isAnimal(motif) &&
    bearing === 'ground' &&
    meters >= 0.1 &&
    !legless.test(motif) &&
    !faces.test(motif)
    ? { states: ['swimming'] }
    : undefined
}

const legless =
  /pigeon|cardinal|blue-jay|robin|sparrow|kingfisher|parakeet|toucan|puffin|woodpecker|vulture|eel|narwhal|beluga|manatee|walrus|piranha|slug|leech|maggot|tadpole|sea-|^moth$|cicada|pterodactyl|butterfly|honeybee|^bee$|^fly$|mosquito|dragonfly|firefly|fish|whale|shark|snake|worm|snail|octopus|jellyfish|squid|dolphin|seal|bird|eagle|dove|hawk|wasp|orca/
/** Animals of which only the head is drawn. */
const faces = /^(?:hamster|koala)$/
/** Animals whose motif sits. */
const seated =
  /meerkat|lemur|baboon|mole$|gerbil|guinea-pig|pigeon|cardinal|blue-jay|robin|sparrow|kingfisher|parakeet|toucan|puffin|woodpecker|vulture|turkey|pheasant|quail|kiwi|walrus|cricket|grasshopper|mantis|^moth$|slug|cicada|owl|bird|frog|penguin|koala|panda|rabbit|hamster|chipmunk|duck|chick|parrot|dove|^eagle$|monkey|sloth|gorilla|orangutan|seal|snail|turtle|lizard|butterfly|lady-beetle|beaver|otter|mermaid|bee|mosquito|dragonfly|^ant$|spider|beetle|hummingbird|gull|^bat$|crab|octopus|flamingo|hawk|wasp/

function restOf(motif: string, pose: 'sleeping' | 'sitting'): Stance | undefined {
  const resting = restingOf(motif, pose)
  if (resting !== undefined) return { motif: resting }
  return pose === 'sitting' && seated.test(motif) ? {} : undefined
}
