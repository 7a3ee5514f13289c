// Soldiers, guards and crews are of the time of those they are with: a king's guards are knights, a pirate's crew pirates.

import { roles } from '../../words/people/people.ts'
import type { Token } from '../../token.ts'
import { isThing, wordOf } from '../token-tools.ts'
import { thingOf } from '../../words/things/things.ts'

const servants =
  /^(?:soldiers?|guards?|troops|army|warriors?|crew|men|captain|sailors?|servants?|general|commander|bandits?|hunters?|robbers?)$/

interface Era {
  readonly named: RegExp
  /** Who serves in it, by whom a text names. */
  readonly serves: Readonly<Record<string, string>>
  /** What its trains and ships are. */
  readonly things?: Readonly<Record<string, string>>
}

const fighters = (role: string): Readonly<Record<string, string>> => ({
  soldier: role,
  guard: role,
  troops: role,
  army: role,
  warrior: role,
})

const eras: readonly Era[] = [
  {
    named: /\bpirates?\b|\bbuccaneer|\bcorsair/,
    serves: { crew: 'first mate', men: 'first mate', captain: 'pirate captain', sailor: 'first mate' },
    things: { ship: 'pirate-ship' },
  },
  {
    named: /\bvikings?\b|\bnorse|\bjarl\b/,
    serves: { ...fighters('viking'), crew: 'viking', men: 'viking' },
    things: { ship: 'longship' },
  },
  {
    named: /\broman?s?\b|\bcaesar\b|\bcenturion|\bgladiator|\bcolosseum\b|\bnero\b/,
    serves: { ...fighters('roman soldier'), general: 'centurion', commander: 'centurion' },
  },
  { named: /\bsamurai\b|\bshogun\b|\bninjas?\b/, serves: fighters('samurai') },
  {
    named: /\bpharaohs?\b|\bcleopatra\b|\begyptians?\b|\bpersians?\b|\bgreeks?\b|\btrojan|\bspartan/,
    serves: fighters('medieval soldier'),
  },
  {
    named: /\bcowboys?\b|\bsheriff\b|\boutlaws?\b|\bwild west\b|\bsaloon\b/,
    serves: { bandit: 'cowboy', robber: 'cowboy' },
    things: { train: 'locomotive', 'high-speed-train': 'locomotive', 'bullet-train': 'locomotive' },
  },
  {
    named:
      /\bkings?\b|\bqueens?\b|\bprinces?\b|\bprincess|\bknights?\b|\bthrone\b|\bmedieval\b|\bdragons?\b|\bwizards?\b/,
    serves: fighters('knight'),
  },
]

/** Gives those who serve somebody the clothes of the time. */
export function dressForEra(tokens: readonly Token[]): readonly Token[] {
  const isNeeded = tokens.some(
    (token) =>
      (token.kind === 'person' && servants.test(wordOf(token))) ||
      (isThing(token) && /^(?:train|high-speed-train|bullet-train|ship)$/.test(token.thing.motif)),
  )
  if (!isNeeded) return tokens
  const text = tokens.map(wordOf).join(' ')
  const era = eras.find(({ named }) => named.test(text))
  return era ? tokens.map((token) => inEra(token, era)) : tokens
}

function inEra(token: Token, { serves, things }: Era): Token {
  if (isThing(token)) {
    const motif = things?.[token.thing.motif]
    return motif === undefined ? token : { ...token, thing: thingOf(motif) }
  }
  if (token.kind !== 'person' || !servants.test(wordOf(token))) return token
  const word = wordOf(token)
  const name = serves[word] ?? serves[word.replace(/s$/, '')]
  const role = name === undefined ? undefined : roles.get(name)
  return role === undefined ? token : { ...token, roles: token.roles.map(() => role) }
}
