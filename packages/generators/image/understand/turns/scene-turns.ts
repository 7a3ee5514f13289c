// Turns of speech about what is shown: whoever takes a photo of a turtle photographs it, what an egg hatches comes out of it, and
// a girl in red wears red.

import { roles } from '../words/people/people.ts'
import { isAnimal, thingNamed } from '../words/things/things.ts'
import { put } from './put.ts'

type Words = readonly string[]

/** The words with such turns in the place of others. */
export function rewordScenes(words: Words): Words {
  return [
    photographs,
    teachesTrick,
    eggHatches,
    builtOnBack,
    fishesFrom,
    onShell,
    graduates,
    seaMonster,
    steamOfDish,
    outOfCarWindow,
    intoWindow,
    splashesThrough,
    besideTiny,
    intoBall,
    madeOfMany,
    inBullseye,
    witchFlies,
    spiderHangs,
    dressedInColor,
    digsUp,
    underCovers,
    potOfGold,
  ].reduce((all, turn) => turn(all), words)
}

/** "Taking a photo of a turtle" is photographing it. */
function photographs(words: Words): Words {
  const of = words.findIndex(
    (word, at) =>
      word === 'of' && /^(?:photos?|pictures?|photographs?|snapshots?)$/.test(words[at - 1] ?? ''),
  )
  const at = words.findLastIndex(
    (word, index) => index < of && /^(?:taking|takes|take|snapping|snaps)$/.test(word),
  )
  if (at < 1 || of - at > 3 || /self|selves/.test(words[of + 1] ?? '')) return words
  return put(words, at, of + 1, 'photographing')
}

const tricks: Readonly<Record<string, string>> = {
  sit: 'sitting',
  jump: 'jumping',
  fly: 'flying',
  sleep: 'sleeping',
  run: 'running',
}

/** A dog that is taught to sit sits. */
function teachesTrick(words: Words): Words {
  const at = words.findIndex((word) => /^(?:teaching|teaches|training|trains)$/.test(word))
  const to = words.findIndex((word, index) => index > at && word === 'to')
  const trick = tricks[words[to + 1] ?? '']
  const beast = words[to - 1] ?? ''
  if (at < 1 || to < 0 || to - at > 4 || trick === undefined || !isAnimal(thingNamed(beast)?.motif ?? ''))
    return words
  return [...words.slice(0, to - 1), trick, beast, ...words.slice(to + 2)]
}

/** "An egg hatching a dragon" is a dragon that hatches from an egg. */
function eggHatches(words: Words): Words {
  const egg = words.findIndex(
    (word, at) => word === 'egg' && /^(?:hatching|hatches|cracking|opening)$/.test(words[at + 1] ?? ''),
  )
  const from = words.findIndex((word, at) => at > egg + 1 && /^(?:a|an)$/.test(word))
  if (egg < 1 || from < 0 || from - egg > 3) return words
  const end = words.findIndex((word, at) => at > from && /^(?:in|on|at|under|with|,)$/.test(word))
  const young = words.slice(from, end < 0 ? words.length : end)
  const start = /^(?:a|an|the)$/.test(words[egg - 1]!) ? egg - 1 : egg
  return put(words, start, end < 0 ? words.length : end, ...young, 'hatching', 'from', 'an', 'egg')
}

/** A giant octopus that has a ship in its arms is a kraken. */
function seaMonster(words: Words): Words {
  const at = words.findIndex(
    (word, index) =>
      /^(?:giant|huge|enormous|gigantic|colossal)$/.test(word) &&
      /^(?:octopus|squid)$/.test(words[index + 1] ?? ''),
  )
  const deed = words[at + 2] ?? ''
  const ship = words.findIndex(
    (word, index) => index > at + 2 && /^(?:ship|boat|galleon|sailboat|vessel)$/.test(word),
  )
  const isGrip = /^(?:hold|grab|wrap|lift|crush|pull|drag|attack|sink|swallow|destroy)/.test(deed)
  if (at < 0 || !isGrip || ship < 0 || ship - at > 7) return words
  const isNamed = /^(?:pirate|sailing|viking|cargo|cruise)$/.test(words[ship - 1] ?? '')
  return put(words, at, isNamed ? ship - 1 : ship, 'kraken', 'attacking', 'a')
}

