// Reads the scenes of a document one after the other: what each of them names, and who does what in it.

import { splitWords, stemWord } from '../motifs/words.ts'
import { findNames, findTeller, recallHeroes } from './doers.ts'
import { sayMeaning } from './meanings.ts'
import { readActs, type LastNamed } from './read-acts.ts'
import { isBase } from './verb-forms.ts'
import { readActed, readListed, readSpoken, type Sight } from './read-scene.ts'

export interface SceneToPlan {
  readonly id: string
  readonly say: string
  /** Things that the scene shows, separated by commas. */
  readonly prompt: string
  /** A stand-in for scenes that name nothing drawable: a topic's symbol. */
  readonly symbol: { readonly prompt: string; readonly name: string; readonly isOwn: boolean }
}

export interface ReadScene {
  readonly scene: SceneToPlan
  readonly sights: readonly Sight[]
  /** Only what its words name, when it asks the viewer for something and took over the prompt of the scene before. */
  readonly appeal: readonly Sight[] | undefined
  /** Whoever does something in it. */
  readonly doer: string | undefined
}

/** How much less a prompt counts that another scene has, too: the hook takes over that of the first scene. */
const copyCost = 1.5
const appeal =
  /^(?:(?:follow|save|share|comment|tag|subscribe|send)\b|(?:which (?:part|one|of these)|would you|had you|did you|do you|have you|what would you)\b[^.!?]*\?$)/i
/** The same after other words, which may say what is shown. */
const lateAppeal = /[.!?] (?:follow|save|share|comment|tag|subscribe|send)\b/i
const saidBonus = 0.8
const orderCost = 0.15
/** All that is said. */
export const textOf = (scenes: readonly SceneToPlan[]): string => scenes.map(({ say }) => say).join(' ')

/** A scene as its words are meant. */
export function withMeanings(scene: SceneToPlan, title: string): SceneToPlan {
  const { say, prompt } = scene
  return {
    ...scene,
    say: sayMeaning(say, 'spoken', { around: prompt, title }),
    prompt: sayMeaning(prompt, 'listed', { around: say, title }),
  }
}

/** How much less a thing counts that a scene doesn't say and another one lists, too. */
const unsaidCost = 0.9
/** How much less something counts that is there for comparison: "as heavy as a piano". */
const compareCost = 1.3
const likers = /^(?:i|you|we|they|would|to|t|d|people|really|not)$/

const measures = /^(?:width|size|height|length|weight|shape|thickness|speed)$/

/** The words of a text that it only compares with. */
function findCompared(say: string): ReadonlySet<string> {
  const words = splitWords(say)
  const compared = new Set<string>()
  const plain = new Set<string>()
  let left = 0
  for (const [index, word] of words.entries()) {
    const isLike = word === 'like' && !likers.test(words[index - 1] ?? '')
    const isAs = word === 'as' && words.slice(Math.max(0, index - 3), index).includes('as')
    const isMeasure = word === 'of' && measures.test(words[index - 1] ?? '')
    if (isLike || isAs || isMeasure || word === 'than') left = 4
    else if (left > 0) left--
    ;(left > 0 ? compared : plain).add(word)
  }
  return new Set([...compared].filter((word) => !plain.has(word)))
}

const past = /^(?:was|were|had|came|went|got|gave|did|didn|could|couldn|knew|saw|left|made|\p{L}{2,}ed)$/u
/** "No heat", and "nobody had the key". */
const lacking = /^(?:no|without)$/
const missingTo = /^(?:nobody|never|didn)$/
const having = /^(?:had|have|brought|wore|owned|got)$/
const afterLack =
  /^(?:in|on|at|to|from|for|with|and|but|so|or|until|came|was|were|had|could|would|to|that|who|left)$/

const maxLacking = 4

/** The words of a story for what it says was not there: "no train came" shows no train. What to do without is shown. */
function findAbsent(say: string): ReadonlySet<string> {
  const absent = new Set<string>()
  const present = new Set<string>()
  for (const clause of say.split(/[,.;:!?–—]/)) {
    const words = splitWords(clause)
    const isTold = words.some((word) => past.test(word))
    let left = 0
    for (const [index, word] of words.entries()) {
      const isNobodys =
        having.test(word) &&
        object.test(words[index + 1] ?? '') &&
        words.slice(Math.max(0, index - 2), index).some((each) => missingTo.test(each))
      if ((isTold && lacking.test(word)) || isNobodys) left = maxLacking
      else if (afterLack.test(word)) left = 0
      else if (left > 0) left--
      ;(left > 0 ? absent : present).add(stemWord(word))
    }
  }
  return new Set([...absent].filter((word) => !present.has(word)))
}

