// Turns of speech about crafts and homecomings that are read as other words for the same picture.

import { isVehicle } from '../tokens/things/vehicles.ts'
import { thingNamed } from '../words/things/things.ts'
import { put } from './put.ts'

type Words = readonly string[]

/** The words with such turns in the place of others. */
export function rewordCrafts(words: Words): Words {
  return [
    atPotteryWheel,
    throughCrack,
    comesHome,
    measuresWithTape,
    mendsNet,
    raiseHands,
    takesOut,
    brews,
    onRoof,
    atWork,
    tellsStory,
  ].reduce((all, turn) => turn(all), words)
}

const cupboards =
  /^(?:oven|fridge|refrigerator|freezer|microwave|cupboard|cabinet|dishwasher|dryer|locker|mailbox|wardrobe|washing|stove)$/

/** Whoever takes cookies out of the oven, or puts them in, holds them and is at the oven. */
function takesOut(words: Words): Words {
  const box = words.findIndex((word) => cupboards.test(word))
  const verb = words.findLastIndex(
    (word, at) => at < box && /^(?:tak|pull|gett|lift|remov|putt|plac|load)(?:ing|s|es)$/.test(word),
  )
  const lead = words.findIndex((word, at) => at > verb && at < box && /^(?:out|from|into|in)$/.test(word))
  if (verb < 1 || lead < verb + 2 || box - lead > 4) return words
  return [
    ...words.slice(0, verb),
    'holding',
    ...words.slice(verb + 1, lead),
    'facing',
    'the',
    ...words.slice(box),
  ]
}

/** Whoever is on the roof of a bus is on top of it, and not in it. */
function onRoof(words: Words): Words {
  const roof = words.indexOf('roof')
  const isOn = /^on(?:to)?$/.test(words[roof - 2] ?? '') && words[roof + 1] === 'of'
  const owner = words.slice(roof + 2, roof + 6).find((word) => thingNamed(word) !== undefined)
  if (roof < 2 || !isOn || owner === undefined || !isVehicle(thingNamed(owner)!.motif)) return words
  return [...words.slice(0, roof - 2), 'on', 'top', 'of', ...words.slice(roof + 2)]
}

/** A potion that is brewed is stirred. */
function brews(words: Words): Words {
  const at = words.findIndex((word) => /^brew(?:ing|s)$/.test(word))
  const isPotion = words.some((word) => /^(?:potions?|cauldron|elixir|brew)$/.test(word))
  return at < 1 || !isPotion ? words : words.with(at, 'stirring')
}

/** Pupils who "raise their hands" raise one each. */
function raiseHands(words: Words): Words {
  const at = words.indexOf('hands')
  const isRaised = /^rais(?:e|ing)$/.test(words[at - 2] ?? '') && words[at - 1] === 'their'
  if (at < 0 || !isRaised || /^(?:in|to|up)$/.test(words[at + 1] ?? '')) return words
  return [...words.slice(0, at - 2), 'raising', 'their', 'hand', ...words.slice(at + 1)]
}

const clay = /^(?:potter|pottery|clay|vase|vases|pot|bowl|jug|ceramic|ceramics)$/

