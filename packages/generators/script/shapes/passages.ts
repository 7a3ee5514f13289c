import { leadsTo, leansOn } from '../meaning/sentence-ties.ts'
import type { AnalysedSentence } from '../meaning/source-analysis.ts'

export interface PassageOptions {
  /** How long the passages may take when spoken. */
  readonly seconds: number
  readonly secondsOf: (sentence: AnalysedSentence) => number
  /** What saying a sentence is worth, above 0. */
  readonly valueOf: (sentence: AnalysedSentence) => number
  /** What beginning a passage at this sentence costs. */
  readonly startCost: (sentence: AnalysedSentence) => number
  /** What it costs to leave out this sentence behind one that is told. Default nothing. */
  readonly leaveCost?: (sentence: AnalysedSentence) => number
  /** Extra seconds of each passage. Default 0. */
  readonly startSeconds?: number
  /** True when an opening pronoun can be replaced by its noun, so that a passage may begin with it. */
  readonly isRepairable: (sentence: AnalysedSentence) => boolean
  /** Sentences that are spoken elsewhere. */
  readonly excluded: ReadonlySet<number>
  /** Sentences of `excluded` after which something else is said, so that nothing goes on from them. */
  readonly breaks?: ReadonlySet<number>
  /** Share of the time that is filled, even with what is worth little. Default 0.86. */
  readonly minFill?: number
  /** Longest passage, in sentences, unless one more is needed to understand it. Default unlimited. */
  readonly maxSentences?: number
}

/** Lengths are counted in quarters of a second. */
const unitsPerSecond = 4
const usualFill = 0.86
const unlimited = 1
const startMark = 64

/**
 * Chooses the passages worth saying within a time: runs of neighboring sentences in the order of the source. Among all
 * choices that leave no sentence without one that it needs (`leansOn`, `leadsTo`), it takes the most valuable one, by
 * dynamic programming over sentences and time.
 */
export function choosePassages(
  sentences: readonly AnalysedSentence[],
  options: PassageOptions,
): AnalysedSentence[][] {
  const table = new PassageTable(sentences, options)
  return table.choose()
}

class PassageTable {
  readonly #sentences: readonly AnalysedSentence[]
  readonly #options: PassageOptions
  readonly #units: number
  /** States are the length of the passage that the sentence before belongs to; 0 when it is left out. */
  readonly #states: number
  readonly #needsNext: readonly boolean[]
  readonly #mayOpen: readonly boolean[]
  /** For each sentence, time and state: the state before, plus 1, and `startMark` where a passage begins. */
  readonly #from: Uint8Array[] = []

