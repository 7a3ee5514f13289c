// Who or which animal the one is whom a title tells of: in "The samurai who never lost a duel" the man with a name is a samurai.

import { splitWords } from '../motifs/words.ts'
import { readTokens, type Token } from '../understand/tokens/read-tokens.ts'
import { isAnimal } from '../understand/words/things/things.ts'

const telling = /\b(?:the|an?) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+) (?:who|that|of|with|from|behind)\b/iu
/** What says nothing about how somebody looks. */
const anybody =
  /^(?:man|men|woman|women|person|people|boy|girl|guy|kid|child|children|human|somebody|someone|friend|king|queen)$/

/** What a title calls the person whom its text is about; undefined where it names nobody, or only a man. */
export function roleInTitle(title: string): string | undefined {
  const token = toldOf(title)
  const isOne = token?.kind === 'person' && token.roles.length === 1
  return isOne && !anybody.test(token.words.at(-1)!) ? token.words.join(' ') : undefined
}

/** The animal that a title tells of: "The octopus that escaped". */
export function animalInTitle(title: string): string | undefined {
  const token = toldOf(title)
  return token?.kind === 'thing' && isAnimal(token.thing.motif) ? token.words.join(' ') : undefined
}

function toldOf(title: string): Token | undefined {
  const [, named] = telling.exec(title.slice(0, maxTitle)) ?? []
  return named === undefined ? undefined : readTokens(splitWords(named)).at(-1)
}

const maxTitle = 200
