// What somebody does, said before the person: "a drowning man", "a whistling boy".

import { deeds } from '../words/deeds/everyday-deeds.ts'
import type { Token } from '../token.ts'

const between: ReadonlySet<string> = new Set(['quality', 'color', 'size'])
/** Words that describe more than a deed, or somebody's trade. */
const others =
  /^(?:building|stopping|pressing|ringing|saving|trading|helping|supporting|guiding|racing|conducting|beaming)$/

/** Reads participles before a person as what the person does. */
export function readAttributes(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, index): Token => {
    const [word] = token.words
    const isOpen = token.kind === 'unknown' || (token.kind === 'quality' && token.quality.look === undefined)
    if (!isOpen || token.words.length > 1 || !word!.endsWith('ing') || others.test(word!)) return token
    const deed = deeds.get(word!)
    const next = tokens.slice(index + 1).find(({ kind }) => !between.has(kind))
    if (!deed || next?.kind !== 'person') return token
    const { relation: _, ...own } = deed
    return { kind: 'pose', pose: deed.pose, deed: own, words: token.words }
  })
}
