// Who is on a large ship is on its deck, which is a place: a ship as a thing would leave its crew too small to be seen.

import type { PlaceName } from '../../words/places/places.ts'
import type { Token } from '../../token.ts'
import { beforeHead, wordOf } from '../token-tools.ts'

const between: ReadonlySet<Token['kind']> = new Set([...beforeHead, 'air'])

const decks: Readonly<Record<string, PlaceName>> = {
  ship: 'ship deck',
  sailboat: 'ship deck',
  'passenger-ship': 'ship deck',
  'pirate-ship': 'pirate deck',
}

/** Turns the ship that somebody is aboard into its deck. */
export function goAboard(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => token.kind === 'thing' && decks[token.thing.motif] !== undefined)
  const ship = tokens[at]
  if (ship?.kind !== 'thing' || !/ship|galleon|liner|frigate|titanic|vessel/.test(wordOf(ship))) return tokens
  const lead = tokens.slice(0, at).findLastIndex(({ kind }) => !between.has(kind))
  const isAboard = /^(?:on|upon|aboard|onboard|on board|on board of)$/.test(wordOf(tokens[lead]))
  if (!isAboard || !tokens.slice(0, lead).some(({ kind }) => kind === 'person')) return tokens
  // The sea around a deck is seen beyond it.
  const place = isPirate(tokens) ? 'pirate deck' : decks[ship.thing.motif]!
  return tokens.flatMap((token, index): Token[] => {
    if (index === at) return [{ kind: 'place', place, words: [...tokens[lead]!.words, ...ship.words] }]
    return index === lead ? [] : [token]
  })
}

/** A ship of pirates has a black sail, whatever it is called. */
function isPirate(tokens: readonly Token[]): boolean {
  return tokens.some((token) => token.kind === 'person' && /pirate|buccaneer|corsair/.test(wordOf(token)))
}
