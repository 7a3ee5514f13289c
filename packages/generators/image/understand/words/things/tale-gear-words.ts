// What heroes of tales ride, are caught in and find.

/** Motif, its size as in `measures` of things.ts, and the words for it. */
export const taleGearRows: readonly (readonly [motif: string, measure: string, words: string])[] = [
  ['flying-carpet', '2.2 a .78', 'magic carpet, flying carpet, magic flying carpet'],
  ['idol', '0.7', 'idol, golden idol, gold idol, ancient idol, golden statue of a god'],
  ['beanstalk', '7', 'beanstalk, giant beanstalk, magic beanstalk'],
  ['gallows', '4', 'gallows, gibbet, hanging tree'],
  ['noose', '1', 'noose, hangman s noose, hangmans noose'],
  ['tepee', '4', 'tepee, teepee, tipi, wigwam'],
  [
    'stone-block',
    '1.3',
    'stone block, block of stone, huge stone block, marble block, block of marble, limestone block',
  ],
  ['drawn-bow', '1.2 h', 'drawn bow'],
  ['meteor-shower', '3 a', 'meteor shower, shooting stars, falling stars'],
  ['archery-target', '1.5', 'archery target'],
  [
    'gingerbread-house',
    '5',
    'gingerbread house, candy house, house made of candy, house made of gingerbread, house of sweets, witch s candy house',
  ],
  ['drinking-horn', '0.4 h', 'drinking horn, horn of mead, viking horn, war horn, battle horn, horn'],
  ['periscope', '2.2', 'periscope, submarine periscope'],
  ['net-trap', '2', 'net trap, trap net'],
  ['hanging-bell', '3', 'church bell, tower bell, bell of a church, temple bell'],
  ['climbing-rope', '4.4', 'hanging rope, climbing rope'],
  ['monolith', '4', 'monolith, black monolith, alien monolith'],
  ['obelisk', '9', 'obelisk, egyptian obelisk'],
  ['chalk-outline', '1.8', 'chalk outline, chalk outline of a body, body outline'],
]

/** Words for motifs that have another name. */
export const taleGearWords: readonly (readonly [motif: string, words: string])[] = [
  ['longship', 'longship, long ship, drakkar ship'],
  [
    'money-bag',
    'bag of gold, sack of gold, bag of gold coins, sack of gold coins, bag of coins, sack of coins, bag of treasure, sack of treasure, bag of loot, bag of jewels',
  ],
  ['blade', 'cutlass, scimitar, sabre'],
  ['gold-bars', 'gold nugget, nugget'],
  ['wine-glass', 'glass of blood, goblet of blood, cup of blood, chalice of blood'],
  ['crown', 'crown of thorns'],
]
