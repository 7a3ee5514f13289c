// Words that are a thing after an article and something else otherwise: "an empty can" and "can fly", "an orange" and "an
// orange cat".

import { isAdjective } from '../words/qualities.ts'
import { isAnimal, thingOf, type Thing } from '../words/things/things.ts'
import type { Token } from '../token.ts'
import { colorWords, numbers, sizes } from '../words/words.ts'

const articles = /^(?:a|an|the|one|his|her|my|this|that|half|every|another)$/
const emptied =
  /^(?:empty|old|rusty|crushed|cold|open|opened|dented|single|red|blue|green|silver|fresh|ripe|peeled|juicy|giant|big|small|lonely|moldy|rotten)$/
const afterwards =
  /^(?:on|in|under|beside|behind|next|and|with|near|at|inside|floating|falling|rolling|lying|being|of|full|filled|that|from|by|over|to|is|was|hidden|cracked|opened|burning|sinking|standing|,)$/

/** The thing that a word names at its place in a text. */
export function readHomonym(words: readonly string[], at: number): Thing | undefined {
  const word = words[at]!
  if (isLight(words, at)) return thingOf('light-orb')
  if (
    word === 'pot' &&
    !/^(?:of|full|filled|with)$/.test(words[at + 1] ?? '') &&
    words.some((each) => cooked.test(each))
  )
    return thingOf('pot-of-food')
  if (word !== 'can' && word !== 'orange') return undefined
  const next = words[at + 1]
  if (next !== undefined && !afterwards.test(next)) return undefined
  // "Orange and white".
  if (word === 'orange' && next === 'and' && !/^(?:a|an|the)$/.test(words[at + 2] ?? '')) return undefined
  let back = at - 1
  while (back >= 0 && emptied.test(words[back]!)) back--
  if (!articles.test(words[back] ?? '')) return undefined
  return thingOf(word === 'can' ? 'soda-can' : 'orange-fruit')
}

/** What is said of a pot that food is in. */
const cooked =
  /^(?:soups?|stews?|broth|chili|pasta|spaghetti|noodles|rice|porridge|curry|chefs?|cooks?|cooking|kitchen|stove|boiling|boils|stirring|stirs|simmering|tasting|tastes|campfire|cauldron|ladle)$/

const kindsOfLight =
  /^(?:mysterious|strange|bright|glowing|blue|white|green|red|golden|blinding|single|small|distant|warm|divine|heavenly|beautiful|little|tiny|faint|flickering|weird|eerie)$/

/** "A strange light in the woods" is seen by itself; what is "in a soft light" is not. */
function isLight(words: readonly string[], at: number): boolean {
  if (words[at] !== 'light') return false
  let back = at - 1
  while (back >= 0 && kindsOfLight.test(words[back]!)) back--
  const article = words[back] ?? ''
  const lead = words[back - 1]
  const next = words[at + 1]
  if (/^(?:toward|towards|into|seeing|following|sees|follows)$/.test(lead ?? '') && article === 'the')
    return true
  return (
    (article === 'a' || article === 'one' || article === 'the') &&
    (lead === undefined ||
      /^(?:at|toward|towards|following|chasing|sees|seeing|watching|and|to)$/.test(lead)) &&
    (next === undefined ||
      /^(?:in|at|above|over|behind|from|on|floating|shining|glowing|coming|deep|hovering)$/.test(next))
  )
}

/** Things that are also verbs or adjectives: "cross the street", "stay safe", "cooler days". */
const ambiguous =
  /^(?:cooler|lighter|safe|cross|trap|combine|pump|screw|hose|rake|comb|whisk|stamp|jam|pickle|saddle|tie|suit|belt|whip|mop|plow|tape|glue|chip|dart|machine|stall|whistle|marker|sack|harvester|ladle|shackle|can)$/
/** True for a word that is a thing only where a noun stands. */
export function isHomonym(word: string): boolean {
  return ambiguous.test(word)
}

/** Somebody, or one animal. */
function isOneDoer(token: Token): boolean {
  if (token.kind === 'person') return token.roles.length === 1
  if (token.kind === 'unknown') return token.words.length > 1
  if (token.kind !== 'thing' || token.count !== undefined) return false
  return isAnimal(token.thing.motif) || /robot|monster|ghost/.test(token.thing.motif)
}

/** "A man fires the oven": right after somebody and before an object, a word in -s is what they do. */
export function isFiniteVerb(word: string, next: string | undefined, before: readonly Token[]): boolean {
  const doer = before.at(-1)
  return (
    word.endsWith('s') &&
    doer !== undefined &&
    isOneDoer(doer) &&
    /^(?:a|an|the|his|her|its|their|at|to|into|through|up|down|towards|away)$/.test(next ?? '')
  )
}

const leads = /^(?:of|with|and|or|by|no|holding|wearing|her|his|its|their|our|some|any|each|every)$/
const imperative = /^(?:a|an|the|your|it|them|up|down|in|off|out)$/

/** False where a word that may be a thing is a verb or an adjective. */
export function isNounHere(words: readonly string[], at: number): boolean {
  const word = words[at]!
  // A search engine has no cylinders.
  if (word === 'engine' && words[at - 1] === 'search') return false
  if (!ambiguous.test(word)) return true
  const next = words[at + 1]
  if (word === 'machine' && next === 'learning') return false
  if (/^(?:cooler|lighter|safe)$/.test(word) && next !== undefined && !afterwards.test(next)) return false
  let back = at - 1
  const describes = (each: string): boolean =>
    isAdjective(each) &&
    !articles.test(each) &&
    !leads.test(each) &&
    !/^(?:is|are|was|to|they|we|you|it|can|i)$/.test(each)
  while (
    back >= 0 &&
    (describes(words[back]!) || Object.hasOwn(colorWords, words[back]!) || Object.hasOwn(sizes, words[back]!))
  )
    back--
  const lead = words[back]
  // A text that begins with it names it, unless it tells somebody to do it.
  if (lead === undefined || lead === ',') return next === undefined || !imperative.test(next)
  return articles.test(lead) || leads.test(lead) || Object.hasOwn(numbers, lead)
}
