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

const soccer =
  /^(?:ball|football|soccer|goalkeeper|goalie|keeper|striker|kick|kicks|kicking|penalty|shoots|shooting|scores|scoring|net)$/

/** Whoever scores a goal kicks the ball into it; a goal among footballers is one with a net. */
export function scoreGoal(words: readonly string[]): readonly string[] {
  const goal = words.findIndex((word) => /^goals?$/.test(word))
  const isNamed = words[goal - 1] === 'soccer' || words[goal - 1] === 'football'
  if (goal < 1 || isNamed || !words.some((word) => soccer.test(word))) return words
  const verb = words.findIndex((word, at) => /^(?:scores|scoring)$/.test(word) && goal - at < 4 && at < goal)
  const isOther = words.some((word) => /^(?:hockey|puck|celebrating|celebrates|stick)$/.test(word))
  if (isOther) return words
  const rest = words.slice(goal + 1)
  const into = words.findIndex((word, at) => /^(?:into|in|at)$/.test(word) && goal - at < 4 && at < goal)
  if (verb >= 0) return [...words.slice(0, verb), 'kicking', ...aimed, ...rest]
  const lead = words.slice(0, into < 0 ? goal : into)
  const ball = lead.indexOf('ball')
  const isKicked = ball > 1 && lead.slice(ball - 3, ball).some((word) => word.startsWith('kick'))
  if (into >= 0 && isKicked) return [...lead.slice(0, ball), ...aimed.slice(1), ...rest]
  return [...lead, ...(into < 0 ? [] : ['towards', 'a']), 'soccer', 'goal', ...rest]
}

const aimed = ['a', 'soccer', 'ball', 'towards', 'a', 'soccer', 'goal']

const balls: readonly (readonly [game: RegExp, ball: readonly string[]])[] = [
  [/^golf(?:er|ers|ing)?$/, ['golf', 'ball']],
  [/^tennis$/, ['tennis', 'ball']],
  [/^bowl(?:er|ers|ing)$/, ['bowling', 'ball']],
]

/** The ball of a golfer is a golf ball, and the bunker on a course is no cellar. */
export function ballOfGame(words: readonly string[]): readonly string[] {
  const [, ball] = balls.find(([game]) => words.some((word) => game.test(word))) ?? []
  if (!ball) return words
  const isGolf = ball[0] === 'golf'
  return words.flatMap((word, at) => {
    if (word === 'bunker' && isGolf) return ['sandpit']
    const isPlain = /^(?:a|an|the|his|her|and|white|yellow|little)$/.test(words[at - 1] ?? '')
    return word === 'ball' && isPlain && words[at + 1] !== 'of' ? ball : [word]
  })
}
