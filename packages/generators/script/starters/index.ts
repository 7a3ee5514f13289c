// The library of ready scripts and its search. The caller turns a starter into a draft (`to-draft.ts`).

import type { Starter } from './types.ts'
import { aiAndPhoneStarters } from './ai-and-phones.ts'
import { ancientCivilizationStarters } from './ancient-civilizations.ts'
import { animalStarters } from './animals.ts'
import { artStarters } from './art.ts'
import { businessStarters } from './business.ts'
import { careersStarters } from './careers.ts'
import { cookingStarters } from './cooking.ts'
import { everydayScienceStarters } from './everyday-science.ts'
import { fitnessStarters } from './fitness.ts'
import { dinosaurStarters } from './dinosaurs.ts'
import { famousPeopleStarters } from './famous-people.ts'
import { famousRulerStarters } from './famous-rulers.ts'
import { foodStarters } from './food.ts'
import { habitsStarters } from './habits.ts'
import { historyStarters } from './history.ts'
import { homeStarters } from './home.ts'
import { humanBodyStarters } from './human-body.ts'
import { investingStarters } from './investing.ts'
import { languageStarters } from './language.ts'
import { learningStarters } from './learning.ts'
import { moneyStarters } from './money.ts'
import { motivationStarters } from './motivation.ts'
import { nutritionStarters } from './nutrition.ts'
import { oceanStarters } from './ocean.ts'
import { parentingStarters } from './parenting.ts'
import { productivityStarters } from './productivity.ts'
import { psychologyStarters } from './psychology.ts'
import { relationshipsStarters } from './relationships.ts'
import { sleepStarters } from './sleep.ts'
import { spaceStarters } from './space.ts'
import { startupsStarters } from './startups.ts'
import { stoicismStarters } from './stoicism.ts'
import { inventionStarters } from './inventions.ts'
import { lostPlaceStarters } from './lost-places.ts'
import { musicAndMovieStarters } from './music-and-movies.ts'
import { mysteryStarters } from './mysteries.ts'
import { mythologyStarters } from './mythology.ts'
import { naturalDisasterStarters } from './natural-disasters.ts'
import { petStarters } from './pets.ts'
import { physicsStarters } from './physics.ts'
import { placeStarters } from './places.ts'
import { plantStarters } from './plants.ts'
import { scaryFactStarters } from './scary-facts.ts'
import { sportStarters } from './sports.ts'
import { technologyStarters } from './technology.ts'
import { readTopicWords, stemPhrase } from './topic-words.ts'
import { travelStarters } from './travel.ts'
import { warStarters } from './war.ts'
import { wildlifeStarters } from './wildlife.ts'
import { worldWarStarters } from './world-wars.ts'

export const starters: readonly Starter[] = [
  ...spaceStarters,
  ...animalStarters,
  ...oceanStarters,
  ...historyStarters,
  ...humanBodyStarters,
  ...psychologyStarters,
  ...moneyStarters,
  ...foodStarters,
  ...technologyStarters,
  ...travelStarters,
  ...languageStarters,
  ...everydayScienceStarters,
  ...productivityStarters,
  ...artStarters,
  ...sleepStarters,
  ...habitsStarters,
  ...stoicismStarters,
  ...motivationStarters,
  ...relationshipsStarters,
  ...careersStarters,
  ...fitnessStarters,
  ...nutritionStarters,
  ...cookingStarters,
  ...homeStarters,
  ...parentingStarters,
  ...investingStarters,
  ...businessStarters,
  ...learningStarters,
  ...startupsStarters,
  ...scaryFactStarters,
  ...mysteryStarters,
  ...lostPlaceStarters,
  ...mythologyStarters,
  ...ancientCivilizationStarters,
  ...famousPeopleStarters,
  ...famousRulerStarters,
  ...warStarters,
  ...worldWarStarters,
  ...inventionStarters,
  ...physicsStarters,
  ...plantStarters,
  ...naturalDisasterStarters,
  ...placeStarters,
  ...sportStarters,
  ...musicAndMovieStarters,
  ...aiAndPhoneStarters,
  ...dinosaurStarters,
  ...petStarters,
  ...wildlifeStarters,
]

export interface RankedStarter {
  readonly starter: Starter
  /** 70 to 100: the share of the topic's words that the starter covers. */
  readonly score: number
}

