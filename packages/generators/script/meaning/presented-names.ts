// Single names that a text presents, with what they are.

import { isPersonNoun } from './person-nouns.ts'

/** "A dog named Togo", "its lead dog was called Balto", "her name was Ruth". */
const presents =
  /\b(?:named|called|nicknamed|name (?:is|was)) (\p{Lu}\p{Ll}{2,})(?: (\p{Lu}\p{Ll}{2,}))?(?=[ ,.;:!?]|$)/gu
/** "My boss, Lenny, told me", "my sister Ana". */
const besideNoun =
  /\b(?:[Mm]y|[Hh]is|[Hh]er|[Oo]ur|[Tt]heir|[Aa]n?) (\p{Ll}+),? (\p{Lu}\p{Ll}{2,})(?=[ ,.;:!?]|$)/gu
const maxNameWords = 4

/** The single names that a sentence presents, with what they are. A full name is known by its last word. */
export function presentedNames(
  text: string,
): { readonly word: string; readonly phrase?: string | undefined }[] {
  const named = [...text.matchAll(presents)].flatMap((found) => [
    { word: found[1]!, phrase: phraseBefore(text.slice(0, found.index), found[0]) },
    // "A biologist named Eduardo Sampaio" is Sampaio from here on.
    ...(found[2] === undefined ? [] : [{ word: found[2] }]),
  ])
  const beside = [...text.matchAll(besideNoun)].flatMap(([whole, noun, name]) => {
    if (!isPersonNoun(noun!)) return []
    const isOwn = /^(?:my|our|an?) /i.test(whole)
    const phrase = `${whole.charAt(0).toLowerCase()}${whole.slice(1)}`
    return [{ word: name!, phrase: isOwn ? phrase : undefined }]
  })
  return [...named, ...beside]
}

/** "A twelve-year-old dog" before "named Togo". */
function phraseBefore(before: string, name: string): string | undefined {
  if (!/^(?:named|called|nicknamed) /.test(name)) return undefined
  const words = before.trimEnd().split(' ').slice(-maxNameWords)
  const from = words.findLastIndex((word) => /^(?:an?|one|my|our)$/i.test(word))
  const noun = words.slice(from)
  const isPlain = from >= 0 && noun.length >= 2 && noun.slice(1).every((word) => /^[\p{Ll}-]+$/u.test(word))
  return isPlain ? `${noun.join(' ').toLowerCase()} ${name}` : undefined
}
