// How many bytes a GIF will have, told from a few of its frames. Frames differ: most of a slideshow costs nothing, a cut
// costs a whole picture. So how much changes from frame to frame is measured on tiny pictures of all of them; frames of
// every amount of change are encoded, and speak for those that change about as much.

/** A tiny picture, in packed rows of red, green, blue, alpha. */
export type TinyPicture = Uint8ClampedArray

/** Of a channel: a change that is certainly painted anew. */
const certainStep = 10

/** How much of a picture changes, 0 to 1. Both have the same size. */
export function measureChange(before: TinyPicture, after: TinyPicture): number {
  let total = 0
  for (let at = 0; at < after.length; at += 4) {
    const red = Math.abs(after[at]! - before[at]!)
    const green = Math.abs(after[at + 1]! - before[at + 1]!)
    const blue = Math.abs(after[at + 2]! - before[at + 2]!)
    total += Math.min(1, Math.max(red, green, blue) / certainStep)
  }
  return (total * 4) / after.length
}

/** A film may be another one later: each quarter speaks for itself. */
const partCount = 4
/** How far before a probe the frames lie on which it is painted: what slowly drifts is held back for a while. */
const runUp = [8, 4, 2, 1]
/** Frames that a probe takes. */
export const probeFrames = runUp.length + 1

/**
 * Runs of frames to encode, each on nothing, so that the last ones cost what they cost in the film: as many from quiet
 * parts as the film has of them, and as many from busy ones as these change. `changes` has one for each frame, of which
 * the first doesn't count.
 */
export function planRuns(changes: readonly number[], wanted: number): number[][] {
  const share = Math.max(1, Math.round(wanted / partCount))
  return listParts(changes).flatMap((places) => chooseProbes(changes, places, share).map(listRun))
}

function chooseProbes(changes: readonly number[], places: readonly number[], wanted: number): number[] {
  const total = places.reduce((sum, place) => sum + changes[place]!, 0)
  const probes: number[] = []
  let weight = 0
  for (const place of places) {
    weight += 0.5 / places.length + 0.5 * (total === 0 ? 1 / places.length : changes[place]! / total)
    // Rounding must not lose the last.
    if (weight + 1e-9 >= (probes.length + 0.5) / wanted) probes.push(place)
  }
  return probes
}

function listRun(probe: number): number[] {
  return [...new Set(runUp.map((distance) => Math.max(0, probe - distance))), probe]
}

/** Of the file's head and palette. */
const headBytes = 800
/** At the end of a run, which cost what they cost in the film. */
const usualFrames = 2

interface EncodedRun {
  places: readonly number[]
  /** What each cost. */
  bytes: readonly number[]
}

/**
 * Bytes of the whole file, of which the first frame has `firstBytes`. A frame costs what lies between those of its
 * quarter that change a little less and a little more.
 */
export function forecastBytes(
  changes: readonly number[],
  firstBytes: number,
  runs: readonly EncodedRun[],
): number {
  const known = new Map<number, number>()
  for (const { places, bytes } of runs) {
    for (let at = Math.max(1, places.length - usualFrames); at < places.length; at++)
      if (places[at - 1] === places[at]! - 1) known.set(places[at]!, bytes[at]!)
  }
  const later = listParts(changes).reduce((sum, places) => sum + forecastPart(changes, places, known), 0)
  return Math.round(headBytes + firstBytes + later)
}

function forecastPart(
  changes: readonly number[],
  places: readonly number[],
  known: ReadonlyMap<number, number>,
): number {
  const probes = places.filter((place) => known.has(place))
  const costOf = (at: number): number => known.get(probes[at]!)!
  let above = 0
  return places.reduce((sum, place) => {
    const change = changes[place]!
    while (above < probes.length - 1 && changes[probes[above]!]! < change) above++
    const below = Math.max(0, above - 1)
    const [from, to] = [changes[probes[below]!]!, changes[probes[above]!]!]
    const share = to > from ? Math.min(1, Math.max(0, (change - from) / (to - from))) : 1
    return sum + costOf(below) + (costOf(above) - costOf(below)) * share
  }, 0)
}

/** All frames but the first in quarters, in each those that change least first. */
function listParts(changes: readonly number[]): number[][] {
  const startOf = (part: number): number => Math.max(1, Math.floor((part * changes.length) / partCount))
  return Array.from({ length: partCount }, (_, part) => {
    const places = changes.map((_change, place) => place).slice(startOf(part), startOf(part + 1))
    return places.sort((a, b) => changes[a]! - changes[b]!)
  }).filter((places) => places.length > 0)
}
