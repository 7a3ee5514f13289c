// Plain singulars, so that "wolves" finds "wolf" and "stage" never finds "stag".

const irregular: Readonly<Record<string, string>> = {
  men: 'man',
  women: 'woman',
  ramen: 'ramen',
  taxis: 'taxi',
  skis: 'skis',
  buddies: 'buddy',
  specimen: 'specimen',
  people: 'people',
  mice: 'mouse',
  lice: 'louse',
  walruses: 'walrus',
  platypuses: 'platypus',
  fetuses: 'fetus',
  viruses: 'virus',
  mantises: 'mantis',
  crocuses: 'crocus',
  avalanches: 'avalanche',
  mustaches: 'mustache',
  budgies: 'budgie',
  collies: 'collie',
  geckos: 'gecko',
  larvae: 'larva',
  fungi: 'fungus',
  pupae: 'pupa',
  vertebrae: 'vertebra',
  nuclei: 'nucleus',
  embryos: 'embryo',
  geese: 'goose',
  wolves: 'wolf',
  elves: 'elf',
  thieves: 'thief',
  knives: 'knife',
  leaves: 'leaf',
  feet: 'foot',
  teeth: 'tooth',
  oxen: 'ox',
  glasses: 'glasses',
  cyclops: 'cyclops',
  jeans: 'jeans',
  cookies: 'cookie',
  zombies: 'zombie',
  brownies: 'brownie',
  smoothies: 'smoothie',
  selfies: 'selfie',
  movies: 'movie',
  hoodies: 'hoodie',
  genies: 'genie',
  pixies: 'pixie',
  rabbis: 'rabbi',
  nazis: 'nazi',
  apaches: 'apache',
  djs: 'dj',
  hippies: 'hippie',
  yuppies: 'yuppie',
  geniuses: 'genius',
  dwarves: 'dwarf',
  calves: 'calf',
  shelves: 'shelf',
  loaves: 'loaf',
  hooves: 'hoof',
  scarves: 'scarf',
  dice: 'dice',
  cactuses: 'cactus',
  cacti: 'cactus',
  buses: 'bus',
  octopuses: 'octopus',
  potatoes: 'potato',
  tomatoes: 'tomato',
  mangoes: 'mango',
  mosquitoes: 'mosquito',
  buffaloes: 'buffalo',
  flamingoes: 'flamingo',
  armadilloes: 'armadillo',
}

const irregularPlurals = new Map(Object.entries(irregular))

/** The singular of a word; a word that is no plural stays as it is. */
export function singular(word: string): string {
  const known = irregularPlurals.get(word)
  if (known !== undefined) return known
  if (!word.endsWith('s') && !word.endsWith('men')) return word
  if (word.endsWith('women')) return `${word.slice(0, -5)}woman`
  if (word.endsWith('men') && word.length > 4) return `${word.slice(0, -3)}man`
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word
}

const plain = /^[a-z0-9]+(?: [a-z0-9]+)*$/

/** A phrase with its last word in the singular. */
export function singularPhrase(phrase: string): string {
  // Readers look up every few words of a text, which are clean already.
  if (plain.test(phrase)) {
    const last = phrase.lastIndexOf(' ') + 1
    return phrase.slice(0, last) + singular(phrase.slice(last))
  }
  const words = phrase
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
    .split(' ')
  return [...words.slice(0, -1), singular(words.at(-1)!)].join(' ')
}

/** Of one word: "foxes" of "fox". */
export function pluralOf(word: string): string {
  if (/(?:sheep|fish|deer|moose|bison|squid)$/.test(word)) return word
  if (word.endsWith('mouse')) return word.replace(/mouse$/, 'mice')
  if (word.endsWith('goose')) return word.replace(/goose$/, 'geese')
  if (word.endsWith('lf')) return word.replace(/f$/, 'ves')
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies')
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}
