// "Yeast likes it warm when the dough is cold it takes forever": where another main clause follows without a joint, what
// "when" and "if" open belongs to what follows.

import type { ClauseOpenings } from './clause-openings.ts'
import { findMainClause } from './spoken-commas.ts'
import { complementVerb, joiner } from './speech-words.ts'

const opener = /^(?:when|if|once|whenever|unless)$/i
const notFronted =
  /^(?:even|only|as|like|that's|is|was|it's|not|just|know|see|ask|asks|asked|wonder|tell|check|matter|except|especially|or|what|me|him|them|us|sure|care|about|of|for|than|depends|on)$/i
const longest = 18

/** "If", "when", "next time you stand in an elevator". */
export function opensFronted(run: ClauseOpenings, at: number): boolean {
  const first = /^the$/i.test(run.text(at)) ? at + 1 : at
  const isNextTime =
    /^next$/i.test(run.text(first)) && /^time$/i.test(run.text(first + 1)) && run.startsClause(first + 2)
  if (isNextTime) return first > at || !/^the$/i.test(run.text(at - 1))
  // "For a week | every time I wanted to say sorry I said thank you".
  const isEveryTime = /^every$/i.test(run.text(at)) && /^time$/i.test(run.text(at + 1))
  if (isEveryTime) return run.startsClause(at + 2)
  return opener.test(run.text(at))
}

/** For each place where a fronted condition opens: the place of its main clause. */
export function findFronted(run: ClauseOpenings, length: number): Map<number, number> {
  const fronted = new Map<number, number>()
  for (let at = 0; at < length; at++) {
    const before = run.text(at - 1)
    if (!opensFronted(run, at) || notFronted.test(before) || complementVerb.test(before)) continue
    if (/^(?:day|time|year|moment)$/i.test(before) && /^when/i.test(run.text(at))) continue
    const main = findMainClause(run, at, Math.min(length, at + longest))
    // "The water has to boil when you pour it on | that's what makes the dough soft".
    const comments =
      /^that['’]s$/i.test(run.text(main ?? -1)) &&
      /^(?:what|why|how|where|when|it)$/i.test(run.text((main ?? 0) + 1))
    if (main === null || comments || joiner.test(run.text(main - 1))) continue
    // "Cables hum when the wind is right but this was a different note | it was lower".
    const isInner =
      at > 0 && !joiner.test(before) && /^when$/i.test(run.text(at)) && turnsBetween(run, at, main)
    if (isInner) continue
    fronted.set(at, main)
  }
  return fronted
}

function turnsBetween(run: ClauseOpenings, at: number, main: number): boolean {
  for (let index = at + 2; index < main; index++)
    if (/^but$/i.test(run.text(index)) && run.startsClause(index + 1)) return true
  return false
}
