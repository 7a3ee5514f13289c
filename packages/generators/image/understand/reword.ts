// Turns of speech that are read as other words for the same picture: "jumping from one bowl to another" is done between two
// bowls, and whoever sees a lion in the mirror looks at a lion inside of a mirror.

import { silentWords } from './qualities.ts'
import { isAnimal, thingNamed } from './things.ts'

const leaps = /^(?:jump|leap|hop|swing|fly|flies|spring)/
const articles = /^(?:a|an|the|its|his|her|their|another|one)$/

/** The words with such turns in the place of others. */
export function reword(words: readonly string[]): readonly string[] {
  return [
    motherFirst,
    lurks,
    fromOneToAnother,
    seenInMirror,
    hatched,
    ridden,
    giants,
    atHome,
    atWindow,
    onHead,
  ].reduce((all, turn) => turn(all), words)
}

/** Phrases of the account in the words of the text. */
export function sayAsWritten(
  phrases: readonly string[],
  written: readonly string[],
  read: readonly string[],
): readonly string[] {
  const added = new Set(read.filter((word) => !written.includes(word)))
  if (added.size === 0) return phrases
  let lost = written.filter((word) => !read.includes(word) && !silentWords.has(word) && word !== ',')
  return phrases.flatMap((phrase) => {
    const words = phrase.split(' ')
    if (!words.some((word) => added.has(word))) return [phrase]
    const own = [...words.filter((word) => !added.has(word)), ...lost].join(' ')
    lost = []
    return own === '' || phrases.includes(own) ? [] : [own]
  })
}

/** "A fox mother" is a mother fox. */
function motherFirst(words: readonly string[]): readonly string[] {
  const at = words.findIndex(
    (word, index) =>
      /^(?:mother|mom|mama|father|dad)$/.test(words[index + 1] ?? '') &&
      isAnimal(thingNamed(word)?.motif ?? '') &&
      !/^(?:and|with)$/.test(word),
  )
  return at < 0 ? words : [...words.slice(0, at), words[at + 1]!, words[at]!, ...words.slice(at + 2)]
}

/** What hides in the water has only its eyes over it. */
function lurks(words: readonly string[]): readonly string[] {
  const eyes = words.findIndex((word, at) => word === 'eyes' && words[at - 1] === 'its')
  const from = words.findIndex((word) => /^(?:hiding|lurking|waiting|hidden)$/.test(word))
  const start = from >= 0 && (eyes < 0 || from < eyes) ? from : eyes
  if (start < 0) return words
  const rest = words.slice(start).join(' ')
  const [hidden] = lurking.exec(rest) ?? []
  if (hidden === undefined) return words
  const count = hidden.split(' ').length
  const lead = start === eyes ? words.slice(0, start).findLastIndex((word) => word === 'with') : start
  return [
    ...words.slice(0, lead < 0 ? start : lead),
    'lurking',
    'in',
    'the',
    'pond',
    ...words.slice(start + count),
  ]
}

const lurking =
  /^(?:(?:hiding|lurking|waiting|hidden) (?:just )?(?:under|in|below|beneath) (?:the |a )?(?:\w+ )?(?:water|surface|river|swamp|pond|lake)(?: with (?:only |just )?its eyes(?: showing| visible| out| above (?:the )?(?:water|surface)| out of the water)?)?|eyes (?:showing|visible|above (?:the )?(?:water|surface)|out of (?:the )?water))/

/** "From one rock to another", "from a branch to the next". */
function fromOneToAnother(words: readonly string[]): readonly string[] {
  const at = words.findIndex(
    (word, index) =>
      word === 'from' &&
      leaps.test(words[index - 1] ?? '') &&
      /^(?:one|a|an|the)$/.test(words[index + 1] ?? ''),
  )
  if (at < 0) return words
  const to = words.indexOf('to', at)
  const things = words.slice(at + 2, to)
  if (to < 0 || things.length === 0 || things.length > 3) return words
  const isOther = /^(?:another|next|other)$/.test(words[to + 1] ?? '')
  const isNamed = isOther || (words[to + 1] === 'the' && /^(?:other|next)$/.test(words[to + 2] ?? ''))
  if (!isNamed) return words
  let end = to + (isOther ? 2 : 3)
  if (words[end] === 'one' || words[end] === things.at(-1)) end++
  return [...words.slice(0, at), 'between', 'two', ...pluralOf(things), ...words.slice(end)]
}

function pluralOf(words: readonly string[]): string[] {
  const last = words.at(-1)!
  const plural = /(?:s|x|ch|sh)$/.test(last) ? `${last}es` : `${last}s`
  return [...words.slice(0, -1), plural]
}

