// Decides which sound effect plays when, from the document's Sound Effects text, or from defaults when the text is
// empty.

import { assertNever } from '@vivify/contract/errors'
import { readEffectRequest, type EffectMoment, type EffectWish } from './effect-request.ts'
import { numberPattern, type EffectTrigger } from './effect-words.ts'
import type { EffectKind } from './effects.ts'
import type { EffectCue } from './mix.ts'

/** A spoken word, in seconds of the video. */
export interface CueWord {
  readonly text: string
  readonly start: number
  readonly end: number
  /** True for a word that the document stresses. */
  readonly isEmphasized?: boolean
}

/** Input of the cue plan. */
export interface CueRequest {
  /** The Sound Effects field of the document. */
  readonly text: string
  readonly durationSeconds: number
  /** Start of every scene. A start within 0.3 s of either end of the video does not count as a cut. */
  readonly sceneStartsSeconds: readonly number[]
  readonly words: readonly CueWord[]
}

/** The plan in chronological order, and the words of the text that were not understood. */
export interface CueSheet {
  readonly cues: readonly EffectCue[]
  readonly unknown: readonly string[]
}

interface Candidate {
  readonly kind: EffectKind
  readonly changeDb: number
  readonly atSeconds: number
  /** When two effects are too close, the one with the higher priority stays. */
  readonly priority: number
}

/** Two accents are never closer than this. */
export const minCueGapSeconds = 0.6
/** An effect that overlaps a word is at least this far below the voice. */
export const maskingGuardDb = -14
/** Default pops, which the text did not request, keep this distance. */
const minDefaultPopGapSeconds = 1.5
const edgeSeconds = 0.3

/** Usual loudness relative to the voice where no word is spoken. */
const usualGainsDb: Record<EffectKind, number> = {
  whoosh: -10,
  swoosh: -10,
  pop: -12,
  hit: -9,
  riser: -11,
  ding: -12,
  tick: -14,
  shutter: -11,
  typing: -14,
}

/** Seconds before and after the accent in which an effect is loud enough to mask a word. */
const loudSpans: Record<EffectKind, readonly [number, number]> = {
  whoosh: [0.2, 0.2],
  swoosh: [0.1, 0.15],
  pop: [0, 0.1],
  hit: [0, 0.4],
  riser: [0.5, 0],
  ding: [0, 0.4],
  tick: [0, 0.05],
  shutter: [0, 0.15],
  typing: [0, 0.8],
}

const priorities: Record<EffectTrigger | 'time' | 'word' | 'interval', number> = {
  time: 9,
  word: 8,
  hook: 7,
  end: 6,
  cut: 5,
  number: 4,
  emphasis: 3,
  interval: 2,
  everyWord: 1,
}

const usualMoments: Record<EffectKind, readonly EffectTrigger[]> = {
  whoosh: ['cut'],
  swoosh: ['cut'],
  pop: ['emphasis', 'number'],
  hit: ['hook'],
  riser: ['end'],
  ding: ['end'],
  tick: ['number'],
  shutter: ['cut'],
  typing: ['hook'],
}

/** Without a text: a soft whoosh on scene changes, a pop on stressed words, a hit under the hook. */
const defaultWishes: readonly EffectWish[] = [
  wish('whoosh', 'cut', -3),
  wish('pop', 'emphasis', -2),
  wish('hit', 'hook', 0),
]

/**
 * Plans the effects of a video. When the text names no known effect, the default plan applies (without the effects that
 * the text refuses), and the text's words are reported as unknown; "none" and similar words give no cues. Accents are
 * at least 0.6 s apart, and an effect that overlaps a word is 14 dB or more below the voice.
 */
export function planEffects(request: CueRequest): CueSheet {
  const asked = readEffectRequest(request.text)
  if (asked.isNone) return { cues: [], unknown: [] }
  const isDefault = asked.wishes.length === 0
  const wishes = isDefault
    ? defaultWishes.map((item) => ({ ...item, changeDb: item.changeDb + asked.changeDb }))
    : asked.wishes
  const isWanted = ({ kind }: EffectWish): boolean => !asked.refusedKinds.includes(kind)
  const candidates = findCandidates(wishes.filter(isWanted), request, isDefault, asked.refusedEvents)
  const isSpokenIn = indexWords(request.words)
  const cues = spaceOut(candidates).map(({ kind, atSeconds, changeDb }) => {
    return { kind, atSeconds, gainDb: chooseGain(kind, atSeconds, changeDb, isSpokenIn) }
  })
  return { cues, unknown: asked.unknown }
}

function wish(kind: EffectKind, event: EffectTrigger, changeDb: number): EffectWish {
  return { kind, moments: [{ type: 'event', event }], changeDb, isAlternate: false }
}

/** True when a word is heard between two moments. */
type SpokenIndex = (from: number, to: number) => boolean

