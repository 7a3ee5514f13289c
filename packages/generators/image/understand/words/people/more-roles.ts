// All lists of people beside those of every day, trades and tales. Where two lists know a word, the later one wins.

import { armies } from './armies.ts'
import { courts } from './courts.ts'
import { creaturesAndOthers } from './creatures-and-others.ts'
import { everydayRoles } from './everyday-roles.ts'
import { famous } from './famous.ts'
import { folk } from './folk.ts'
import { gods } from './gods.ts'
import { helpers } from './helpers.ts'
import { kinfolk } from './kinfolk.ts'
import { leadersAndStars } from './leaders-and-stars.ts'
import { legends } from './legends.ts'
import { offices } from './offices.ts'
import { partsInStories } from './parts-in-stories.ts'
import type { RoleRow } from './role.ts'
import { shopsAndShows } from './shops-and-shows.ts'
import { stagePeople } from './stages.ts'
import { taleFolk } from './tale-folk.ts'
import { talePeople } from './tale-people.ts'
import { types } from './types.ts'
import { uniforms } from './uniforms.ts'
import { villains } from './villains.ts'

export const moreRoles: readonly RoleRow[] = [
  ...uniforms,
  ...offices,
  ...helpers,
  ...stagePeople,
  ...partsInStories,
  ...villains,
  ...types,
  ...creaturesAndOthers,
  ...famous,
  ...gods,
  ...legends,
  ...shopsAndShows,
  ...courts,
  ...talePeople,
  ...taleFolk,
  ...armies,
  ...leadersAndStars,
  ...folk,
  ...kinfolk,
  ...everydayRoles,
]
