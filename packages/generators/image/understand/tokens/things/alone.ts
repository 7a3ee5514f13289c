// Things that are only so beside certain words: a head that is open, a king on a chessboard, a glass that is half full.

import type { Token } from '../../token.ts'
import { isState } from '../../words/things/states.ts'
import { hush, isThing, seen, wordOf, type ThingToken } from '../token-tools.ts'
import { isAnimal, thingOf } from '../../words/things/things.ts'

/** What only people do otherwise: a tower that collapses falls apart. */
export function readStateDeeds(tokens: readonly Token[]): readonly Token[] {
  if (tokens.some(({ kind }) => kind === 'person')) return tokens
  return tokens.map((token, at): Token => {
    const head = tokens.slice(0, at).findLast(({ kind }) => kind === 'thing' || kind === 'place')
    const isThings = isThing(head) && !isAnimal(head.thing.motif)
    return token.kind === 'pose' && isThings && isState(wordOf(token))
      ? { kind: 'quality', quality: {}, words: token.words }
      : token
  })
}

/** A head by itself is drawn as a profile that is open for what is in it. */
export function readHead(tokens: readonly Token[]): readonly Token[] {
  if (tokens.some(({ kind }) => kind === 'person')) return tokens
  const isIdea = (token: Token): boolean => /^(?:ideas|thoughts and ideas|bright ideas)$/.test(wordOf(token))
  const opened = tokens.map((token, at): Token => {
    const next = tokens.slice(at + 1).find(({ kind }) => kind !== 'silent')
    const isOpen =
      /^(?:with|full|filled|made|containing)$/.test(wordOf(next)) ||
      wordOf(next) === 'of' ||
      next?.kind === 'quality'
    const isFilled = tokens.slice(at + 1).some((each) => isThing(each) || isIdea(each))
    const isHead =
      /^(?:head|human head|mind|open mind|open head)$/.test(wordOf(token)) && token.kind !== 'relation'
    const isFirst = tokens.slice(0, at).every(({ kind }) => /^(?:silent|quality|size|color)$/.test(kind))
    return isHead && isFirst && isOpen && isFilled
      ? {
          kind: 'thing',
          thing: { motif: 'open-head', meters: 0.6, bearing: 'ground' },
          words: token.words,
          count: 1,
        }
      : token
  })
  const isOpened = opened.some((token) => isThing(token) && token.thing.motif === 'open-head')
  return isOpened
    ? opened.map((token): Token =>
        isIdea(token) ? { kind: 'thing', thing: thingOf('light-bulb'), words: token.words, count: 2 } : token,
      )
    : opened
}

/** The arrow of a target is in its middle, and circles around a date are red. */
export function readMarks(tokens: readonly Token[]): readonly Token[] {
  const marked = tokens.findIndex(
    (token) => isThing(token) && /^(?:bullseye|circled-calendar)$/.test(token.thing.motif),
  )
  if (marked < 0) return tokens
  return tokens.map((token, at): Token => {
    const next = tokens.slice(at + 1).find(({ kind }) => kind !== 'silent')
    const isOfMark =
      /^(?:in|in red|red)$/.test(wordOf(token)) && at > marked && !/place|thing|person/.test(next?.kind ?? '')
    return isOfMark ? hush(token) : token
  })
}

/** A single thing is one of it. */
export function readSingle(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at): Token => {
    const next = tokens.slice(at + 1).find(({ kind }) => !/^(?:color|size|quality)$/.test(kind))
    const isOne = /^(?:single|lone|only|one single)$/.test(wordOf(token)) && token.kind === 'quality'
    return isOne && isThing(next) && !isAnimal(next.thing.motif) ? seen(token.words) : token
  })
}

const isOfPrint = /^(?:torn|ripped|old|burning|burnt|burned|crumpled|faded|vintage|ripped up|torn up|wet)$/

/** A photo is how a picture is made, unless it is old or torn: then it is what is seen. */
export function readPhoto(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token, index) =>
      (/^(?:photo|photograph|picture|polaroid)$/.test(wordOf(token)) &&
        (isOfPrint.test(wordOf(tokens[index - 1])) || isKeepsake(tokens, index))) ||
      (isThing(token) && token.thing.motif === 'photograph'),
  )
  if (at < 0) return tokens
  const of = wordOf(tokens[at + 1]) === 'of' ? at + 1 : -1
  const shown = of < 0 ? -1 : tokens.findIndex((token, index) => index > of && token.kind === 'person')
  const isNext = shown > 0 && tokens.slice(of, shown).every(({ kind }) => kind === 'silent')
  const isPair = isNext && /couple|family|friends|parents|lovers|wedding/.test(wordOf(tokens[shown]))
  return tokens.map((token, index): Token => {
    if (index === at)
      return {
        kind: 'thing',
        thing: { ...thingOf('photograph'), motif: isPair ? 'couple-photo' : 'photograph' },
        words: token.words,
        ...(isThing(token) ? { count: token.count ?? 1 } : { count: 1 }),
      }
    if (isNext && index >= of && index <= shown) return index === shown ? seen(token.words) : hush(token)
    return token
  })
}

