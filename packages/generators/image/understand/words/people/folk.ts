// Peoples and times, each by the clothes that everybody knows them by: "a Japanese woman", "a 1920s man".

import type { Look } from '../../../figures/look.ts'
import { peoples } from './peoples.ts'
import { woman, type RoleRow } from './role.ts'
import { times } from './times.ts'

const folks = [...peoples, ...times]

/** What a man or a woman of a people may be called, and who is meant. */
const men = [
  'man',
  'guy',
  'gentleman',
  'person',
  'farmer',
  'grandfather',
  'grandpa',
  'husband',
  'dude',
  'villager',
] as const
const women = ['woman', 'lady', 'grandmother', 'grandma', 'wife', 'mother'] as const
const boys = ['boy', 'kid', 'child', 'schoolboy', 'toddler'] as const

/** A lady of the Middle Ages is of the court (everyday-roles.ts), and no woman of the town. */
const ownRole = 'medieval lady'

const phrases = (names: string, nouns: readonly string[]): string =>
  names
    .split(', ')
    .flatMap((name) => nouns.map((noun) => `${name} ${noun}`))
    .filter((phrase) => phrase !== ownRole)
    .join(', ')

const childish = { age: 'child', hasBeard: false } as const
const grown = /^(?:mustache|thin mustache|goatee|sword|spear|shield|cane|makeup|tattoos)$/

const asChild = (look: Partial<Look>): Partial<Look> => ({
  ...look,
  ...childish,
  ...(look.gear ? { gear: look.gear.filter((each) => !grown.test(each)) } : {}),
})

const old = { age: 'old', hairColor: '#d9d9de' } as const

export const folk: readonly RoleRow[] = folks.flatMap(
  ({ names, nouns, man, woman: lady, place }): RoleRow[] => {
    const her = { ...woman, ...lady }
    const at = place ? { place, pose: 'standing' as const } : {}
    return [
      [
        phrases(
          names,
          men.filter((each) => !each.startsWith('grand')),
        ),
        { look: man, ...at },
      ],
      [phrases(names, ['grandfather', 'grandpa']), { look: { ...man, ...old }, ...at }],
      [
        phrases(
          names,
          women.filter((each) => !each.startsWith('grand')),
        ),
        { look: her, ...at },
      ],
      [phrases(names, ['grandmother', 'grandma']), { look: { ...her, ...old }, ...at }],
      [phrases(names, boys), { look: asChild(man), ...at }],
      [phrases(names, ['girl', 'schoolgirl', 'daughter']), { look: asChild(her), ...at }],
      ...(nouns ? [[nouns, { look: man, ...at }] as const] : []),
    ]
  },
)

/** Couples and families of a people. */
export const folkGroups: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  folks.flatMap(({ names }) =>
    names.split(', ').flatMap((name) => [
      [`${name} couple`, [`${name} man`, `${name} woman`]],
      [`${name} family`, [`${name} man`, `${name} boy`, `${name} woman`]],
      [`${name} children`, [`${name} boy`, `${name} girl`]],
      [`${name} kids`, [`${name} boy`, `${name} girl`]],
      [`${name} people`, [`${name} man`, `${name} woman`, `${name} man`]],
    ]),
  ),
)
