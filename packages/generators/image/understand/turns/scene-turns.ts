// Turns of speech about how somebody or something is shown: whose head is out of a car leans out of it, what a tiny person
// sits on is giant, and a girl in red wears red.

import { roles } from '../words/people/people.ts'
import { thingNamed } from '../words/things/things.ts'
import { put } from './put.ts'

type Words = readonly string[]

/** The words with such turns in the place of others. */
export function rewordScenes(words: Words): Words {
  return [
    builtOnBack,
    onShell,
    steamOfDish,
    outOfCarWindow,
    intoWindow,
    besideTiny,
    madeOfMany,
    inBullseye,
    dressedInColor,
    underCovers,
    potOfGold,
    moodOfPerson,
    flamesFrom,
    fromBehind,
    heartInFoam,
    basketOfFruit,
    woodenLeg,
  ].reduce((all, turn) => turn(all), words)
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

/** Of "a man on a couch, looking sad" the man is sad, and not the couch. */
function moodOfPerson(words: Words): Words {
  const at = words.findIndex(
    (word, index) =>
      /^(?:looking|feeling|seeming|being)$/.test(word) &&
      moods.test(words[index + 1] ?? '') &&
      /^(?:,|while|as|in|on|at|with|)$/.test(words[index + 2] ?? ''),
  )
  const person = words.findIndex((word) => roles.has(word))
  if (at < 2 || person < 0 || person > at - 2) return words
  const before = words.slice(0, person).findLastIndex((word) => /^(?:a|an|the|two|three|,)$/.test(word)) + 1
  if (words.slice(person, at).some((word) => /^(?:and|while)$/.test(word))) return words
  const isAfterComma = words[at - 1] === ','
  return [
    ...words.slice(0, before),
    words[at + 1]!,
    ...words.slice(before, isAfterComma ? at - 1 : at),
    ...words.slice(at + 2),
  ]
}

const moods =
  /^(?:sad|happy|tired|angry|scared|bored|worried|confused|excited|surprised|shocked|nervous|proud|lonely|exhausted|sleepy|anxious|stressed|thoughtful|annoyed|relaxed|guilty|embarrassed|disappointed|terrified|joyful|depressed|frustrated)$/

/** A pan with flames that rise from it is on fire. */
function flamesFrom(words: Words): Words {
  const at = words.findIndex((word, index) => /^(?:flames|fire)$/.test(word) && words[index - 1] === 'with')
  const from = words.findIndex((word, index) => index > at && /^(?:from|of)$/.test(word))
  const isRising = words
    .slice(at + 1, from)
    .every((word) => /^(?:rising|coming|shooting|leaping|bursting|out|up)$/.test(word))
  const end = /^(?:a|an|the|his|her|its)$/.test(words[from + 1] ?? '') ? from + 2 : from + 1
  const thing = thingNamed(words[end] ?? '')
  if (at < 1 || from - at < 2 || from - at > 4 || !isRising || thing === undefined) return words
  if (/^(?:mouth|jaws|nostrils|throat)$/.test(words[end]!))
    return put(words, at - 1, end + 1, 'breathing', 'fire')
  const isHeld =
    /^(?:pan|skillet|wok)$/.test(words[end]!) && words.slice(0, at).some((word) => roles.has(word))
  const pan = ['a', words[end]!, 'on', 'fire']
  return isHeld ? put(words, at - 1, end + 1, 'holding', ...pan) : put(words, at, end + 1, ...pan)
}

/** Whoever peeks out from behind a tree hides behind it. */
function fromBehind(words: Words): Words {
  const at = words.findIndex((word) => /^(?:peek|peer|look|spy|watch|glanc)(?:ing|s|es)?$/.test(word))
  const behind = words.findIndex((word, index) => index > at && word === 'behind')
  const between = words.slice(at + 1, behind)
  const isNamed = /^(?:a|an|the|his|her|its|their)$/.test(words[behind + 1] ?? '')
  if (at < 1 || behind < 0 || !isNamed || !between.includes('from')) return words
  if (!between.every((word) => /^(?:out|from|around|nervously|curiously|shyly)$/.test(word))) return words
  return put(words, at, behind + 1, 'hiding', 'behind')
}

/** The heart in the foam of a coffee is on the coffee. */
function heartInFoam(words: Words): Words {
  const at = words.findIndex((word) => /^hearts?$/.test(word))
  const foam = words.findIndex((word, index) => index > at && /^(?:foam|froth|milk|crema)$/.test(word))
  if (at < 2 || foam < 0 || foam - at > 5) return words
  const joint = words.slice(at + 1, foam)
  if (!joint.every((word) => /^(?:drawn|made|shape|shaped|in|on|into|of|the|its|a)$/.test(word))) return words
  return put(words, at + 1, foam + 1)
}

/** A fruit basket has apples in it. */
function basketOfFruit(words: Words): Words {
  const at = words.findIndex((word) => /^baskets?$/.test(word))
  // What is told to be in it is in it, and on a head it is small.
  if (words.includes('head') || (words[at - 1] === 'fruit' && /^(?:with|of)$/.test(words[at + 1] ?? '')))
    return words
  if (/^fruits?$/.test(words[at - 1] ?? '')) return put(words, at - 1, at + 1, words[at]!, 'of', 'apples')
  const of = /^(?:of|with)$/.test(words[at + 1] ?? '') ? at + 1 : words[at + 1] === 'full' ? at + 2 : -1
  const fruit = of < 0 ? -1 : words[of + 1] === 'fresh' ? of + 2 : of + 1
  return at >= 0 && /^fruits?$/.test(words[fruit] ?? '') ? put(words, fruit, fruit + 1, 'apples') : words
}

/** A man with a wooden leg is of flesh otherwise. */
function woodenLeg(words: Words): Words {
  const at = words.findIndex(
    (word, index) =>
      /^(?:wooden|metal|golden|robotic|fake)$/.test(word) &&
      /^(?:leg|arm|hand|foot|tooth|teeth|nose|finger)$/.test(words[index + 1] ?? '') &&
      roles.has(words.slice(0, index).find((each) => roles.has(each)) ?? ''),
  )
  return at < 1 ? words : put(words, at, at + 2, `${words[at]!}-${words[at + 1]!}`)
}
