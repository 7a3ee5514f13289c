// What things of tales are by what stands beside them: a sailor's telescope is in the hand, a chest that is opened is no
// body's, bars that somebody looks through are no cafes.

import { thingOf } from '../../words/things/things.ts'
import type { Token } from '../../token.ts'
import { beforeHead, isThing, wordOf } from '../token-tools.ts'

type Rule = (tokens: readonly Token[], index: number) => Token | readonly Token[] | undefined

/** By the word that makes a rule worth a look. */
const rules: Readonly<Record<string, Rule>> = {
  telescope: asSpyglass,
  lamp: asGenieLamp,
  chest: asTreasureChest,
  body: asVictim,
  candlelight: asCandles,
  building: asWork,
  steps: step,
  into: carveInto,
  out: lookOutHere,
  of: flyOut,
  on: breatheOn,
  at: breatheOn,
  bell: asTowerBell,
  watch: watchTogether,
  bridge: standOnBridge,
  over: bendOver,
  above: bendOver,
  attack: setAblaze,
  attacks: setAblaze,
  attacking: setAblaze,
  raid: setAblaze,
  raids: setAblaze,
  raiding: setAblaze,
  invade: setAblaze,
  invades: setAblaze,
  invading: setAblaze,
  destroy: setAblaze,
  destroying: setAblaze,
  enters: walkIn,
  enter: walkIn,
  entering: walkIn,
  pulls: attackShip,
  pulling: attackShip,
  drags: attackShip,
  dragging: attackShip,
  grabs: attackShip,
  grabbing: attackShip,
  crushes: attackShip,
  crushing: attackShip,
  sinks: attackShip,
  destroys: setAblaze,
  bars: asPrisonBars,
  fires: fireCannon,
  firing: fireCannon,
  lights: fireCannon,
  lighting: fireCannon,
}

/** Reads such words again. */
export function readTaleActs(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ words }) => Object.hasOwn(rules, words.at(-1) ?? ''))) return tokens
  return tokens.flatMap((token, index) => {
    const word = token.words.at(-1) ?? ''
    return (Object.hasOwn(rules, word) ? rules[word]!(tokens, index) : undefined) ?? token
  })
}

const seafarers =
  /pirate|sailor|captain|buccaneer|corsair|admiral|castaway|mate$|viking|explorer|general|navigator|mermaid/

/** Those at sea look through a telescope that they hold. */
function asSpyglass(tokens: readonly Token[], index: number): Token | undefined {
  const isAtSea = tokens.some(
    (token) =>
      (token.kind === 'person' && seafarers.test(wordOf(token))) ||
      (token.kind === 'place' && /deck$|harbor|islet/.test(token.place)),
  )
  const token = tokens[index]!
  return isAtSea && isThing(token) ? { ...token, thing: thingOf('spyglass') } : undefined
}

/** A genie's lamp is no lantern. */
function asGenieLamp(tokens: readonly Token[], index: number): Token | undefined {
  const isOfGenie = tokens.some(({ words }) => /^(?:genie|djinn|aladdin|magic)$/.test(words.join(' ')))
  const token = tokens[index]!
  return isOfGenie && isThing(token) ? { ...token, thing: thingOf('magic-lamp') } : undefined
}

/** "A chest" that somebody opens, buries or carries. */
function asTreasureChest(tokens: readonly Token[], index: number): Token | undefined {
  const token = tokens[index]!
  if (token.kind !== 'unknown') return undefined
  const lead = tokens.slice(0, index).findLastIndex(({ kind }) => !beforeHead.has(kind))
  const articles = tokens.slice(lead + 1, index).map(wordOf)
  const isBody = articles.some((word) => /^(?:his|her|their|my)$/.test(word))
  return isBody || articles.length === 0
    ? undefined
    : { kind: 'thing', thing: thingOf('treasure-chest'), words: token.words }
}

const ofCrimes =
  /detective|police|officer|inspector|butler|killer|murder|sherlock|watson|sheriff|maid|doctor|coroner|sniffer|investigator|victim|crime|mansion|morgue|alley/

/** "A body" that somebody finds is one of somebody dead. */
function asVictim(tokens: readonly Token[], index: number): Token | undefined {
  const lead = tokens.slice(0, index).findLast(({ kind }) => kind !== 'silent')
  const article = wordOf(tokens[index - 1])
  const isDead = /dead|lifeless/.test(wordOf(lead))
  const isFound =
    /^(?:over|above|around|beside|near)$|^(?:find|found|discover|examin|inspect|hid|bury|buri|carr|drag|mov|dump|photograph|kneel|stand|look|stumbl)/.test(
      wordOf(lead),
    )
  const isCrime = tokens.some(({ words }) => ofCrimes.test(words.join(' ')))
  if (!/^(?:a|the|dead|lifeless)$/.test(article) || !(isDead || (isFound && isCrime))) return undefined
  return {
    kind: 'person',
    roles: [{ look: { top: '#5a6270', bottom: '#33373f' }, pose: 'lying' }],
    words: tokens[index]!.words,
  }
}

