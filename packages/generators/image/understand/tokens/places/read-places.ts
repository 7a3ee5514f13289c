// Everything that makes a place of several words, one after the other.

import { readLands } from './lands-and-skies.ts'
import { pairPlaces } from './paired-places.ts'
import type { Token } from '../../token.ts'
import { raiseWaves } from './rough-sea.ts'
import { readSplitView } from './split-view.ts'
import { standOnLand } from './standing-places.ts'
import { readTops } from './tops-and-ways.ts'

export function readPlaces(tokens: readonly Token[]): readonly Token[] {
  return standOnLand(readTops(readLands(pairPlaces(readSplitView(raiseWaves(tokens))))))
}
