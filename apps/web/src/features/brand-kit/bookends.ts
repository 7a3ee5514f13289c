// Intro and outro as the page edits them. This file does not import the contract's schemas, because they would slow down
// the first load.

import type { Bookend, Brand } from '@vivify/contract/project'

export const bookendPlaces = ['intro', 'outro'] as const
export type BookendPlace = (typeof bookendPlaces)[number]

/** The designed card. */
export const usualBookend: Bookend = { isOn: true, asset: null, seconds: 2 }

/** Turns the intro or outro of a video on or off. The first time, it is the one of the brand kit, or a card. */
export function switchBookend(
  brand: Brand,
  kit: Brand | undefined,
  place: BookendPlace,
  isOn: boolean,
): Brand {
  return { ...brand, [place]: { ...(brand[place] ?? kit?.[place] ?? usualBookend), isOn } }
}
