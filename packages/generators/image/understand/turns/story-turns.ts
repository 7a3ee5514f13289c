// What people do to each other in stories, read as other words for the same picture.

import { roles } from '../words/people/people.ts'

const joined = /^(?:his|her|their|the|a|an|two|three)$/

/** The words with such turns in the place of others. */
export function rewordStories(words: readonly string[]): readonly string[] {
  return [
    wakes,
    leansOver,
    vaccinates,
    players,
    flips,
    tastes,
    onAnvil,
    knocksOut,
    jumpsBike,
    putOtherName,
    intoCamera,
    chasesHat,
    oneLeader,
    sprays,
    smokesFromRoof,
  ].reduce((all, turn) => turn(all), words)
}

/** Whoever wakes somebody is at the bed of a sleeper. */
function wakes(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => /^(?:waking|wakes)$/.test(word))
  const lead = words[at + 1] === 'up' ? at + 2 : at + 1
  if (at < 1 || !joined.test(words[lead] ?? '') || words[lead + 1] === undefined) return words
  return [...words.slice(0, at), 'checking', 'on', words[lead]!, 'sleeping', ...words.slice(lead + 1)]
}

/** "Giving a shot to a child" is vaccinating it. */
function vaccinates(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => /^(?:giving|gives)$/.test(word))
  const phrase = words.slice(at + 1, at + 4).join(' ')
  return at > 0 && /^(?:a|an|the) (?:shot|injection|vaccine|jab) to$/.test(phrase)
    ? [...words.slice(0, at), 'vaccinating', ...words.slice(at + 4)]
    : words
}

/** Whoever leans over a sleeper or somebody who is sick is at the bed, too. */
function leansOver(words: readonly string[]): readonly string[] {
  const at = words.findIndex(
    (word, index) => /^(?:leaning|leans|bending|bends)$/.test(word) && words[index + 1] === 'over',
  )
  const isSick = /^(?:sleeping|sick|dying)$/.test(words[at + 3] ?? '')
  return at > 0 && joined.test(words[at + 2] ?? '') && isSick
    ? [...words.slice(0, at), 'checking', 'on', ...words.slice(at + 2)]
    : words
}

/** Chess players play chess. */
function players(words: readonly string[]): readonly string[] {
  const at = words.findIndex(
    (word, index) => word === 'players' && /^(?:chess|poker|card|checkers)$/.test(words[index - 1] ?? ''),
  )
  if (at < 1) return words
  const game = words[at - 1] === 'card' ? 'cards' : words[at - 1]!
  return [...words.slice(0, at - 1), 'men', 'playing', game, ...words.slice(at + 1)]
}

/** Whoever flips a pancake tosses it. */
function flips(words: readonly string[]): readonly string[] {
  return words.map((word, at) =>
    /^(?:flipping|flips)$/.test(word) &&
    words
      .slice(at + 1, at + 4)
      .some((next) => /^(?:pancakes?|omelettes?|eggs?|crepes?|coin|pizza)$/.test(next))
      ? 'tossing'
      : word,
  )
}

/** Tasting food is drawn as eating it; soup is tasted from a spoon (further-deeds.ts). */
function tastes(words: readonly string[]): readonly string[] {
  return words.map((word, at) =>
    /^(?:tasting|tastes)$/.test(word) &&
    at > 0 &&
    /^(?:a|an|the|his|her|food|cake|wine)$/.test(words[at + 1] ?? '') &&
    !/^(?:soup|sauce|stew)$/.test(words[at + 2] ?? '')
      ? 'eating'
      : word,
  )
}

/** What a smith hammers lies on an anvil. */
function onAnvil(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => /^(?:hammering|hammers|forging|forges)$/.test(word))
  const piece = words.findIndex((word, index) => index > at && smithed.test(word))
  const isSmith =
    words.slice(0, Math.max(0, at)).some((word) => word.endsWith('smith')) || words[at]?.startsWith('forg')
  if (at < 1 || piece < 0 || piece - at > 4 || !isSmith || words.includes('anvil')) return words
  return [...words.slice(0, piece + 1), 'on', 'an', 'anvil', ...words.slice(piece + 1)]
}

const smithed = /^(?:sword|blade|horseshoe|dagger|katana|axe|armor|shield|knife)$/

/** Whoever is knocked out by a punch falls. */
function knocksOut(words: readonly string[]): readonly string[] {
  const at = words.findIndex(
    (word, index) => /^(?:knocking|knocks)$/.test(word) && words[index + 1] === 'out',
  )
  const [article, who] = words.slice(at + 2)
  if (at < 1 || who === undefined || !/^(?:his|her|their|the|a|an)$/.test(article!)) return words
  const isRival = /^(?:opponent|rival|challenger|enemy)$/.test(who)
  const fighter = isRival && words.slice(0, at).some((word) => /^boxers?$/.test(word)) ? 'boxer' : who
  return [...words.slice(0, at), 'punching', 'a', 'falling', fighter, ...words.slice(at + 4)]
}

/** Whoever jumps a motorcycle over something sits on it. */
function jumpsBike(words: readonly string[]): readonly string[] {
  return words.map((word, at) =>
    /^(?:jumping|jumps)$/.test(word) &&
    at > 0 &&
    /^(?:a|an|his|her|the)$/.test(words[at + 1] ?? '') &&
    /^(?:motorcycle|motorbike|bike|bicycle|horse|bmx)$/.test(words[at + 2] ?? '')
      ? 'riding'
      : word,
  )
}