/** A photo of somebody that is looked at, held or kissed is a thing, and who is on it is not there. */
function isKeepsake(tokens: readonly Token[], at: number): boolean {
  const lead = tokens.slice(0, at).findLast(({ kind }) => kind !== 'silent' && kind !== 'quality')
  return (
    wordOf(tokens[at + 1]) === 'of' &&
    /^(?:looking at|looks at|staring at|gazing at|holding|holds|hugging|kissing|showing|carrying|burning|tearing|crying over|smiling at|with)$/.test(
      wordOf(lead),
    ) &&
    tokens.slice(0, at).some(({ kind }) => kind === 'person')
  )
}

/** The paper around a gift, with its color. */
export function readWrapping(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token, index) => wordOf(token) === 'wrapped' && /^(?:in|with)$/.test(wordOf(tokens[index + 1])),
  )
  const gift = tokens
    .slice(0, Math.max(0, at))
    .findLastIndex((token) => isThing(token) && /gift|package/.test(token.thing.motif))
  const paper = tokens.findIndex((token, index) => index > at && wordOf(token).endsWith('paper'))
  if (at < 0 || gift < 0 || paper < 0 || paper - at > 4) return tokens
  const color = tokens.slice(at, paper).find(({ kind }) => kind === 'color')
  const own = tokens[gift] as ThingToken
  return tokens.flatMap((token, index): Token[] => {
    if (index === gift) return [...(color ? [color] : []), { ...own, thing: thingOf('wrapped-gift') }]
    if (index < at || index > paper) return [token]
    return token === color ? [] : [index === at || index === paper ? seen(token.words) : hush(token)]
  })
}

/** "Half full" and "half empty" are seen on a glass. */
export function readHalves(tokens: readonly Token[]): readonly Token[] {
  const half = tokens.findIndex(
    (token, at) => wordOf(token) === 'half' && /^(?:full|empty|filled)$/.test(wordOf(tokens[at + 1])),
  )
  const glass = tokens.findIndex((token) => isThing(token) && token.thing.motif === 'glass-of-water')
  if (half < 0) return tokens
  // Nothing shows it on other things.
  if (glass < 0)
    return tokens.map((token, at): Token =>
      at === half + 1 ? { kind: 'unknown', words: token.words } : token,
    )
  return tokens.map((token, at): Token => {
    if (at === half || at === half + 1) return seen(token.words)
    if (at === glass)
      return { ...(token as ThingToken), thing: { ...thingOf('glass-of-water'), motif: 'half-glass' } }
    return wordOf(token) === 'water' && at > half ? seen(token.words) : token
  })
}

/** Kings and pawns beside a chessboard are pieces, unless somebody plays. */
export function readChess(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some((token) => /chess/.test(wordOf(token)))) return tokens
  const isPiece = ({ words }: Token): boolean =>
    /^(?:(?:black|white|chess|golden) )?(?:king|queen|pawn|knight|bishop|rook)s?$/.test(words.join(' '))
  const people = tokens.filter(({ kind }) => kind === 'person')
  // "One king left standing" is a piece.
  const isLast = (token: Token, at: number): boolean =>
    wordOf(token) === 'left' || (wordOf(token) === 'standing' && wordOf(tokens[at - 1]) === 'left')
  const isPlayed = tokens.some(
    (token, at) => /^(?:play|mov|hold|look|think|stand|sit)/.test(token.words[0]!) && !isLast(token, at),
  )
  if (isPlayed || !people.every(isPiece)) return tokens
  return tokens.map((token, at): Token => {
    if (isLast(token, at)) return seen(token.words)
    if (token.kind === 'person' && /king|queen/.test(wordOf(token)))
      return { kind: 'thing', thing: thingOf('chess-king'), words: token.words, count: 1 }
    if (isThing(token) && token.thing.motif === 'chess-table')
      return { ...token, thing: { ...thingOf('chess-table'), motif: 'chess-board', meters: 0.6 } }
    return token
  })
}

/** A mirror that reflects somebody shows a face. */
export function readMirror(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => /^(?:reflecting|reflects|showing)$/.test(wordOf(token)))
  const mirror = tokens
    .slice(0, Math.max(0, at))
    .findLastIndex((token) => isThing(token) && token.thing.motif === 'mirror')
  if (at < 0 || mirror < 0 || tokens.some(({ kind }) => kind === 'person')) return tokens
  const shown = tokens.findIndex((token, index) => index > at && token.kind !== 'silent')
  if (!/^(?:human |sad )?face$/.test(wordOf(tokens[shown]))) return tokens
  return tokens.map((token, index): Token => {
    if (index === mirror)
      return { ...(token as ThingToken), thing: { ...thingOf('mirror'), motif: 'face-mirror' } }
    return index === at || index === shown ? seen(token.words) : token
  })
}

