// Who is trapped or locked in something is inside of it, however small such a thing usually is: a bottle, an hourglass, a
// mirror, a painting.

import type { Token } from '../../token.ts'
import { beforeHead, wordOf } from '../token-tools.ts'

const caught =
  /^(?:trapped|stuck|imprisoned|sealed|captured|caught|locked|locked up|confined|enclosed|encased|caged|held captive|captive)$/
const between: ReadonlySet<Token['kind']> = new Set([...beforeHead, 'unknown'])

/** What shows who is in it. */
const prisons =
  /bottle|^jar$|hourglass|^mirror$|crystal|snow-globe|globe|cage|bubble|bulb|gem-stone|lantern|framed-picture|portrait|photograph|television|monitor|mobile-phone|laptop|desktop-computer|tablet|clock|ice-block|glass-dome|fishbowl|fish-tank|test-tube|flask|chalice|computer|egg$|fishing-net|net-trap|spider-web/

/** "Trapped in", "locked up inside of": one word that leads into a prison. */
export function readCaptives(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => caught.test(wordOf(token).replace(/ (?:in|inside)$/, '')))
  if (at < 0) return tokens
  const isWhole = /(?:in|inside)$/.test(wordOf(tokens[at]))
  const way = isWhole ? at : at + 1
  if (!isWhole && !/^(?:in|inside|inside of|within)$/.test(wordOf(tokens[way]))) return tokens
  const prison = tokens.slice(way + 1).find(({ kind }) => !between.has(kind))
  if (prison?.kind !== 'thing' || !prisons.test(prison.thing.motif)) return tokens
  const words = [...new Set([at, way])].flatMap((index) => tokens[index]!.words)
  return [...tokens.slice(0, at), { kind: 'relation', relation: 'inside', words }, ...tokens.slice(way + 1)]
}

/** True for the word of such a bond. */
export function isCaptivity(word: string | undefined): boolean {
  return (
    word !== undefined &&
    caught.test(word.replace(/ (?:in|inside|inside of|within)$/, '')) &&
    word.includes(' ')
  )
}
