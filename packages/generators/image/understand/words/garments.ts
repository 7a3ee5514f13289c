// Clothes that people may be said to wear, and how they change a figure's looks.

import type { Look } from '../../figures/look.ts'
import { indexPhrases } from './index-phrases.ts'
import { singularPhrase } from './singular.ts'

/** What a word changes, given the color before it. */
export type Wear = (color: string | undefined) => Partial<Look>

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
  ['mustache, moustache, big mustache, handlebar mustache, thick mustache', () => ({ gear: ['mustache'] })],
  ['thin mustache, pencil mustache', () => ({ gear: ['thin mustache'] })],
  ['goatee', () => ({ gear: ['goatee'] })],
  ['white beard, long white beard, gray beard, grey beard', () => ({ hasBeard: true, hairColor: '#e4e2dc' })],
  ['red beard', () => ({ hasBeard: true, hairColor: '#c4572a' })],
  ['black beard', () => ({ hasBeard: true, hairColor: '#1c1a22' })],
  ['pipe, tobacco pipe, pipe in his mouth', () => ({ gear: ['pipe'] })],
  ['cigarette, cigarette in her mouth, cigarette in his mouth', () => ({ gear: ['cigarette'] })],
  ['cigar, cigar in his mouth', () => ({ gear: ['cigar'] })],
  ['freckles', () => ({ gear: ['freckles'] })],
  ['wrinkles', () => ({ gear: ['wrinkles'] })],
  ['scar, scars, scar on his face, scar on her face, facial scar', () => ({ gear: ['scar'] })],
  ['eye patch, eyepatch', () => ({ eyewear: 'patch' })],
  ['blindfold', () => ({ eyewear: 'blindfold' })],
  ['black mask, eye mask, domino mask, robber mask', () => ({ eyewear: 'mask' })],
  [
    'face mask, medical mask, surgical mask, mask on her face, mask on his face, mask',
    () => ({ gear: ['medical mask'] }),
  ],
  ['guy fawkes mask, anonymous mask, hacker mask, white mask', () => ({ gear: ['anonymous'] })],
  ['black eye, bruised eye, swollen eye', () => ({ gear: ['black eye'] })],
  ['gas mask, respirator', () => ({ gear: ['dust mask'] })],
  ['monocle', () => ({ gear: ['monocle'] })],
  [
    'tattoo, tattoos, sleeve tattoos, arm tattoos, tattoos on his arms, tattoo on his arm, tattoo on her arm',
    () => ({ gear: ['tattoos'], hasBareArms: true }),
  ],
  ['lipstick, red lipstick, makeup, heavy makeup, red lips', () => ({ gear: ['makeup'] })],
  ['earrings, gold earrings, hoop earrings', () => ({ gear: ['earrings'] })],
  ['necklace, pearl necklace, pearls, beads', () => ({ gear: ['beads'], accent: '#f4efe6' })],
  [
    'gold chain, gold chains, chain, medallion, gold necklace, gold medal, medal',
    () => ({ gear: ['chain'] }),
  ],
  ['medals, many medals, military medals', () => ({ gear: ['medals'] })],
  ['cross necklace, crucifix', () => ({ gear: ['cross'] })],
  ['bow tie, bowtie', (color) => ({ gear: ['bowtie'], accent: color ?? '#c9282d' })],
  ['suspenders', () => ({ gear: ['suspenders'] })],
  ['badge', () => ({ gear: ['badge'] })],
  ['stethoscope', () => ({ gear: ['stethoscope'] })],
  ['wings, angel wings, white wings', (color) => ({ gear: ['wings'], ...(color ? { wings: color } : {}) })],
  ['halo', () => ({ hat: 'halo' })],
  ['fangs, vampire teeth', () => ({ gear: ['fangs'] })],
  ['pointed ears, elf ears, pointy ears', () => ({ gear: ['pointed ears'] })],
  ['cat ears', () => ({ gear: ['cat ears'] })],
  ['red nose, clown nose', () => ({ gear: ['ball nose'] })],
  [
    'bandage, bandages, bandage on his head, bandage on her head, bandaged head, head bandage',
    () => ({ gear: ['head bandage'] }),
  ],
  ['band aid, plaster, plaster on his cheek', () => ({ gear: ['plaster'] })],
  [
    'sling, arm in a sling, arm in a cast, broken arm, his arm in a sling, her arm in a sling',
    () => ({ gear: ['sling'] }),
  ],
  ['blood on his face, blood on her face, bloody face, bloody nose', () => ({ gear: ['blood on the face'] })],
  ['war paint, face paint, painted face', () => ({ gear: ['war paint'] })],
  ['vest, waistcoat, leather vest', (color) => ({ gear: ['vest'], accent: color ?? '#4b3a2a' })],
  [
    'striped shirt, striped sweater, striped t shirt, stripes',
    (color) => ({ gear: ['stripes'], top: '#f4f4f6', accent: color ?? '#27509c' }),
  ],
  [
    'plaid shirt, flannel shirt, checkered shirt, flannel',
    (color) => ({ gear: ['plaid'], top: color ?? '#b5322e', accent: '#3a1c1a' }),
  ],
  [
    'polka dot dress, dotted dress, polka dots',
    (color) => ({ gear: ['dots'], lower: 'dress', top: color ?? '#d9382f', accent: '#f7f5ef' }),
  ],
  ['kilt, tartan kilt', (color) => ({ lower: 'skirt', bottom: color ?? '#b5322e' })],
  ['lab coat, white coat, white lab coat, doctor s coat', () => ({ lower: 'coat', top: '#f2f4f7' })],
  [
    'tuxedo, black tie, tux',
    () => ({ top: '#1f2027', bottom: '#1f2027', gear: ['lapels', 'bowtie'], accent: '#15151c' }),
  ],
  [
    'suit, business suit, suit and tie, three piece suit, blazer',
    (color) => ({
      top: color ?? '#2b3347',
      bottom: color ?? '#262d40',
      gear: ['lapels', 'tie'],
      accent: '#c23b3b',
    }),
  ],
  [
    'military uniform, army uniform, soldier uniform, officer uniform',
    () => ({ hat: 'officer', top: '#5b6644', bottom: '#4b5438', gear: ['medals'] }),
  ],
  [
    'police uniform',
    () => ({ hat: 'police', top: '#2f4a85', bottom: '#22335c', gear: ['badge', 'tie'], accent: '#15151c' }),
  ],
  [
    'prison uniform, prison clothes, striped prison uniform',
    () => ({ top: '#f0efe8', bottom: '#f0efe8', accent: '#2b2b30', gear: ['stripes'] }),
  ],
  ['orange jumpsuit, jumpsuit', (color) => ({ top: color ?? '#e07b2f', bottom: color ?? '#e07b2f' })],
  ['hazmat suit', () => ({ hat: 'hood', top: '#efc53a', bottom: '#efc53a', gear: ['dust mask'] })],
  [
    'space suit, spacesuit, astronaut suit',
    () => ({ hat: 'space', top: '#eceff4', bottom: '#e2e6ee', shoes: '#c9d0dc' }),
  ],
  [
    'superhero costume, superhero suit, hero costume, superhero outfit',
    (color) => ({
      top: color ?? '#2f55b0',
      bottom: color ?? '#2f55b0',
      shoes: '#c9282d',
      accent: '#c9282d',
      gear: ['cape', 'badge'],
    }),
  ],
  [
    'santa suit, santa costume, santa claus costume',
    () => ({ hat: 'santa', top: '#c9282d', bottom: '#c9282d', lower: 'coat' }),
  ],
  [
    'clown makeup, clown costume',
    () => ({ gear: ['clown face', 'ruff', 'dots'], hair: 'curly', hairColor: '#e0573a' }),
  ],
  ['turban', (color) => ({ hat: 'turban', accent: color ?? '#c9772e' })],
  ['hijab, headscarf, head scarf', (color) => ({ hat: 'hijab', accent: color ?? '#3f7a8f' })],
  ['sombrero', () => ({ hat: 'sombrero', accent: '#c9282d' })],
  ['fez', () => ({ hat: 'fez' })],
  ['beret', (color) => ({ hat: 'beret', accent: color ?? '#b5242c' })],
  ['bandana, bandanna', (color) => ({ hat: 'bandana', accent: color ?? '#c9282d' })],
  ['headband, sweatband', (color) => ({ hat: 'headband', accent: color ?? '#c9282d' })],
  ['fur hat, ushanka', () => ({ hat: 'ushanka', accent: '#c9282d' })],
  [
    'flower crown, laurel wreath, wreath of flowers, flower wreath, laurel crown, crown of flowers',
    () => ({ hat: 'laurel' }),
  ],
  ['bowler hat', () => ({ hat: 'bowler' })],
  ['flat cap, newsboy cap', () => ({ hat: 'flatcap' })],
  ['fedora, trilby', () => ({ hat: 'fedora' })],
  [
    'witch hat, wizard hat, pointy hat, pointed hat, magic hat',
    (color) => ({ hat: 'wizard', accent: color ?? '#2a1f38' }),
  ],
  ['viking helmet, horned helmet, horns, devil horns', () => ({ hat: 'viking' })],
  ['pirate hat', () => ({ hat: 'pirate' })],
  ['police cap, police hat', () => ({ hat: 'police' })],
  ['sailor hat', () => ({ hat: 'sailor' })],
  ['graduation cap, mortarboard', () => ({ hat: 'graduate', accent: '#e9c34b' })],
  ['swim cap, swimming cap', (color) => ({ hat: 'swimcap', accent: color ?? '#2f6fb0' })],
  ['conical hat, rice hat', () => ({ hat: 'conical' })],
  [
    'feathered headdress, feathers in his hair, native headdress',
    () => ({ hat: 'feathers', accent: '#c9782f' }),
  ],
  ['jester hat', () => ({ hat: 'jester', accent: '#c9282d' })],
  ['powdered wig, white wig, wig', () => ({ hat: 'wig' })],
  ['braids, braid, braided hair', () => ({ hair: 'braids' })],
  ['dreadlocks, dreads', () => ({ hair: 'dreads' })],
  ['mohawk', (color) => ({ hair: 'mohawk', ...(color ? { hairColor: color } : {}) })],
  ['bob, bob haircut', () => ({ hair: 'bob' })],
  ['messy hair, wild hair, spiky hair, crazy hair', () => ({ hair: 'wild' })],
  ['green hair', () => ({ hairColor: '#4fa05a' })],
  ['purple hair', () => ({ hairColor: '#8a5fc0' })],
  ['wet hair', () => ({ gear: ['wet hair'] })],
  ['long blonde hair, long blond hair', () => ({ hair: 'long', hairColor: '#e3bf62' })],
  ['long black hair, long dark hair', () => ({ hair: 'long', hairColor: '#1c1a22' })],
  ['long red hair', () => ({ hair: 'long', hairColor: '#c4572a' })],
  ['long white hair, long gray hair, long silver hair', () => ({ hair: 'long', hairColor: '#e4e2dc' })],
  ['curly red hair', () => ({ hair: 'curly', hairColor: '#c4572a' })],
  ['curly blonde hair, blonde curls, golden curls', () => ({ hair: 'curly', hairColor: '#e3bf62' })],
  ['curls', () => ({ hair: 'curly' })],
  ['bald head', () => ({ hair: 'bald' })],
  ['rags, torn clothes, ragged clothes, tattered clothes, old clothes', () => ({ gear: ['patches'] })],
  ['no shirt', () => ({ isShirtless: true })],
  ['bare feet, no shoes', () => ({ isBarefoot: true })],
  ['handcuffs, shackles, chains', () => ({ gear: ['handcuffs'] })],
  ['big belly, beer belly, fat belly', () => ({ build: 'fat' })],
  ['big muscles, huge muscles', () => ({ build: 'muscular', hasBareArms: true })],
  [
    'swimsuit, bikini, swimwear, bathing suit',
    (color) => ({
      lower: 'shorts',
      hasBareArms: true,
      top: color ?? '#2f6fb0',
      bottom: color ?? '#2f6fb0',
      isBarefoot: true,
      areLegsBare: true,
    }),
  ],
  [
    'swim trunks, swimming trunks, speedo',
    (color) => ({ lower: 'shorts', isShirtless: true, isBarefoot: true, bottom: color ?? '#2f6fb0' }),
  ],
  [
    'pajamas, pyjamas, nightgown',
    (color) => ({
      top: color ?? '#8cb4e0',
      bottom: color ?? '#8cb4e0',
      accent: '#f4f6fa',
      gear: ['dots'],
      shoes: '#e9c3d0',
    }),
  ],
  [
    'underwear, boxers, boxer shorts',
    (color) => ({ lower: 'shorts', isShirtless: true, isBarefoot: true, bottom: color ?? '#f4f4f6' }),
  ],
  ['towel', () => ({ lower: 'skirt', isShirtless: true, isBarefoot: true, bottom: '#f4f4f6' })],
]

/** What each word changes, given the color before it. */
const garments: ReadonlyMap<string, Wear> = indexPhrases(rows.map(([words, wear]) => [wear, words] as const))

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
