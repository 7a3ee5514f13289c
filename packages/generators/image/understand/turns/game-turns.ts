// Games that are played at a table, read as the table with the game on it.

const tableGames: Readonly<Record<string, readonly string[]>> = {
  cards: ['poker', 'game'],
  poker: ['poker', 'game'],
  blackjack: ['poker', 'game'],
  rummy: ['poker', 'game'],
  solitaire: ['poker', 'game'],
  checkers: ['board', 'game'],
  draughts: ['board', 'game'],
  dominoes: ['board', 'game'],
  backgammon: ['board', 'game'],
  monopoly: ['board', 'game'],
  mahjong: ['board', 'game'],
}

/** Whoever is "playing cards" sits at a table with cards; "playing cards" that nobody plays are things. */
export function playAtTable(words: readonly string[]): readonly string[] {
  const at = words.findIndex(
    (word, index) =>
      /^(?:playing|plays|play)$/.test(word) && Object.hasOwn(tableGames, words[index + 1] ?? ''),
  )
  // "A deck of playing cards", "a house of playing cards".
  if (at < 1 || /^(?:of|the|a|an|with|his|her|and|from|old|some|five|four|on)$/.test(words[at - 1]!))
    return words
  return [...words.slice(0, at), 'playing', ...tableGames[words[at + 1]!]!, ...words.slice(at + 2)]
}
