// Turns of everyday speech that are read as other words for the same picture: whoever drowns in bills is buried in them, and
// of "two cups, one spilled", one cup is spilled and the other is not.

import { mascotDeeds } from '../tokens/people/mascots.ts'
import { turnPassive } from './passives.ts'
import { roles } from '../words/people/people.ts'
import { singularPhrase } from '../words/singular.ts'
import { thingNamed } from '../words/things/things.ts'
import { put } from './put.ts'

type Words = readonly string[]

/** The words with such turns in the place of others. Each turn looks for its own word first. */
export function rewordDaily(words: Words): Words {
  return [
    turnPassive,
    atTheWheel,
    turnedBack,
    onFloor,
    movieAtHome,
    plainNames,
    oneAndOther,
    teachRiding,
    moneyTree,
    buriedInWork,
    onTheirPhones,
    startsTo,
    alsoFeels,
    andWatch,
    richPeople,
    firesWorker,
    groupOf,
    planeWindow,
    behindBack,
    busyThings,
    mascotDeeds,
  ].reduce((all, turn) => turn(all), words)
}

const possessives = /^(?:his|her|its|their|the|a|an)$/

/** Who is "at the wheel" of nothing that is named is in a car. */
function atTheWheel(words: Words): Words {
  const at = words.findIndex(
    (word, index) => word === 'wheel' && words[index - 1] === 'the' && words[index - 2] === 'at',
  )
  const isOther = words.some((word) =>
    /^(?:of|potters?|pottery|clay|ships?|boat|captain|sailor|pirate|spinning|sailing|deck|car|truck|bus|taxi)$/.test(
      word,
    ),
  )
  if (at < 0 || isOther) return words
  return put(words, at - 2, at + 1, 'in', 'a', words.some((word) => word === 'trucker') ? 'truck' : 'car')
}

/** "With his back to us", "back turned", "her back to the camera": seen from behind. */
function turnedBack(words: Words): Words {
  const at = words.findIndex(
    (word, index) =>
      /^backs?$/.test(word) &&
      (/^(?:turned|facing)$/.test(words[index + 1] ?? '') ||
        /^to (?:us|the (?:camera|viewer))(?: |$)/.test(words.slice(index + 1, index + 4).join(' '))),
  )
  if (at < 0) return words
  const isOwned = /^(?:his|her|their|its|the)$/.test(words[at - 1] ?? '')
  const isWith = isOwned && words[at - 2] === 'with'
  const from = isWith ? at - 2 : isOwned ? at - 1 : at
  const rest = words.slice(at + 1)
  const length = rest.findIndex((word) => !/^(?:turned|facing|to|towards?|us|the|camera|viewer)$/.test(word))
  return put(words, from, length < 0 ? words.length : at + 1 + length, 'from', 'behind')
}

const restings = /^(?:sits?|lies|lie|sleeps?|cr(?:y|ies)|kneels?|collapses?|eats?|plays?)$/

/** "Sits on a hospital floor" is "sitting on the floor in a hospital". */
function onFloor(words: Words): Words {
  const at = words.indexOf('floor')
  const lead = at < 0 ? -1 : words.lastIndexOf('on', at)
  const verb = words[lead - 1]
  if (lead < 1 || at - lead > 4 || verb === undefined || !restings.test(verb)) return words
  if (!possessives.test(words[lead + 1]!)) return words
  const room = words.slice(lead + 2, at)
  const doing = verb.startsWith('cr') ? 'crying' : participle(verb)
  return put(
    words,
    lead - 1,
    at + 1,
    doing,
    'on',
    'the',
    'floor',
    ...(room.length > 0 ? ['in', 'a', ...room] : []),
  )
}

const participles: Readonly<Record<string, string>> = {
  sits: 'sitting',
  sit: 'sitting',
  lies: 'lying',
  lie: 'lying',
}

function participle(verb: string): string {
  return participles[verb] ?? `${verb.replace(/e?s$/, '')}ing`
}

