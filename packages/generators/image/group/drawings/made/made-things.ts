// Things that people make, and food: every table of this folder.

import type { Part } from '../part.ts'
import { aircraft } from './aircraft.ts'
import { arms } from './arms.ts'
import { carried } from './carried.ts'
import { clothing } from './clothing.ts'
import { crafts } from './crafts.ts'
import { curios } from './curios.ts'
import { marvels } from './marvels.ts'
import { daily } from './daily.ts'
import { devices } from './devices.ts'
import { food } from './food.ts'
import { games } from './games.ts'
import { greens } from './greens.ts'
import { home } from './home.ts'
import { industry } from './industry.ts'
import { modern } from './modern.ts'
import { pantry } from './pantry.ts'
import { pictures } from './pictures.ts'
import { play } from './play.ts'
import { tools } from './tools.ts'
import { vehicles } from './vehicles.ts'

export const madeThings: Readonly<Record<string, readonly Part[]>> = {
  ...aircraft,
  ...arms,
  ...clothing,
  ...tools,
  ...home,
  ...devices,
  ...food,
  ...greens,
  ...pantry,
  ...modern,
  ...daily,
  ...pictures,
  ...play,
  ...games,
  ...carried,
  ...crafts,
  ...curios,
  ...marvels,
  ...industry,
  ...vehicles,
}
