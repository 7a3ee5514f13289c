import { commons } from './commons.ts'
import type { StockVendor } from './create-engine.ts'
import { nasa } from './nasa.ts'
import { openverse } from './openverse.ts'
import { pexels } from './pexels.ts'
import { pixabay } from './pixabay.ts'

/** The stock libraries. Among equal matches, the first one's is taken. */
export const stockVendors: readonly StockVendor[] = [pexels, pixabay, commons, nasa, openverse]
