// "A baby carried by his mother" is read as "his mother carrying a baby".

import { roles } from '../words/people/people.ts'
import { singularPhrase } from '../words/singular.ts'
import { isAnimal, thingNamed } from '../words/things/things.ts'

const actives: Readonly<Record<string, string>> = {
  pushed: 'pushing',
  carried: 'carrying',
  held: 'holding',
  hugged: 'hugging',
  embraced: 'hugging',
  comforted: 'comforting',
  consoled: 'comforting',
  pulled: 'pulling',
  dragged: 'dragging',
  watched: 'watching',
  fed: 'feeding',
  kissed: 'kissing',
  led: 'leading',
  scolded: 'yelling',
  photographed: 'photographing',
  interviewed: 'interviewing',
  examined: 'examining',
  arrested: 'arresting',
  helped: 'helping',
  cradled: 'cradling',
  yelled: 'yelling',
  shouted: 'shouting',
  screamed: 'screaming',
  laughed: 'laughing',
  driven: 'driving',
  walked: 'walking',
  attacked: 'attacking',
  kicked: 'kicking',
}

const ends =
  /^(?:in|on|at|through|while|during|into|,|and|near|under|down|across|before|after|inside|behind)$/

/** The words with whoever does it first, where a text says by whom. */
export function turnPassive(words: readonly string[]): readonly string[] {
  const by = words.indexOf('by')
  if (by < 2) return words
  const verb = words.findLastIndex(
    (word, index) => index < by && index > by - 6 && Object.hasOwn(actives, word),
  )
  if (verb < 1) return words
  const end = words.findIndex((word, index) => index > by + 1 && ends.test(word))
  const agent = words.slice(by + 1, end < 0 ? words.length : end)
  const rest = end < 0 ? [] : words.slice(end)
  if (!agent.some(isSomebody)) return words
  // A school of fish flees from whatever attacks it.
  if (
    words[verb] === 'attacked' &&
    words.slice(0, verb).some((word) => /^(?:school|shoal|flock|herd)$/.test(word))
  )
    return words
  const object = words
    .slice(0, verb)
    .filter((word, index, all) => index < all.length - 2 || !/^(?:is|are|being|gets|getting|who)$/.test(word))
  if (!object.some(isSomebody)) return words
  const doing = actives[words[verb]!]!
  const between = words.slice(verb + 1, by)
  // "Yelled at by his boss".
  const isAt = between[0] === 'at'
  const at = isAt || words[verb] === 'scolded' ? ['at'] : []
  return [...agent, doing, ...at, ...object, ...(isAt ? between.slice(1) : between), ...rest]
}

function isSomebody(word: string): boolean {
  const single = singularPhrase(word)
  if (roles.has(word) || roles.has(single)) return true
  const thing = thingNamed(single)
  return thing !== undefined && isAnimal(thing.motif)
}
