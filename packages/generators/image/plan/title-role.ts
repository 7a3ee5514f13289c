// Who the one is whom a title tells of: in "The samurai who never lost a duel" the man with a name is a samurai.

import { splitWords } from '../motifs/words.ts'
import { readTokens } from '../understand/tokens/read-tokens.ts'

const telling = /\b(?:the|an?) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?:who|that|of|with|from|behind)\b/iu
/** What says nothing about how somebody looks. */
const anybody =
  /^(?:man|men|woman|women|person|people|boy|girl|guy|kid|child|children|human|somebody|someone|friend|king|queen)$/

/** What a title calls the person whom its text is about; undefined where it names nobody, or only a man. */
export function roleInTitle(title: string): string | undefined {
  const [, named] = telling.exec(title.slice(0, maxTitle)) ?? []
  if (named === undefined) return undefined
  const token = readTokens(splitWords(named)).at(-1)
  const isOne = token?.kind === 'person' && token.roles.length === 1
  const name = token?.words.join(' ') ?? ''
  return isOne && !anybody.test(token.words.at(-1)!) ? name : undefined
}

const maxTitle = 200
