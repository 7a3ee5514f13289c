// Things of nature that we draw ourselves.

import type { Part } from '../part.ts'
import { animalParts } from './animal-parts.ts'
import { birds } from './birds.ts'
import { blooms } from './blooms.ts'
import { cosmos } from './cosmos.ts'
import { cutaways } from './cutaways.ts'
import { ground } from './ground.ts'
import { landforms } from './landforms.ts'
import { lairs } from './lairs.ts'
import { mammals } from './mammals.ts'
import { organs } from './organs.ts'
import { plants } from './plants.ts'
import { sideViews } from './side-views.ts'
import { grazers } from './grazers.ts'
import { wildSideViews } from './wild-side-views.ts'
import { seaAnimals } from './sea-animals.ts'
import { settlements } from './settlements.ts'
import { smallAnimals } from './small-animals.ts'

/** From where to where drawings reach that are broader than their squares. */
export const breadths: Readonly<Record<string, readonly [left: number, right: number]>> = {
  toucan: [-26, 98],
  blackbird: [-4, 99],
  swordfish: [-26, 100],
  narwhal: [-34, 100],
  platypus: [-10, 100],
  anteater: [-12, 102],
  kingfisher: [-8, 100],
  pterodactyl: [-8, 101],
  catfish: [-8, 100],
  salmon: [0, 103],
  'breaching-whale': [-8, 110],
  'breaching-orca': [-8, 110],
  turkey: [0, 121],
  triceratops: [-7, 102],
  stegosaurus: [0, 104],
  claw: [-2, 102],
  'sea-anemone': [-4, 104],
  wildfire: [-4, 104],
}

export const nature: Readonly<Record<string, readonly Part[]>> = {
  ...organs,
  ...cosmos,
  ...blooms,
  ...plants,
  ...ground,
  ...landforms,
  ...settlements,
  ...smallAnimals,
  ...birds,
  ...mammals,
  ...seaAnimals,
  ...animalParts,
  ...sideViews,
  ...wildSideViews,
  ...grazers,
  ...lairs,
  ...cutaways,
}