/** Liquids by their colors. */
const liquids: Readonly<Record<string, string>> = {
  water: '#4aa3df',
  blood: '#b3121f',
  milk: '#fbfaf4',
  oil: '#1c1a1e',
  lava: '#f0641e',
  slime: '#6fd03a',
  paint: '#3f7fe0',
  honey: '#e8a020',
  soup: '#d9781f',
  stew: '#a85f2a',
  coffee: '#5a3419',
  tea: '#a8642a',
  juice: '#f29a2e',
  wine: '#7a1530',
  beer: '#e0a030',
  poison: '#7fd03a',
  ink: '#1b2340',
  chocolate: '#5a3019',
  potion: '#8f3fd0',
  sand: '#e0c080',
}
const pourable = /^(?:bucket|bathtub|bowl|barrel|cauldron|amphora|jar|bottle|fishbowl)$/

/** The fireflies of "a jar of fireflies". */
function isOfJar(tokens: readonly Token[], at: number): boolean {
  const holder = tokens.slice(0, at).findLast(({ kind }) => kind === 'thing')
  return (
    isThing(holder) &&
    /^(?:jar|bottle)$/.test(holder.thing.motif) &&
    /^(?:of|with)$/.test(wordOf(tokens[at - 1]))
  )
}

/** "A bucket full of water": the liquid is seen in it, with its color. */
export function readLiquids(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, at): Token[] => {
    if (token.kind === 'air' && wordOf(token) === 'fireflies' && isOfJar(tokens, at))
      return [{ kind: 'thing', thing: thingOf('firefly'), words: token.words, count: 2 }]
    const color = liquids[wordOf(token)]
    const lead = tokens.slice(0, at).findLastIndex(({ kind }) => kind !== 'color' && kind !== 'quality')
    const holder = tokens.slice(0, at).findLast(isThing)
    const isIn =
      /^(?:of|with)$/.test(wordOf(tokens[lead])) &&
      holder !== undefined &&
      pourable.test(holder.thing.motif) &&
      tokens
        .slice(tokens.indexOf(holder) + 1, lead)
        .every(({ kind }) => kind === 'quality' || kind === 'silent') &&
      (wordOf(tokens[lead]) === 'of' || /^(?:full|filled)$/.test(wordOf(tokens[lead - 1])))
    if (color === undefined || !isIn) return [token]
    const isColored = tokens.slice(lead, at).some(({ kind }) => kind === 'color')
    return [
      ...(isColored ? [] : [{ kind: 'color', color, words: [''] } as const]),
      {
        kind: 'thing',
        thing: { motif: 'liquid', meters: 0.3, bearing: 'ground' },
        words: token.words,
        count: 1,
      },
    ]
  })
}

/** What lies on these covers them; all else has it all over its front. */
const lainOn = /^(?:bed|table|couch-and-lamp|tray|plate)$/

/** A bed "covered in money", a laptop "covered in sticky notes". */
export function readCovers(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ words }) => /^covered(?: in| with| by)?$/.test(words.join(' ')))
  const holder = tokens.slice(0, Math.max(0, at)).findLast(({ kind }) => kind !== 'silent')
  const cover = tokens.findIndex(
    ({ kind }, index) => index > at && !/^(?:silent|relation|color|size|quality)$/.test(kind),
  )
  const next = tokens[cover]
  const isPerson = holder?.kind === 'person'
  if (at < 0 || !(isPerson || isThing(holder)) || !isThing(next) || next.thing.meters > 0.6 || cover - at > 4)
    return tokens
  const isLain = isThing(holder) && lainOn.test(holder.thing.motif)
  return tokens.map((token, index): Token => {
    if (index === at) return { kind: 'quality', quality: {}, words: ['covered'] }
    if (index === cover && !isLain) return { ...next, isSpread: true }
    return index > at && index < cover && /^(?:in|with|by)$/.test(wordOf(token))
      ? { kind: 'silent', words: ['of'] }
      : token
  })
}

const tippable =
  /bottle|basket|bucket|jar|bag|sack|backpack|purse|package|bowl|cup|vase|amphora|luggage|garbage-can/

