// Young animals are smaller than those that share their drawing.

import { singularPhrase } from '../singular.ts'

const young =
  /(?:^| )(?:puppy|pup|kitten|cub|foal|colt|filly|calf|fawn|piglet|lamb|duckling|gosling|chick|kit|joey|puppies|hatchling|baby|young|little ones|offspring)$/

/** Drawings that are of young animals anyway. */
const drawnYoung = /^(?:lamb|duckling|chick|gosling)$/

/** How much smaller an animal with this name is than a grown one. */
export function youthOf(words: string): number {
  const word = singularPhrase(words)
  return young.test(word) && !drawnYoung.test(word) ? 0.6 : 1
}
