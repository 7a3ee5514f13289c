// Several colorful things have a color each.

import type { Token } from '../token.ts'

/** One color for each of several colorful things. */
export const gaudy = ['#e0503c', '#2f8fd0', '#f2c23f', '#4fa85a', '#a066c4', '#f08a3c'] as const

/** The word that asks for it, before the thing at an index. */
export function findColorful(tokens: readonly Token[], index: number): Token | undefined {
  for (let at = index - 1; at >= 0; at--) {
    const token = tokens[at]!
    if (token.kind === 'quality' && /^colou?rful$|^multicolou?red$/.test(token.words[0]!)) return token
    if (!['silent', 'quality', 'size', 'number'].includes(token.kind)) return undefined
  }
  return undefined
}
