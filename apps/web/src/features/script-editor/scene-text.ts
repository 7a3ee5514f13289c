// A scene's words as editable text: caret positions, stressed words, and the script as one text.

import type { Scene } from '@vivify/contract/project'

/** The contract's limit for `emphasis` in a scene. */
const maxEmphasis = 20

/** Splits a text into words the way the timeline does. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}

/** The index of the first word after a split at this caret: a caret inside a word splits before that word. */
export function wordIndexAt(text: string, caret: number): number {
  const before = text.slice(0, caret)
  const isInsideWord = /\S$/.test(before) && /^\S/.test(text.slice(caret))
  return wordsOf(before).length - (isInsideWord ? 1 : 0)
}

/** The first and last word that a selection touches; null if it touches none. */
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

/** A word without case and punctuation, for the same comparison as in the timeline. */
export function bareWord(token: string): string {
  return token.toLowerCase().replace(/[^\p{L}\p{N}%$€£]/gu, '')
}

/** The bare words that a scene stresses. */
export function stressedWords(emphasis: readonly string[]): ReadonlySet<string> {
  return new Set(emphasis.flatMap((phrase) => wordsOf(phrase).map(bareWord)).filter(Boolean))
}

/** Stresses the words that are not stressed; if all of them are, removes their stress. */
export function toggleEmphasis(emphasis: readonly string[], words: readonly string[]): string[] {
  const bare = [...new Set(words.map(bareWord).filter(Boolean))]
  const stressed = stressedWords(emphasis)
  const missing = bare.filter((word) => !stressed.has(word))
  if (missing.length > 0) return [...emphasis, ...missing].slice(0, maxEmphasis)
  // A phrase that loses a word keeps its other words.
  return emphasis.flatMap((phrase) =>
    wordsOf(phrase).some((word) => bare.includes(bareWord(word)))
      ? wordsOf(phrase).filter((word) => !bare.includes(bareWord(word)))
      : [phrase],
  )
}

/** Joins the scenes of a script into one text, separated by blank lines. */
export function textOfScenes(scenes: readonly Scene[]): string {
  return scenes.map((scene) => scene.say.trim()).join('\n\n')
}

/**
 * Converts an edited text to scenes. An unchanged paragraph keeps its scene, even if it moved. A changed paragraph
 * takes over the picture and title of the scene at its position. A new paragraph gets a blank scene.
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

/** An empty scene. */
export function blankScene(id: string): Scene {
  return {
    id,
    say: '',
    onScreen: null,
    visual: { kind: 'auto', prompt: '', asset: null, motion: 'auto', variant: 0 },
    emphasis: [],
  }
}
