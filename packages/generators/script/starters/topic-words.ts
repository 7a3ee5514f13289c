// Reads the words of a topic as people type it, and folds them so that both sides of a comparison look alike.

// Words without a subject. "tips", "history" and similar words are intentionally missing: a script without them does
// not answer a topic that asks for them. Some of them may be skipped for some scripts, see `find-starters.ts`.
const fillers = new Set(
  (
    'a actually amazing an and are about all any as at be been being best better by can cool crazy did do does ever ' +
    'everything explain explained fact facts for from fun get happen happens has have how i in incredible interesting ' +
    'into is it its know me most my of on or our really reason reasons secrets short should so some something ' +
    'stories story strange surprising surprisingly tell that the their them there these they thing things this to ' +
    'truth unbelievable understand understanding us video was way ways we weird were what when where which who why will with ' +
    'would you your'
  ).split(' '),
)

/** Phrases around a topic that are not part of it: "the science of sleep", "5 facts about cats", "the oldest tree in the world". */
const framings = [
  /\b(?:science|power|magic|secrets?|truth|life|story|rise) (?:of|behind|to|about)\b/g,
  /\b(?:top )?\d+ (?=(?:[a-z]+ )?(?:facts?|things|reasons|secrets|stories|ways|tips|hacks|habits|signs|rules|lessons)\b)/g,
  /\btop \d+\b/g,
  /\bday in the (?=life\b)/g,
  /\bin (?:just |only |under )?\d+ (?:second|minute|hour|day|week|month)s?\b/g,
  /\b(?:that |which )?changed (?:the world|everything|history)\b/g,
  /\b(?:in the (?:whole )?world|on (?:planet )?earth|of all time|in history|of the world)$/g,
  /\b(?:step by step|for dummies|in a nutshell|and why)\b/g,
]

/** "How deep is the ocean" asks for a measure: the script must speak of it, not only of the ocean. */
const measure =
  /\bhow (big|cold|deep|far|fast|heavy|high|hot|large|long|loud|many|much|old|small|strong|tall|wide)\b/g

/** Longer input is a pasted text, not a topic. */
const maxTopicCharacters = 300

/** The words of a topic that carry its subject, folded by `stemWord`, without accents. */
export function readTopicWords(text: string): string[] {
  const folded = foldText(text)
  const unframed = framings.reduce((rest, framing) => rest.replace(framing, ' '), folded)
  return splitWords(unframed)
    .filter((word) => !fillers.has(word))
    .map(stemWord)
}

/** All words of a phrase, folded by `stemWord`, without accents. */
export function stemPhrase(phrase: string): string[] {
  return splitWords(foldText(phrase)).map(stemWord)
}

/** Lowercase, without accents and possessive s, of limited length. */
function foldText(text: string): string {
  return text
    .slice(0, maxTopicCharacters)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(/['’]/g, '')
    .trim()
    .replace(measure, 'how$1')
}

function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}

const irregular: Readonly<Record<string, string>> = {
  died: 'die',
  dies: 'die',
  dying: 'die',
  lying: 'lie',
  built: 'build',
  fell: 'fall',
  children: 'child',
  mice: 'mouse',
  wolves: 'wolf',
  mum: 'mom',
  maths: 'math',
  theatre: 'theater',
  centre: 'center',
  grey: 'gray',
}

/**
 * Folds plurals, -ing and -ed forms and British spelling, so that "crows" finds "crow", "sleeping" finds "sleep" and
 * "organise" finds "organizing". The result is no word of the language; both sides of a comparison are folded.
 */
export function stemWord(word: string): string {
  if (Object.hasOwn(irregular, word)) return irregular[word]!
  const american = word.length > 4 ? word.replace(/our$/, 'or').replace(/(.{3})isation/, '$1ization') : word
  const stem = foldEnding(american)
  return stem.length > 5 ? stem.replace(/is(?:e)?$/, 'iz').replace(/e$/, '') : stem
}

function foldEnding(word: string): string {
  if (word.length <= 3) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(uses|sses|xes|zes|ches|shes|oes)$/.test(word)) return word.slice(0, -2)
  if (/(ss|us|is)$/.test(word)) return word
  if (word.endsWith('s')) return foldEnding(word.slice(0, -1))
  if (word.endsWith('ing') && word.length > 5) return foldSuffix(word, 3)
  if (word.endsWith('ed') && word.length > 5) return foldSuffix(word, 2)
  return word
}

function foldSuffix(word: string, length: number): string {
  const base = word.slice(0, -length)
  if (base.length < 3 || !/[aeiouy]/.test(base)) return word
  return /([^aeiouls])\1$/.test(base) ? base.slice(0, -1) : base
}
