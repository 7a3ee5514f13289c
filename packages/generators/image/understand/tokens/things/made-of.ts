// What a thing is made of when that is other things: "a heart made of puzzle pieces", "a throne of swords".

import type { Token } from '../../token.ts'
import type { Thing } from '../../words/things/things.ts'
import { beforeHead, seen } from '../token-tools.ts'

const making = /^(?:made|built|constructed|formed|shaped|created|woven|assembled)$/
const joints: ReadonlySet<string> = new Set([
  'of',
  'from',
  'out',
  'out of',
  'by',
  'entirely',
  'only',
  'completely',
])
/** Things of which a text says "of" alone. */
const ofAlone =
  /^(?:ladder|crown|heart|red-heart|throne|castle|bridge|cage|ship|wreath|staircase|stairs|tower|pyramid)$/
/** More words than "made entirely out of" don't stand between the two. */
const longestJoint = 4
/** A piece that is larger than the whole makes nothing. */
const largestPiece = 1.3

/** Reads a whole and its pieces as one thing. */
export function readMadeOf(tokens: readonly Token[]): readonly Token[] {
  let read = tokens
  tokens.forEach((token, index) => {
    if (token.kind !== 'thing') return
    const piece = findPiece(tokens, index)
    if (piece === undefined) return
    const { thing, words } = tokens[piece] as Extract<Token, { kind: 'thing' }>
    // "Of stained glass" is no drinking glass.
    if (words.includes('glass') || !fits(token.thing, thing)) return
    read = read.map((each, at): Token => {
      if (at === index) return { ...token, madeOf: thing.motif }
      if (at <= index || at > piece) return each
      if (joints.has(each.words.join(' '))) return { kind: 'silent', words: each.words }
      return seen(each.words)
    })
  })
  return read
}

/** Where the pieces of a whole stand. */
function findPiece(tokens: readonly Token[], whole: number): number | undefined {
  let at = whole + 1
  let isMade = false
  while (at < tokens.length && at - whole <= longestJoint) {
    const word = tokens[at]!.words.join(' ')
    if (making.test(tokens[at]!.words[0]!)) isMade = true
    else if (!joints.has(word)) break
    at++
  }
  const joint = tokens[at - 1]?.words.at(-1)
  const isOfAlone = at === whole + 2 && joint === 'of' && isBareWhole(tokens[whole]!)
  if (at === whole + 1 || !(isMade ? /^(?:of|from|by)$/.test(joint ?? '') : isOfAlone)) return undefined
  const piece = tokens.findIndex((token, index) => index >= at && !beforeHead.has(token.kind))
  return tokens[piece]?.kind === 'thing' && piece - at < 3 ? piece : undefined
}

function isBareWhole(token: Token): boolean {
  return token.kind === 'thing' && ofAlone.test(token.thing.motif)
}

function fits(whole: Thing, piece: Thing): boolean {
  // Nobody knows a wave or a snake by its outline.
  return (
    !/^(?:water-wave|snake|worm)$/.test(whole.motif) &&
    whole.motif !== piece.motif &&
    piece.meters <= Math.max(largestPiece, whole.meters)
  )
}
