// Commas around what is put into a sentence of speech: a contrast, a correction, another ingredient, a condition.

import type { ClauseRuns } from './clause-runs.ts'
import { complementVerb, joiner, neverLast } from './speech-words.ts'
import { findMainClause } from './spoken-commas.ts'

const article = /^(?:an?|the|my|your|his|her|our|their|some|two|three|four|five)$/i

/** "He never said hello | not once", "where I come from | a baby means luck", "what I learned is | before you …". */
export function findInserted(run: ClauseRuns, start: number, end: number): number[] {
  const commas: number[] = []
  // "Second, I turn it a quarter".
  if (end - start > 2 && run.opensPoint(start)) commas.push(start + 1)
  for (let at = start + 2; at < end - 1; at++) {
    const isEmphatic = /^not$/i.test(run.text(at)) && /^(?:once|even)$/i.test(run.text(at + 1))
    if (
      isEmphatic &&
      !run.has(at - 1, /^(?:AUX|CCONJ|ADP|DET|SCONJ)$/) &&
      !neverLast.test(run.text(at - 1)) &&
      !complementVerb.test(run.text(at - 1))
    )
      commas.push(at)
    if (run.isComingFrom(at) && run.startsClause(at)) commas.push(at)
    // "Tortillas cheese and a jar of pickles".
    const isBareItem =
      /[^s]s$/i.test(run.text(at - 1)) &&
      run.has(at - 1, /^NOUN$/) &&
      run.has(at, /^NOUN$/) &&
      /^and$/i.test(run.text(at + 1)) &&
      article.test(run.text(at + 2)) &&
      /^(?:was|were|had|has|have|with|need|is|are|of|got|brought|bought)$/i.test(run.text(at - 2))
    if (isBareItem) commas.push(at)
    // "A screw, not a nail".
    const isOpposed =
      /^not$/i.test(run.text(at)) && article.test(run.text(at + 1)) && run.has(at - 1, /^NOUN$/)
    if (isOpposed && (at + 3 >= end || joiner.test(run.text(at + 3))))
      commas.push(at, ...(joiner.test(run.text(at + 3)) && run.startsClause(at + 4) ? [at + 3] : []))
    // "Same distance, same object".
    if (/^same$/i.test(run.text(at)) && /^same$/i.test(run.text(at - 2))) commas.push(at)
    if (run.asksSomebody(at)) commas.push(at)
    // "One thing though | don't do this".
    if (/^though$/i.test(run.text(at - 1)) && /^thing$/i.test(run.text(at - 2))) commas.push(at)
    // "Thank you for waiting | thank you for telling me".
    const isThanks = (place: number): boolean =>
      /^thank$/i.test(run.text(place)) && /^you$/i.test(run.text(place + 1))
    if (
      isThanks(at) &&
      !joiner.test(run.text(at - 1)) &&
      [3, 4, 5, 6].some((back) => at - back >= start && isThanks(at - back))
    )
      commas.push(at)
    if (/^so$/i.test(run.text(at)) && isThanks(at + 1)) commas.push(at)
    // "Sixty two | I counted them".
    const isNumber = at - start <= 2 && run.has(at - 1, /^NUM$/) && run.has(start, /^NUM$/)
    if (isNumber && /^(?:i|we)$/i.test(run.text(at)) && run.startsClause(at)) commas.push(at)
    const takesUp = run.takesUpPerson(at) || run.takesUpThem(at) || run.takesUpAll(at)
    if (takesUp || run.correctsCount(at) || run.endsCall(at)) commas.push(at)
    if (run.saysAgain(at) || run.saysWhatLacks(at)) commas.push(at)
    if (run.opensMeasure(at) && run.has(at - 1, /^NOUN$/) && run.opensMeasure(firstMeasure(run, start)))
      commas.push(at)
    const isCondition = /^(?:before|if|when|after|once)$/i.test(run.text(at))
    if (!isCondition || !/^is$/i.test(run.text(at - 1))) continue
    const main = findMainClause(run, at, end)
    if (main !== null) commas.push(at, main)
  }
  return commas
}

function firstMeasure(run: ClauseRuns, start: number): number {
  return /^then$/i.test(run.text(start)) ? start + 1 : start
}
