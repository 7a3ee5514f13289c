// Who a word for a person means, from all lists of people.

import { indexPhrases } from '../index-phrases.ts'
import { armies } from './armies.ts'
import { beings } from './beings.ts'
import { courts } from './courts.ts'
import { creaturesAndOthers } from './creatures-and-others.ts'
import { everydayPeople } from './everyday-people.ts'
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
import type { Role, RoleRow } from './role.ts'
import { shopsAndShows } from './shops-and-shows.ts'
import { stagePeople } from './stages.ts'
import { taleFolk } from './tale-folk.ts'
import { talePeople } from './tale-people.ts'
import { tales } from './tales.ts'
import { trades } from './trades.ts'
import { types } from './types.ts'
import { uniforms } from './uniforms.ts'
import { villains } from './villains.ts'
import { widerPeople } from './wider-people.ts'

const lists: readonly RoleRow[] = [
  ...widerPeople,
  ...trades,
  ...everydayPeople,
  ...tales,
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
  ...beings,
]

/** People by word or phrase, in the singular. */
export const roles: ReadonlyMap<string, Role> = indexPhrases(
  lists.map(([words, role]) => [role, words] as const),
)
