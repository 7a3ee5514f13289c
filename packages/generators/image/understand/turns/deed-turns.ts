// Turns of speech about what is done: whoever takes a photo of a turtle photographs it, and what an egg hatches comes out of it.

import { roles } from '../words/people/people.ts'
import { isAnimal, thingNamed } from '../words/things/things.ts'
import { put } from './put.ts'

type Words = readonly string[]

/** The words with such turns in the place of others. */
export function rewordDeeds(words: Words): Words {
  return [
    photographs,
    teachesTrick,
    eggHatches,
    fishesFrom,
    graduates,
    seaMonster,
    splashesThrough,
    intoBall,
    witchFlies,
    spiderHangs,
    digsUp,
    cutsThrough,
    charges,
    swallows,
    sitsOnEggs,
    firstSteps,
    criesAt,
    pushesOff,
    washesWindows,
    walksTightrope,
    weighs,
    charmsSnake,
    crashesInto,
    hoodOfCar,
    hangsOnRope,
    archerAims,
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

/** "Watching her daughter graduate". */
function graduates(words: Words): Words {
  return words.flatMap((word, at) =>
    word === 'graduate' &&
    /^(?:daughter|son|child|brother|sister|friend|grandson|granddaughter)$/.test(words[at - 1] ?? '')
      ? ['wearing', 'a', 'graduation', 'cap']
      : [word],
  )
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

/** Who splashes in a puddle, or jumps into one, splashes through it. */
function splashesThrough(words: Words): Words {
  const at = words.findIndex((word) => /^(?:splash|stomp|jump)(?:ing|es|s)$/.test(word))
  const puddle = words.findIndex((word, index) => index > at && /^puddles?$/.test(word))
  if (at < 1 || puddle < 0 || puddle - at > 5) return words
  if (!/^(?:in|into|through)$/.test(words[at + 1] ?? '')) return words
  const isJump = words[at]!.startsWith('jump')
  return put(words, at, at + 2, ...(isJump ? ['jumping'] : []), 'splashing', 'through')
}

/** A ship that cuts through the waves is in them, and needs no scissors. */
function cutsThrough(words: Words): Words {
  const at = words.findIndex(
    (word, index) => /^(?:cut|slic|plow)(?:s|ting|es|ing)$/.test(word) && words[index + 1] === 'through',
  )
  const what = words.slice(at + 2, at + 6).find((word) => cutMatter.test(word))
  return at < 1 || what === undefined ? words : put(words, at, at + 2, 'gliding', 'through')
}

const cutMatter = /^(?:water|waters|waves?|sea|ocean|surface|fog|mist|clouds?|snow|air)$/

/** A bull that charges at somebody runs towards him. */
function charges(words: Words): Words {
  const at = words.findIndex(
    (word, index) =>
      /^(?:charging|charges)$/.test(word) && /^(?:at|toward|towards|into)$/.test(words[index + 1] ?? ''),
  )
  return at < 1 || words[at + 2] === 'each' ? words : put(words, at, at + 2, 'running', 'towards')
}

/** What a pelican swallows is still seen in its beak. */
function swallows(words: Words): Words {
  const at = words.findIndex((word) => /^(?:swallow|gulp)(?:ing|s)$/.test(word))
  const end = words[at + 1] === 'down' ? at + 2 : at + 1
  const prey = words.slice(end, end + 4).find((word) => isAnimal(thingNamed(word)?.motif ?? ''))
  if (at < 1 || prey === undefined || !isAnimal(thingNamed(words[at - 1]!)?.motif ?? '')) return words
  const last = words.indexOf(prey, end)
  return put(words, at, last + 1, 'with', ...words.slice(end, last + 1), 'in', 'its', 'mouth')
}

/** A hen sits on its eggs in a nest. */
function sitsOnEggs(words: Words): Words {
  const at = words.findIndex((word) => /^(?:sitting|sits|brooding|nesting)$/.test(word))
  const eggs = words.findIndex((word, index) => index > at && /^eggs?$/.test(word))
  const isIt = words[at + 1] === 'on' && eggs > 0 && eggs - at < 5 && !words.includes('nest')
  if (at < 1 || !isIt || !isAnimal(thingNamed(words[at - 1]!)?.motif ?? '')) return words
  return put(words, at, eggs + 1, 'on', 'a', 'nest', 'with', 'eggs')
}

/** Whoever takes the first steps walks, and there are no stairs. */
function firstSteps(words: Words): Words {
  const at = words.findIndex((word) => /^(?:taking|takes|making|makes)$/.test(word))
  const steps = words.findIndex((word, index) => index > at && /^steps?$/.test(word))
  const between = words.slice(at + 1, steps)
  const isIt = /^(?:a|an|his|her|its|their|the|first|few|small|big|another|last)$/
  if (at < 1 || steps < 0 || between.length > 3 || !between.every((word) => isIt.test(word))) return words
  return put(words, at, steps + 1, 'walking')
}

/** A dog that barks at a cat faces it, and is heard. */
function criesAt(words: Words): Words {
  const at = words.findIndex(
    (word, index) => cries.test(word) && /^(?:at|back)$/.test(words[index + 1] ?? ''),
  )
  const end = words[at + 1] === 'back' && words[at + 2] === 'at' ? at + 3 : at + 2
  if (at < 1 || words[end - 1] !== 'at' || !isAnimal(thingNamed(words[at - 1]!)?.motif ?? '')) return words
  return put(words, at - 1, end, words[at]!, words[at - 1]!, 'facing')
}

const cries = /^(?:bark|hiss|growl|snarl|roar|meow|squawk|chirp|crow)(?:ing|s)$/

/** What a cat pushes off a shelf falls beside the shelf that it stands on. */
function pushesOff(words: Words): Words {
  const at = words.findIndex((word) => /^(?:knock|push|tip|swip|nudg|swat)(?:ing|s|es)$/.test(word))
  const off = words.findIndex((word, index) => index > at && word === 'off')
  const isBeast = isAnimal(thingNamed(words[at - 1] ?? '')?.motif ?? '')
  if (at < 1 || !isBeast || off - at < 2 || off - at > 5) return words
  const start = words.findLastIndex((word, index) => index < at && /^(?:a|an|the|my)$/.test(word))
  const from = words[off + 1] === 'of' ? off + 2 : off + 1
  const end = words.findIndex(
    (word, index) => index > from && (thingNamed(word) !== undefined || word === ','),
  )
  if (start < 0 || end < 0 || end - from > 3 || words[end] === ',') return words
  const pushed = words.slice(at + 1, off)
  const isGlass = pushed.at(-1) === 'glass'
  return put(
    words,
    start,
    end + 1,
    ...pushed,
    ...(isGlass ? ['of', 'water'] : []),
    'falling',
    'off',
    ...words.slice(from, end + 1),
    'with',
    ...words.slice(start, at),
  )
}

/** Whoever washes the windows of a skyscraper hangs from it. */
function washesWindows(words: Words): Words {
  const tower = words.findIndex((word) => /^(?:skyscraper|building|tower)$/.test(word))
  const window = words.findIndex((word) => /^windows?$/.test(word))
  if (tower < 0 || window < 0 || window > tower) return words
  const trade = words[window + 1] ?? ''
  // "Of a tall building": its size stays.
  const article = words.findLastIndex(
    (word, at) => at < tower && at > tower - 3 && /^(?:a|an|the)$/.test(word),
  )
  const size = article + 1
  const joint = words[article - 1] ?? ''
  if (/^(?:washer|cleaner)$/.test(trade) && /^(?:on|of|at|outside)$/.test(joint))
    return put(words, window, tower + 1, 'cleaner', 'hanging', 'from', 'a', ...words.slice(size, tower + 1))
  const at = words.findIndex((word) => /^(?:washing|cleaning|washes|cleans)$/.test(word))
  if (at < 1 || at > window || joint !== 'of') return words
  return put(words, at, tower + 1, 'hanging', 'from', 'a', ...words.slice(size, tower + 1))
}

/** A tightrope walker walks on a tightrope. */
function walksTightrope(words: Words): Words {
  const at = words.findIndex(
    (word, index) => word === 'tightrope' && /^walkers?$/.test(words[index + 1] ?? ''),
  )
  if (at < 0) return words
  const who = words[at + 1] === 'walker' ? 'man' : 'men'
  const rest = /^(?:walk|balanc|cross)(?:ing|s|es)?$/.test(words[at + 2] ?? '') ? at + 3 : at + 2
  return put(words, at, rest, who, 'walking', 'on', 'a', 'tightrope')
}

/** Whoever stands on a scale stands on one for people. */
function weighs(words: Words): Words {
  const scale = words.findIndex(
    (word, at) =>
      /^scales?$/.test(word) && /^(?:a|an|the|her|his)$/.test(words[at - 1] ?? '') && words[at - 2] === 'on',
  )
  if (scale < 3) return words
  const person = words.slice(0, scale).some((word) => roles.has(word))
  const at = words.findIndex((word) => /^(?:weigh|weighs|weighing)$/.test(word))
  const isOwn = /^(?:herself|himself|themselves)$/.test(words[at + 1] ?? '')
  if (!person || (at > 0 && !isOwn)) return words
  const start = at > 0 ? at : scale - 2
  return put(words, start, scale + 1, 'standing', 'on', 'a', 'bathroom', 'scale')
}

/** A snake charmer plays the flute to one snake: the one that the text names besides him, or a cobra. */
function charmsSnake(words: Words): Words {
  const at = words.findIndex((word, index) => word === 'snake' && /^charmers?$/.test(words[index + 1] ?? ''))
  if (at < 0) return words
  const rest = words.slice(at + 2)
  const player =
    words[at + 1] === 'charmer' ? ['man', 'playing', 'the', 'flute'] : ['men', 'playing', 'flutes']
  const hasSnake = rest.some((word) => /^(?:snakes?|cobras?)$/.test(word))
  const isPlaying = /^(?:playing|plays)$/.test(rest[0] ?? '')
  return [
    ...words.slice(0, at),
    ...(isPlaying ? player.slice(0, 1) : player),
    ...rest,
    ...(hasSnake ? [] : ['to', 'a', 'cobra']),
  ]
}

/** A car that has crashed into a tree is drawn as it does. */
function crashesInto(words: Words): Words {
  const at = words.findIndex(
    (word, index) =>
      (/^(?:crashed|smashed|slammed|rammed|ran)$/.test(word) && words[index + 1] === 'into') ||
      (word === 'collided' && words[index + 1] === 'with'),
  )
  const isVehicle = vehicles.test(words[at - 1] ?? '') || vehicles.test(words[at - 2] ?? '')
  return at < 1 || !isVehicle ? words : put(words, at, at + 2, 'crashing', 'into')
}

const vehicles = /^(?:car|truck|bus|van|taxi|motorcycle|train|boat|ship|plane|airplane|helicopter|tractor)$/

/** The hood of a car is not worn. */
function hoodOfCar(words: Words): Words {
  const hood = words.lastIndexOf('hood')
  const isOfCar = words.slice(0, Math.max(0, hood)).some((word) => vehicles.test(word))
  return isOfCar ? put(words, hood, hood + 1, 'bonnet') : words
}

/** Whoever hangs on a rope holds on to it as climbers do. */
function hangsOnRope(words: Words): Words {
  const at = words.findIndex(
    (word, index) =>
      /^(?:hang|dangl)(?:ing|s|es)$/.test(word) && /^(?:from|on|off|by|onto)$/.test(words[index + 1] ?? ''),
  )
  const rope = words.findIndex((word, index) => index > at && word === 'rope')
  const isPerson = words.slice(0, Math.max(0, at)).some((word) => roles.has(word))
  return at > 0 && isPerson && rope > 0 && rope - at < 5 ? put(words, at, at + 2, 'climbing') : words
}

/** Archers aim with their bows and fire no guns. */
function archerAims(words: Words): Words {
  const archer = words.findIndex((word) => /^archers?$/.test(word))
  const at = words.findIndex(
    (word, index) => index > archer && /^(?:aim|shoot)(?:ing|s)$/.test(word) && words[index + 1] === 'at',
  )
  const isTarget = words.slice(at).some((word) => /^targets?$/.test(word))
  return archer < 0 || at < 0 || isTarget ? words : put(words, at, at + 2, 'drawing', 'a', 'bow', 'facing')
}
