// What somebody learns, tries or prepares to do is what they are seen doing.

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
  // How a child learns to walk has a drawing of its own.
  if (at < 0 || verb === undefined || /^(?:walk|be|have|get|do|use|make)$/.test(verb)) return words
  const from = /^(?:getting|gets)$/.test(words[at - 1] ?? '') ? at - 1 : at
  return [...words.slice(0, from), gerundOf(verb), ...words.slice(to + 2)]
}

function gerundOf(verb: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`
  if (/[^e]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  return /^[^aeiou]*[aeiou][bdglmnprt]$/.test(verb) ? `${verb}${verb.at(-1)!}ing` : `${verb}ing`
}