/**
 * Starters below this score share a word with the topic but have another subject: "cash machine" and "coffee machine".
 * A title alone scores exactly this.
 */
const minScore = 70

/** Score of a topic word, depending on where the starter contains it. */
const credits = { wholePhrase: 1, titleOrHook: 0.7, told: 0.7, phraseHead: 0.5, phrasePart: 0.35 }

interface IndexedStarter {
  readonly starter: Starter
  readonly phrases: readonly (readonly string[])[]
  readonly openingWords: ReadonlySet<string>
  /** Words spoken after the hook. They count once the starter's subject is named: "why octopuses have three hearts". */
  readonly toldWords: ReadonlySet<string>
}

interface Match {
  readonly score: number
  /**
   * True for a search phrase matched whole, or two words of title and hook. A single such word ("years") may be chance.
   */
  readonly isMeant: boolean
  /** Index of the first topic phrase that matched whole; a starter's most specific phrases come first. */
  readonly firstPhrase: number
  /** Words of the longest topic phrase that matched whole. */
  readonly longestPhrase: number
}

const searchIndex: readonly IndexedStarter[] = starters.map((starter) => ({
  starter,
  phrases: [starter.niche, ...starter.topics].map(stemPhrase),
  openingWords: new Set(readTopicWords(`${starter.title} ${starter.hook}`)),
  toldWords: new Set(readTopicWords(starter.scenes.map(({ say }) => say).join(' '))),
}))

/**
 * Finds ready scripts about a topic, the best first, at most `limit`. Compares subject words regardless of case,
 * accents, plural and order of fillers ("why do crows remember"). Returns an empty list when less than 70 % of the
 * topic's words are covered, so that the caller can offer another way. The same topic always gives the same result.
 */
export function findStarters(topic: string, limit = 5): RankedStarter[] {
  const words = readTopicWords(topic)
  if (words.length === 0) return []
  const spelledOut = new Set(stemPhrase(topic))
  return searchIndex
    .map((entry) => ({ entry, match: matchStarter(entry, words, spelledOut) }))
    .filter(({ match }) => match.isMeant && match.score >= minScore)
    .toSorted((a, b) => compareMatches(a.match, b.match))
    .slice(0, Math.max(0, limit))
    .map(({ entry, match }) => ({ starter: entry.starter, score: match.score }))
}

/** `spelledOut` includes the fillers, which belong to some phrases ("post-it", "at sign"). */
function matchStarter(
  entry: IndexedStarter,
  words: readonly string[],
  spelledOut: ReadonlySet<string>,
): Match {
  const earned = words.map((word) => (entry.openingWords.has(word) ? credits.titleOrHook : 0))
  let firstPhrase = Number.POSITIVE_INFINITY
  let longestPhrase = 0
  entry.phrases.forEach((phrase, index) => {
    const isWhole = phrase.every((word) => spelledOut.has(word))
    if (isWhole) {
      firstPhrase = Math.min(firstPhrase, index)
      longestPhrase = Math.max(longestPhrase, phrase.length)
    }
    words.forEach((word, place) => {
      const credit = isWhole && phrase.includes(word) ? credits.wholePhrase : creditPart(phrase, word)
      earned[place] = Math.max(earned[place] ?? 0, credit)
    })
  })
  const isSubject = entry.phrases.slice(1).some((phrase) => phrase.every((word) => spelledOut.has(word)))
  if (isSubject) {
    words.forEach((word, place) => {
      if (entry.toldWords.has(word)) earned[place] = Math.max(earned[place] ?? 0, credits.told)
    })
  }
  const total = earned.reduce((sum, credit) => sum + credit, 0)
  const isMeant = longestPhrase > 0 || earned.filter((credit) => credit > 0).length > 1
  return { score: Math.round((100 * total) / words.length), isMeant, firstPhrase, longestPhrase }
}

function creditPart(phrase: readonly string[], word: string): number {
  if (phrase.at(-1) === word) return credits.phraseHead
  return phrase.includes(word) ? credits.phrasePart : 0
}

function compareMatches(a: Match, b: Match): number {
  if (a.score !== b.score) return b.score - a.score
  if (a.longestPhrase !== b.longestPhrase) return b.longestPhrase - a.longestPhrase
  return a.firstPhrase === b.firstPhrase ? 0 : a.firstPhrase - b.firstPhrase
}
