// Turns of speech about tables, bridges and what is thrown: read as other words for the same picture.

import { isAnimal, thingNamed } from '../words/things/things.ts'

/** The words with such turns in the place of others. */
export function rewordTables(words: readonly string[]): readonly string[] {
  return [atScreen, ropeBridge, dinnerOutside, laidWith].reduce((all, turn) => turn(all), words)
}

/** "At a desk in front of a computer": the computer is on the desk. */
function atScreen(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word, index) => /^(?:desk|table)$/.test(word) && words[index + 1] === 'in')
  const way = words.slice(at + 1, at + 5).join(' ')
  const screen = words[at + 5] ?? ''
  if (at < 0 || !/^in front of (?:a|his|her|the)$/.test(way) || !/^(?:computer|laptop|pc)$/.test(screen))
    return words
  return [...words.slice(0, at + 1), 'with', ...words.slice(at + 4)]
}

/** Whoever walks on a rope bridge is on no rope. */
function ropeBridge(words: readonly string[]): readonly string[] {
  const bridge = words.findIndex((word, at) => word === 'bridge' && words[at - 1] === 'rope')
  const deed = words
    .slice(0, Math.max(0, bridge))
    .findLastIndex((word) => /^(?:walk|stand|run)(?:ing|s)$/.test(word))
  const way = words.slice(deed + 1, bridge - 1).join(' ')
  if (bridge < 0 || deed < 0 || !/^(?:on|over|across|along) (?:a|an|the)(?: old| broken| long)?$/.test(way))
    return words
  return [...words.slice(0, deed), 'crossing', ...words.slice(deed + 2)]
}

/** A dinner by candlelight on a roof or a beach is a laid table there. */
function dinnerOutside(words: readonly string[]): readonly string[] {
  const at = words.findIndex(
    (word, index) => word === 'dinner' && /^(?:candlelit|candlelight|romantic)$/.test(words[index - 1] ?? ''),
  )
  const end = words[at + 1] === 'for' && words[at + 2] === 'two' ? at + 3 : at + 1
  const isPlaced = /^(?:on|at|in|by|under|near)$/.test(words[end] ?? '')
  const isHad = words
    .slice(0, Math.max(0, at))
    .some((word) => /^(?:having|enjoying|eating|sharing)$/.test(word))
  if (at < 0 || !isPlaced || isHad) return words
  return [...words.slice(0, at), 'laid', 'table', ...words.slice(end)]
}

/** "A map on a table with a candle and a compass": all of them are on the table. */
function laidWith(words: readonly string[]): readonly string[] {
  const table = words.findIndex(
    (word, at) => /^(?:table|desk|nightstand)$/.test(word) && words[at + 1] === 'with',
  )
  const on = words.slice(0, Math.max(0, table)).lastIndexOf('on')
  const [own, rest] = [words.slice(0, Math.max(0, on)), words.slice(table + 2)]
  const isShort = own.length > 0 && own.length <= maxLaid && table - on <= maxTable
  if (on < 1 || !isShort || !rest.some((word) => word === 'and' || word === ',')) return words
  const things = [own.join(' '), ...rest.join(' ').split(/ (?:and|,) /)].map((phrase) =>
    thingNamed(
      phrase.replace(
        /^(?:a|an|the|his|her|some|one) (?:(?:old|open|small|steaming|hot|red|blue|green|yellow|white|black|brown) )*/,
        '',
      ),
    ),
  )
  const areSmall = things.every(
    (thing) => thing !== undefined && thing.meters < maxMeters && !isAnimal(thing.motif),
  )
  return areSmall ? [...words.slice(on + 1, table + 2), ...own, ',', ...rest] : words
}

const maxLaid = 5
const maxTable = 4
const maxMeters = 1.2