const numbers = ['one', 'two', 'three', 'four', 'five']
const bounds =
  /^(?:,|and|on|in|at|with|beside|next|near|side|under|one|from|by|standing|sitting|lying|walking)$/

/** "Two cups, one full, the other spilled" are a full cup and a spilled cup. */
function oneAndOther(words: Words): Words {
  const at = words.findIndex((word) => numbers.indexOf(word) > 0)
  if (at < 0) return words
  const one = words.findIndex(
    (word, index) => index > at + 1 && word === 'one' && /^(?:,|and|with|but|$)/.test(words[index - 1]!),
  )
  const end = words.findIndex((word, index) => index > at && bounds.test(word))
  if (one < 0 || end <= at + 1) return words
  const head = words.slice(at + 1, end)
  const single = singularPhrase(head.join(' '))
  if (single === head.join(' ') || !(roles.has(single) || thingNamed(single))) return words
  const { parts, rest } = partsAfter(words.slice(one + 1))
  const count = numbers.indexOf(words[at]!) + 1
  if (parts.length === 0 || parts.length > count) return words
  const others = count - parts.length
  const plain =
    others === 0 ? [] : others === 1 ? ['a', ...single.split(' ')] : [numbers[others - 1]!, ...head]
  const all = [
    ...(plain.length > 0 ? [plain] : []),
    ...parts.map((part) => withPart(single.split(' '), part)),
  ]
  const between = words
    .slice(end, one)
    .filter((word, index, list) => index < list.length - 1 || !/^(?:,|and|with|but)$/.test(word))
  return [
    ...words.slice(0, at),
    ...all.flatMap((each, index) => (index > 0 ? ['and', ...each] : each)),
    ...between,
    ...rest,
  ]
}

/** What is said of the one and of the other, and what comes after both. */
function partsAfter(words: Words): { parts: Words[]; rest: Words } {
  const parts: Words[] = []
  let part: string[] = []
  for (let index = 0; index < words.length; index++) {
    const skip = otherAt(words, index)
    if (skip > 0) {
      if (part.length > 0) parts.push(part)
      part = []
      index += skip - 1
      continue
    }
    const word = words[index]!
    const isEnd =
      (word === ',' && otherAt(words, index + 1) === 0) ||
      (part.length > 0 &&
        !isLong(part) &&
        /^(?:on|in|at|under|near|by|inside|standing|sitting|lying)$/.test(word))
    if (isEnd)
      return part.length > 0 ? { parts: [...parts, part], rest: words.slice(index) } : { parts, rest: [] }
    if (word !== ',') part.push(word)
  }
  return { parts: part.length > 0 ? [...parts, part] : parts, rest: [] }
}

/** How many words lead to the other one: "and one", "the other", "and the second". */
function otherAt(words: Words, at: number): number {
  const said = words.slice(at, at + 4).join(' ')
  return (
    /^(?:, )?(?:and )?(?:while )?(?:the other(?: one)?|the second|one|another)(?: |$)/
      .exec(said)?.[0]
      .trim()
      .split(' ').length ?? 0
  )
}

/** "With a hat", "holding a cup" and "in a suit" follow who it is said of. */
function isLong(part: Words): boolean {
  return (
    part.length > 1 &&
    (/^(?:with|in|on|holding|wearing|full|made)$/.test(part[0]!) || part[0]!.endsWith('ing'))
  )
}

function withPart(single: Words, part: Words): Words {
  const own = part.filter((word) => !/^(?:of|them|is|very|completely|looks|looking)$/.test(word))
  return isLong(own) || /^(?:with|in|on)$/.test(own[0] ?? '')
    ? ['a', ...single, ...own]
    : ['a', ...own, ...single]
}

