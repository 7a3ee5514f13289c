// What people do to each other in stories, read as other words for the same picture.

const joined = /^(?:his|her|their|the|a|an|two|three)$/

/** The words with such turns in the place of others. */
export function rewordStories(words: readonly string[]): readonly string[] {
  return [wakes, leansOver, vaccinates, players].reduce((all, turn) => turn(all), words)
}

/** Whoever wakes somebody is at the bed of a sleeper. */
function wakes(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => /^(?:waking|wakes)$/.test(word))
  const lead = words[at + 1] === 'up' ? at + 2 : at + 1
  if (at < 1 || !joined.test(words[lead] ?? '') || words[lead + 1] === undefined) return words
  return [...words.slice(0, at), 'checking', 'on', words[lead]!, 'sleeping', ...words.slice(lead + 1)]
}

/** "Giving a shot to a child" is vaccinating it. */
function vaccinates(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => /^(?:giving|gives)$/.test(word))
  const phrase = words.slice(at + 1, at + 4).join(' ')
  return at > 0 && /^(?:a|an|the) (?:shot|injection|vaccine|jab) to$/.test(phrase)
    ? [...words.slice(0, at), 'vaccinating', ...words.slice(at + 4)]
    : words
}

/** Whoever leans over a sleeper or somebody who is sick is at the bed, too. */
function leansOver(words: readonly string[]): readonly string[] {
  const at = words.findIndex(
    (word, index) => /^(?:leaning|leans|bending|bends)$/.test(word) && words[index + 1] === 'over',
  )
  const isSick = /^(?:sleeping|sick|dying)$/.test(words[at + 3] ?? '')
  return at > 0 && joined.test(words[at + 2] ?? '') && isSick
    ? [...words.slice(0, at), 'checking', 'on', ...words.slice(at + 2)]
    : words
}

/** Chess players play chess. */
function players(words: readonly string[]): readonly string[] {
  const at = words.findIndex(
    (word, index) => word === 'players' && /^(?:chess|poker|card|checkers)$/.test(words[index - 1] ?? ''),
  )
  if (at < 1) return words
  const game = words[at - 1] === 'card' ? 'cards' : words[at - 1]!
  return [...words.slice(0, at - 1), 'men', 'playing', game, ...words.slice(at + 1)]
}
