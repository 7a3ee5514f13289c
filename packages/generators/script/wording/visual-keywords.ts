import type { AnalysedToken } from './language-tools.ts'

// Nouns that cannot be filmed. Words with an ending of `abstractEnding` count as abstract too.
const abstractNouns = new Set(
  (
    'thing things stuff way ways lot lots kind sort type part parts bit piece number numbers percent percentage amount level rate ' +
    'time times day days week weeks month months year years hour hours minute minutes second seconds moment century decade age ' +
    'reason reasons fact facts idea ideas point points problem problems question answer answers case example step steps tip tips ' +
    'people person someone something anything everything nothing nobody everyone anyone somebody one ones guy guys folks ' +
    'mistake mistakes trick tricks secret secrets rule rules truth myth story stories name names word words change changes ' +
    'life lives world place places side end start beginning middle top bottom half rest thought thoughts feeling sense ' +
    'difference result results effect effects cause matter deal issue goal goals habit habits skill luck fun help use need ' +
    'advice news today tomorrow yesterday tonight morning evening night term terms value cost price order size shape length ' +
    'average majority maximum minimum total sum interest return returns risk power energy force effort attention focus memory ' +
    'process method system version model experience practice progress success failure chance hope fear love pain ' +
    'degrees degree mile miles feet foot inch inches meter meters metres kilometers pounds pound tons grams ounces liter cups ' +
    'favor sake course turn try look go back sort call set move show work job killer benefit benefits basis record form ' +
    'youtube channel video videos episode comment comments link show guest host who which that what it they account range ' +
    'period era speed distance weight height temperature pressure state states condition area region line period mind gain loss ' +
    'thousands millions hundreds billions dozens couple bunch handful everybody nobody none all both few many most more less ' +
    'offer salary stress math drops drain scratch control patient plump pair pairs crank hertz celsius fahrenheit kilogram ' +
    'kilograms kilometer kilometre sound space max rep reps set sets session budget budgets score vacation grace balance ' +
    'right left next last first same other such own whole true false real good bad best worst better worse new old big small'
  ).split(' '),
)
const abstractEnding = /(ness|tion|sion|ity|ment|ism|ance|ence|ship|hood|ology|ability|acy|ure|ing)$/
const concreteDespiteEnding = new Set(
  'station building painting ceiling ring king wing string spring pavement cement apartment monument instrument picture furniture ocean city creature fence medicine ambulance university equipment document garment ship lightning clothing wedding pudding evening sculpture tincture pasture parachute vulture structure sing earring lion million pension potion lotion cushion television currency pharmacy community'.split(
    ' ',
  ),
)

/** How often each lemma occurs in the whole text, so that a scene can prefer its own words. */
export type LemmaCounts = ReadonlyMap<string, number>

/** Counts the lemmas of all sentences. */
export function countLemmas(sentences: readonly (readonly AnalysedToken[])[]): LemmaCounts {
  const counts = new Map<string, number>()
  for (const tokens of sentences) {
    for (const token of tokens) counts.set(token.lemma, (counts.get(token.lemma) ?? 0) + 1)
  }
  return counts
}

/**
 * Picks up to `limit` things that a picture of this text could show: concrete nouns, with two consecutive nouns as one.
 * Returns fewer, or none, rather than something invisible.
 */
export function pickVisualKeywords(
  tokens: readonly AnalysedToken[],
  counts: LemmaCounts,
  limit = 3,
): string[] {
  const scores = new Map<string, number>()
  let run: AnalysedToken[] = []
  const finishRun = (): void => {
    const words = run.filter((token) => isConcrete(token))
    if (words.length > 0) {
      const phrase = words.slice(-2)
      const text = phrase.map(keywordOf).join(' ')
      const rarity = 1 / Math.log(2 + (counts.get(phrase.at(-1)!.lemma) ?? 1))
      const score = (scores.get(text) ?? 0) + 1 + rarity + (phrase.length > 1 ? 0.4 : 0)
      scores.set(text, score + (phrase.some((token) => token.partOfSpeech === 'PROPN') ? 0.2 : 0))
    }
    run = []
  }
  for (const [index, token] of tokens.entries()) {
    if (isNoun(token) && !isVerbInDisguise(tokens, index)) run.push(token)
    else finishRun()
  }
  finishRun()
  const ranked = [...scores].sort((a, b) => b[1] - a[1]).map(([text]) => text)
  return ranked.filter((text, index) => !isInside(text, ranked.slice(0, index))).slice(0, limit)
}

/** True for a noun that can be filmed, judging by its form. */
export function isConcrete(token: AnalysedToken): boolean {
  if (token.partOfSpeech !== 'NOUN' && token.partOfSpeech !== 'PROPN') return false
  if (token.lower.length < 3 || !/^\p{L}[\p{L}'’-]*$/u.test(token.text)) return false
  if (abstractNouns.has(token.lower) || abstractNouns.has(token.lemma)) return false
  if (token.isStopWord) return false
  if (token.partOfSpeech === 'PROPN') return true
  return !abstractEnding.test(token.lemma) || concreteDespiteEnding.has(token.lemma)
}

const possessive = /^(my|your|his|her|its|our|their|this|that|these|those|all|some|no|any|what|which|each)$/

function isNoun(token: AnalysedToken): boolean {
  return token.partOfSpeech === 'NOUN' || token.partOfSpeech === 'PROPN'
}

/** "Milk waters down the flavor", "the bank reports your balance": verbs that the tagger takes for nouns. */
function isVerbInDisguise(tokens: readonly AnalysedToken[], index: number): boolean {
  const [before, token, after] = [tokens[index - 1], tokens[index]!, tokens[index + 1]]
  if (before?.partOfSpeech === 'PRON' && !possessive.test(before.lower)) return true
  if (!before || !after || !isNoun(before) || !token.lower.endsWith('s')) return false
  return /^(the|a|an|your|my|his|her|its|their|our|down|up|out|off|it|them|you|that|this|these|those|when|to|every)$/.test(
    after.lower,
  )
}

function keywordOf(token: AnalysedToken): string {
  return token.partOfSpeech === 'PROPN' && /^\p{Lu}/u.test(token.text) ? token.text : token.lower
}

function isInside(text: string, others: readonly string[]): boolean {
  const words = text.toLowerCase().split(' ')
  return others.some((other) => {
    const otherWords = other.toLowerCase().split(' ')
    return words.some((word) => otherWords.includes(word))
  })
}
