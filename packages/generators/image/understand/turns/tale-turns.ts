// Turns of speech of tales that are read as other words for the same picture. See `reword.ts`.

type Turn = (words: readonly string[]) => readonly string[]

/** Whoever is on a raft "waves at a ship", and no waves are seen. */
function wavesAt(words: readonly string[]): readonly string[] {
  return words.map((word, index) =>
    word === 'waves' &&
    /^(?:at|to|goodbye|farewell)$/.test(words[index + 1] ?? '') &&
    !/^(?:night|dawn|dusk|sunset|sunrise|sea)$/.test(words[index + 2] ?? '') &&
    !/^(?:the|ocean|sea|big|huge|of|and|giant|high)$/.test(words[index - 1] ?? '')
      ? 'waving'
      : word,
  )
}

/** "A village burns at night" is one in flames; who "burns a letter" does something. */
function burns(words: readonly string[]): readonly string[] {
  return words.map((word, index) =>
    /^burns?$/.test(word) &&
    index > 1 &&
    /^(?:at|in|behind|during|under|by|while|near|,|)$/.test(words[index + 1] ?? '')
      ? 'burning'
      : word,
  )
}

/** Whoever is turned into stone is of stone. */
function turnedInto(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => /^turn(?:s|ing|ed)$/.test(word))
  const into = words.indexOf('into', at)
  const matter = words[into + 1]
  if (at < 1 || into < at + 2 || into > at + 5 || !/^(?:stone|gold|ice|glass)$/.test(matter ?? ''))
    return words
  return [
    ...words.slice(0, at),
    'facing',
    ...words.slice(at + 1, into),
    'made',
    'of',
    matter!,
    ...words.slice(into + 2),
  ]
}

/** "A pirate and a sailor row a boat", and no row of boats is seen. */
function rowBoat(words: readonly string[]): readonly string[] {
  return words.map((word, index) =>
    word === 'row' &&
    index > 1 &&
    !/^(?:a|an|the|one|in|front|back|first|last|second|long|each)$/.test(words[index - 1]!) &&
    /^(?:a|an|the|their|across|over|through|towards)$/.test(words[index + 1] ?? '')
      ? 'rowing'
      : word,
  )
}

/** Two who "have tea" are having it. */
function haveMeal(words: readonly string[]): readonly string[] {
  return words.map((word, index) =>
    word === 'have' && /^(?:tea|dinner|lunch|breakfast|coffee|supper)$/.test(words[index + 1] ?? '')
      ? 'having'
      : word,
  )
}

/** Who looks "into a child's bedroom window" looks through a window into a bedroom. */
function peerInside(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => /^(?:look|peek|peep|peer|star|gaz)(?:s|es|ing)?$/.test(word))
  if (at < 1 || words[at + 1] !== 'into') return words
  const window = words.findIndex((word, index) => index > at && /^windows?$/.test(word))
  if (window < 0 || window > at + 6) return words
  const room = words.slice(at + 2, window).find((word) => /room$|^kitchen$|^attic$|^cell$/.test(word))
  if (room === undefined) return words
  return [...words.slice(0, at + 1), 'through', 'the', 'window', 'in', 'a', room, ...words.slice(window + 1)]
}

/** Who waves "from the cockpit of a plane" is in the plane. */
function inCockpit(words: readonly string[]): readonly string[] {
  const at = words.indexOf('cockpit')
  const isOfPlane = words
    .slice(at + 1, at + 5)
    .some((word) => /^(?:plane|biplane|airplane|fighter|jet|helicopter|bomber)$/.test(word))
  if (at < 2 || words[at + 1] !== 'of' || !isOfPlane || words[at - 2] !== 'from') return words
  return [...words.slice(0, at - 2), 'in', ...words.slice(at + 2)]
}

/** "Two samurai bow to each other". */
function bowDown(words: readonly string[]): readonly string[] {
  return words.map((word, index) =>
    word === 'bow' &&
    index > 1 &&
    !/^(?:a|an|the|his|her|with|and|of|red|big)$/.test(words[index - 1]!) &&
    /^(?:to|before|down|in)$/.test(words[index + 1] ?? '')
      ? 'bowing'
      : word,
  )
}

