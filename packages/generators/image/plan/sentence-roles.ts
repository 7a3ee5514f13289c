// What a sentence is about: "A lobster sheds its shell in the sea" is about the lobster, does something to the shell, and has
// the sea in passing.

import { splitWords } from '../motifs/words.ts'
import { gerundFor } from '../understand/words/deeds/verb-forms.ts'

export type Role = 'subject' | 'object' | 'passing'

const rank: Readonly<Record<Role, number>> = { subject: 2, object: 1, passing: 0 }

/** Where a clause ends within a sentence. */
export const clauseEnd =
  /[,.;:!?–—()]|\b(?:because|when|whenever|if|while|that|who|which|until|so|but|where|although|since|unless)\b/i
const leading =
  /^(?:in|on|at|to|from|with|for|by|of|into|onto|about|over|under|above|below|against|through|across|between|near|behind|beside|before|after|during|without|within|inside|outside|around|along|past|toward|towards|like|than|as|instead|per|despite|off|up|down|out)$/
const helping =
  /^(?:is|are|was|were|be|been|being|am|isn|aren|wasn|weren|has|have|had|hasn|haven|hadn|can|could|couldn|will|won|would|wouldn|should|shouldn|must|may|might|do|does|did|don|doesn|didn|not|never|s|re|ve|ll|d|t|m)$/
/** Words that only say how much there is of what follows "of". */
const amount =
  /^(?:(?:tea|table)?spoon(?:ful)?s?|cups?|pieces?|slices?|drops?|kinds?|types?|sorts?|groups?|pairs?|numbers?|lots?|bunch|handfuls?|bits?|bundles?|bottles?|glass|bags?|most|some|all|one|two|three|half|none|each|many|several|hundreds|thousands|millions|history|name|story|life)$/
const reach = 5

/** The role of every word of a sentence, the strongest that it has anywhere in it. */
export function findRoles(say: string): ReadonlyMap<string, Role> {
  const roles = new Map<string, Role>()
  for (const clause of say.split(clauseEnd)) {
    const words = splitWords(clause)
    for (const [index, word] of words.entries()) {
      const role = roleAt(words, index)
      const earlier = roles.get(word)
      if (earlier === undefined || rank[role] > rank[earlier]) roles.set(word, role)
    }
  }
  return roles
}

/** True for what the first clause of a sentence says something of: "The robot sleeps when the farmer works" is about the robot. */
export function isFirstSubject(phrase: string, say: string): boolean {
  const clause = say.split(clauseEnd).find((each) => isClause(splitWords(each)))
  return clause !== undefined && roleInSentence(phrase, findRoles(clause)) === 'subject'
}

/** "In ten years" says nothing of anything. */
const isClause = (words: readonly string[]): boolean => words.length > 2 && !leading.test(words[0]!)

function roleAt(words: readonly string[], index: number): Role {
  // A spoonful of sugar is sugar.
  if (words[index + 1] === 'of' && amount.test(words[index]!)) return 'passing'
  for (let at = index - 1; at >= Math.max(0, index - reach); at--) {
    const word = words[at]!
    if (word === 'of' && amount.test(words[at - 1] ?? '')) at--
    else if (leading.test(word)) return 'passing'
    else if (helping.test(word) || isVerb(word, words[at - 1])) return 'object'
  }
  return index <= reach ? 'subject' : 'object'
}

/** Verbs that no picture shows, in a form that doesn't tell. */
const irregular =
  /^(?:bought|sold|got|took|gave|sent|kept|chose|lost|forgot|found|saw|told|said|thought|knew|won|brought|put|paid|went|came|left|grew|spent|felt|heard|began|became|meant|let|set)$/

/** "Waves" is a verb after nobody: a noun that looks like a verb has an article before it. */
const isVerb = (word: string, before: string | undefined): boolean =>
  (gerundFor(word) !== undefined || /\w{3}ed$/.test(word) || irregular.test(word)) &&
  // A screaming child does something by itself.
  (!word.endsWith('ing') || helping.test(before ?? '')) &&
  !/^(?:a|an|the|my|your|his|her|its|our|their|this|that|these|those|every|each|no)$/.test(before ?? 'the')

/** The role of a phrase, which is that of its last word or of several of it; undefined for one that is not in the sentence. */
export function roleInSentence(phrase: string, roles: ReadonlyMap<string, Role>): Role | undefined {
  const last = splitWords(phrase).at(-1)
  return last === undefined ? undefined : (roles.get(last) ?? roles.get(`${last}s`))
}
