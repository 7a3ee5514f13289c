// What the words around a person say of clothes, age, hair and mood.

import type { Look } from '../../figures/look.ts'
import { garmentNamed, putOn } from '../words/garments.ts'
import type { Token } from '../token.ts'

/** The clothes that are named after a person, up to the next person or thing. */
export function readClothes(
  tokens: readonly Token[],
  index: number,
): { wear: Partial<Look>; tokens: Token[] } {
  let wear: Partial<Look> = {}
  const worn: Token[] = []
  for (let at = index + 1; at < tokens.length; at++) {
    const token = tokens[at]!
    if (token.kind === 'person') break
    if (token.kind !== 'clothing') continue
    const before = tokens.slice(index + 1, at).findLast(({ kind }) => kind !== 'silent' && kind !== 'quality')
    const color = before?.kind === 'color' ? before : undefined
    const leads = tokens
      .slice(index + 1, at)
      .filter((each) => each.kind === 'relation' && /^(?:wear|in$)/.test(each.words[0]!))
    wear = putOn(wear, garmentNamed(token.words.join(' '))!(color?.color))
    worn.push(token, ...(color ? [color] : []), ...leads)
  }
  return { wear, tokens: worn }
}

/** Age, hair and mood: adjectives before a person, or after it up to the next thing ("a boxer, exhausted"). */
export function readLook(tokens: readonly Token[], index: number): { wear: Partial<Look>; tokens: Token[] } {
  let wear: Partial<Look> = {}
  const found: Token[] = []
  for (let at = index - 1; at >= 0; at--) {
    const token = tokens[at]!
    if (token.kind === 'quality' && token.quality.look) {
      wear = putOn(wear, token.quality.look)
      found.push(token)
    } else if (!['silent', 'quality', 'size', 'color', 'number', 'pose'].includes(token.kind)) break
  }
  for (const token of tokens.slice(index + 1)) {
    if (token.kind === 'person' || token.kind === 'thing') break
    if (token.kind !== 'quality' || !token.quality.look) continue
    const after = tokens.slice(tokens.indexOf(token) + 1).find(({ kind }) => kind !== 'silent')
    // In "an old library" nobody is old but the room.
    if (after?.kind === 'person' || after?.kind === 'thing' || after?.kind === 'place') break
    wear = putOn(wear, token.quality.look)
    found.push(token)
  }
  return { wear, tokens: found }
}