const hails = /^(?:wav|shout|yell|lean|smil|sing|look)(?:ing|s|es)$/

/** Whoever fishes from a boat or waves from a bus is in it. */
function fishesFrom(words: Words): Words {
  const from = words.findIndex((word, at) => word === 'from' && at > 1)
  const before = words.slice(0, Math.max(0, from))
  const ahead = words.slice(from + 1, from + 4)
  const isFishing = before.some((each) => /^(?:fishing|fishes|fish)$/.test(each))
  const boat =
    isFishing && ahead.find((word) => /^(?:boat|canoe|raft|pier|dock|bridge|rock|cliff)$/.test(word))
  if (boat) return put(words, from, from + 1, /boat|canoe/.test(boat) ? 'in' : 'on')
  const isHailing = before.some((each) => hails.test(each))
  const car =
    isHailing &&
    ahead.find((word) => /^(?:bus|car|taxi|truck|locomotive|train|helicopter|tractor|boat)$/.test(word))
  return from > 0 && car ? put(words, from, from + 1, 'in') : words
}

/** The shell of a snail is its back. */
function onShell(words: Words): Words {
  const at = words.findIndex(
    (word, index) => word === 'shell' && /^(?:its|their|the)$/.test(words[index - 1] ?? ''),
  )
  const isOn = words[at - 2] === 'on'
  const isShelled = words.some((word) => /^(?:snail|turtle|tortoise|snails|turtles)$/.test(word))
  return at > 2 && isOn && isShelled ? put(words, at, at + 1, 'back') : words
}

/** "Watching her daughter graduate". */
function graduates(words: Words): Words {
  return words.flatMap((word, at) =>
    word === 'graduate' &&
    /^(?:daughter|son|child|brother|sister|friend|grandson|granddaughter)$/.test(words[at - 1] ?? '')
      ? ['wearing', 'a', 'graduation', 'cap']
      : [word],
  )
}

/** A city that stands on the back of a turtle is on it. */
function builtOnBack(words: Words): Words {
  const at = words.findIndex(
    (word, index) =>
      /^(?:standing|resting|growing|living|sitting)$/.test(word) &&
      words.slice(index + 1, index + 5).join(' ') === 'on the back of',
  )
  const isPlace = /^(?:city|town|village|forest|island|castle|world|house)$/.test(words[at - 1] ?? '')
  return at > 0 && isPlace ? put(words, at, at + 1) : words
}

/** Of "a steaming bowl of ramen" and of "ramen with chopsticks and steam" the ramen steams. */
function steamOfDish(words: Words): Words {
  const dish = words.findIndex(
    (word, at) =>
      /^(?:steaming|hot|boiling|warm)$/.test(word) &&
      /^(?:bowl|cup|mug|plate)$/.test(words[at + 1] ?? '') &&
      words[at + 2] === 'of',
  )
  if (dish >= 0) return put(words, dish, dish + 3, words[dish + 1]!, 'of', words[dish]!)
  const at = words.findLastIndex((word, index) => word === 'steam' && words[index - 1] === 'and')
  const joint = words.indexOf('with')
  if (joint < 1 || at < joint + 3) return words
  const rest = put(words, at - 1, at + (words[at + 1] === 'rising' ? 2 : 1))
  return put(rest, joint, joint, 'with', 'steam')
}

/** Whose head is out of the window of a car leans out of the car. */
function outOfCarWindow(words: Words): Words {
  const window = words.findIndex(
    (word, at) => /^windows?$/.test(word) && /^(?:car|truck|taxi|van|pickup)$/.test(words[at - 1] ?? ''),
  )
  const out = words.lastIndexOf('out', window)
  if (window < 3 || out < 1 || window - out > 5) return words
  const from = words.findIndex(
    (word, at) =>
      at < out &&
      /^(?:with|sticking|sticks|poking|pokes|hanging|hangs|leaning|leans|looking|looks)$/.test(word),
  )
  return from > 0 && out - from < 4
    ? put(words, from, window + 1, 'halfway', 'out', 'of', 'a', words[window - 1]!)
    : words
}