/** Who "reads the palm of a man" has his hand in hers. */
function readPalm(words: readonly string[]): readonly string[] {
  const palm = words.findIndex((word) => /^palms?$/.test(word))
  const verb = words.findIndex((word) => /^read(?:s|ing)?$/.test(word))
  if (palm < 0 || verb < 1 || verb > palm || palm > verb + 5) return words
  const rest = words[palm + 1] === 'of' ? words.slice(palm + 2) : words.slice(palm + 1)
  const owner = words[palm + 1] === 'of' ? [] : words.slice(verb + 1, palm).filter((word) => word !== 's')
  return [...words.slice(0, verb), 'holding', 'hands', 'with', ...owner, ...rest]
}

/** Two who "stare at each other" face each other. */
function stareAtEachOther(words: readonly string[]): readonly string[] {
  const at = words.findIndex(
    (word, index) =>
      /^(?:star|look|gaz|glar|growl|snarl|smil)(?:e|es|ing|s)?$/.test(word) &&
      /^(?:at|into)$/.test(words[index + 1] ?? '') &&
      /^(?:each|one)$/.test(words[index + 2] ?? '') &&
      /^(?:other|another)$/.test(words[index + 3] ?? ''),
  )
  return at < 1 ? words : [...words.slice(0, at), 'facing', ...words.slice(at + 2)]
}

/** Who "falls in love with" somebody doesn't fall. */
function fallInLove(words: readonly string[]): readonly string[] {
  const at = words.findIndex(
    (word, index) =>
      /^f(?:a|e)ll(?:s|ing)?$/.test(word) && words[index + 1] === 'in' && words[index + 2] === 'love',
  )
  if (at < 1) return words
  const isWith = words[at + 3] === 'with'
  return [
    ...words.slice(0, at),
    ...(isWith ? ['facing'] : []),
    ...words.slice(at + (isWith ? 4 : 3)),
    'in',
    'love',
  ]
}

/** Who "writes a letter at a typewriter" types. */
function typeLetter(words: readonly string[]): readonly string[] {
  const machine = words.indexOf('typewriter')
  const at = words.findIndex((word) => /^writ(?:e|es|ing)$/.test(word))
  const lead = words.findIndex((word, index) => index > at && /^(?:at|on|with)$/.test(word))
  if (at < 1 || lead < at || machine < lead || machine > lead + 4) return words
  return [...words.slice(0, at), 'typing', 'on', ...words.slice(lead + 1)]
}

const gazes: Readonly<Record<string, string | undefined>> = {
  look: 'looking',
  stare: 'staring',
  gaze: 'gazing',
  peer: 'peering',
}

/** "A boy and his robot look at the stars". */
function lookAround(words: readonly string[]): readonly string[] {
  return words.map((word, index) => {
    const isVerb =
      index > 1 &&
      !/^(?:a|an|the|his|her|its|to|this|that|new|old|first|last|quick|wet)$/.test(words[index - 1]!) &&
      /^(?:at|up|out|down|into|over|through)$/.test(words[index + 1] ?? '')
    return isVerb ? (gazes[word] ?? word) : word
  })
}

/** Whoever teaches somebody to fish is seen fishing with them. */
function teachToFish(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => /^(?:teaching|teaches|showing|shows)$/.test(word))
  const end = words.findIndex((word, index) => index > at && word === 'fish' && words[index - 1] === 'to')
  if (at < 1 || end < 0 || end - at > 7) return words
  const pupil = words.slice(at + 1, end - 1).filter((word) => word !== 'how')
  return [...words.slice(0, at), 'and', ...pupil, 'fishing', ...words.slice(end + 1)]
}

/** A tea party has no stage: its guests drink tea. */
function teaParty(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word, index) => word === 'tea' && words[index + 1] === 'party')
  const deed = words
    .slice(0, Math.max(0, at))
    .findLastIndex((word) => /^(?:having|has|have|hosting|holding)$/.test(word))
  if (deed < 1 || at - deed > 2) return words
  return [...words.slice(0, deed), 'drinking', 'tea', ...words.slice(at + 2)]
}

export const taleTurns: readonly Turn[] = [
  teaParty,
  teachToFish,
  lookAround,
  fallInLove,
  typeLetter,
  stareAtEachOther,
  bowDown,
  readPalm,
  wavesAt,
  burns,
  turnedInto,
  rowBoat,
  haveMeal,
  peerInside,
  inCockpit,
]
