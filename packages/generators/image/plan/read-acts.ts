// What people do in a spoken sentence, as a prompt: "three men dug through the wall" is "three men digging through the wall".
// Only what the reader of prompts understands whole is shown; a clause is cut at its end until it does.

import { deeds } from '../understand/everyday-deeds.ts'
import { poseWords } from '../understand/deed-words.ts'
import { splitWords } from '../motifs/words.ts'
import { readTokens, type Token } from '../understand/read-tokens.ts'
import { understandPrompt } from '../understand/understand-prompt.ts'
import type { Understanding } from '../understand/understanding.ts'
import { relationWords } from '../understand/words.ts'

export interface Act {
  readonly prompt: string
  /** True when more than the people is seen: what they do it to, or where. */
  readonly isFull: boolean
  /** True for a deed of "them", who may be animals or things. */
  readonly isTheirs: boolean
}

/** Whom "he", "she" and "they" mean: the last people whom a text named. */
export interface LastNamed {
  he?: string
  she?: string
  they?: string
}

const irregular: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'dug digging, ran running, sat sitting, stood standing, ate eating, drank drinking, slept sleeping, swam swimming, sang singing, ' +
    'rode riding, drove driving, flew flying, fell falling, fought fighting, caught catching, threw throwing, hid hiding, stole stealing, ' +
    'wrote writing, read reading, spoke speaking, taught teaching, built building, held holding, hung hanging, knelt kneeling, wept weeping, ' +
    'wore wearing, swept sweeping, shot shooting, sold selling, lay lying, leapt leaping, led leading, met meeting, crept creeping, ' +
    'fled fleeing, drew drawing, fed feeding, tore tearing, hit hitting, cut cutting, broke breaking, rang ringing, swung swinging, ' +
    'struck striking, dove diving, found finding, rose rising, shook shaking, bit biting, stared staring'
  )
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
)

/** Verbs that say little of what is seen. */
const vague =
  /^(?:having|getting|doing|making|putting|taking|going|coming|leaving|becoming|being|giving|using|starting|trying|showing|turning|winning|losing|breaking|saying|calling|meeting|finding|dying|growing|starting|learning|playing|working|feeling|bringing|wondering|thinking|saving|trading|accepting|spreading|opening|closing|raising|building|covering|holding|waking)$/

/** The forms of a verb, and how prompts say it. */
const gerundOf: ReadonlyMap<string, string> = new Map([
  ...gerunds().flatMap((gerund) => formsOf(gerund).map((form) => [form, gerund] as const)),
  ...Object.entries(irregular),
])

function gerunds(): string[] {
  const phrases = [...poseWords.keys(), ...relationWords.keys(), ...deeds.keys()]
  return [...new Set(phrases.map((phrase) => phrase.split(' ')[0]!))].filter((word) => word.endsWith('ing'))
}

function formsOf(gerund: string): string[] {
  const stem = gerund.slice(0, -3)
  const isDoubled = stem.length > 3 && stem.at(-1) === stem.at(-2) && !/(?:ll|ss|ff|zz)$/.test(stem)
  const bases = isDoubled ? [stem.slice(0, -1)] : [stem, `${stem}e`]
  return [
    ...bases.map((base) => `${base}s`),
    /[^aeiou]y$/.test(stem) ? `${stem.slice(0, -1)}ied` : `${stem}ed`,
    ...(/(?:s|x|ch|sh)$/.test(stem) ? [`${stem}es`] : []),
  ]
}

/** Words between the doer and the verb that change nothing. */
const between = new Set(
  'slowly then also quickly often always suddenly finally quietly just simply carefully even once both all was were is are had has still immediately later secretly first now'.split(
    ' ',
  ),
)
/** In such clauses nothing happens. */
const unreal =
  /\b(?:not|never|no|nobody|if|would|could|should|might|may|will|unless|without|n t|cannot|instead)\b/
const maxClauseWords = 16
const maxClauses = 8
/** How many of the people of a clause are tried. */
const maxDoers = 3

/** The acts of a sentence, fullest first. */
export function readActs(say: string, last: LastNamed): Act[] {
  return say
    .split(/[,.;:!?–—]/)
    .slice(0, maxClauses)
    .flatMap((clause) => readAct(clause, last) ?? [])
    .toSorted((first, second) => Number(second.isFull) - Number(first.isFull))
}

