import type { Random } from '@vivify/contract/random'

/** A melodic idea over two bars, in scale steps from its first note, to be fitted to the chords below it. */
export interface Motif {
  notes: readonly MotifNote[]
}

export interface MotifNote {
  /** Sixteenths from the start of the motif, 0 to 31. */
  step: number
  lengthSteps: number
  /** Scale steps above the reference note. */
  degree: number
  /** Long notes and notes on a half bar are moved to a chord tone. */
  isStrong: boolean
}

/** Reads a rhythm of 32 sixteenths (x starts a note, - holds it, . rests) and sets a singable line to it. */
export function createMotif(rhythm: string, random: Random): Motif {
  const notes: MotifNote[] = []
  let degree = random.pick([0, 0, 2, 4])
  let previousStep = 0
  for (let step = 0; step < rhythm.length; step++) {
    if (rhythm[step] !== 'x') continue
    let end = step + 1
    while (rhythm[end] === '-') end++
    notes.push({ step, lengthSteps: end - step, degree, isStrong: step % 8 === 0 || end - step >= 4 })
    // After a leap the line moves one step in the opposite direction, and it is drawn back to its middle.
    const isAfterLeap = Math.abs(previousStep) > 1
    const size = isAfterLeap || random.chance(0.65) ? 1 : random.pick([2, 2, 3])
    const isUp = isAfterLeap ? previousStep < 0 : random.chance(degree > 3 ? 0.2 : degree < -1 ? 0.85 : 0.55)
    previousStep = isUp ? size : -size
    degree += random.chance(0.12) ? 0 : previousStep
  }
  return { notes }
}

/** The same idea with another ending: the last third changes, the rhythm and the opening stay. */
export function varyMotif(motif: Motif, random: Random): Motif {
  const firstChanged = Math.max(1, Math.floor(motif.notes.length * 0.6))
  const shift = random.pick([-2, -1, 1, 2])
  return {
    notes: motif.notes.map((note, index) =>
      index < firstChanged ? note : { ...note, degree: note.degree + shift },
    ),
  }
}

/** An answer: the inverted contour with fewer notes, ending on a long strong note. */
export function answerMotif(motif: Motif, random: Random): Motif {
  const kept = motif.notes.filter((_, index) => index === 0 || index % 2 === 0 || random.chance(0.5))
  return {
    notes: kept.map((note, index) => {
      const isLast = index === kept.length - 1
      return {
        step: note.step,
        lengthSteps: isLast ? 8 : note.lengthSteps,
        degree: isLast ? 0 : 2 - note.degree,
        isStrong: note.isStrong || isLast,
      }
    }),
  }
}