/** Who teaches a child to ride a bike runs beside it, and who teaches chess plays it, too. */
function teachRiding(words: Words): Words {
  const at = words.findIndex((word) => /^(?:teach(?:es|ing)?|help(?:s|ing)?|show(?:s|ing)?)$/.test(word))
  const play = words.findIndex((word, index) => index > at && word === 'play')
  if (at > 0 && play > 0 && play - at < 7 && /^(?:chess|cards|checkers)$/.test(words[play + 1] ?? ''))
    return put(
      words,
      at,
      play + 1,
      'and',
      ...words.slice(at + 1, play).filter((word) => !/^(?:how|to)$/.test(word)),
      'playing',
    )
  const ride = words.findIndex((word, index) => index > at && /^(?:ride|riding)$/.test(word))
  if (at < 1 || ride < 0 || ride - at > 7 || !/^(?:bike|bicycle)$/.test(words[ride + 2] ?? '')) return words
  const pupil = words.slice(at + 1, ride).filter((word) => !/^(?:how|to|learn)$/.test(word))
  return put(words, at, ride + 3, 'running', 'behind', ...pupil, 'riding', 'a', 'bike')
}

const cash = /^(?:money|cash|dollars?|bills|banknotes|coins)$/

/** A tree that grows dollar bills has money for leaves. */
function moneyTree(words: Words): Words {
  const tree = words.findIndex((word) => word === 'tree' || word === 'plant')
  const grows = words.findIndex((word) => /^(?:grows|growing|sprouting|bearing|with)$/.test(word))
  const money = words.findIndex((word, index) => index > grows && cash.test(word))
  if (tree < 0 || grows < 0 || money < 0 || money - grows > 3) return words
  if (words[grows] === 'with') {
    const end = words.slice(money + 1, money + 6).join(' ')
    const leaves = /^(?:bills )?(?:growing on it|for leaves|as leaves|instead of leaves|on it)(?: |$)/
      .exec(end)?.[0]
      .trim()
    if (leaves === undefined || tree > grows) return words
    return put(words, tree, money + 1 + leaves.split(' ').length, 'tree', 'with', 'money', 'for', 'leaves')
  }
  if (grows > tree) {
    const isBills = words[money + 1] === 'bills'
    return put(words, tree, money + (isBills ? 2 : 1), 'tree', 'with', 'money', 'for', 'leaves')
  }
  return words
}

/** Whoever drowns in bills is buried in them. */
function buriedInWork(words: Words): Words {
  const at = words.findIndex((word) => /^(?:drowns?|drowning|sinking|sinks)$/.test(word))
  if (at < 1 || words[at + 1] !== 'in') return words
  // Debts are seen as bills.
  if (/^(?:debts?|work|emails)$/.test(words[at + 2] ?? ''))
    return put(words, at, at + 3, 'buried', 'in', 'bills')
  const object = words.slice(at + 2, at + 6).join(' ')
  return /^(?:an? |the |his |her |their )?(?:(?:sea|pile|mountain|ocean|flood) of )?(?:\w+ )?(?:paperwork|papers|paper|bills|money|cash|coins|laundry|emails|letters|books|clothes|trash|toys|work|files|documents|receipts|boxes|homework)\b/.test(
    object,
  )
    ? put(words, at, at + 1, 'buried')
    : words
}

/** "Each on their phone" is "looking at their phones". */
function onTheirPhones(words: Words): Words {
  const phone = words.findIndex((word) => /^(?:phones?|smartphones?|cellphones?)$/.test(word))
  // Whoever is on the phone in bed looks at it there.
  const isInBed = words[phone + 1] === 'in' && words[phone + 2] === 'bed' && words[phone - 2] === 'on'
  if (isInBed && phone > 3 && !/^(?:talk|speak|call)/.test(words[phone - 3]!))
    return put(words, phone - 2, phone - 1, 'looking', 'at')
  const said = words.slice(Math.max(0, phone - 3), phone).join(' ')
  if (phone < 0 || !/(?:^|(?:each|both|all) )on (?:their|his|her|a)(?: own)?$/.test(said)) return words
  const from = phone - (words[phone - 1] === 'own' ? 3 : 2)
  const isEach = /^(?:each|both|all)$/.test(words[from - 1] ?? '')
  const own = words[phone - 1] === 'own' ? words[phone - 2]! : words[phone - 1]!
  const isSeveral = own === 'their'
  return put(words, isEach ? from - 1 : from, phone + 1, 'looking', 'at', own, isSeveral ? 'phones' : 'phone')
}