/** "Looking at its reflection as a lion in a mirror", "seeing a tiger in the mirror". */
function seenInMirror(words: readonly string[]): readonly string[] {
  const mirror = words.indexOf('mirror')
  if (mirror < 0) return words
  const asOther = words.findIndex((word, at) => word === 'as' && articles.test(words[at + 1] ?? ''))
  const lead = words.findIndex((word) => /^(?:reflection|itself|himself|herself|seeing|sees)$/.test(word))
  if (lead < 0) return words
  const deed = words.findIndex((word) => /^(?:looking|looks|staring|seeing|sees|gazing)$/.test(word))
  const other =
    asOther > lead ? words.slice(asOther + 1) : words[lead]!.startsWith('see') ? words.slice(lead + 1) : []
  const end = other.findIndex((word) => word === 'in' || word === ',')
  const named = end < 0 ? other : other.slice(0, end)
  if (
    deed < 0 ||
    named.length < 2 ||
    named.length > 4 ||
    /^(?:its|his|her|itself|himself|herself)$/.test(named[0]!)
  )
    return words
  const rest = words.slice(Math.max(mirror + 1, lead + 1 + (mirror < lead ? other.length + 2 : 0)))
  return [...words.slice(0, deed), 'looking', 'at', ...named, 'inside', 'a', 'mirror', ...rest]
}

/** A chick that hatches has a drawing of its own, egg and all. */
function hatched(words: readonly string[]): readonly string[] {
  const at = words.findIndex(
    (word, index) =>
      /^(?:hatching|hatches|breaking)$/.test(word) && /^(?:from|out)$/.test(words[index + 1] ?? ''),
  )
  const egg = words.indexOf('egg', at)
  const isBird = at > 0 && /^(?:bird|chick|chicken|duckling|duck)$/.test(words[at - 1]!)
  if (!isBird || egg < 0 || egg - at > 5) return words
  return [
    ...words.slice(0, at - 1).filter((word) => word !== 'baby'),
    'hatching',
    'chick',
    ...words.slice(egg + 1),
  ]
}

const beings =
  /^(?:ghosts?|monsters?|creature|zombies?|aliens?|dinosaurs?|trex|rex|dragon|werewolf|demons?|skeletons?|vampires?|clown|giant|phantom|bigfoot|yeti|mummy|witch)$/

/** A being that looks through a window is seen in it from the room. */
function atWindow(words: readonly string[]): readonly string[] {
  const window = words.indexOf('window')
  const look = words.findIndex((word) =>
    /^(?:looking|looks|peering|staring|peeking|seen|appearing|standing)$/.test(word),
  )
  const isBeing = words.slice(0, look).some((word) => beings.test(word))
  const way = words.slice(look + 1, window).join(' ')
  if (look < 0 || window < look || !isBeing || !lookingIn.test(way)) return words
  return [...words.slice(0, look), 'inside', 'a', 'dark', 'window', ...words.slice(window + 1)]
}

const lookingIn =
  /^(?:through|in|into|out of|out|out from|outside|behind|at|from) (?:a|an|the|its|his|her)(?: \w+)?$/

/** "On the head of a pirate" is "on a pirate's head". */
function onHead(words: readonly string[]): readonly string[] {
  const at = words.findIndex(
    (word, index) =>
      word === 'on' &&
      words[index + 1] === 'the' &&
      /^(?:head|shoulder|shoulders)$/.test(words[index + 2] ?? '') &&
      words[index + 3] === 'of',
  )
  const part = words[at + 2]
  if (at < 0 || part === undefined || words.length < at + 6) return words
  return [...words.slice(0, at + 1), ...words.slice(at + 4, at + 6), part, ...words.slice(at + 6)]
}

/** The aquarium that a cat watches is a tank at home. */
function atHome(words: readonly string[]): readonly string[] {
  if (!words.some((word) => /^(?:cats?|kittens?|dogs?|puppy|puppies)$/.test(word))) return words
  return words.flatMap((word) => (word === 'aquarium' ? ['fishtank'] : [word]))
}

/** A giant that is no giant of a kind is a man. */
function giants(words: readonly string[]): readonly string[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1]
    const isNoun =
      next === undefined ||
      /^(?:,|and|in|on|with|who|that|holding|walking|standing|sitting|sleeping|carrying|looking|attacking|fighting|eating|picking|lifting|stepping|among|over|beside|above|behind|chasing|running|throwing|reaching|crushing|destroying|playing|waving|talking|smiling)$/.test(
        next,
      )
    if (word === 'giant' && isNoun && at > 0) return ['bearded', 'giant']
    return word === 'giants' ? ['bearded', 'giants'] : [word]
  })
}

/** Whoever flies on a broom rides it. */
function ridden(words: readonly string[]): readonly string[] {
  return words.flatMap((word, at) => {
    const isOn = words[at + 1] === 'on' && words[at + 3]?.startsWith('broom') === true
    if (isOn && /^(?:flying|flies|soaring|gliding)$/.test(word)) return ['riding']
    return word === 'on' &&
      words[at + 2]?.startsWith('broom') &&
      /^(?:flying|flies|soaring|gliding)$/.test(words[at - 1] ?? '')
      ? []
      : [word]
  })
}