/** Who stands over a body looks at it. */
function bendOver(tokens: readonly Token[], index: number): Token | undefined {
  const next = tokens.slice(index + 1).find(({ kind }) => kind !== 'silent')
  const [article, body] = tokens.slice(index + 1, index + 3)
  const isBody = /^(?:body|corpse|dead body|dead man)$/.test(wordOf(next))
  const isSilentBody = /^(?:a|the)$/.test(wordOf(article)) && wordOf(body) === 'body'
  return isBody || isSilentBody
    ? { kind: 'relation', relation: 'facing', words: tokens[index]!.words }
    : undefined
}

/** A village that is attacked is in flames, and people run into it. */
function setAblaze(tokens: readonly Token[], index: number): readonly Token[] | undefined {
  const { words } = tokens[index]!
  const next = tokens.slice(index + 1).find(({ kind }) => !beforeHead.has(kind))
  if (next?.kind !== 'place') return attackShip(tokens, index) ? [attackShip(tokens, index)!] : undefined
  if (!/village|town|city|castle|street|square|suburb|fort/.test(next.place)) return undefined
  const doer = tokens.slice(0, index).findLast(({ kind }) => kind === 'thing' || kind === 'person')
  const fire: Token = { kind: 'air', air: 'ablaze', words }
  if (doer?.kind !== 'person') return [fire]
  return [{ kind: 'pose', pose: 'running with raised arms', words }, fire]
}

/** What comes flying out of a place flies there. */
function flyOut(tokens: readonly Token[], index: number): Token | undefined {
  const token = tokens[index]!
  if (
    token.kind !== 'relation' ||
    token.relation !== 'emerging' ||
    !/^fl(?:y|ies|ying)/.test(token.words[0]!)
  )
    return undefined
  const doer = tokens.slice(0, index).findLast(({ kind }) => kind === 'thing' || kind === 'person')
  const next = tokens.slice(index + 1).find(({ kind }) => !beforeHead.has(kind))
  return isThing(doer) && next?.kind === 'place'
    ? { kind: 'pose', pose: 'soaring', words: token.words }
    : undefined
}

/** "And watch the sunset" is done, and no watch is seen. */
function watchTogether(tokens: readonly Token[], index: number): Token | undefined {
  const isVerb =
    wordOf(tokens[index - 1]) === 'and' && /^(?:the|a|an|his|her|their)$/.test(wordOf(tokens[index + 1]))
  return isThing(tokens[index]) && isVerb
    ? { kind: 'pose', pose: 'watching', relation: 'facing', words: tokens[index]!.words }
    : undefined
}

/** Who guards or crosses a bridge is on it, which is a place. */
function standOnBridge(tokens: readonly Token[], index: number): Token | undefined {
  const token = tokens[index]!
  const lead = tokens.slice(0, index).findLast(({ kind }) => !beforeHead.has(kind))
  const isKept = /^(?:guard|protect|defend|block|cross|hold)(?:s|es|ing)?$/.test(wordOf(lead))
  const doer = tokens.slice(0, index).find(({ kind }) => kind === 'thing' || kind === 'person')
  const isOfPeople = doer?.kind === 'person'
  if (!isThing(token) || token.thing.motif !== 'bridge' || !isKept || !isOfPeople) return undefined
  return {
    kind: 'place',
    place: /wood/.test(wordOf(token)) ? 'wooden bridge' : 'stone bridge',
    words: token.words,
  }
}

/** Who "steps through a portal" walks. */
function step(tokens: readonly Token[], index: number): Token | undefined {
  const token = tokens[index]!
  return token.kind === 'unknown' && tokens[index - 1]?.kind === 'person'
    ? { kind: 'pose', pose: 'walking', words: token.words }
    : undefined
}

/** "The building of a pyramid" is work, and no house. */
function asWork(tokens: readonly Token[], index: number): Token | undefined {
  return isThing(tokens[index]) && wordOf(tokens[index + 1]) === 'of'
    ? { kind: 'unknown', words: tokens[index]!.words }
    : undefined
}

