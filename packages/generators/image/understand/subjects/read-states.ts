// Finds the states that a text gives to a thing, before it ("a melting clock") or after it ("a candle, burning").

import type { Token } from '../token.ts'
import { wordOf } from '../tokens/token-tools.ts'
import { stateOf, type StateName } from '../words/things/states.ts'
import { isAnimal, type Thing } from '../words/things/things.ts'

export interface ReadStates {
  readonly motif: string
  readonly states: readonly StateName[]
  readonly color?: string
  /** The words that the drawing shows. */
  readonly tokens: readonly Token[]
}

/** More than two states hide the thing. */
const maxStates = 2

/** The thing in its states. */
export function readStates(tokens: readonly Token[], index: number, thing: Thing): ReadStates {
  let { motif } = thing
  const states: StateName[] = []
  const shown: Token[] = []
  let color: string | undefined
  const weather = tokens[index - 1]
  // A "snowy roof" has snow on it, whatever the sky does.
  if (weather?.kind === 'air' && weather.air === 'snow' && stateOf(motif, 'snow capped')) states.push('snowy')
  const isCovered = wordOf(tokens[index + 1]) === 'covered in snow' && !isAnimal(motif)
  if (isCovered && stateOf(motif, 'snow capped')) states.push('snowy')
  for (const token of statesAround(tokens, index)) {
    const isBefore = tokens.indexOf(token) < index || token.words[0] === 'made'
    if (token.kind !== 'quality') continue
    const isNatural = token.quality.shownBy?.test(motif) === true
    if (isNatural) continue
    const found = stateOf(motif, token.words.join(' '))
    // "An abandoned train overgrown with plants" is overgrown already.
    if (found?.states.length && found.states.every((state) => states.includes(state))) shown.push(token)
    else if (found && states.length + found.states.length <= maxStates) {
      motif = found.motif ?? motif
      states.push(...found.states)
      shown.push(token)
    } else if (!found && isBefore && token.quality.dye && color === undefined) {
      color = token.quality.dye
      if (!token.quality.isMoreThanDye) shown.push(token)
    }
  }
  return { motif, states, tokens: shown, ...(color === undefined ? {} : { color }) }
}

function isVoice({ words }: Token): boolean {
  return /^(?:howl|roar|bark|meow|growl|yawn|crow|hoot)(?:ing|s)$/.test(words.join(' '))
}

/** Who is "destroying your brain" is whole. */
function isDoneToNext(tokens: readonly Token[], at: number): boolean {
  const isWith = tokens[at]!.words[0] === 'overflowing' && tokens[at + 1]?.words[0] === 'with'
  if (isWith) return true
  const next = tokens.slice(at + 1).find(({ kind }) => !/^(?:silent|quality|color|size|number)$/.test(kind))
  if (/^(?:break|crack|smash|shatter)(?:ing|s)$/.test(tokens[at]!.words[0]!) && next?.kind === 'thing')
    return true
  return /^(?:destroy|ruin|wreck|kill)(?:ing|s)$/.test(tokens[at]!.words[0]!) && at < tokens.length - 1
}

/** Qualities before the thing, up to the thing before it, and after it, up to the next thing. */
function statesAround(tokens: readonly Token[], index: number): Token[] {
  const found: Token[] = []
  for (let at = index - 1; at >= 0; at--) {
    const { kind, words } = tokens[at]!
    if (kind === 'quality') found.push(tokens[at]!)
    else if (words[0] === ',' || !['silent', 'color', 'size', 'number', 'unknown'].includes(kind)) break
  }
  for (let at = index + 1; at < tokens.length; at++) {
    const { kind } = tokens[at]!
    if (kind === 'thing' || kind === 'person') break
    // "Standing on a cliff howling": a place has no voice.
    if (tokens.slice(index, at).some((each) => each.kind === 'place') && !isVoice(tokens[at]!)) continue
    if (kind === 'quality' && !isBeforeThing(tokens, at) && !isDoneToNext(tokens, at)) found.push(tokens[at]!)
  }
  return found
}

/** True for an adjective of the next thing. */
function isBeforeThing(tokens: readonly Token[], at: number): boolean {
  const next = tokens.slice(at + 1).find(({ kind }) => !['quality', 'color', 'size'].includes(kind))
  return next?.kind === 'thing' || next?.kind === 'person' || next?.kind === 'place'
}
