const glue = new Set(
  (
    'a an the and or but if of in on at to for from by with about as is are was were be been being it its this that these ' +
    'those you your i my me we our they them their he she his her do does did has have had will would can could should may ' +
    'might just so than then there here what when where who how which into out up down over under some any all more very ' +
    'really get got go going make made let know also even still too like one because while until after before'
  ).split(' '),
)
const numberWord =
  /^(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|trillion|half|twice|double|zero|dozen|percent)s?$/
const negation = /^(no|not|never|none|nobody|nothing|nowhere|without|cannot|\w+n't|stop|avoid)$/
const superlative =
  /^(most|best|worst|biggest|smallest|largest|longest|shortest|fastest|slowest|oldest|youngest|cheapest|hardest|easiest|deadliest|strongest|only|always|every|everyone|everything|first|last|exactly|entire|whole)$/
const contrast =
  /^(but|instead|actually|however|yet|except|wrong|myth|truth|secret|mistake|opposite|despite)$/
const wordsPerPage = 10

interface Candidate {
  readonly word: string
  readonly weight: number
  readonly position: number
}

/**
 * Picks the words of a sentence that a speaker would stress: numbers first, then negations, superlatives, contrasts,
 * then `keyNouns` (lowercase), longest last. About one for every ten words, at least one.
 */
export function findEmphasis(text: string, keyNouns: readonly string[] = []): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const nouns = new Set(keyNouns.map((noun) => noun.toLowerCase()))
  const candidates: Candidate[] = words.map((raw, position) => {
    const word = raw.replace(/^[^\p{L}\p{N}$€£]+|(?<![^\p{L}\p{N}%])[^\p{L}\p{N}%]+$/gu, '')
    return { word, position, weight: stressWeight(word, nouns) }
  })
  const wanted = Math.max(
    1,
    Math.min(6, Math.round(words.length / wordsPerPage) + (words.length > 12 ? 1 : 0)),
  )
  const chosen: Candidate[] = []
  for (const candidate of candidates.filter((item) => item.weight > 0).sort(byWeight)) {
    const isTooClose = chosen.some((other) => Math.abs(other.position - candidate.position) < 2)
    const isRepeated = chosen.some((other) => other.word.toLowerCase() === candidate.word.toLowerCase())
    if (!isTooClose && !isRepeated) chosen.push(candidate)
    if (chosen.length === wanted) break
  }
  return chosen.sort((a, b) => a.position - b.position).map((candidate) => candidate.word)
}

function byWeight(a: Candidate, b: Candidate): number {
  return b.weight - a.weight || a.position - b.position
}

function stressWeight(word: string, nouns: ReadonlySet<string>): number {
  const lower = word.toLowerCase().replace(/’/g, "'")
  if (lower === '') return 0
  if (/\d/.test(lower)) return 6
  if (numberWord.test(lower)) return 5
  if (superlative.test(lower)) return 4
  if (negation.test(lower)) return 3.8
  if (contrast.test(lower) && lower !== 'but') return 3.6
  if (glue.has(lower) || contrast.test(lower)) return 0
  if (nouns.has(lower) || nouns.has(lower.replace(/s$/, ''))) return 3 + Math.min(lower.length, 10) / 20
  return lower.length >= 4 ? 0.5 + Math.min(lower.length, 12) / 10 : 0
}
