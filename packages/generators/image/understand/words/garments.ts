// Clothes that people may be said to wear, and how they change a figure's looks.

import type { Look } from '../../figures/look.ts'
import { indexPhrases } from './index-phrases.ts'
import { singularPhrase } from './singular.ts'
import { moreGarments, type Wear } from './more-garments.ts'

const rows: readonly (readonly [words: string, wear: Wear])[] = [
  [
    'dress, gown, evening gown, summer dress, sundress, ball gown',
    (color) => ({ lower: 'dress', top: color ?? '#c94f7c' }),
  ],
  [
    'wedding dress, white wedding dress, wedding gown, white wedding gown, bridal gown, bridal dress',
    (color) => ({ lower: 'dress', hat: 'veil', accent: '#f6f3ee', top: color ?? '#f6f3ee' }),
  ],
  ['skirt', (color) => ({ lower: 'skirt', bottom: color ?? '#7a4fb5' })],
  [
    'coat, trench coat, overcoat, winter coat, long coat',
    (color) => ({ lower: 'coat', top: color ?? '#8a6a48' }),
  ],
  ['raincoat, rain jacket, poncho', (color) => ({ lower: 'coat', hat: 'hood', top: color ?? '#efc53a' })],
  ['leather jacket', (color) => ({ top: color ?? '#2b2320' })],
  ['denim jacket, jean jacket', (color) => ({ top: color ?? '#4f76a8' })],
  [
    'jacket, shirt, t shirt, tshirt, blouse, sweater, jumper, pullover, cardigan, top, uniform, puffer jacket, hawaiian shirt, polo shirt, dress shirt, sweatshirt, christmas sweater',
    (color) => ({ top: color ?? '#c9452f' }),
  ],
  [
    'hoodie, hooded sweatshirt',
    (color) => ({ hat: 'hood', lower: 'trousers', top: color ?? '#4b4f63', bottom: '#3f5f94' }),
  ],
  ['hood', (color) => ({ hat: 'hood', top: color ?? '#4b4f63' })],
  ['robe, kimono, bathrobe, toga, tunic', (color) => ({ lower: 'robe', top: color ?? '#8c2a5e' })],
  ['cloak, cape, vampire cape', (color) => ({ gear: ['cape'], accent: color ?? '#8c2a3e' })],
  [
    'superhero cape, super hero cape, hero cape',
    (color) => ({ gear: ['cape'], accent: color ?? '#d9302f', top: '#2f5fb0' }),
  ],
  ['headdress, golden headdress, nemes', () => ({ hat: 'nemes' })],
  ['straw hat, sun hat', () => ({ hat: 'straw' })],
  ['cowboy hat', () => ({ hat: 'cowboy' })],
  ['top hat', () => ({ hat: 'top' })],
  ['hat', (color) => (color ? { hat: 'beanie', accent: color } : { hat: 'fedora' })],
  ['beanie, woolly hat, knit hat, wool hat', (color) => ({ hat: 'beanie', accent: color ?? '#c9452f' })],
  ['cap, baseball cap', (color) => ({ hat: 'cap', accent: color ?? '#d9382f' })],
  ['santa hat', () => ({ hat: 'santa' })],
  ['chef hat', () => ({ hat: 'chef' })],
  ['hard hat, helmet', (color) => ({ hat: 'helmet', accent: color ?? '#f3b52f' })],
  ['crown, tiara', () => ({ hat: 'crown', accent: '#e9b93a' })],
  ['headphones, earphones', (color) => ({ hat: 'headphones', accent: color ?? '#b5179e' })],
  ['scarf', (color) => ({ scarf: color ?? '#d23b36' })],
  ['glasses, eyeglasses, spectacles, reading glasses', () => ({ eyewear: 'glasses' })],
  ['sunglasses, shades', () => ({ eyewear: 'sunglasses' })],
  ['jeans', (color) => ({ lower: 'trousers', bottom: color ?? '#3f5f94' })],
  ['pants, trousers, leggings', (color) => ({ lower: 'trousers', bottom: color ?? '#4b4038' })],
  ['shorts', (color) => ({ lower: 'shorts', bottom: color ?? '#3b4f75' })],
  [
    'boots, shoes, sneakers, rain boots, rubber boots, cowboy boots, leather boots',
    (color) => ({ shoes: color ?? '#5a3a24' }),
  ],
  ['gloves, boxing gloves, mittens', (color) => ({ gear: ['gloves'], accent: color ?? '#c9282d' })],
  ['apron', () => ({ gear: ['apron'] })],
  ['backpack, rucksack', (color) => ({ gear: ['backpack'], accent: color ?? '#e0a32f' })],
  ['tie, necktie', (color) => ({ gear: ['tie'], accent: color ?? '#c23b3b' })],
  [
    'armor, armour, suit of armor, suit of armour, knight armor, shining armor, full armor, medieval armor, plate armor',
    (color) => ({
      hat: 'knight',
      top: color ?? '#aab4c2',
      bottom: color ?? '#8d97a6',
      shoes: color ?? '#6d7786',
    }),
  ],
  ['overalls, dungarees', (color) => ({ bottom: color ?? '#3f5f94', gear: ['apron'] })],
  [
    'yoga pants, sportswear, tracksuit, gym clothes',
    (color) => ({ top: color ?? '#7a4fb5', bottom: '#22283a' }),
  ],
  ['tank top', (color) => ({ hasShortSleeves: true, top: color ?? '#c9452f' })],
  ['red hair, ginger hair', () => ({ hairColor: '#c4572a' })],
  ['blonde hair, blond hair', () => ({ hairColor: '#e3bf62' })],
  ['black hair, dark hair', () => ({ hairColor: '#1c1a22' })],
  ['brown hair', () => ({ hairColor: '#6b4226' })],
  ['gray hair, grey hair, white hair, silver hair', () => ({ hairColor: '#d9d9de' })],
  ['pink hair', () => ({ hairColor: '#e77ba5' })],
  ['blue hair', () => ({ hairColor: '#4f7fd0' })],
  ['long hair', () => ({ hair: 'long' })],
  ['short hair', () => ({ hair: 'short' })],
  ['curly hair, afro', () => ({ hair: 'curly' })],
  ['ponytail, pigtails', () => ({ hair: 'ponytail' })],
  ['bun', () => ({ hair: 'bun' })],
  ['beard, long beard', () => ({ hasBeard: true })],
  ['veil', (color) => ({ hat: 'veil', accent: color ?? '#f6f3ee' })],
]

/** What each word changes, given the color before it. */
const garments: ReadonlyMap<string, Wear> = indexPhrases(
  [...rows, ...moreGarments].map(([words, wear]) => [wear, words] as const),
)

/** What a word for clothes changes: "in pink dresses" as "in a pink dress". */
export function garmentNamed(phrase: string): Wear | undefined {
  return garments.get(phrase) ?? garments.get(singularPhrase(phrase))
}

/** Clothes on clothes: what is carried adds up. */
export function putOn(worn: Partial<Look>, more: Partial<Look>): Partial<Look> {
  const gear = [...new Set([...(worn.gear ?? []), ...(more.gear ?? [])])]
  // A hood is down under headphones.
  const hats = [worn.hat, more.hat]
  const isDown = hats.includes('headphones') && hats.includes('hood')
  return {
    ...worn,
    ...more,
    ...(gear.length > 0 ? { gear } : {}),
    ...(isDown ? { hat: 'headphones' as const } : {}),
  }
}
