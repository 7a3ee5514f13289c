// Things that people make, and food: every table of this folder.

import type { Part } from '../part.ts'
import { arms } from './arms.ts'
import { clothing } from './clothing.ts'

export const madeThings: Readonly<Record<string, readonly Part[]>> = { ...arms, ...clothing }
