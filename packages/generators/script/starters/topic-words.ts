// Words without a subject. "tips", "history" and similar words are intentionally missing: a script without them does
// not answer a topic that asks for them.
const fillers = new Set(
  (
    'a actually amazing an and are about all any as at be been best better by can cool crazy did do does ever ' +
    'everything explain explained fact facts for from fun get happen happens has have how i in incredible interesting ' +
    'into is it its know me most my of on or our really reason reasons secret secrets short should so some something ' +
    'stories story strange surprising surprisingly tell that the their them there these they thing things this to ' +
    'truth unbelievable understand understanding us video was we weird were what when where which who why will with ' +
    'would you your'
  ).split(' '),
)

/** Phrases around a topic that are not part of it: "the science of sleep", "5 facts about cats". */
const framings = [
  /\b(?:science|power|magic) (?:of|behind)\b/g,
  /\b\d+ (?=(?:[a-z]+ )?(?:facts?|things|reasons|secrets|stories)\b)/g,
]

/** Longer input is a pasted text, not a topic. */
const maxTopicCharacters = 300

/** The words of a topic that carry its subject, lowercase, without accents, in the singular. */
export function readTopicWords(text: string): string[] {
  const unframed = framings.reduce((rest, framing) => rest.replace(framing, ' '), foldText(text))
  const words = splitWords(unframed)
  return words.filter((word) => !fillers.has(word)).map(stemWord)
}

/** All words of a phrase, lowercase, without accents, in the singular. */
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
}

function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Folds plurals and -ing forms, so that "crows" finds "crow" and "sleeping" finds "sleep". Both sides are folded. */
export function stemWord(word: string): string {
  if (word.length <= 3) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(uses|sses|xes|zes|ches|shes|oes)$/.test(word)) return word.slice(0, -2)
  if (/(ss|us|is)$/.test(word)) return word
  if (word.endsWith('s')) return stemWord(word.slice(0, -1))
  if (word.endsWith('ing') && word.length > 5) return foldGerund(word)
  return word
}

function foldGerund(word: string): string {
  const base = word.slice(0, -3)
  if (base.length < 3 || !/[aeiouy]/.test(base)) return word
  return /([^aeiouls])\1$/.test(base) ? base.slice(0, -1) : base
}