  constructor(sentences: readonly AnalysedSentence[], options: PassageOptions) {
    this.#sentences = sentences
    this.#options = options
    this.#units = Math.max(1, Math.round(options.seconds * unitsPerSecond))
    this.#states = (options.maxSentences ?? unlimited) + 1
    this.#needsNext = findNeeds(sentences)
    this.#mayOpen = sentences.map(
      (sentence, index) => !leansOn(sentence, sentences[index - 1]) || options.isRepairable(sentence),
    )
  }

  choose(): AnalysedSentence[][] {
    const size = (this.#units + 1) * this.#states
    let values = new Float64Array(size).fill(-Infinity)
    values[0] = 0
    for (let index = 0; index < this.#sentences.length; index++) {
      const next = new Float64Array(size).fill(-Infinity)
      const from = new Uint8Array(size)
      this.#step(index, values, next, from)
      this.#from.push(from)
      values = next
    }
    return this.#readBack(values)
  }

  #step(index: number, values: Float64Array, next: Float64Array, from: Uint8Array): void {
    const sentence = this.#sentences[index]!
    const { excluded, secondsOf, valueOf, startCost, leaveCost, startSeconds = 0 } = this.#options
    const isExcluded = excluded.has(sentence.index)
    const isSilent = sentence.text === '' || sentence.isLabel
    const units = Math.max(1, Math.round(secondsOf(sentence) * unitsPerSecond))
    const startUnits = units + Math.round(startSeconds * unitsPerSecond)
    const value = valueOf(sentence)
    const isForced = index > 0 && this.#needsNext[index - 1]!
    for (let spent = 0; spent <= this.#units; spent++) {
      for (let state = 0; state < this.#states; state++) {
        const before = values[spent * this.#states + state]!
        if (before === -Infinity) continue
        const put = (atSpent: number, atState: number, total: number, isStart = state === 0): void => {
          if (atSpent > this.#units) return
          const place = atSpent * this.#states + atState
          if (total <= next[place]!) return
          next[place] = total
          from[place] = state + 1 + (isStart ? startMark : 0)
        }
        if (isExcluded) {
          // "So here's how it works": what it leads to was said before it.
          if (state > 0 && isForced && spent > 0) continue
          // What opens the video is followed by what comes after it in the source, as long as nothing else was said.
          put(spent, spent === 0 && this.#options.breaks?.has(sentence.index) !== true ? 1 : 0, before)
          continue
        }
        // The name of a point belongs to what follows it and is shown, not spoken.
        if (isSilent) {
          // "Number three is signal. This is the one nobody thinks about": without the name, "this" is nothing.
          const isLost = sentence.text !== '' && this.#mayOpen[index + 1] === false && !isForced
          put(spent, isLost ? 0 : state, before)
          continue
        }
        const isLeft = state > 0 && spent > 0
        if (!(state > 0 && isForced)) put(spent, 0, before - (isLeft ? (leaveCost?.(sentence) ?? 0) : 0))
        if (state > 0) {
          const isLimited = this.#options.maxSentences !== undefined
          const isFull = isLimited && state === this.#states - 1
          if (isLimited && !isForced && this.#mayOpen[index]!) {
            put(spent + startUnits, 1, before + value - startCost(sentence), true)
          }
          if (!isFull || isForced) put(spent + units, Math.min(state + 1, this.#states - 1), before + value)
        } else if (this.#mayOpen[index]!) {
          put(spent + startUnits, 1, before + value - startCost(sentence))
        }
      }
    }
  }

  #readBack(values: Float64Array): AnalysedSentence[][] {
    const last = this.#sentences.length - 1
    let [spent, state] = this.#best(values)
    const chosen: { sentence: AnalysedSentence; isStart: boolean }[] = []
    for (let index = last; index >= 0; index--) {
      const sentence = this.#sentences[index]!
      const from = this.#from[index]![spent * this.#states + state]!
      const before = (from % startMark) - 1
      const isTaken = !this.#options.excluded.has(sentence.index) && !this.#isSilent(sentence) && state > 0
      if (isTaken) {
        const isStart = from >= startMark
        chosen.unshift({ sentence, isStart })
        spent -= this.#unitsOf(sentence, isStart)
      }
      state = before
    }
    const passages: AnalysedSentence[][] = []
    for (const { sentence, isStart } of chosen) {
      if (isStart || passages.length === 0) passages.push([sentence])
      else passages.at(-1)!.push(sentence)
    }
    return passages
  }

  #isSilent(sentence: AnalysedSentence): boolean {
    return sentence.text === '' || sentence.isLabel
  }

  #unitsOf(sentence: AnalysedSentence, isStart: boolean): number {
    const units = Math.max(1, Math.round(this.#options.secondsOf(sentence) * unitsPerSecond))
    return units + (isStart ? Math.round((this.#options.startSeconds ?? 0) * unitsPerSecond) : 0)
  }

  /** The most valuable choice that fills the time, or else the longest one. */
  #best(values: Float64Array): [number, number] {
    const least = Math.floor(this.#units * (this.#options.minFill ?? usualFill))
    let best: [number, number] = [0, 0]
    let bestValue = -Infinity
    for (let spent = this.#units; spent >= 0; spent--) {
      if (spent < least && bestValue > -Infinity) break
      for (let state = 0; state < this.#states; state++) {
        const value = values[spent * this.#states + state]!
        if (value > bestValue) {
          bestValue = value
          best = [spent, state]
        }
      }
    }
    return best
  }
}

/** Longer chains of sentences may be cut: no short has time for all of them. */
const maxChain = 8

/** Which sentences need the next one. The silent name of a point passes on the need of the sentence before it. */
function findNeeds(sentences: readonly AnalysedSentence[]): boolean[] {
  const needs: boolean[] = []
  sentences.forEach((sentence, index) => {
    const isSilent = sentence.text === '' || sentence.isLabel
    if (isSilent) return needs.push(needs.at(-1) ?? false)
    const isEndless = index >= maxChain && needs.slice(-maxChain).every(Boolean)
    return needs.push(!isEndless && leadsTo(sentence, sentences[index + 1]))
  })
  return needs
}
