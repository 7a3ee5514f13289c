// A scene's words as text to type in: where the caret stands, what is stressed, how long it takes.

import type { Scene } from '@vivify/contract/project'

/** The contract's limit of stressed words in a scene. */
const maxEmphasis = 20

/** The words of a text, as the timeline counts them. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}

/** The word that a split at this caret comes before: a caret inside a word splits before that word. */
export function wordIndexAt(text: string, caret: number): number {
  const before = text.slice(0, caret)
  const isInsideWord = /\S$/.test(before) && /^\S/.test(text.slice(caret))
  return wordsOf(before).length - (isInsideWord ? 1 : 0)
}

/** First and last word that a selection touches; null where it touches none. */
export function wordRangeAt(
  text: string,
  start: number,
  end: number,
): { first: number; last: number } | null {
  const hits: number[] = []
  let index = 0
  for (const word of text.matchAll(/\S+/g)) {
    if (word.index <= end && word.index + word[0].length >= start) hits.push(index)
    index++
  }
  return hits.length === 0 ? null : { first: hits[0]!, last: hits.at(-1)! }
}

/** A word without case and punctuation, compared as the timeline does. */
export function bareWord(token: string): string {
  return token.toLowerCase().replace(/[^\p{L}\p{N}%$€£]/gu, '')
}

/** The bare words that a scene stresses. */
export function stressedWords(emphasis: readonly string[]): ReadonlySet<string> {
  return new Set(emphasis.flatMap((phrase) => wordsOf(phrase).map(bareWord)).filter(Boolean))
}

/** Stresses words that are not yet, or frees them when all of them are. */
export function toggleEmphasis(emphasis: readonly string[], words: readonly string[]): string[] {
  const bare = [...new Set(words.map(bareWord).filter(Boolean))]
  const stressed = stressedWords(emphasis)
  const missing = bare.filter((word) => !stressed.has(word))
  if (missing.length > 0) return [...emphasis, ...missing].slice(0, maxEmphasis)
  // A phrase that loses a word keeps the others.
  return emphasis.flatMap((phrase) =>
    wordsOf(phrase).some((word) => bare.includes(bareWord(word)))
      ? wordsOf(phrase).filter((word) => !bare.includes(bareWord(word)))
      : [phrase],
  )
}

/** The scenes of a script as one text, a blank line between them. */
export function textOfScenes(scenes: readonly Scene[]): string {
  return scenes.map((scene) => scene.say.trim()).join('\n\n')
}

/**
 * Scenes of an edited text. A paragraph that stayed keeps its scene wherever it went; one that changed keeps the
 * picture and title of the scene in its place; a new one gets a fresh scene.
 */
export function scenesOfText(text: string, known: readonly Scene[], newId: () => string): Scene[] {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => wordsOf(paragraph).join(' '))
    .filter(Boolean)
  const left = new Map(known.map((scene) => [scene.id, scene]))
  const kept = paragraphs.map((say) => {
    const match = [...left.values()].find((scene) => wordsOf(scene.say).join(' ') === say)
    if (match) left.delete(match.id)
    return match ?? null
  })
  return paragraphs.map((say, index) => {
    if (kept[index]) return kept[index]
    const inPlace = known[index]
    if (inPlace && left.delete(inPlace.id)) return { ...inPlace, say }
    return { ...blankScene(newId()), say }
  })
}

/** A scene with nothing in it yet. */
export function blankScene(id: string): Scene {
  return {
    id,
    say: '',
    onScreen: null,
    visual: { kind: 'auto', prompt: '', asset: null, motion: 'auto', variant: 0 },
    emphasis: [],
  }
}