/** A dragon faces whom it breathes fire on. */
function breatheOn(tokens: readonly Token[], index: number): Token | undefined {
  const token = tokens[index]!
  const isBreath = /breath.* fire|^(?:spit|spew|blow)\w* fire/.test(
    tokens
      .slice(Math.max(0, index - 2), index)
      .map(wordOf)
      .join(' '),
  )
  return token.kind === 'relation' && isBreath
    ? { kind: 'relation', relation: 'facing', words: token.words }
    : undefined
}

/** The bell that is rung in a tower or by a monk hangs from a beam. */
function asTowerBell(tokens: readonly Token[], index: number): Token | undefined {
  const token = tokens[index]!
  const isHung = tokens.some(({ words }) =>
    /tower|church|cathedral|monk|monastery|temple|priest/.test(words.join(' ')),
  )
  const isRung = tokens.slice(0, index).some(({ words }) => /^(?:ring|toll)/.test(words[0]!))
  return isThing(token) && isHung && isRung ? { ...token, thing: thingOf('hanging-bell') } : undefined
}

/** Who looks out of a cave or a sewer is seen from before it. */
function lookOutHere(tokens: readonly Token[], index: number): Token | undefined {
  const token = tokens[index]!
  const [way, ...rest] = tokens.slice(index + 1)
  const place = rest.find(({ kind }) => !beforeHead.has(kind))
  return token.kind === 'pose' &&
    token.pose === 'watching' &&
    /^(?:of|from)$/.test(wordOf(way)) &&
    place?.kind === 'place' &&
    !/window|room|balcony|tower|porch/.test(place.place)
    ? { kind: 'pose', pose: 'standing', words: token.words }
    : undefined
}

/** Who carves something into a stone stands before it. */
function carveInto(tokens: readonly Token[], index: number): Token | undefined {
  const token = tokens[index]!
  const isCarved = tokens
    .slice(0, index)
    .some(({ words }) => /^(?:carv|engrav|chisel|scratch|burn)/.test(words[0]!))
  return token.kind === 'relation' && isCarved
    ? { kind: 'relation', relation: 'facing', words: token.words }
    : undefined
}

/** Candles are in the room, whatever stands between the word for them and the room. */
function asCandles(tokens: readonly Token[], index: number): readonly Token[] | undefined {
  const token = tokens[index]!
  const isByPlace = tokens[index - 1]?.kind === 'place' || tokens[index + 1]?.kind === 'place'
  if (token.kind !== 'quality' || isByPlace) return undefined
  const candles: Token = { kind: 'air', air: 'candles', words: token.words }
  const isAnywhere = tokens.some(({ kind }) => kind === 'place')
  // Candles burn indoors.
  return isAnywhere ? [candles] : [candles, { kind: 'place', place: 'cabin interior', words: token.words }]
}

/** Who enters a place walks into it. */
function walkIn(tokens: readonly Token[], index: number): Token | undefined {
  const token = tokens[index]!
  const next = tokens.slice(index + 1).find(({ kind }) => !beforeHead.has(kind))
  return token.kind === 'relation' && next?.kind === 'place'
    ? { kind: 'pose', pose: 'walking', words: token.words }
    : undefined
}

/** A monster of the sea that pulls a ship has its arms around it. */
function attackShip(tokens: readonly Token[], index: number): Token | undefined {
  const doer = tokens.slice(0, index).findLast(({ kind }) => kind === 'thing' || kind === 'person')
  const next = tokens.slice(index + 1).find(({ kind }) => !beforeHead.has(kind))
  return isThing(doer) &&
    doer.thing.motif === 'kraken' &&
    isThing(next) &&
    /ship|boat|submarine/.test(next.thing.motif)
    ? { kind: 'relation', relation: 'attacking', words: tokens[index]!.words }
    : undefined
}

/** Who looks through bars or is behind them is in prison. */
function asPrisonBars(tokens: readonly Token[], index: number): Token | undefined {
  const lead = tokens.slice(0, index).findLast(({ kind }) => !beforeHead.has(kind))
  return /through$|^behind$|^grabbing$|^holding$/.test(wordOf(lead))
    ? { kind: 'place', place: 'prison', words: tokens[index]!.words }
    : undefined
}

/** A cannon is fired with a torch at its touchhole. */
function fireCannon(tokens: readonly Token[], index: number): Token | undefined {
  const next = tokens.slice(index + 1).find(({ kind }) => !beforeHead.has(kind))
  if (!isThing(next) || next.thing.motif !== 'cannon') return undefined
  return {
    kind: 'pose',
    pose: 'torch out',
    relation: 'facing',
    deed: { pose: 'torch out', relation: 'facing', look: { hands: ['torch'] } },
    words: tokens[index]!.words,
  }
}
