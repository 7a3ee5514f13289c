// Symbols for abstract prompts. Hope and time can't be drawn, and whoever asks for them expects their usual symbols. Used
// only where a prompt names no person and no thing.

import { roles } from '../../words/people/people.ts'
import type { Token } from '../../token.ts'
import { poseOfSymbol, thingOfSymbol } from '../../words/symbol-words.ts'
import { thingOf } from '../../words/things/things.ts'

/** Words around an abstraction that ask for nothing more: the "feeling of", the "passage of". */
const frames = new Set(
  'feeling concept passage sense idea nature beauty art importance symbol meaning notion emotion metaphor state representation'.split(
    ' ',
  ),
)

/** Replaces abstractions by what stands for them, if the text names nothing else to draw. */
export function drawSymbols(tokens: readonly Token[]): readonly Token[] {
  if (tokens.some(({ kind }) => kind === 'person')) return tokens
  if (tokens.some(({ kind }) => kind === 'thing') && !isTitle(tokens)) return tokens
  const isAbstract = tokens.some((token) => symbolOf(token) !== undefined)
  const seen = new Set<string>()
  return isAbstract
    ? tokens.map((token, index) => {
        // The "dream" of a dream house is no moon.
        if (tokens[index + 1]?.kind === 'thing') return token
        const isFrame = tokens[index + 1]?.words[0] === 'of' && frames.has(token.words.join(' '))
        const symbol = symbolOf(token)
        if (isFrame) return { kind: 'size', size: 1, words: token.words }
        // One symbol stands for all words that have it.
        const isSecond = symbol !== undefined && seen.has(nameOf(symbol))
        if (symbol) seen.add(nameOf(symbol))
        return isSecond ? token : (symbol ?? token)
      })
    : tokens
}

/**
 * "Time is money", "how algorithms control your mind": words about things, and no picture of "a" thing in a place. What
 * can't be drawn beside the things is drawn as its symbol there, too.
 */
function isTitle(tokens: readonly Token[]): boolean {
  const isPlaced = tokens.some(
    ({ kind, words }) => kind === 'place' || /^(?:on|in|under|inside|holding)$/.test(words.join(' ')),
  )
  return (
    !isPlaced &&
    !tokens.some(({ words }) => /^(?:an?|two|three)$/.test(words[0]!)) &&
    tokens.filter(({ kind }) => kind === 'thing').length < 3
  )
}

function nameOf(token: Token): string {
  return token.kind === 'thing' ? token.thing.motif : token.kind === 'person' ? token.roles[0]!.pose! : ''
}

function symbolOf({ kind, words }: Token): Token | undefined {
  if (kind !== 'unknown' && kind !== 'quality' && kind !== 'pose') return undefined
  const word = words.join(' ')
  const motif = thingOfSymbol.get(word)
  if (motif !== undefined) return { kind: 'thing', thing: thingOf(motif), isSymbol: true, words }
  const pose = poseOfSymbol.get(word)
  return pose && { kind: 'person', roles: [{ ...roles.get('person')!, pose }], words }
}
