// Words that say nothing about the subject. "tips", "history" and the like are left in on purpose: a topic that asks
// for them is not answered by a script that lacks them.
const fillers = new Set(
  (
    'a an and are about all any as at be been best by can did do does ever fact facts for from fun happen happens has ' +
    'have how i in interesting into is it its know me most my of on or our really short should so some something ' +
    'stories story strange surprising tell that the their them there these they things this to truth us video was we ' +
    'weird were what when where which who why will with would you your amazing cool explain explained crazy'
  ).split(' '),
)

/** No topic is longer than this; what follows is a pasted text, not a topic. */
const maxTopicCharacters = 300

/** The words of a topic that carry its subject, lower case, without accents, in the singular. */
export function readTopicWords(text: string): string[] {
  const words = splitWords(text)
  return words.filter((word) => !fillers.has(word)).map(stemWord)
}

/** All words of a phrase, lower case, without accents, in the singular. */
export function stemPhrase(phrase: string): string[] {
  return splitWords(phrase).map(stemWord)
}

function splitWords(text: string): string[] {
  const plain = text
    .slice(0, maxTopicCharacters)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(/['’]/g, '')
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
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
