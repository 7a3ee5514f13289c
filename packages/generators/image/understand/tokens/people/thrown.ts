// What is thrown or sprayed on somebody or something is done from beside it: nobody stands on what they splash.

import type { Token } from '../../token.ts'

const deeds = /^(?:throw|spray|splash|spit|hurl|squirt|shoot|blow|spill|dump|pour)(?:ing|s|es)?$/

/** The tokens with "on" as "at" after such a deed. */
export function readThrown(tokens: readonly Token[]): readonly Token[] {
  const deed = tokens.findIndex(({ words }) => deeds.test(words[0]!))
  if (deed < 0) return tokens
  const on = tokens.findIndex(
    (token, at) =>
      at > deed && token.kind === 'relation' && /^(?:on|onto|over|in)$/.test(token.words.join(' ')),
  )
  const between = tokens.slice(deed + 1, Math.max(deed + 1, on))
  const isPoured = /^(?:spill|dump|pour)/.test(tokens[deed]!.words[0]!)
  const isDirect = between.every(
    ({ kind }) =>
      /^(?:silent|unknown|color|size|quality|air|number)$/.test(kind) || (isPoured && kind === 'thing'),
  )
  const next = tokens.slice(on + 1).find(({ kind }) => !/^(?:silent|color|size|quality|number)$/.test(kind))
  const isTarget = next?.kind === 'person' || (next?.kind === 'thing' && !isPoured)
  if (on < 0 || !isDirect || !isTarget) return tokens
  return tokens.map((token, at): Token => {
    // Paint is no word of grammar here.
    if (at > deed && at < on && token.words[0] === 'paint') return { kind: 'unknown', words: token.words }
    return at === on ? { kind: 'relation', relation: 'facing', words: token.words } : token
  })
}
