// Things of tales, sayings and heaps that we draw ourselves, and words for plenty of something.

/** Motif, its size as in `measures` of things.ts, and the words for it. */
export const taleOwnRows: readonly (readonly [motif: string, measure: string, words: string])[] = [
  ['beach-ball', '0.4', 'beach ball, inflatable ball'],
  ['floating-island', '9 a .9', 'floating island, flying island, sky island, island in the sky'],
  ['vine', '3.4', 'vine, liana, jungle vine, ivy vine'],
  ['sales-tag', '0.3 h', 'price tag, sales tag'],
  ['house-of-cards', '0.5', 'house of cards, tower of cards, card tower'],
  ['dominoes', '0.6', 'domino, domino effect, falling dominoes, row of dominoes, line of dominoes'],
  ['hamster-wheel', '0.5', 'hamster wheel, hamster in a wheel, running wheel, hamster running in a wheel'],
  ['money-tree', '4', 'money tree, tree of money, tree with money, tree growing money'],
  ['burnt-match', '0.3', 'burnt match, burned match, burnt out match'],
  [
    'paper-stack',
    '0.6 .95',
    'stack of paper, pile of paper, pile of paperwork, stack of paperwork, mountain of paperwork, mountain of paper, pile of documents, stack of documents, pile of bills, stack of bills, pile of letters, stack of letters',
  ],
  [
    'cash-pile',
    '1 .95',
    'pile of cash, stack of cash, stacks of cash, pile of money, piles of money, stack of money, stacks of money, mountain of money, mountain of cash, heap of money, heap of cash, tower of money, piles of cash, pile of dollars, stack of dollars, pile of dollar bills, stack of dollar bills',
  ],
  ['sleeping-dragon', '6', ''],
  [
    'monster',
    '1.8',
    'monster, beast, scary monster, furry monster, strange creature, creature, friendly monster, cyclops, one eyed monster',
  ],
  [
    'book-stack',
    '0.4 .95',
    'stack of books, pile of books, stacks of books, tower of books, mountain of books, piles of books, stack of old books',
  ],
  ['message-in-bottle', '0.5', 'message in a bottle, letter in a bottle, note in a bottle'],
  ['convertible', '4.3 .34', 'convertible, convertible car, cabriolet, open car'],
  ['burning-match', '0.3 h', 'match, matchstick, burning match, lit match'],
  ['gas-can', '0.5', 'gas can, gasoline can, jerrycan, jerry can, petrol can, fuel can, can of gasoline'],
  ['fire-ring', '2.4', 'ring of fire, flaming hoop, burning hoop, burning ring, hoop of fire, flaming ring'],
  ['mermaid', '1.7', 'mermaid, siren of the sea, little mermaid'],
  [
    'sword-in-stone',
    '1.8',
    'sword in a stone, sword in the stone, sword stuck in a stone, sword stuck in a rock, sword in a rock, excalibur, sword stuck in stone',
  ],
  ['hole', '1.4', 'hole, deep hole'],
  [
    'ship-in-bottle',
    '0.4 .9',
    'ship in a bottle, ship inside a bottle, ship inside a glass bottle, ship in a glass bottle, boat in a bottle, pirate ship in a bottle, tiny ship in a bottle, sailing ship in a bottle, sailboat in a bottle, boat inside a bottle',
  ],
]

/** Words for motifs that have another name. */
export const taleWords: readonly (readonly [motif: string, words: string])[] = [
  ['money-with-wings', 'flying money, money with wings, money flying away, flying cash'],
  ['ice-floe', 'piece of ice, chunk of ice, slab of ice, melting iceberg'],
  ['birdhouse', 'bird feeder, feeder'],
  ['hot-dog', 'frankfurter'],
  ['hamburger', 'fast food, junk food, unhealthy food'],
  ['wastebasket', 'garbage bin'],
]

/** What is seen of a lot: a chest is "full of gold", a cart "full of food". */
export const plenty: Readonly<Record<string, readonly string[]>> = {
  gold: ['coin', 'coin', 'coin'],
  'gold coins': ['coin', 'coin', 'coin'],
  treasure: ['coin', 'gem-stone', 'crown'],
  food: ['bread', 'carrot', 'cheese-wedge'],
  groceries: ['bread', 'carrot', 'glass-of-milk'],
  'fast food': ['hamburger', 'french-fries', 'pizza'],
  'junk food': ['hamburger', 'french-fries', 'doughnut'],
  fruit: ['red-apple', 'banana', 'grapes'],
  fruits: ['red-apple', 'banana', 'grapes'],
  vegetables: ['carrot', 'tomato', 'broccoli'],
  cash: ['dollar-banknote', 'dollar-banknote', 'dollar-banknote'],
  money: ['dollar-banknote', 'dollar-banknote', 'dollar-banknote'],
  jewels: ['gem-stone', 'ring', 'gem-stone'],
  jewelry: ['gem-stone', 'ring', 'prayer-beads'],
  candy: ['candy', 'lollipop', 'candy'],
  toys: ['teddy-bear', 'beach-ball', 'doll'],
  tools: ['hammer', 'wrench', 'screwdriver'],
  ice: ['ice-cube', 'ice-cube', 'ice-cube'],
  presents: ['wrapped-gift', 'wrapped-gift', 'wrapped-gift'],
  gifts: ['wrapped-gift', 'wrapped-gift', 'wrapped-gift'],
  laundry: ['laundry', 'laundry', 'laundry'],
  clothes: ['laundry', 'laundry', 'laundry'],
  junk: ['old-key', 'paper-ball', 'tire'],
  trash: ['paper-ball', 'banana', 'bottle'],
  garbage: ['paper-ball', 'banana', 'bottle'],
}
