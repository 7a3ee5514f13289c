// What somebody draws or writes on something is seen on it: "drawing a heart on a window".

import { thingOf, type Thing } from '../../words/things/things.ts'
import type { Token } from '../../token.ts'
import { wordOf } from '../token-tools.ts'

const deeds = /^(?:draw|paint|sketch|carv|scratch|writ)(?:ing|s|es)?\b/
const surfaces =
  /^(?:window|window-frame|mirror|brick|wall|scribbled-wall|door|blackboard|whiteboard|fence|stone|page-facing-up|billboard|tree-trunk|gravestone|log|deciduous-tree|evergreen-tree)$/
const grounds = /^(?:desert|beach|snow|road|street)$/
const describing = /^(?:silent|color|size|quality|number|air)$/

/** The tokens with the thing that bears a drawing before its drawing. */
export function readDrawnOn(tokens: readonly Token[]): readonly Token[] {
  return readSurface(
    tokens.flatMap((token, at) => (isPencilAtWork(tokens, at) ? splitPencil(token) : [token])),
  )
}

/** "A pencil drawing a road" is a pencil, and no drawing. */
function isPencilAtWork(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 2]
  return (
    /^(?:pencil|pen|crayon) drawing$/.test(wordOf(tokens[at])) &&
    /^(?:a|an|the)$/.test(wordOf(tokens[at + 1])) &&
    (next?.kind === 'thing' || next?.kind === 'place' || next?.kind === 'person')
  )
}

function splitPencil({ words }: Token): Token[] {
  return [
    { kind: 'thing', thing: thingOf(words[0] === 'crayon' ? 'crayon' : 'pencil'), words: words.slice(0, 1) },
    { kind: 'unknown', words: words.slice(1) },
  ]
}

function readSurface(tokens: readonly Token[]): readonly Token[] {
  const deed = tokens.findIndex((token) => deeds.test(wordOf(token)))
  if (deed < 0 || !tokens.slice(0, deed).some(({ kind }) => kind === 'person')) return tokens
  const on = tokens.findIndex((token, at) => at > deed + 1 && /^(?:on|onto|in|into)$/.test(wordOf(token)))
  const between = tokens.slice(deed + 1, Math.max(deed + 1, on))
  const drawing = between.find(({ kind }) => kind === 'thing')
  if (on < 0 || !between.every(({ kind }) => describing.test(kind) || /^(?:thing|unknown)$/.test(kind)))
    return tokens
  if (!between.some(({ kind }) => kind === 'thing' || kind === 'unknown')) return tokens
  const bearer = tokens.findIndex((token, at) => at > on && !describing.test(token.kind))
  const own = tokens[bearer]
  // What is drawn in the sand is told: it would stand there as a thing.
  if (own?.kind === 'place' && grounds.test(own.place))
    return tokens.map((token, at): Token => {
      if (at === deed) return { kind: 'pose', pose: 'kneeling', words: token.words }
      return token === drawing ? { kind: 'unknown', words: token.words } : token
    })
  // A window that is drawn on is a thing, and no place to be at.
  const isPane = own?.kind === 'place' && wordOf(own).endsWith('window')
  const bearing = isPane ? thingOf('window') : own?.kind === 'thing' ? own.thing : undefined
  if (!own || !bearing || !surfaces.test(bearing.motif)) return tokens
  const mark: Token = drawing
    ? { kind: 'relation', relation: 'marked with', words: ['on'] }
    : { kind: 'silent', words: tokens[on]!.words }
  return [
    ...tokens.slice(0, deed).map((token): Token => (wordOf(token) === 'spray' ? said(token) : token)),
    { kind: 'pose', pose: 'reaching', relation: 'facing', words: tokens[deed]!.words },
    // Nobody sees the mist on it.
    ...tokens
      .slice(on + 1, bearer)
      .map((token): Token => (token.kind === 'air' ? { kind: 'unknown', words: token.words } : token)),
    { kind: 'thing', thing: bearerOf(bearing), words: own.words },
    mark,
    ...between,
    ...tokens.slice(bearer + 1),
  ]
}

function said(token: Token): Token {
  return { kind: 'silent', words: token.words, isSaid: true }
}

/** A wall has nothing on it yet, and of a tree the trunk is carved. */
function bearerOf(thing: Thing): Thing {
  if (thing.motif.endsWith('wall')) return thingOf('brick')
  return /^(?:log|.*-tree)$/.test(thing.motif) ? thingOf('tree-trunk') : thing
}
