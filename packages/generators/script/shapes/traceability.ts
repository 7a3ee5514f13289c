import { numberNames } from './list-points.ts'
import { closingLines } from './source-call-to-action.ts'
import { openHookFrames } from './source-hooks.ts'
import type { ScriptDraft } from '../types.ts'

export interface UntracedWords {
  /** The spoken text that contains them. */
  readonly text: string
  readonly words: readonly string[]
}

// Words that cleaning writes for spoken forms and tightening for longer ones.
const rewritten = [
  'but',
  'going',
  'want',
  'have',
  'about',
  'to',
  'because',
  'are',
  'will',
  'the',
  'said',
  'minutes',
  'so',
  'which',
  'is',
]

/**
 * Finds words of a draft that its source lacks: any number, name or other word, except the fixed closing lines, open
 * questions and the numbers of points. Empty when every word is from the source. `topic` is the phrase used in open questions.
 */
export function findUntraced(draft: ScriptDraft, source: string): UntracedWords[] {
  const known = new Set([...wordsOf(source), ...rewritten])
  const spoken = [
    draft.hook.text,
    ...draft.hookAlternatives.map((hook) => hook.text),
    ...draft.scenes.map((scene) => scene.say),
    draft.callToAction,
  ]
  return spoken
    .map((text) => ({ text, words: wordsOf(withoutFixedLines(text)).filter((word) => !known.has(word)) }))
    .filter((found) => found.words.length > 0)
}

/** Finds words of one spoken text that its source sentences lack. `names` are allowed replacements of a pronoun. */
export function findUntracedWords(
  text: string,
  sources: readonly string[],
  names: readonly string[],
): string[] {
  const known = new Set([...sources, ...names].flatMap(wordsOf).concat(rewritten))
  return wordsOf(withoutFixedLines(text)).filter((word) => !known.has(word))
}

function withoutFixedLines(text: string): string {
  const name = numberNames.find((each) => text.startsWith(`${each}: `))
  let rest = name === undefined ? text : text.slice(name.length + 2)
  for (const line of Object.values(closingLines)) rest = rest.replace(line, ' ')
  for (const frame of openHookFrames) {
    const [before, after] = frame.split('{topic}')
    const isFrame = after === undefined ? rest === before : rest.startsWith(before!) && rest.endsWith(after)
    if (isFrame) rest = rest.slice(before!.length, after === undefined ? undefined : -after.length)
  }
  return rest
}

/** Words and numbers in lower case; "don't" is one word, "$1,200" is "1,200". */
function wordsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/’/g, "'")
      .match(/\p{N}+(?:[.,:]\p{N}+)*|\p{L}+(?:'\p{L}+)?/gu) ?? []
  return words.map((word) => word.replace(/'s?$/, ''))
}
