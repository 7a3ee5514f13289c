// What people do every day, with all that shows it: a pose, what the hands have, what the face does. Words are written
// without "a", "the" and "her": "brushing hair" is also said of "brushes her hair".

import type { Deed } from './deed.ts'
import { furtherDeeds } from './further-deeds.ts'
import { gestures } from './gesture-deeds.ts'
import { indexPhrases } from '../index-phrases.ts'
import { socialDeeds } from './social-deeds.ts'
import { sportDeeds } from './sport-deeds.ts'
import { taleDeeds } from './tale-deeds.ts'
import { workDeeds } from './work-deeds.ts'

export const deeds: ReadonlyMap<string, Deed> = indexPhrases(
  [...gestures, ...workDeeds, ...socialDeeds, ...furtherDeeds, ...sportDeeds, ...taleDeeds].map(
    ([words, deed]) => [deed, words] as const,
  ),
)
