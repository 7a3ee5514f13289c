// Joins the parts of a text that were spoken separately, as if they had been spoken at once.

import type { CharacterTimes } from './character-times.ts'
import type { Sound } from './read-sound.ts'

export interface SpokenPart extends Sound {
  /** Null from a vendor that gives no times. */
  times: CharacterTimes | null
}

/** The silence that stays before and after a seam: together the pause between two sentences. */
const leadSeconds = 0.05
const tailSeconds = 0.2
/** Sound below this level counts as silence at a seam. */
const silentBelow = 0.004
/** Parts begin and end at different values, which would click. */
const fadeSeconds = 0.005

/** The parts have one sample rate. Where one has no times, the whole has none. */
export function joinParts(parts: readonly SpokenPart[]): SpokenPart {
  const [first] = parts
  if (parts.length === 1) return first!
  const { sampleRate } = first!
  const cut = parts.map(({ pcm }, index) => ({
    from: index === 0 ? 0 : Math.max(0, findStart(pcm) - Math.round(leadSeconds * sampleRate)),
    to:
      index === parts.length - 1
        ? pcm.length
        : Math.min(pcm.length, findEnd(pcm) + Math.round(tailSeconds * sampleRate)),
  }))
  const pcm = new Float32Array(cut.reduce((sum, { from, to }) => sum + to - from, 0))
  const times: CharacterTimes = { characters: [], starts: [], ends: [] }
  let at = 0
  for (const [index, part] of parts.entries()) {
    const { from, to } = cut[index]!
    const piece = part.pcm.slice(from, to)
    fadeEdges(piece, sampleRate, { isFirst: index === 0, isLast: index === parts.length - 1 })
    pcm.set(piece, at)
    const shift = (at - from) / sampleRate
    const limit = (at + piece.length) / sampleRate
    const place = (seconds: number): number => Math.min(limit, Math.max(0, seconds + shift))
    times.characters.push(...(part.times?.characters ?? []))
    times.starts.push(...(part.times?.starts ?? []).map(place))
    times.ends.push(...(part.times?.ends ?? []).map(place))
    at += piece.length
  }
  return { pcm, sampleRate, times: parts.every((part) => part.times) ? times : null }
}

function findStart(pcm: Float32Array): number {
  const start = pcm.findIndex((sample) => Math.abs(sample) > silentBelow)
  return start === -1 ? pcm.length : start
}

function findEnd(pcm: Float32Array): number {
  return pcm.findLastIndex((sample) => Math.abs(sample) > silentBelow) + 1
}

/** Fades at seams only: the edges of the whole are left as they are. */
function fadeEdges(
  piece: Float32Array,
  sampleRate: number,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): void {
  const length = Math.min(piece.length >> 1, Math.round(fadeSeconds * sampleRate))
  for (let index = 0; index < length; index++) {
    const gain = index / length
    if (!isFirst) piece[index]! *= gain
    if (!isLast) piece[piece.length - 1 - index]! *= gain
  }
}
