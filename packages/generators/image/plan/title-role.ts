// Who or which animal the one is whom a title tells of: in "The samurai who never lost a duel" the man with a name is a samurai.

import { splitWords } from '../motifs/words.ts'
import { readTokens, type Token } from '../understand/tokens/read-tokens.ts'
import { isAnimal } from '../understand/words/things/things.ts'

const telling = /^(?:the|an?) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+) (?:who|that|of|with|from|behind)\b/iu
/** What says nothing about how somebody looks. */
const anybody =
  /^(?:man|men|woman|women|person|people|boy|girl|guy|kid|child|children|human|somebody|someone|friend|king|queen)$/

/**
 * What a title, or the beginning of a text, calls the person whom it is about; undefined where it names nobody, or only a
 * man.
 */
export function roleInTitle(...titles: readonly string[]): string | undefined {
  for (const title of titles) {
    const token = toldOf(title)
    if (token?.kind === 'person' && token.roles.length === 1 && !anybody.test(token.words.at(-1)!))
      return token.words.join(' ')
  }
  return undefined
}

/** The animal that a title, or the beginning of a text, tells of: "The octopus that escaped". */
export function animalInTitle(...titles: readonly string[]): string | undefined {
  for (const title of titles) {
    const token = toldOf(title)
    if (token?.kind === 'thing' && isAnimal(token.thing.motif)) return token.words.join(' ')
  }
  return undefined
}

function toldOf(title: string): Token | undefined {
  const [, named] = telling.exec(title.slice(0, maxTitle)) ?? []
  return named === undefined ? undefined : readTokens(splitWords(named)).at(-1)
}

const maxTitle = 200
