// Words of a scene that name nothing to show: what it only compares with, what it says was not there, and verbs that look
// like things.

import { splitWords, stemWord } from '../motifs/words.ts'
import { isBase } from '../understand/words/deeds/verb-forms.ts'
import { isAdjective } from '../understand/words/qualities.ts'
import { colorWords } from '../understand/words/words.ts'

const likers = /^(?:i|you|we|they|would|to|t|d|people|really|not)$/

const measures = /^(?:width|size|height|length|weight|shape|thickness|speed)$/

/** What makes nothing else of whatever is full of it. */
const contents = /^(?:bubbles|holes|cracks|dust|air|smoke|life|light|stars|flavor)$/

/** What stands for a shape or an amount: a wall of fire is no wall. */
const shapes =
  /^(?:wall|wave|sea|ocean|mountain|river|flood|avalanche|blanket|curtain|web|army|storm|tower|carpet|column|cloud)s?$/
const shaped =
  /^(?:water|stone|stones|brick|bricks|ice|snow|sand|rock|rocks|dirt|the|a|an|my|your|his|her|their|our|its|this|these|those|soldiers|men)$/
/** "It works like a snowball": where a sentence has nothing but its comparison, that may be shown. */
const onlySimile =
  /^(?:and |so |but )?(?:it|this|that|think of it) ?(?:['’]s|is|was|works|acts|looks|feels|moves|behaves|\b)[^,;:]{0,12} (?:like|as) an? [^,.;:!?]{3,40}[.!?]?$/i

const maxCompared = 6
/** Words that begin something else: "as heavy as a piano when the train came". */
const afterCompared =
  /^(?:was|were|is|are|has|had|have|when|while|because|who|that|which|to|so|but|until|if|then|i|you|he|she|we|they|it)$/

/** The words of a text that it only compares with. */
export function findCompared(say: string): ReadonlySet<string> {
  if (onlySimile.test(say)) return new Set()
  // "Gifts, like a shiny button" are examples.
  const words = splitWords(say.replaceAll(/(?<=s), like (?=an? )/g, ' and '))
  const compared = new Set<string>()
  const plain = new Set<string>()
  let left = 0
  for (const [index, word] of words.entries()) {
    const isLike = word === 'like' && !likers.test(words[index - 1] ?? '')
    const isAs = word === 'as' && words.slice(Math.max(0, index - 3), index).includes('as')
    const isMeasure = word === 'of' && measures.test(words[index - 1] ?? '')
    // "Dough full of bubbles" is dough.
    const isContent = word === 'of' && words[index - 1] === 'full' && contents.test(words[index + 1] ?? '')
    if (isLike || isAs || isMeasure || isContent || word === 'than') left = maxCompared
    else if (afterCompared.test(word)) left = 0
    else if (left > 0) left--
    const isShape = shapes.test(word) && words[index + 1] === 'of' && !shaped.test(words[index + 2] ?? 'the')
    const isFigure = figures.test(word) && isMeantToBe(words, index)
    ;(left > 0 || isShape || isFigure ? compared : plain).add(word)
  }
  return new Set([...compared].filter((word) => !plain.has(word)))
}

/** What ideas are said to be: "silence is the cheapest tool you have". */
const figures =
  /^(?:tools?|weapons?|keys?|engines?|muscles?|bridges?|shields?|mirrors?|magnets?|traps?|prisons?|gifts?|medicine|drugs?|fuel|anchors?|compass|thief|poison|diamonds?|gold|oxygen|war|treasure)$/
const ideas =
  /^(?:silence|time|patience|sleep|trust|love|fear|money|debt|envy|anger|hope|habits?|discipline|kindness|knowledge|comparison|attention|honesty|consistency|boredom|stress|worry|procrastination|laughter|forgiveness|gratitude|curiosity|confidence|words|motivation|failure|regret|music|health|freedom|loneliness|memory|pride)$/
const maxIdea = 7

/** True for the tool of "patience is your best tool": it is an idea, and nobody sees a tool. */
function isMeantToBe(words: readonly string[], at: number): boolean {
  const being = words.findLastIndex((word, index) => index < at && /^(?:is|are|was|s)$/.test(word))
  return (
    being > 0 &&
    at - being < maxIdea &&
    words.slice(Math.max(0, being - 2), being).some((word) => ideas.test(word))
  )
}

const past = /^(?:was|were|had|came|went|got|gave|did|didn|could|couldn|knew|saw|left|made|\p{L}{2,}ed)$/u
const listedLack = /(?<=^|, |, and )no /gi
/** "No heat", and "nobody had the key". */
const lacking = /^(?:no|without)$/
const missingTo = /^(?:nobody|never|didn)$/
const having = /^(?:had|have|brought|wore|owned|got)$/
const afterLack =
  /^(?:in|on|at|to|from|for|with|and|but|so|or|until|came|was|were|had|could|would|to|that|who|left)$/

const maxLacking = 4

/** Whoever "was gone" is not there. */
function goneIn(words: readonly string[]): readonly string[] {
  const at = words.findIndex(
    (word, index) =>
      /^(?:was|were|is|are)$/.test(word) && /^(?:gone|missing|nowhere)$/.test(words[index + 1] ?? ''),
  )
  return at > 0 ? words.slice(at - 1, at) : []
}

/** The words of a story for what it says was not there: "no train came" shows no train. What to do without is shown. */
export function findAbsent(say: string): ReadonlySet<string> {
  const absent = new Set<string>()
  const present = new Set<string>()
  const clauses = say.split(/(?<=[.!?])\s/).flatMap((sentence) => {
    // "No stock picking, no rich uncle" has neither, in a story or not.
    const isTold =
      (sentence.match(listedLack) ?? []).length > 1 || splitWords(sentence).some((word) => past.test(word))
    return sentence.split(/[,.;:!?–—]/).map((clause) => ({ words: splitWords(clause), isTold }))
  })
  for (const { words, isTold } of clauses) {
    for (const word of goneIn(words)) absent.add(stemWord(word))
    let left = 0
    for (const [index, word] of words.entries()) {
      const isNobodys =
        having.test(word) &&
        object.test(words[index + 1] ?? '') &&
        words.slice(Math.max(0, index - 2), index).some((each) => missingTo.test(each))
      if ((isTold && lacking.test(word)) || isNobodys) left = maxLacking
      else if (afterLack.test(word)) left = 0
      else if (left > 0) left--
      const stem = stemWord(word)
      if (left > 0) absent.add(stem)
      else if (!absent.has(stem)) present.add(stem)
    }
  }
  return new Set([...absent].filter((word) => !present.has(word)))
}

export const isAllAbsent = (prompt: string, absent: ReadonlySet<string>): boolean =>
  absent.size > 0 && splitWords(prompt).every((word) => absent.has(stemWord(word)))

const bodyParts =
  /^(?:hands?|fingers?|thumbs?|arms?|legs?|knees?|foot|feet|toes?|eyes?|ears?|nose|mouth|tooth|teeth|face|head|skin|shoulders?|elbows?|neck|lips?|tongue)$/
const ofSomebody = /^(?:my|his|her|their|our|s)$/

/** Parts of bodies that somebody of a story has: "under his arm" is about no arm. What a viewer has may be the topic. */
export function findOwnParts(say: string): ReadonlySet<string> {
  const words = splitWords(say)
  const owned = words.filter(
    (word, index) =>
      bodyParts.test(word) &&
      (ofSomebody.test(words[index - 1] ?? '') || ofSomebody.test(words[index - 2] ?? '')),
  )
  return new Set(owned)
}

/** Where somebody is from: nobody of a crew from Spain has to be in Spain. */
export function findOrigins(say: string): ReadonlySet<string> {
  const words = splitWords(say)
  return new Set(
    words.flatMap((word, index) => {
      if (word !== 'from') return []
      // Who works from home is there.
      const isThere =
        words[index + 1] === 'home' && !/^(?:far|miles|kilometers|away)$/.test(words[index - 1] ?? '')
      return isThere ? [] : words.slice(index + 1, index + 4)
    }),
  )
}

const ofVerb = /^(?:and|then|to|you|t|never|i|we|they|or|always|just|please|also|now|so|ll)$/
const object =
  /^(?:the|a|an|your|my|his|her|their|our|it|them|one|two|three|four|five|less|more|earlier|only|slowly|every|some)$/

/**
 * Words that are a verb here though a list of things has them: the "drink" of "drink a glass of water", the "blocks" of "it
 * blocks the light", and the "rose" of "the ship rose".
 */
export function findVerbs(say: string): ReadonlySet<string> {
  return new Set(
    say.split(/[,.;:!?–—]/).flatMap((clause) => {
      const words = splitWords(clause)
      return words.filter((word, index) => {
        const [before, after] = [words[index - 1], words[index + 1] ?? '']
        const isTold =
          (isBase(word) || nounVerbs.has(word)) &&
          (before === undefined || ofVerb.test(before)) &&
          object.test(after)
        const isCrowding =
          word === 'crowd' && before?.endsWith('s') && /^(?:around|into|together)$/.test(after)
        return isTold || isDone(word, before, after) || isOfPast(word, before, after) || isCrowding
      })
    }),
  )
}

const doers =
  /^(?:it|he|she|they|that|which|who|only|also|always|never|then|just|really|usually|often|still)$/
const pronouns = /^(?:it|them|him|us|me)$/
const determiners =
  /^(?:a|an|the|my|your|his|her|its|our|their|this|that|these|those|every|each|some|any|no|one|two|three|four|five|of|and|or|with|in|on|at|by|for|from|like|as|to|single|last|first|other)$/

/** "It blocks the signal", and "the coffee blocks it". */
function isDone(word: string, before: string | undefined, after: string): boolean {
  if (before === undefined || !word.endsWith('s') || !isBase(stemWord(word))) return false
  return pronouns.test(after) ? !determiners.test(before) : doers.test(before) && object.test(after)
}

/** "The stern rose", and not "a red rose". */
function isOfPast(word: string, before: string | undefined, after: string): boolean {
  if (!pastNouns.has(word) || before === undefined || determiners.test(before)) return false
  return (
    onward.test(after) ||
    /^(?:i|we|you|he|she|they|it|who|that)$/.test(before) ||
    !(before in colorWords || isAdjective(before))
  )
}

const onward = /^(?:into|up|from|above|out|again|higher|past|toward|towards|that|how|him|them|it)$/

const pastNouns = new Set('rose saw felt bit spoke shot wound dove ground'.split(' '))

const nounVerbs = new Set('fry salt cook slide mark freeze mix lace swap'.split(' '))