/** A ladder made of books is a stack of them, and a mountain made of coins a pile. */
function madeOfMany(words: Words): Words {
  const at = words.findIndex(
    (word, index) =>
      /^(?:ladder|staircase|stairs|stairway|tower|mountain|hill)$/.test(word) && words[index + 1] === 'made',
  )
  const of = words[at + 2] === 'out' ? at + 3 : at + 2
  const many = /^(?:books|coins|money|boxes|pillows|cards|cash|suitcases)$/.test(words[of + 1] ?? '')
  if (at < 0 || words[of] !== 'of' || !many) return words
  return put(words, at, of, /^(?:mountain|hill)$/.test(words[at]!) ? 'pile' : 'stack')
}

/** The arrow of a target is in its middle, which is no second target. */
function inBullseye(words: Words): Words {
  const target = words.indexOf('target')
  const middle = words.findIndex((word, at) => at > target && /^(?:bullseye|center|middle)$/.test(word))
  if (target < 0 || middle < 0 || middle - target > 6 || words[middle - 2] !== 'in') return words
  return put(words, middle - 2, middle + 1)
}

/** A spider that hangs from a thread is drawn with it. */
function spiderHangs(words: Words): Words {
  const at = words.findIndex(
    (word, index) => word === 'spider' && /^(?:hang|dangl|descend)/.test(words[index + 1] ?? ''),
  )
  const thread = words.findLastIndex(
    (word, index) => index > at && index < at + 8 && /^(?:thread|silk|strand|ceiling)$/.test(word),
  )
  if (at < 0 || thread < 0) return words
  return put(words, at, thread + 1, 'roped', 'spider')
}

/** Who digs up a bone digs for it, and stands on nothing. */
function digsUp(words: Words): Words {
  const at = words.findIndex(
    (word, index) => word === 'up' && /^dig(?:s|ging)?$/.test(words[index - 1] ?? ''),
  )
  return at > 1 ? put(words, at, at + 1, 'for') : words
}

/** A girl "in red" wears red. */
function dressedInColor(words: Words): Words {
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      word === 'in' &&
      roles.has(words[index - 1]!) &&
      !roles.has(words.slice(index - 1, index + 2).join(' ')) &&
      colors.test(words[index + 1] ?? '') &&
      endsColor.test(words[index + 2] ?? ','),
  )
  if (at < 0) return words
  const isDress = /^(?:girls?|woman|women|lady|ladies|queen|princess|bride|dancer|ballerina)$/.test(
    words[at - 1]!,
  )
  return put(words, at, at + 2, 'wearing', 'a', words[at + 1]!, isDress ? 'dress' : 'shirt')
}

const colors = /^(?:red|blue|green|yellow|orange|purple|pink|white|black|gray|grey|brown|gold|golden|silver)$/
/** What follows where the color is not that of another thing. */
const endsColor = /^(?:,|who|and|on|in|at|by|with|under|near|beside|behind|next|from|\p{Ll}{3,}ing)$/u

/** A witch flies on a broom. */
function witchFlies(words: Words): Words {
  const at = words.findIndex(
    (word, index) => /^(?:flying|flies)$/.test(word) && /^witch(?:es)?$/.test(words[index - 1] ?? ''),
  )
  const isMounted = words.some((word) => /^(?:broom|brooms|broomstick|carpet|dragon|vacuum)$/.test(word))
  if (at < 0 || isMounted) return words
  return put(words, at, at + 1, 'riding', ...(words[at - 1] === 'witch' ? ['a', 'broom'] : ['brooms']))
}

