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

/** Two who argue over a game play it with angry faces. */
export function argueOverGame(words: readonly string[]): readonly string[] {
  const at = words.findIndex(
    (word, index) =>
      /^(?:arguing|argue|fighting|fight|quarreling)$/.test(word) && words[index + 1] === 'over',
  )
  const rest = words.slice(at + 2)
  const game = rest.findIndex((word) => /^(?:chess|card|poker|board|cards|checkers|dominoes)$/.test(word))
  if (at < 2 || game < 0 || game > 2) return words
  const name =
    rest[game] === 'card' || rest[game] === 'poker'
      ? 'cards'
      : rest[game] === 'board'
        ? 'checkers'
        : rest[game]!
  const end = rest[game + 1] === 'game' || rest[game + 1] === 'match' ? game + 2 : game + 1
  return [words[0]!, 'angry', ...words.slice(1, at), 'playing', name, ...rest.slice(end)]
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
