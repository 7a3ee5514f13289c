// A document's `seed` means the same numbers everywhere: web, server, preview, export.

/** A stream of pseudo-random numbers in [0, 1), fixed by its seed. */
export interface Random {
  /** The next number in [0, 1). */
  next(): number
  /** A number in [min, max). */
  between(min: number, max: number): number
  /** An integer in [min, max], both included. */
  integer(min: number, max: number): number
  /** One item of a non-empty list. Throws RangeError on an empty one. */
  pick<T>(items: readonly T[]): T
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean
  /** A new array with the items in a random order. */
  shuffle<T>(items: readonly T[]): T[]
  /** An independent stream named by `label`; drawing from it does not advance this one. */
  fork(label: string): Random
}

/** Hashes a text to an unsigned 32-bit integer (FNV-1a with a final avalanche). Not for security. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  return avalanche(hash)
}

/** Creates a stream (mulberry32) from a number or a text. */
export function createRandom(seed: number | string): Random {
  const origin = typeof seed === 'string' ? hashText(seed) : avalanche(seed >>> 0)
  let state = origin

  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  function integer(min: number, max: number): number {
    return min + Math.floor(next() * (max - min + 1))
  }

  return {
    next,
    integer,
    between: (min, max) => min + next() * (max - min),
    chance: (probability) => next() < probability,
    pick(items) {
      if (items.length === 0) throw new RangeError('Cannot pick from an empty list')
      return items[integer(0, items.length - 1)]!
    },
    shuffle(items) {
      const shuffled = [...items]
      for (let index = shuffled.length - 1; index > 0; index--) {
        const other = integer(0, index)
        ;[shuffled[index], shuffled[other]] = [shuffled[other]!, shuffled[index]!]
      }
      return shuffled
    },
    fork: (label) => createRandom((origin ^ hashText(label)) >>> 0),
  }
}

function avalanche(value: number): number {
  let hash = value | 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