function readAct(clause: string, last: LastNamed): Act | undefined {
  const words = splitWords(clause).slice(0, 40)
  const tokens = readTokens(words)
  const starts = tokens.map((_, index) =>
    tokens.slice(0, index).reduce((sum, each) => sum + each.words.length, 0),
  )
  const isUnreal = unreal.test(words.join(' '))
  let tried = 0
  for (const [index, token] of tokens.entries()) {
    const doer = doerAt(tokens, index, last)
    if (doer === undefined) continue
    if (++tried > maxDoers) break
    if (token.kind === 'person' && !isPronoun(token)) remember(doer, token, last)
    let at = starts[index]! + token.words.length
    while (between.has(words[at] ?? '')) at++
    const gerund = words[at] === undefined ? undefined : (gerundOf.get(words[at]!) ?? gerundIn(words[at]!))
    if (gerund === undefined || isUnreal) continue
    const act = longestShown(doer, gerund, words.slice(at + 1, at + maxClauseWords))
    if (act) return { ...act, isTheirs: /^they$/i.test(token.words[0]!) }
  }
  return undefined
}

const gerundIn = (word: string): string | undefined =>
  word.endsWith('ing') && [...gerundOf.values()].includes(word) ? word : undefined

function isPronoun({ words }: Token): boolean {
  return (
    words.length === 1 &&
    /^(?:he|she|they|him|her|them|it|i|you|we|me|us|someone|somebody|everyone|people|person|speaker|host|guest|police|team)$/.test(
      words[0]!,
    )
  )
}

/** The people of a token with the words before them that count or describe them; undefined where it names nobody. */
function doerAt(tokens: readonly Token[], index: number, last: LastNamed): string | undefined {
  const token = tokens[index]!
  const word = token.words[0]!
  if (token.words.length === 1 && index < 3) {
    if (word === 'he') return last.he ?? 'a man'
    if (word === 'she') return last.she ?? 'a woman'
    if (word === 'they') return last.they
  }
  if (token.kind !== 'person' || isPronoun(token)) return undefined
  let from = index
  while (from > 0 && ['number', 'quality', 'color', 'size'].includes(tokens[from - 1]!.kind)) from--
  return tokens
    .slice(from, index + 1)
    .flatMap(({ words }) => words)
    .join(' ')
}

function remember(doer: string, token: Token, last: LastNamed): void {
  if (token.kind !== 'person') return
  const isSeveral =
    token.roles.length > 1 ||
    /^(?:two|three|four|five|six)\b/.test(doer) ||
    /(?:men|women|people|[^s]s)$/.test(doer)
  const isWoman = token.roles[0]!.look.isBroad === false
  if (isSeveral) last.they = doer
  else last[isWoman ? 'she' : 'he'] = `${/^[aeiou]/.test(doer) ? 'an' : 'a'} ${doer}`
}

/** Words before which a clause may end. */
const cuttable =
  /^(?:in|on|at|to|into|from|with|for|by|until|before|after|because|while|when|and|but|or|through|across|over|under|behind|near|every|again|alone|together|there|so|as|like|since|that|which|who|until|toward|towards|around|along|beside|without|during|all|now|then|here|home|outside|inside|all)$/

/** The longest beginning of a clause of which a picture shows everything. */
function longestShown(
  doer: string,
  gerund: string,
  rest: readonly string[],
): { prompt: string; isFull: boolean } | undefined {
  // A man who ran two machines didn't run, and "they ran out" of something.
  if (gerund === 'running' && /^(?:a|an|the|his|her|their|its|two|three|four|five)$/.test(rest[0] ?? ''))
    return undefined
  if (/^(?:out|off|on|up|down)$/.test(rest[0] ?? '') && !/^of$/.test(rest[1] ?? '')) return undefined
  for (let length = Math.min(rest.length, 9); length >= 0; length--) {
    if (rest.slice(0, length).some((word) => /^(?:me|us|you|it|he|she|they|and)$/.test(word))) continue
    if (
      length > 0 &&
      /^(?:a|an|the|of|and|with|in|on|at|to|his|her|their|from|into|for|as|that|by)$/.test(rest[length - 1]!)
    )
      continue
    // Whoever paints nails is no painter: what is done to something is not cut off.
    if (length < rest.length && !cuttable.test(rest[length]!)) continue
    const prompt = [doer, gerund, ...rest.slice(0, length)].join(' ')
    const read = understandPrompt(prompt)
    if (read.missing.length > 0 || !isSomebodyDoing(read)) continue
    const isFull =
      read.subjects.filter(({ kind }) => kind === 'thing').length > 0 ||
      (!read.isUsualPlace && read.place !== undefined)
    if (vague.test(gerund) && !isFull) return undefined
    return { prompt, isFull: isFull && length > 0 }
  }
  return undefined
}

function isSomebodyDoing({ subjects, bonds }: Understanding): boolean {
  const [doer] = subjects
  return doer?.kind === 'person' && (!/^(?:standing|waiting)$/.test(doer.pose) || bonds.length > 0)
}