/** Whoever shapes a vase on a spinning wheel sits at a pottery wheel, on which the vase is. */
function atPotteryWheel(words: Words): Words {
  const wheel = words.indexOf('wheel')
  const on = words.findLastIndex((word, at) => /^(?:on|at|with|using)$/.test(word) && at < wheel)
  const kind = words.slice(on + 1, wheel).filter((word) => !/^(?:a|an|the|his|her|s)$/.test(word))
  const isKind = kind.every((word) => /^(?:spinning|potters?|potter's|pottery|turning)$/.test(word))
  if (on < 1 || wheel - on > 5 || !isKind || !words.some((word) => clay.test(word))) return words
  const deed = words.findIndex((word) =>
    /^(?:shap|mak|mold|mould|form|throw|work|sitt?|creat|spinn|sculpt|craft)(?:ing|s|es)$/.test(word),
  )
  const from = deed > 0 && deed < on ? deed : on
  return [...words.slice(0, from), 'sitting', 'at', 'a', 'pottery', 'wheel', ...words.slice(wheel + 1)]
}

/** What grows through a crack in the street comes out of it. */
function throughCrack(words: Words): Words {
  const crack = words.findIndex((word) => /^(?:crack|cracks)$/.test(word))
  const lead = words.findLastIndex((word, at) => /^(?:through|from|in|between|of)$/.test(word) && at < crack)
  const through = words[lead] === 'of' && words[lead - 1] === 'out' ? lead - 1 : lead
  const ground = words.findIndex(
    (word, at) =>
      at > crack &&
      /^(?:concrete|pavement|asphalt|sidewalk|street|road|ground|stone|rock|floor|wall)$/.test(word),
  )
  const isOf = /^(?:in|of)$/.test(words[crack + 1] ?? '')
  if (crack < 0 || through < 1 || crack - lead > 3 || !isOf || ground < 0 || ground - crack > 4) return words
  return [
    ...words.slice(0, through),
    'out',
    'of',
    'a',
    'cracked',
    words[ground] === 'wall' ? 'wall' : 'slab',
    ...words.slice(ground + 1),
  ]
}

const welcomes: Readonly<Record<string, string>> = {
  hug: 'hugging',
  kiss: 'kissing',
  embrac: 'hugging',
  cuddl: 'hugging',
  greet: 'greeting',
  lift: 'lifting',
}

/** Whoever comes home and hugs somebody does so before the house. */
function comesHome(words: Words): Words {
  const at = words.findIndex(
    (word, index) =>
      /^(?:coming|comes|returning|returns|arriving|arrives)$/.test(word) && words[index + 1] === 'home',
  )
  const from = words[at + 2] === 'and' ? at + 3 : at + 2
  const next = words[from]
  const deed = Object.entries(welcomes).find(([stem]) => next?.startsWith(stem))?.[1]
  if (at < 1 || deed === undefined) return words
  return [...words.slice(0, at), deed, ...words.slice(from + 1), 'in', 'front', 'of', 'a', 'house']
}

/** Whoever mends a net kneels at it: it is spread on the ground. */
function mendsNet(words: Words): Words {
  const at = words.findIndex((word) => /^(?:mend|repair|fix|untangl|fold|sort)(?:ing|s)$/.test(word))
  const net = words.findIndex((word, index) => index > at && /^nets?$/.test(word))
  if (at < 1 || net < 0 || net - at > 4) return words
  return [...words.slice(0, at), 'scrubbing', 'a', 'spread', 'net', ...words.slice(net + 1)]
}

/** Whoever measures somebody with a tape has a tape measure. */
function measuresWithTape(words: Words): Words {
  const tape = words.indexOf('tape')
  const isMeasured = words.some((word) => /^(?:measur|tailor|seamstress)/.test(word))
  if (tape < 1 || !isMeasured || /^(?:measure|recorder|player)$/.test(words[tape + 1] ?? '')) return words
  const from = words[tape - 1] === 'measuring' ? tape - 1 : tape
  return [...words.slice(0, from), 'tape', 'measure', ...words.slice(tape + 1)]
}

/** What people of a trade are seen doing when they "work". */
const trades: Readonly<Record<string, string>> = {
  waitress: 'carrying a tray',
  waiter: 'carrying a tray',
  farmer: 'digging',
  gardener: 'raking',
  mechanic: 'repairing an engine',
  nurse: 'checking a clipboard',
  doctor: 'checking a clipboard',
  janitor: 'mopping',
  cleaner: 'mopping',
  carpenter: 'hammering',
  builder: 'hammering',
  blacksmith: 'hammering',
  scientist: 'looking through a microscope',
  baker: 'kneading dough',
  chef: 'cooking',
  cook: 'cooking',
  miner: 'digging',
  tailor: 'sewing',
  seamstress: 'sewing',
  fisherman: 'fishing',
  painter: 'painting',
  teacher: 'teaching',
}

/** Nobody but those at desks works at a laptop: a waitress who works serves. */
function atWork(words: Words): Words {
  const at = words.findIndex(
    (word, index) => /^(?:working|works)$/.test(word) && Object.hasOwn(trades, words[index - 1] ?? ''),
  )
  if (at < 1) return words
  const rest = words.slice(at + 1)
  const isAtDesk =
    /^(?:out|as|for|on|with|through|from)$/.test(rest[0] ?? '') || rest.some((word) => desks.test(word))
  return isAtDesk ? words : put(words, at, at + 1, ...trades[words[at - 1]!]!.split(' '))
}

const desks = /^(?:desk|table|laptop|computer|office|home|keyboard|screen)$/

/** Who tells a story to somebody has it in a book. */
function tellsStory(words: Words): Words {
  const at = words.findIndex((word) => /^(?:telling|tells)$/.test(word))
  const story = words.findIndex((word, index) => index > at && /^(?:story|stories|tales?)$/.test(word))
  const isTold =
    at > 0 && story > at && story - at < 4 && words[story + 1] === 'to' && !words.includes('campfire')
  return isTold ? put(words, at, story + 2, 'reading', 'to') : words
}