/** "With smoke rising from the chimneys", "smoke from the chimney of a hut": the houses smoke, and no chimney stands beside them. */
function smokesFromRoof(words: readonly string[]): readonly string[] {
  const smoke = words.indexOf('smoke')
  const chimney = words.findIndex((word, at) => at > smoke && /^chimneys?$/.test(word))
  const between = words.slice(smoke + 1, chimney)
  if (smoke < 0 || chimney < 0 || between.length > 5 || !between.every((word) => fromRoof.test(word)))
    return words
  const [of, ...owner] = words.slice(chimney + 1)
  const begin = /^(?:with|and)$/.test(words[smoke - 1] ?? '') ? smoke - 1 : smoke
  const own = words.slice(0, begin)
  const house = own.findLastIndex((word) => houses.test(word)) + 1 || begin
  if (of !== 'of')
    return begin === 0
      ? words
      : [...own.slice(0, house), 'smoking', ...own.slice(house), ...words.slice(chimney + 1)]
  const end = owner.indexOf(',') < 0 ? owner.length : owner.indexOf(',')
  return [...words.slice(0, begin), ...owner.slice(0, end), 'smoking', ...owner.slice(end)]
}

const houses = /^(?:house|cabin|cottage|hut|factory|castle|barn|farmhouse|mansion|lodge|chalet|home|inn)s?$/
const fromRoof =
  /^(?:rising|rises|coming|comes|curling|curls|pouring|drifting|billowing|puffing|out|up|of|from|the|a|its|their|every|all|small|tall|brick|stone)$/

/** Phrases for people, things and deeds that are drawn under another name. */
const otherNames: readonly (readonly [said: readonly string[], drawn: readonly string[]])[] = (
  [
    ['wedding couple, bridal couple', 'bride and groom'],
    ['chess grandmaster, chess master, chess champion', 'man playing chess'],
    ['camel caravan, caravan of camels', 'four camels in a row'],
    ['sprinting after, racing after, rushing after, dashing after, charging after, running after', 'chasing'],
    ['lighthouse beam', 'lighthouse with a light beam'],
    ['flying machine', 'biplane'],
    ['flying machines', 'biplanes'],
  ] as const
).flatMap(([phrases, drawn]) =>
  phrases.split(', ').map((phrase) => [phrase.split(' '), drawn.split(' ')] as const),
)

const beginnings: ReadonlySet<string> = new Set(otherNames.map(([[first]]) => first!))

/** What is drawn as several loses its "a": "a camel caravan" is four camels. */
const several = /^(?:bride|four)$/

function putOtherName(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => beginnings.has(word))
  if (at < 0) return words
  for (let index = at; index < words.length; index++) {
    const name = otherNames.find(([said]) => said.every((each, step) => words[index + step] === each))
    if (!name) continue
    const [said, drawn] = name
    const hasArticle = several.test(drawn[0]!) && /^(?:a|an)$/.test(words[index - 1] ?? '')
    return [...words.slice(0, hasArticle ? index - 1 : index), ...drawn, ...words.slice(index + said.length)]
  }
  return words
}

/** Whoever looks into the camera is seen from near, and no camera is in the picture. */
function intoCamera(words: readonly string[]): readonly string[] {
  const camera = words.lastIndexOf('camera')
  const lead = words[camera - 1] === 'the' ? camera - 2 : camera - 1
  if (camera < 2 || !/^(?:at|into|to)$/.test(words[lead] ?? '')) return words
  const way = /^(?:straight|directly|right|back|deep)$/.test(words[lead - 1] ?? '') ? lead - 2 : lead - 1
  const deed = words[way] ?? ''
  const isLook = /^(?:look|star|gaz|peer|glar)(?:ing|es|s)$/.test(deed)
  if (
    way < 1 ||
    !(isLook || /^(?:smil|grinn?|laugh|cry|shout|scream|yell|talk|speak|pos|wink)(?:ing|es|s)$/.test(deed))
  )
    return words
  // Animals have no face for a close view.
  if (!words.slice(0, way).some((word) => roles.has(word)))
    return [...words.slice(0, way + 1), 'viewer', ...words.slice(camera + 1)]
  return [...words.slice(0, isLook ? way : way + 1), 'close', 'up', ...words.slice(camera + 1)]
}

/** A hat that somebody runs after is not on the head. */
function chasesHat(words: readonly string[]): readonly string[] {
  const hat = words.indexOf('hat')
  const lead = words.slice(Math.max(0, hat - 3), Math.max(0, hat)).join(' ')
  if (hat < 2 || !/(?:chasing|chases|running after|runs after) (?:his|her|a|the)$/.test(lead)) return words
  return [...words.slice(0, hat - 1), 'a', 'top', 'hat', ...words.slice(hat + 1)]
}

/** A gang leader is one person, without the gang. */
function oneLeader(words: readonly string[]): readonly string[] {
  return words.flatMap((word, at) =>
    /^(?:gang|mob|mafia|cartel)$/.test(word) && /^(?:leader|boss|member)$/.test(words[at + 1] ?? '')
      ? ['gangster']
      : /^(?:leader|boss|member)$/.test(word) && /^(?:gang|mob|mafia|cartel)$/.test(words[at - 1] ?? '')
        ? []
        : [word],
  )
}

/** An elephant sprays water with its trunk, whether or not a text says so. */
function sprays(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => /^(?:spraying|sprays|squirting|splashing)$/.test(word))
  if (at < 1 || !words.slice(0, at).some((word) => /^(?:elephants?|mammoth)$/.test(word))) return words
  if (words[at + 1] !== 'water') return words
  const rest = words.slice(at + 2)
  const isSaid = /^(?:with|from|out of) (?:its|his|her|their|the) trunks?$/.test(rest.slice(0, 3).join(' '))
  return [
    ...words.slice(0, at),
    'spraying',
    'water',
    'with',
    'its',
    'trunk',
    ...(isSaid ? rest.slice(3) : rest),
  ]
}
