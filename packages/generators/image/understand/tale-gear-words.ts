// What heroes of tales ride, are caught in and find.

/** Motif, its size as in `measures` of things.ts, and the words for it. */
export const taleGearRows: readonly (readonly [motif: string, measure: string, words: string])[] = [
  ['flying-carpet', '2.2 a .78', 'magic carpet, flying carpet, magic flying carpet'],
  ['spirit-bottle', '0.5', 'potion flask, round flask'],
  ['idol', '0.7', 'idol, golden idol, gold idol, ancient idol, golden statue of a god'],
  ['beanstalk', '7', 'beanstalk, giant beanstalk, magic beanstalk'],
  ['gallows', '4', 'gallows, gibbet, scaffold, hanging tree'],
  ['noose', '1', 'noose, hangman s noose, hangmans noose'],
  ['tepee', '4', 'tepee, teepee, tipi, wigwam'],
  ['monolith', '4', 'monolith, black monolith, alien monolith'],
  ['obelisk', '9', 'obelisk, egyptian obelisk'],
  ['chalk-outline', '1.8', 'chalk outline, chalk outline of a body, body outline'],
]

/** Words for motifs that have another name. */
export const taleGearWords: readonly (readonly [motif: string, words: string])[] = [
  ['longship', 'longship, long ship, drakkar ship'],
  ['blade', 'cutlass, scimitar, sabre'],
  ['gold-bars', 'gold nugget'],
]
