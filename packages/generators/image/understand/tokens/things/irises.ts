// What is seen in an eye from near: "an eye with a galaxy in the pupil", "close-up of an eye reflecting a fire".

import type { Token } from '../../token.ts'
import { thingOf } from '../../words/things/things.ts'
import { hush, isThing, seen, wordOf, type ThingToken } from '../token-tools.ts'

const reflects = /^(?:reflecting|reflects|mirroring|showing|seeing)$/
const within =
  /^(?:in|inside|reflected|reflected in|inside of|it|its|the|pupil|iris|eyeball|reflection|reflections|instead|of|as|for|a|eye)$/
const worlds: readonly (readonly [words: RegExp, motif: string])[] = [
  [/galaxy|universe|cosmos|milky way|^space$/, 'galaxy'],
  [/city|skyline/, 'city-block'],
  [/(?:^|\s)(?:flames?|fire)$/, 'fire'],
  [/(?:^|\s)lightning$/, 'high-voltage'],
]

/** The tokens with an eye that has something before its iris. */
export function readIrises(tokens: readonly Token[]): readonly Token[] {
  const eye = tokens.findIndex((token) => isThing(token) && token.thing.motif.endsWith('human-eye'))
  if (eye < 0 || tokens.slice(0, eye).some(({ kind }) => kind === 'person' || kind === 'thing')) return tokens
  const shown = tokens.findIndex((token, at) => at > eye && pictureOf(token) !== undefined)
  const picture = shown < 0 ? undefined : pictureOf(tokens[shown]!)
  if (!picture) return tokens
  const [lead, rest] = [tokens.slice(eye + 1, shown), tokens.slice(shown + 1)]
  const isReflected = lead.some((token) => reflects.test(wordOf(token)))
  const isWith = [...lead, tokens[shown]!].some(({ words }) => words[0] === 'with')
  const isWithin = rest.length > 0 && rest.every((token) => token.words.every((word) => within.test(word)))
  if (!isReflected && !(isWith && isWithin)) return tokens
  return tokens.flatMap((token, at): Token[] => {
    if (at === shown)
      return [
        { kind: 'relation', relation: 'marked with', words: [''] },
        { ...picture, count: 1 },
      ]
    if (at > eye && at < shown && (reflects.test(wordOf(token)) || wordOf(token) === 'with'))
      return [wordOf(token) === 'with' ? hush(token) : seen(token.words)]
    if (at <= shown || !isWithin) return [token]
    return [
      token.words.some((word) => /^(?:pupil|iris|eyeball|refle)/.test(word)) ? said(token) : hush(token),
    ]
  })
}

/** In the picture, and no state of what is beside it. */
function said({ words }: Token): Token {
  return { kind: 'silent', words, isSaid: true }
}

function pictureOf(token: Token): ThingToken | undefined {
  if (isThing(token) && !token.thing.motif.endsWith('human-eye')) return token
  const motif = worlds.find(([words]) => words.test(wordOf(token)))?.[1]
  return motif && /^(?:place|air|quality)$/.test(token.kind)
    ? { kind: 'thing', thing: thingOf(motif), words: token.words }
    : undefined
}