const isAllAbsent = (prompt: string, absent: ReadonlySet<string>): boolean =>
  absent.size > 0 && splitWords(prompt).every((word) => absent.has(stemWord(word)))

const ofVerb = /^(?:and|then|to|you|t|never|i|we|they|or|always|just|please|also|now|so|ll)$/
const object =
  /^(?:the|a|an|your|my|his|her|their|our|it|them|one|two|three|four|five|less|more|earlier|only|slowly|every|some)$/

/** Words that are a verb here though a list of things has them: the "drink" of "drink a glass of water". */
function findVerbs(say: string): ReadonlySet<string> {
  return new Set(
    say.split(/[,.;:!?–—]/).flatMap((clause) => {
      const words = splitWords(clause)
      return words.filter(
        (word, index) =>
          (isBase(word) || nounVerbs.has(word)) &&
          (index === 0 || ofVerb.test(words[index - 1]!)) &&
          object.test(words[index + 1] ?? ''),
      )
    }),
  )
}

const nounVerbs = new Set('fry salt cook slide mark freeze mix lace swap'.split(' '))

export function* readScenes(
  scenes: readonly SceneToPlan[],
  isMeant: (word: string) => boolean,
): Generator<undefined, ReadScene[]> {
  const prompts = scenes.map(({ prompt }) => prompt)
  const inner = prompts.slice(1, -1).toSorted()
  const repeated = new Set(inner.filter((prompt, index) => prompt !== '' && prompt === inner[index + 1]))
  const read: ReadScene[] = []
  const text = textOf(scenes)
  const last: LastNamed = { i: findTeller(text), names: findNames(text) }
  for (const [index, scene] of scenes.entries()) {
    const isCopied =
      scene.prompt !== '' && prompts.indexOf(scene.prompt) !== prompts.lastIndexOf(scene.prompt)
    const isRepeated = repeated.has(scene.prompt)
    // The hook and the call to action take over a neighbor's prompt, which describes the neighbor.
    const isBorrowed = isCopied && (index === 0 || index === scenes.length - 1)
    const said = new Set(scene.say.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    const compared = findCompared(scene.say)
    const verbs = findVerbs(scene.say)
    const absent = findAbsent(scene.say)
    const listed = readListed(scene.prompt, isMeant).flatMap((sight, order) => {
      const words = splitWords(sight.prompt)
      // Mr. Fry is no dish.
      if (words.every((word) => last.names?.get(word)?.role !== undefined)) return []
      if (isAllAbsent(sight.prompt, absent)) return []
      const isSaid = words.some((word) => said.has(word))
      const cost =
        order * orderCost +
        // What no word of a scene says comes from elsewhere, if another scene lists the same.
        (isBorrowed ? copyCost : isRepeated && !isSaid ? unsaidCost : 0) +
        (words.every((word) => compared.has(word) || verbs.has(word)) ? compareCost : 0)
      const isElsewhere = isRepeated && !isSaid
      return {
        ...sight,
        grade: sight.grade - cost + (isSaid ? saidBonus : 0),
        isElsewhere,
        isBorrowed: isBorrowed && index > 0 && !isSaid,
      }
    })
    const spoken = readSpoken(scene.say, isMeant)
      .filter(({ prompt, isDeed }) => isDeed || !isAllAbsent(prompt, absent))
      .map((sight) =>
      sight.isDeed || sight.isPlace || sight.grade < 1
        ? sight
        : {
            ...sight,
            grade:
              sight.grade +
              saidBonus -
              (splitWords(sight.prompt).every((word) => compared.has(word)) ? compareCost : 0),
          },
    )
    const { symbol } = scene
    const isOwn =
      symbol.isOwn &&
      !isBorrowed &&
      splitWords(symbol.prompt).every(isMeant) &&
      !isAllAbsent(symbol.prompt, absent)
    recallHeroes(last)
    const { acts, doer } = readActs(scene.say, last)
    const isAppeal = appeal.test(scene.say) || (acts.length === 0 && lateAppeal.test(scene.say))
    read.push({
      scene: { ...scene, symbol: { ...symbol, isOwn } },
      sights: [...listed, ...spoken, ...readActed(acts, isMeant)],
      doer,
      appeal: isBorrowed && index > 0 && isAppeal ? spoken : undefined,
    })
    yield
  }
  return read
}