const feelings: Readonly<Record<string, string>> = {
  smiles: 'smiling',
  smile: 'smiling',
  grins: 'grinning',
  laughs: 'laughing',
  laugh: 'laughing',
  cries: 'crying',
  yawns: 'yawning',
  frowns: 'frowning',
  sighs: 'sighing',
}

/** "And starts crying", "and bursts into tears". */
function startsTo(words: Words): Words {
  const at = words.findIndex((word) => /^(?:starts?|begins?|bursts?)$/.test(word))
  if (at < 2 || words[at - 1] !== 'and') return words
  const rest = words.slice(at + 1, at + 3).join(' ')
  if (/^(?:to cry|crying|into tears|in tears)/.test(rest))
    return put(words, at, at + (rest.startsWith('crying') ? 2 : 3), 'cries')
  if (/^(?:to laugh|laughing)/.test(rest))
    return put(words, at, at + (rest.startsWith('laughing') ? 2 : 3), 'laughs')
  return words
}

/** "Stands on a scale and smiles": the face shows it. */
function alsoFeels(words: Words): Words {
  const at = words.findIndex(
    (word, index) => word === 'and' && Object.hasOwn(feelings, words[index + 1] ?? ''),
  )
  if (at < 2 || /^(?:a|an|the)$/.test(words[at - 1]!)) return words
  // "She sits and cries" is what she does.
  const isPlain = words.slice(0, at).filter((word) => !possessives.test(word)).length < 3
  if (isPlain) return words
  // Who smiles is whoever is named first.
  const article = /^(?:a|an|the|two|three|four|five|his|her)$/.test(words[0]!) ? 1 : 0
  const said = put(words, at, at + 2)
  return put(said, article, article, feelings[words[at + 1]!]!)
}

const further =
  /^(?:watch|look|stare|gaze|read|eat|drink|wait|talk|sing|dance|wave|hug|scroll|count|hold|point|write|play)(?:e?s)?$/

/** "They sit on a cliff and watch the sunrise". */
function andWatch(words: Words): Words {
  const at = words.findIndex(
    (word, index) =>
      word === 'and' &&
      further.test(words[index + 1] ?? '') &&
      (/^(?:a|an|the|at|for|to|their|his|her|into|out|up)$/.test(words[index + 2] ?? '') ||
        (/^(?:eat|drink)s?$/.test(words[index + 1]!) && words[index + 2] !== undefined)),
  )
  if (at < 3 || /^(?:a|an|the)$/.test(words[at - 1]!)) return words
  const base = words[at + 1]!.replace(/^((?:watch))es$/, '$1').replace(/(?<!s)s$/, '')
  return put(words, at, at + 2, `${/[^e]e$/.test(base) ? base.slice(0, -1) : base}ing`)
}

/** Whoever is rich looks it. */
function richPeople(words: Words): Words {
  return words.map((word, at) =>
    word === 'rich' && roles.has(words[at + 1] ?? '') && !roles.has(`rich ${words[at + 1]}`)
      ? 'wealthy'
      : word,
  )
}

/** "A brain lifts weights" is known as "a brain lifting weights". */
function busyThings(words: Words): Words {
  for (let at = 1; at < Math.min(words.length - 1, 8); at++) {
    const verb = words[at]!
    if (!verb.endsWith('s') || verb.length < 5) continue
    const base = verb.slice(0, -1)
    const doing = [`${base}ing`, `${base.replace(/e$/, '')}ing`]
    for (const form of doing)
      for (const length of [1, 2, 3]) {
        const phrase = [words[at - 1]!, form, ...words.slice(at + 1, at + 1 + length)].join(' ')
        if (thingNamed(phrase)) return put(words, at, at + 1, form)
      }
  }
  return words
}

