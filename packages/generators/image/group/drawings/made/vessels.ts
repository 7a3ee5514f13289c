// Containers that stand open: what is in them lies between their back and their front.

import type { Part } from '../part.ts'
import { ideaVessels } from './concepts.ts'
import { openBags } from './open-bags.ts'
import { openGlasses } from './open-glasses.ts'
import type { Vessel } from './vessel.ts'

export const vessels: Readonly<Record<string, Vessel>> = { ...openBags, ...openGlasses, ...ideaVessels }

export const vesselThings: Readonly<Record<string, readonly Part[]>> = Object.fromEntries(
  Object.entries(vessels).map(([name, { back, front }]) => [name, [...back, ...front]]),
)
