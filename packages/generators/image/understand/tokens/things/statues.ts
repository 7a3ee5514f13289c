// Statues of somebody: a "statue of a lion" is a lion of stone, and no lion beside a statue.

import type { Token } from '../../token.ts'

const stone = '#a9a79f'

/** Reads a statue and what it is of as one. */
export function readStatues(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, index): readonly Token[] => {
    if (!isStatue(token)) return isOfStatue(tokens, index) ? [] : [token]
    const of = tokens[index + 1]
    const whom = tokens.slice(index + 2).find(({ kind }) => kind !== 'silent' && kind !== 'quality')
    if (of?.words.join(' ') !== 'of' || (whom?.kind !== 'person' && whom?.kind !== 'thing')) return [token]
    const dyed = tokens.slice(0, index).some(({ kind }) => kind === 'color')
    const quality = dyed ? { shownBy: /./, isPart: true } : { dye: stone, look: { matter: stone } }
    return [{ kind: 'quality', quality, words: token.words }]
  })
}

function isStatue(token: Token): boolean {
  return token.kind === 'thing' && /^(?:statue|moai)$/.test(token.thing.motif) && !token.isNegated
}

/** The "of" between both. */
function isOfStatue(tokens: readonly Token[], index: number): boolean {
  const [before, token] = [tokens[index - 1], tokens[index]!]
  const whom = tokens.slice(index + 1).find(({ kind }) => kind !== 'silent' && kind !== 'quality')
  return (
    before !== undefined &&
    isStatue(before) &&
    token.words.join(' ') === 'of' &&
    (whom?.kind === 'person' || whom?.kind === 'thing')
  )
}