/** "A bottle spilling pills": it lies there, and they lie before it. */
export function readSpilling(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ words }) =>
    /^(?:spilling|spills|pouring out|spilling out)$/.test(words.join(' ')),
  )
  const [holder, next] = [
    tokens[at - 1],
    tokens.slice(at + 1).find(({ kind }) => kind !== 'silent' && kind !== 'color'),
  ]
  if (at < 1 || !isThing(holder) || !tippable.test(holder.thing.motif) || !isThing(next)) return tokens
  return tokens.flatMap((token, index): Token[] =>
    index === at
      ? [
          { kind: 'quality', quality: {}, words: ['knocked over'] },
          { kind: 'quality', quality: {}, words: ['filled'] },
          { kind: 'silent', words: ['with'] },
        ]
      : [token],
  )
}

/** "A robot with a heart in its chest": it is seen on the breast. */
export function readBreast(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token, index) =>
      /^(?:chest|breast|body|belly)$/.test(wordOf(token)) &&
      /^(?:his|her|its|the)$/.test(wordOf(tokens[index - 1])),
  )
  const lead = tokens[at - 2]
  const isLed = at > 2 && /^(?:in|inside|on)$/.test(wordOf(lead)) && isThing(tokens[at - 3])
  const isOfBody = tokens.slice(0, Math.max(0, at - 3)).some(({ kind }) => kind === 'person')
  if (!isLed || !isOfBody) return tokens
  return tokens.map((token, index): Token => {
    if (index === at) return seen(token.words)
    return index === at - 2 ? { kind: 'relation', relation: 'inside', words: token.words } : token
  })
}

/** "A cup overflowing with coffee": the drawing shows what runs over. */
export function readOverflow(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ words }) => /^overflowing(?: with)?$/.test(words.join(' ')))
  const holder = tokens[at - 1]
  const liquid = tokens.findIndex(
    (token, index) => index > at && /^(?:coffee|tea|water)$/.test(wordOf(token)),
  )
  const isCup = isThing(holder) && /beverage|mug/.test(holder.thing.motif)
  const isTub = isThing(holder) && /^(?:bathtub|sink|bucket|barrel)$/.test(holder.thing.motif)
  if (at < 1 || liquid < 0 || liquid - at > 2 || !(wordOf(tokens[liquid]) === 'water' ? isTub : isCup))
    return tokens
  return tokens.map((token, index): Token => {
    if (index === liquid) return seen(token.words)
    return index > at && index < liquid ? { kind: 'silent', words: ['the'] } : token
  })
}

/** The screen of "a laptop with a skull on the screen" is a part of it. */
export function readScreens(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at): Token => {
    const isScreen = /^(?:screen|display|monitor)$/.test(wordOf(token)) && wordOf(tokens[at - 1]) === 'the'
    const owner = tokens
      .slice(0, at)
      .find((each) => isThing(each) && /phone|laptop|television|computer|tablet/.test(each.thing.motif))
    return isScreen && owner ? seen(token.words) : token
  })
}

/** "A ladder leading to a cloud" reaches it. */
export function readStairs(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at): Token => {
    const isUp =
      /^(?:leading (?:up )?(?:to|into)|reaching(?: up)?(?: to)?|(?:going )?up to|climbing to)$/.test(
        wordOf(token),
      )
    const stair = tokens.slice(0, at).findLast(({ kind }) => kind !== 'silent')
    const next = tokens.slice(at + 1).find(({ kind }) => !/^(?:silent|color|size|quality)$/.test(kind))
    return isUp && isThing(stair) && /ladder|stair/.test(stair.thing.motif) && isThing(next)
      ? { kind: 'relation', relation: 'rising to', words: token.words }
      : token
  })
}

/** "Stuffed with" is "full of", and a ball of cables is no ball. */
export function readStuffed(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at): Token => {
    const next = wordOf(tokens[at + 1])
    if (token.kind === 'unknown' && /^(?:stuffed|crammed)$/.test(wordOf(token)) && next === 'with')
      return { kind: 'quality', quality: {}, words: token.words }
    return isThing(token) && wordOf(token) === 'ball' && next === 'of'
      ? { kind: 'unknown', words: token.words }
      : token
  })
}

/** The broken glass of a clock or a picture is a part of it. */
export function readPanes(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token, index) =>
      /^(?:glass|screen|lens)$/.test(wordOf(token)) &&
      /^(?:broken|cracked|shattered|smashed)$/.test(wordOf(tokens[index - 1])),
  )
  const lead = tokens.slice(0, Math.max(0, at)).findLastIndex((token) => wordOf(token) === 'with')
  const owner = tokens[lead - 1]
  const isPaned =
    isThing(owner) &&
    /clock|watch|picture|phone|laptop|tablet|television|compass|camera|automobile|car$|photograph/.test(
      owner.thing.motif,
    )
  if (at < 0 || lead < 1 || at - lead > 3 || !isPaned) return tokens
  return tokens.map((token, index): Token => {
    if (index === at) return seen(token.words)
    return index >= lead && index < at - 1 ? hush(token) : token
  })
}