/** A hedgehog that is curled into a ball has none. */
function intoBall(words: Words): Words {
  const ball = words.findIndex(
    (word, at) => word === 'ball' && words[at - 1] === 'a' && /^(?:in|into)$/.test(words[at - 2] ?? ''),
  )
  const curled = words.findIndex((word, at) => at < ball && /^(?:curl|roll)(?:ed|ing|s)$/.test(word))
  return curled > 0 && ball - curled < 5 ? put(words, ball - 2, ball + 1) : words
}

/** What a tiny astronaut sits on is giant beside him. */
function besideTiny(words: Words): Words {
  const tiny = words.findIndex(
    (word, at) => /^(?:tiny|miniature)$/.test(word) && roles.has(words[at + 1] ?? ''),
  )
  const on = words.findIndex((word, at) => at > tiny && word === 'on')
  if (tiny < 0 || on < 0 || on - tiny > 5) return words
  const isOnEdge = /^(?:edge|rim|top|side)$/.test(words[on + 2] ?? '') && words[on + 3] === 'of'
  const article = isOnEdge ? on + 4 : on + 1
  const named = words.slice(article + 1, article + 4).some((word) => thingNamed(word) !== undefined)
  if (!/^(?:a|an|the|his|her)$/.test(words[article] ?? '') || !named || words[article + 1] === 'giant')
    return words
  return put(words, on + 1, article + 1, words[article]!, 'giant')
}

/** Who splashes in a puddle, or jumps into one, splashes through it. */
function splashesThrough(words: Words): Words {
  const at = words.findIndex((word) => /^(?:splash|stomp|jump)(?:ing|es|s)$/.test(word))
  const puddle = words.findIndex((word, index) => index > at && /^puddles?$/.test(word))
  if (at < 1 || puddle < 0 || puddle - at > 5) return words
  if (!/^(?:in|into|through)$/.test(words[at + 1] ?? '')) return words
  const isJump = words[at]!.startsWith('jump')
  return put(words, at, at + 2, ...(isJump ? ['jumping'] : []), 'splashing', 'through')
}

/** Who looks into a window is outside, before a house or a shop. */
function intoWindow(words: Words): Words {
  const at = words.findIndex(
    (word, index) =>
      /^(?:look|star|peek|peer|gaz)(?:ing|s|es|ed)?$/.test(word) &&
      /^(?:in|into)$/.test(words[index + 1] ?? ''),
  )
  const window = words.findIndex((word, index) => index > at && /^windows?$/.test(word))
  if (at < 1 || window < 0 || window - at > 6) return words
  const isOf = words[window + 1] === 'of' && /^(?:a|an|the|his|her|their)$/.test(words[window + 2] ?? '')
  const end = isOf ? window + 4 : window + 1
  const isShop = words.slice(at, end).some((word) => /^(?:shop|store|bakery|boutique|storefront)$/.test(word))
  return isShop
    ? put(words, at, end, 'seen', 'from', 'behind', 'in', 'front', 'of', 'a', 'shop')
    : put(words, at, end, 'facing', 'a', 'window', 'of', 'a', 'house')
}

/** Who reads or hides under the covers is in bed. */
function underCovers(words: Words): Words {
  const at = words.findIndex(
    (word, index) =>
      /^(?:covers|sheets|bedcovers|duvet)$/.test(word) &&
      /^(?:under|beneath|underneath)$/.test(words[index - 2] ?? ''),
  )
  return at < 0 ? words : put(words, at - 2, at + 1, 'in', 'bed')
}

/** The pot of a leprechaun is a cauldron of coins. */
function potOfGold(words: Words): Words {
  const at = words.findIndex(
    (word, index) =>
      /^(?:pot|pots|crock)$/.test(word) && words[index + 1] === 'of' && words[index + 2] === 'gold',
  )
  const isNamed = /^(?:coins?|bars?|dust)$/.test(words[at + 3] ?? '')
  return at < 0 ? words : put(words, at, at + (isNamed ? 4 : 3), 'cauldron', 'of', 'gold', 'coins')
}
