// What somebody learns, tries or prepares to do is what they are seen doing.

import { gerundFor } from '../words/deeds/verb-forms.ts'

const intents: ReadonlySet<string> = new Set(
  'learning learns trying tries struggling struggles attempting attempts preparing prepares ready starting starts beginning begins'.split(
    ' ',
  ),
)

/** "A girl learning to skate" is skating, and "a man trying to lift a car" is lifting it. */
export function rewordIntents(words: readonly string[]): readonly string[] {
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      (intents.has(word) || word === 'about') &&
      /^(?:how )?to /.test(`${words[index + 1]} ${words[index + 2]} `),
  )
  const to = words.indexOf('to', at)
  const verb = words[to + 1]
  const gerund = gerundFor(verb)
  // How a child learns to walk has a drawing of its own.
  if (at < 0 || gerund === undefined || /^(?:walk|be|have|get|do|use|make)$/.test(verb!)) return words
  const from = /^(?:getting|gets)$/.test(words[at - 1] ?? '') ? at - 1 : at
  return [...words.slice(0, from), gerund, ...words.slice(to + 2)]
}