/** Who fires an employee points and shoots nobody. */
function firesWorker(words: Words): Words {
  const at = words.findIndex((word) => /^(?:fires|firing)$/.test(word))
  const isWorker = words
    .slice(at + 1, at + 4)
    .some((word) =>
      /^(?:employees?|workers?|assistant|secretary|manager|staff|coworkers?|intern|chef|waiter|waitress)$/.test(
        word,
      ),
    )
  return at > 0 && isWorker ? put(words, at, at + 1, 'yelling', 'at') : words
}

const inPlural =
  /^(?:takes|sits|stands|walks|runs|looks|watches|eats|plays|laughs|whispers|talks|dances|sings|celebrates|stares|waits|works|fights|argues|hikes|climbs|jumps|hugs|cheers|points)$/

/** "A group of five coworkers" are five coworkers. */
function groupOf(words: Words): Words {
  const at = words.findIndex(
    (word, index) =>
      word === 'group' &&
      words[index + 1] === 'of' &&
      /^(?:two|three|four|five|six|seven|eight)$/.test(words[index + 2] ?? ''),
  )
  if (at < 1) return words
  // "A group of four friends takes" is "four friends take".
  const verb = words.findIndex((word, index) => index > at + 3 && index < at + 6 && inPlural.test(word))
  const said = verb < 0 ? words : put(words, verb, verb + 1, words[verb]!.replace(/(?<=ch|sh)es$|s$/, ''))
  return put(said, words[at - 1] === 'a' ? at - 1 : at, at + 2)
}

/** Behind somebody's back is behind them. */
function behindBack(words: Words): Words {
  const back = words.indexOf('back')
  const at = words.lastIndexOf('behind', back)
  if (back < 0 || at < 0 || back - at < 2 || back - at > 4) return words
  const owner = words.slice(at + 1, back)
  if (/^(?:his|her|their|its|the)$/.test(owner.at(-1)!)) return words
  return put(
    words,
    at + 1,
    back + 1,
    ...owner.map((word, index) => (index === owner.length - 1 ? word.replace(/'?s$/, '') : word)),
  )
}

/** Who looks out of the window of a plane is on the plane. */
function planeWindow(words: Words): Words {
  const at = words.findIndex(
    (word, index) =>
      word === 'window' &&
      words[index + 1] === 'of' &&
      /^(?:plane|airplane|train|bus|subway)$/.test(words[index + 3] ?? ''),
  )
  if (at < 3 || !/^(?:of|through|from|at)$/.test(words[at - 2]!)) return words
  const from = words[at - 3] === 'out' ? at - 3 : at - 2
  return put(words, from, at + 2, 'on')
}

/** A film that is watched at home is on television. */
function movieAtHome(words: Words): Words {
  const at = words.findIndex((word) => /^(?:movie|film|show|series|movies)$/.test(word))
  if (at < 2 || !/^(?:a|the|an)$/.test(words[at - 1]!) || !/^watch(?:es|ing)?$/.test(words[at - 2]!))
    return words
  const isElsewhere = words.some((word) =>
    /^(?:cinema|theater|theatre|drive|outdoor|outdoors|screen|laptop|phone|tablet|projector)$/.test(word),
  )
  return isElsewhere ? words : put(words, at - 1, at + 1, 'tv')
}

/** Nobody sees a bank in a bank account, and the remote of a couch is a remote control. */
function plainNames(words: Words): Words {
  return words.flatMap((word, at) => {
    if (word === 'bank' && /^accounts?$/.test(words[at + 1] ?? '')) return []
    const isAlone = words[at + 1] === undefined || /^(?:in|,|and|on|at|beside)$/.test(words[at + 1]!)
    return word === 'remote' && isAlone && /^(?:a|the|his|her|tv|their)$/.test(words[at - 1] ?? '')
      ? ['remote', 'control']
      : [word]
  })
}
