// Estimates the size of a GIF from a few of its frames. Frames differ: most of a slideshow costs nothing, while a cut
// costs a whole picture. So the change from frame to frame is measured on tiny versions of all frames. Then some frames
// with each amount of change are encoded, as samples for frames that change about as much.

/** A tiny picture, in packed rows of red, green, blue, alpha. */
export type TinyPicture = Uint8ClampedArray

/** Step of a channel that is certainly painted anew. */
const certainStep = 10

/** Share of a picture that changes, 0 to 1. Both pictures have the same size. */
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

/** The content of a film may change over time, so each quarter is estimated separately. */
const partCount = 4
/** Distances of the frames that are painted before a probe. They matter because slow drift is held back for a while. */
const runUp = [8, 4, 2, 1]
/** Number of frames that a probe takes. */
export const probeFrames = runUp.length + 1

/**
 * Runs of frames to encode, each on an empty screen, so that the last ones cost as much as in the film. Half of the
 * probes are spread evenly over the frames, half by the amount of change. `changes` has one entry per frame; the first
 * does not count.
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
    // Rounding must not drop the last probe.
    if (weight + 1e-9 >= (probes.length + 0.5) / wanted) probes.push(place)
  }
  return probes
}

function listRun(probe: number): number[] {
  return [...new Set(runUp.map((distance) => Math.max(0, probe - distance))), probe]
}

/** Bytes of the file's head and palette. */
const headBytes = 800
/** Frames at the end of a run that cost as much as in the film. */
const usualFrames = 2

interface EncodedRun {
  places: readonly number[]
  /** Bytes of each frame. */
  bytes: readonly number[]
}

/**
 * Bytes of the whole file, whose first frame has `firstBytes`. The cost of a frame is interpolated between samples of
 * its quarter that change slightly less and slightly more.
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

/** All frames except the first, in quarters, each sorted by the amount of change. */
function listParts(changes: readonly number[]): number[][] {
  const startOf = (part: number): number => Math.max(1, Math.floor((part * changes.length) / partCount))
  return Array.from({ length: partCount }, (_, part) => {
    const places = changes.map((_change, place) => place).slice(startOf(part), startOf(part + 1))
    return places.sort((a, b) => changes[a]! - changes[b]!)
  }).filter((places) => places.length > 0)
}
