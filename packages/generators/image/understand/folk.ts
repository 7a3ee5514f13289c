// Peoples and times, each by the clothes that everybody knows them by: "a Japanese woman", "a 1920s man".

import type { Look } from '../figures/look.ts'
import type { PlaceName } from './places.ts'
import { woman, type RoleRow } from './role.ts'

interface Folk {
  /** Adjectives, then words that are a person by themselves. */
  readonly names: string
  readonly nouns?: string
  readonly man: Partial<Look>
  readonly woman: Partial<Look>
  readonly place?: PlaceName
}

const dark = { skin: '#74482e', hairColor: '#1c1a22' } as const
const brown = { skin: '#c98a5a', hairColor: '#1c1a22' } as const
const black = { hairColor: '#1c1a22' } as const

const folks: readonly Folk[] = [
  {
    names: 'japanese',
    man: { ...black, hair: 'bun', lower: 'robe', top: '#2f3f6b', accent: '#15182a' },
    woman: { ...black, hair: 'bun', lower: 'robe', top: '#c23b5a', accent: '#e9c34b' },
    place: 'cherry garden',
  },
  {
    names: 'chinese',
    man: { ...black, hat: 'conical', lower: 'robe', top: '#a5322e', accent: '#e0ae35' },
    woman: { ...black, hair: 'bun', lower: 'robe', top: '#b5242c', accent: '#e0ae35', gear: ['earrings'] },
    place: 'great wall',
  },
  {
    names: 'vietnamese',
    man: { ...black, hat: 'conical', top: '#6b5537' },
    woman: { ...black, hat: 'conical', lower: 'robe', top: '#f4f1ea', accent: '#f4f1ea' },
    place: 'rice terraces',
  },
  {
    names: 'indian, hindu, pakistani',
    nouns: 'hindu',
    man: {
      ...brown,
      hat: 'turban',
      accent: '#e07b2f',
      lower: 'robe',
      top: '#f2ede0',
      gear: ['mustache', 'bindi'],
    },
    woman: {
      ...brown,
      hair: 'braids',
      lower: 'robe',
      top: '#d9542f',
      accent: '#e0ae35',
      gear: ['bindi', 'earrings'],
    },
    place: 'taj mahal',
  },
  {
    names: 'sikh, punjabi',
    nouns: 'sikh',
    man: { ...brown, hat: 'turban', accent: '#2f55b0', hasBeard: true, top: '#f2ede0' },
    woman: { ...brown, hair: 'braids', lower: 'robe', top: '#2f8f96', accent: '#e0ae35' },
  },
  {
    names: 'mexican',
    nouns: 'mexican, mariachi',
    man: {
      ...brown,
      hat: 'sombrero',
      accent: '#c9282d',
      top: '#c9502f',
      bottom: '#2b2b36',
      gear: ['mustache', 'plaid'],
    },
    woman: {
      ...brown,
      hair: 'braids',
      lower: 'dress',
      top: '#c9282d',
      accent: '#e9c34b',
      gear: ['earrings', 'dots'],
    },
    place: 'desert',
  },
  {
    names: 'spanish',
    nouns: 'matador, bullfighter, torero',
    man: {
      ...black,
      hat: 'bicorne',
      top: '#c9282d',
      bottom: '#e0ae35',
      accent: '#e0ae35',
      gear: ['vest', 'bowtie'],
    },
    woman: {
      ...black,
      hair: 'bun',
      lower: 'dress',
      top: '#c9282d',
      accent: '#1c1a22',
      gear: ['dots', 'earrings'],
    },
    place: 'arena',
  },
  {
    names: 'scottish',
    nouns: 'scot, scotsman, highlander',
    man: {
      hat: 'beret',
      accent: '#1f3a2a',
      hairColor: '#c4622a',
      hasBeard: true,
      lower: 'skirt',
      top: '#2b3347',
      bottom: '#b5322e',
      gear: ['sash'],
    },
    woman: {
      hairColor: '#c4622a',
      lower: 'skirt',
      top: '#f4efe6',
      bottom: '#b5322e',
      accent: '#1f3a2a',
      gear: ['sash'],
    },
    place: 'mountains',
  },
  {
    names: 'irish',
    nouns: 'irishman',
    man: {
      hat: 'flatcap',
      hairColor: '#c4572a',
      hasBeard: true,
      top: '#2f8f4a',
      bottom: '#6b5537',
      gear: ['suspenders', 'freckles'],
    },
    woman: { hairColor: '#c4572a', lower: 'dress', top: '#2f8f4a', gear: ['freckles'] },
    place: 'field',
  },
  {
    names: 'french, parisian',
    nouns: 'frenchman, parisian',
    man: {
      hat: 'beret',
      accent: '#22407c',
      top: '#f4f4f6',
      bottom: '#2b2b36',
      gear: ['stripes', 'thin mustache'],
      scarf: '#c9282d',
    },
    woman: {
      hat: 'beret',
      accent: '#b5242c',
      lower: 'skirt',
      top: '#f4f4f6',
      bottom: '#2b2b36',
      gear: ['stripes', 'makeup'],
    },
    place: 'paris',
  },
  {
    names: 'russian',
    nouns: 'russian, cossack',
    man: { hat: 'ushanka', accent: '#c9282d', hasBeard: true, lower: 'coat', top: '#6b4a3a' },
    woman: { hat: 'ushanka', accent: '#c9282d', lower: 'coat', top: '#8c2a3e', hairColor: '#e3bf62' },
    place: 'moscow',
  },
  {
    names: 'bavarian, german, austrian',
    man: {
      hat: 'fedora',
      top: '#f4f1ea',
      bottom: '#6b4a2f',
      lower: 'shorts',
      gear: ['suspenders', 'mustache'],
      hairColor: '#b5803c',
    },
    woman: { hair: 'braids', hairColor: '#e3bf62', lower: 'dress', top: '#2f6f4a', gear: ['apron'] },
    place: 'mountains',
  },
  {
    names: 'arab, arabic, saudi, bedouin, middle eastern, persian',
    nouns: 'arab, bedouin',
    man: { ...brown, hat: 'hijab', accent: '#f6f3ec', hasBeard: true, lower: 'robe', top: '#f6f3ec' },
    woman: { ...brown, hat: 'hijab', accent: '#2b2935', lower: 'robe', top: '#2b2935' },
    place: 'desert',
  },
  {
    names: 'muslim, turkish',
    nouns: 'muslim',
    man: { ...brown, hat: 'fez', hasBeard: true, lower: 'robe', top: '#e9e4d6', accent: '#c9a03a' },
    woman: { ...brown, hat: 'hijab', accent: '#3f7a8f', lower: 'robe', top: '#2f5a6b' },
  },
  {
    names: 'african, nigerian, kenyan',
    nouns: 'african',
    man: {
      ...dark,
      lower: 'coat',
      top: '#d98a2f',
      bottom: '#3a2a1f',
      accent: '#2f6f4a',
      gear: ['beads', 'stripes'],
    },
    woman: {
      ...dark,
      hat: 'turban',
      accent: '#d9542f',
      lower: 'dress',
      top: '#2f8f6a',
      gear: ['beads', 'earrings', 'dots'],
    },
    place: 'savanna',
  },
  {
    names: 'maasai, masai, zulu, tribal',
    nouns: 'tribesman, tribal chief, zulu warrior, maasai warrior',
    man: {
      ...dark,
      hair: 'bald',
      lower: 'robe',
      top: '#c9282d',
      accent: '#e9c34b',
      gear: ['beads', 'spear', 'shield', 'war paint'],
    },
    woman: {
      ...dark,
      hair: 'bald',
      lower: 'robe',
      top: '#c9282d',
      accent: '#e9c34b',
      gear: ['beads', 'earrings'],
    },
    place: 'savanna',
  },
  {
    names: 'native american, american indian, cherokee, apache, sioux, comanche',
    nouns:
      'native american, apache, sioux, indian chief, native american chief, chieftain, native american warrior, apache warrior',
    man: {
      ...brown,
      hat: 'feathers',
      accent: '#c9782f',
      hair: 'braids',
      top: '#a5733a',
      bottom: '#8a5f35',
      gear: ['war paint', 'beads'],
    },
    woman: {
      ...brown,
      hair: 'braids',
      hat: 'headband',
      accent: '#c9382f',
      lower: 'dress',
      top: '#a5733a',
      gear: ['beads'],
    },
    place: 'canyon',
  },
  {
    names: 'aztec, mayan, maya, inca, incan',
    nouns:
      'aztec, mayan, inca, aztec warrior, aztec priest, aztec king, aztec emperor, montezuma, mayan king',
    man: {
      ...brown,
      hat: 'feathers',
      accent: '#2f9a63',
      top: '#c98a5a',
      hasBareArms: true,
      lower: 'skirt',
      bottom: '#c9502f',
      gear: ['beads', 'war paint', 'spear', 'shield'],
    },
    woman: { ...brown, hat: 'feathers', accent: '#2f9a63', lower: 'dress', top: '#f2ede2', gear: ['beads'] },
    place: 'jungle',
  },
  {
    names: 'hawaiian, polynesian',
    nouns: 'hula dancer',
    man: {
      ...brown,
      hat: 'laurel',
      top: '#c98a5a',
      hasBareArms: true,
      lower: 'skirt',
      bottom: '#a5a04a',
      accent: '#e77ba5',
      gear: ['beads'],
    },
    woman: {
      ...brown,
      hat: 'laurel',
      top: '#e0733a',
      hasBareArms: true,
      lower: 'skirt',
      bottom: '#a5a04a',
      accent: '#e77ba5',
      gear: ['beads'],
    },
    place: 'beach',
  },
  {
    names: 'inuit, eskimo',
    nouns: 'inuit, eskimo',
    man: {
      ...black,
      skin: '#d99a68',
      hat: 'hood',
      lower: 'coat',
      top: '#8a6a4a',
      gear: ['gloves'],
      accent: '#5a3a24',
    },
    woman: {
      ...black,
      skin: '#d99a68',
      hat: 'hood',
      lower: 'coat',
      top: '#8a6a4a',
      gear: ['gloves'],
      accent: '#5a3a24',
    },
    place: 'snow',
  },
  {
    names: 'egyptian, ancient egyptian',
    nouns: 'egyptian',
    man: {
      ...brown,
      hat: 'nemes',
      top: '#b57a48',
      skin: '#b57a48',
      hasBareArms: true,
      lower: 'skirt',
      bottom: '#f4efe0',
      accent: '#e0ae35',
      gear: ['beads'],
    },
    woman: {
      ...brown,
      hair: 'bob',
      hat: 'headband',
      lower: 'dress',
      top: '#f4efe0',
      hasBareArms: true,
      accent: '#e0ae35',
      gear: ['beads', 'makeup'],
    },
    place: 'egypt',
  },
  {
    names: 'roman, ancient roman',
    nouns: 'roman',
    man: { hat: 'laurel', lower: 'robe', top: '#f2ede2', accent: '#8c2a5e', gear: ['cape'] },
    woman: { hair: 'bun', lower: 'robe', top: '#e8dcc8', accent: '#8c2a5e' },
    place: 'rome',
  },
  {
    names: 'greek, ancient greek, athenian',
    nouns: 'greek',
    man: {
      hasBeard: true,
      hat: 'laurel',
      lower: 'robe',
      top: '#f4f1e8',
      accent: '#2f6fb0',
      hasBareArms: true,
    },
    woman: {
      hair: 'bun',
      hat: 'laurel',
      lower: 'robe',
      top: '#f4f1e8',
      accent: '#2f6fb0',
      hasBareArms: true,
    },
    place: 'temple',
  },
  {
    names: 'viking, norse, nordic, barbarian, celtic',
    nouns: 'viking, norseman, viking warrior, viking king, barbarian, shield maiden',
    man: {
      hat: 'viking',
      hasBeard: true,
      hairColor: '#b5803c',
      top: '#6b4a2f',
      bottom: '#4b4038',
      gear: ['cape', 'shield', 'sword'],
      accent: '#7d2f2b',
    },
    woman: {
      hat: 'viking',
      hair: 'braids',
      hairColor: '#d9b45a',
      lower: 'skirt',
      top: '#6b4a2f',
      bottom: '#5a4a3a',
      gear: ['cape', 'shield', 'sword'],
      accent: '#7d2f2b',
    },
    place: 'fjord',
  },
  {
    names: 'medieval',
    man: { hat: 'hood', top: '#7a6244', bottom: '#5f4a32', gear: ['sash'], accent: '#3f2f1f' },
    woman: { hat: 'veil', accent: '#f4efe4', lower: 'robe', top: '#6b3a4a' },
    place: 'village',
  },
  {
    names: 'victorian, 19th century, edwardian, 1800s',
    man: {
      hat: 'top',
      lower: 'coat',
      top: '#2b2733',
      bottom: '#4b4650',
      gear: ['lapels', 'bowtie', 'mustache', 'cane'],
      accent: '#8c2a3e',
    },
    woman: { hair: 'bun', hat: 'straw', lower: 'robe', top: '#5a3a5f', accent: '#f4efe4', gear: ['ruff'] },
    place: 'london',
  },
  {
    names: '1920s, roaring twenties, prohibition era',
    man: {
      hat: 'fedora',
      top: '#4b4650',
      bottom: '#4b4650',
      gear: ['lapels', 'tie', 'vest'],
      accent: '#2b2b36',
    },
    woman: {
      hair: 'bob',
      hairColor: '#1c1a22',
      hat: 'flapper',
      lower: 'dress',
      top: '#c9a03a',
      hasBareArms: true,
      accent: '#f4f0e6',
      gear: ['beads', 'makeup'],
    },
    place: 'stage',
  },
  {
    names: '1950s, fifties',
    man: { hair: 'slick', hairColor: '#1c1a22', top: '#2b2320', bottom: '#3f5f94', shoes: '#15151c' },
    woman: { hair: 'bun', lower: 'dress', top: '#d9382f', accent: '#f4f4f6', gear: ['dots', 'makeup'] },
    place: 'diner',
  },
  {
    names: 'hippie, 1960s, 1970s, sixties, seventies, woodstock',
    nouns: 'hippie, flower child',
    man: {
      hair: 'long',
      hat: 'headband',
      hasBeard: true,
      eyewear: 'sunglasses',
      top: '#d98a2f',
      accent: '#c9282d',
      bottom: '#3f5f94',
      gear: ['beads', 'vest'],
    },
    woman: {
      hat: 'laurel',
      hair: 'long',
      eyewear: 'sunglasses',
      lower: 'robe',
      top: '#b5579a',
      accent: '#e9c34b',
      gear: ['beads', 'dots'],
    },
    place: 'field',
  },
  {
    names: '1980s, eighties, 80s, 90s, 1990s',
    man: {
      hair: 'curly',
      hat: 'headband',
      accent: '#e8379a',
      top: '#2fb0c0',
      bottom: '#4f76a8',
      eyewear: 'sunglasses',
      gear: ['stripes'],
    },
    woman: {
      hair: 'curly',
      hat: 'headband',
      accent: '#2fd0c0',
      top: '#e8379a',
      bottom: '#2fb0c0',
      gear: ['earrings', 'makeup'],
    },
    place: 'arcade',
  },
  {
    names: 'punk, punk rock',
    nouns: 'punk, punk rocker, rocker, metalhead',
    man: {
      hair: 'mohawk',
      hairColor: '#e0329a',
      top: '#1f1e26',
      bottom: '#3a3a44',
      gear: ['earrings', 'chain', 'patches', 'tattoos'],
      hasBareArms: true,
    },
    woman: {
      hair: 'mohawk',
      hairColor: '#2fc06a',
      top: '#1f1e26',
      lower: 'skirt',
      bottom: '#b5322e',
      gear: ['earrings', 'chain', 'makeup'],
      hasBareArms: true,
    },
    place: 'alley',
  },
  {
    names: 'goth, gothic, emo',
    nouns: 'goth',
    man: {
      hair: 'long',
      hairColor: '#15131a',
      skin: '#efe9ea',
      lower: 'coat',
      top: '#1b1b22',
      bottom: '#1b1b22',
      gear: ['cross', 'earrings'],
    },
    woman: {
      hair: 'long',
      hairColor: '#15131a',
      skin: '#efe9ea',
      lower: 'dress',
      top: '#1b1b22',
      bottom: '#1b1b22',
      accent: '#7d1f4a',
      gear: ['cross', 'makeup'],
    },
    place: 'graveyard',
  },
  {
    names: 'rasta, rastafarian, jamaican',
    nouns: 'rasta, rastafarian',
    man: { ...dark, hair: 'dreads', hat: 'beanie', accent: '#2f9a4a', top: '#e9c34b', gear: ['stripes'] },
    woman: {
      ...dark,
      hair: 'dreads',
      lower: 'dress',
      top: '#e9c34b',
      accent: '#2f9a4a',
      gear: ['stripes', 'earrings'],
    },
    place: 'beach',
  },
  {
    names: 'hip hop, gangsta',
    nouns: 'rapper, hip hop artist, gangsta rapper',
    man: {
      ...dark,
      hat: 'cap',
      accent: '#c9282d',
      eyewear: 'sunglasses',
      top: '#f4f4f6',
      bottom: '#3f5f94',
      gear: ['chain'],
    },
    woman: { ...dark, hair: 'braids', eyewear: 'sunglasses', top: '#c9282d', gear: ['chain', 'earrings'] },
    place: 'stage',
  },
  {
    names: 'black, african american, dark skinned',
    man: dark,
    woman: { ...dark, hair: 'curly', top: '#c94f7c' },
  },
  {
    names: 'brown skinned, latino, latina, hispanic',
    nouns: 'latino',
    man: brown,
    woman: { ...brown, top: '#c94f7c' },
  },
  { names: 'white, caucasian', man: { skin: '#f2c9a4' }, woman: { skin: '#f2c9a4', top: '#c94f7c' } },
]

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

const phrases = (names: string, nouns: readonly string[]): string =>
  names
    .split(', ')
    .flatMap((name) => nouns.map((noun) => `${name} ${noun}`))
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
      [phrases(names, ['girl']), { look: asChild(her), ...at }],
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
