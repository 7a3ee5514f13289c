// Sayings that stand for a scene: what is drawn for "think outside the box" is none of its words.

import type { PoseName } from '../../figures/poses.ts'
import { roles } from '../words/people/people.ts'
import type { Token } from '../token.ts'
import { thingOf } from '../words/things/things.ts'
import type { RelationName } from '../words/words.ts'

/** What is drawn: a motif, a person in a role or a pose, how the next relates to it. */
type Sign =
  | { readonly role: string }
  | { readonly motif: string }
  | { readonly pose: PoseName }
  | { readonly relation: RelationName }

const lone = (motif: string): Sign[] => [{ motif }]
const pair = (first: string, relation: RelationName, second: string): Sign[] => [
  { motif: first },
  { relation },
  { motif: second },
]
const tired: Sign[] = [{ pose: 'crying' }, { relation: 'beside' }, { motif: 'low-battery' }]

const rows: readonly (readonly [signs: readonly Sign[], words: string])[] = [
  [
    pair('light-bulb', 'above', 'open-box'),
    'think outside the box, thinking outside the box, outside the box thinking',
  ],
  [tired, 'burnout, burned out, burnt out, burning out, burn out'],
  [pair('hourglass-not-done', 'beside', 'money-bag'), 'time is money, time equals money'],
  [
    [{ motif: 'elephant' }, { relation: 'beside' }, { motif: 'couch-and-lamp' }],
    'elephant in the room, the elephant in the room',
  ],
  [
    pair('sailboat', 'beside', 'cloud-with-lightning-and-rain'),
    'calm before the storm, the calm before the storm, quiet before the storm',
  ],
  [
    [{ role: 'angel' }, { relation: 'beside' }, { role: 'devil' }],
    'good vs evil, good versus evil, good and evil, heaven and hell, heaven or hell',
  ],
  [lone('iceberg'), 'tip of the iceberg'],
  [lone('house-of-cards'), 'house of cards'],
  [lone('dominoes'), 'domino effect, chain reaction'],
  [lone('hamster-wheel'), 'rat race, hamster wheel, daily grind'],
  [
    lone('money-tree'),
    'money grows on trees, money growing on trees, money does not grow on trees, money doesnt grow on trees, money doesn t grow on trees',
  ],
  [pair('butterfly', 'beside', 'tornado'), 'butterfly effect'],
  [lone('hole'), 'down the rabbit hole'],
  [[{ role: 'person' }, { relation: 'beside' }, { motif: 'mask' }], 'imposter syndrome, impostor syndrome'],
  [pair('brain', 'beside', 'mobile-phone'), 'brain rot, brainrot, doomscrolling, doom scrolling'],
  [pair('crown', 'on', 'skull'), 'power corrupts'],
  [pair('mobile-phone', 'inside', 'cage'), 'digital detox, digital minimalism'],
  [pair('money-with-wings', 'above', 'shopping-cart'), 'cost of living, impulse buying'],
  [pair('red-heart', 'beside', 'broken-heart'), 'love and loss, love hurts'],
]

const signsOf: ReadonlyMap<string, readonly Sign[]> = new Map(
  rows.flatMap(([signs, words]) =>
    words
      .split(', ')
      .filter(Boolean)
      .map((word) => [word, signs] as const),
  ),
)
const longest = Math.max(...[...signsOf.keys()].map((words) => words.split(' ').length))

export interface Saying {
  readonly from: number
  readonly to: number
  readonly tokens: readonly Token[]
}

/** The first saying among words, as what is drawn for it; undefined where there is none. */
export function findSaying(words: readonly string[]): Saying | undefined {
  for (let from = 0; from < words.length; from++)
    for (let to = Math.min(words.length, from + longest); to > from; to--) {
      const own = words.slice(from, to)
      const signs = signsOf.get(own.join(' '))
      if (signs) return { from, to, tokens: signs.map((sign) => tokenOf(sign, own)) }
    }
  return undefined
}

function tokenOf(sign: Sign, words: readonly string[]): Token {
  if ('relation' in sign) return { kind: 'relation', relation: sign.relation, words }
  if ('pose' in sign) return { kind: 'person', roles: [{ ...roles.get('person')!, pose: sign.pose }], words }
  if ('role' in sign) return { kind: 'person', roles: [roles.get(sign.role)!], words }
  return { kind: 'thing', thing: thingOf(sign.motif), words }
}