/** When two requests name the same moments, the first one gets them and the second has no effect. */
function findCandidates(
  wishes: readonly EffectWish[],
  request: CueRequest,
  isDefault: boolean,
  refusedEvents: readonly EffectTrigger[],
): Candidate[] {
  const timesOf = rememberTimes(request)
  const seen = new Set<string>()
  return wishes.flatMap(({ kind, moments, changeDb, isAlternate }) => {
    const usual = usualMoments[kind].map((event): EffectMoment => ({ type: 'event', event }))
    return (moments.length > 0 ? moments : usual)
      .filter((moment) => moment.type !== 'event' || !refusedEvents.includes(moment.event))
      .flatMap((moment) => {
        const name = `${isAlternate} ${JSON.stringify(moment)}`
        if (seen.has(name)) return []
        seen.add(name)
        let times = timesOf(moment)
        if (isDefault && kind === 'pop') times = thinOut(times, minDefaultPopGapSeconds)
        if (isAlternate) times = times.filter((_, index) => index % 2 === 0)
        const priority = priorities[moment.type === 'event' ? moment.event : moment.type]
        return times
          .filter((time) => time >= 0 && time < request.durationSeconds)
          .map((atSeconds) => ({ kind, changeDb, atSeconds, priority }))
      })
  })
}

/** Groups the words of a long video once, however many words the text names. */
function rememberTimes(request: CueRequest): (moment: EffectMoment) => readonly number[] {
  let named: Map<string, CueWord[]> | null = null
  return (moment) => {
    if (moment.type !== 'word') return findTimes(moment, request)
    named ??= Map.groupBy(request.words, ({ text }) => fold(text))
    return startOf(named.get(fold(moment.word)) ?? [])
  }
}

function findTimes(moment: Exclude<EffectMoment, { type: 'word' }>, request: CueRequest): number[] {
  switch (moment.type) {
    case 'event':
      return findEventTimes(moment.event, request)
    case 'time':
      return [moment.seconds]
    case 'interval':
      return Array.from(
        { length: Math.floor(request.durationSeconds / moment.seconds) },
        (_, index) => (index + 1) * moment.seconds,
      )
    default:
      return assertNever(moment)
  }
}

function findEventTimes(
  event: EffectTrigger,
  { words, durationSeconds, sceneStartsSeconds }: CueRequest,
): number[] {
  const spoken = words.filter(({ start, end }) => end > start)
  switch (event) {
    case 'cut':
      return sceneStartsSeconds.filter((time) => time > edgeSeconds && time < durationSeconds - edgeSeconds)
    case 'number':
      return startOf(spoken.filter(({ text }) => numberPattern.test(text)))
    case 'emphasis':
      return startOf(spoken.filter(({ isEmphasized }) => isEmphasized))
    case 'everyWord':
      return startOf(spoken)
    case 'hook':
      return [spoken[0]?.start ?? 0]
    case 'end':
      return [spoken.at(-1)?.end ?? Math.max(0, durationSeconds - 1)]
    default:
      return assertNever(event)
  }
}

function chooseGain(kind: EffectKind, atSeconds: number, changeDb: number, isSpokenIn: SpokenIndex): number {
  const [before, after] = loudSpans[kind]
  const gainDb = usualGainsDb[kind] + changeDb
  return isSpokenIn(atSeconds - before, atSeconds + after) ? Math.min(maskingGuardDb, gainDb) : gainDb
}

/**
 * Sorts words by start and keeps the latest end so far, so that a binary search finds whether a word overlaps a span.
 */
function indexWords(words: readonly CueWord[]): SpokenIndex {
  const ordered = words.toSorted((a, b) => a.start - b.start)
  let latest = Number.NEGATIVE_INFINITY
  const latestEnds = ordered.map(({ end }) => (latest = Math.max(latest, end)))
  return (from, to) => {
    let low = 0
    let high = ordered.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (ordered[middle].start < to) low = middle + 1
      else high = middle
    }
    return low > 0 && latestEnds[low - 1] > from
  }
}

/** Keeps the most important effects among those that are too close; among equals, the earliest. */
function spaceOut(candidates: readonly Candidate[]): Candidate[] {
  const ranked = candidates.toSorted((a, b) => b.priority - a.priority || a.atSeconds - b.atSeconds)
  // Two kept effects are never in one slot of this length, so only effects in neighboring slots can be too close.
  const kept = new Map<number, Candidate>()
  for (const candidate of ranked) {
    const stretch = Math.floor(candidate.atSeconds / minCueGapSeconds)
    const isFree = [stretch - 1, stretch, stretch + 1].every((near) => {
      const other = kept.get(near)
      return !other || Math.abs(other.atSeconds - candidate.atSeconds) >= minCueGapSeconds
    })
    if (isFree) kept.set(stretch, candidate)
  }
  return [...kept.values()].sort((a, b) => a.atSeconds - b.atSeconds)
}

function thinOut(times: readonly number[], minGapSeconds: number): number[] {
  const kept: number[] = []
  for (const time of [...times].sort((a, b) => a - b)) {
    if (kept.length === 0 || time - kept[kept.length - 1] >= minGapSeconds) kept.push(time)
  }
  return kept
}

function startOf(words: readonly CueWord[]): number[] {
  return words.map(({ start }) => start)
}

/** A word without case and without the punctuation around it. */
function fold(word: string): string {
  return word.toLowerCase().replaceAll(/^[^\p{L}\p{N}$]+|(?<![^\p{L}\p{N}%])[^\p{L}\p{N}%]+$/gu, '')
}
