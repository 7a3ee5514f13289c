// Turns the chords of a piece into the notes of each part.

import type { Random } from '@vivify/contract/random'

import type { Arrangement, Part } from './arrangements.ts'
import type { Bar, Form } from './form.ts'
import { type Chord, listScale, placeNear } from './harmony.ts'
import { type Motif, answerMotif, createMotif, varyMotif } from './motif.ts'
import type { Note } from './score.ts'

/** A chord and how long it lasts. */
export interface ChordSlot {
  bar: Bar
  startBeat: number
  beats: number
  chord: Chord
  /** The shared voicing, low to high, as MIDI notes. */
  voicing: readonly number[]
}

/** Shared input of all parts. */
export interface Plan {
  arrangement: Arrangement
  form: Form
  tonic: number
  slots: readonly ChordSlot[]
  final: { chord: Chord; voicing: readonly number[] }
  durationSeconds: number
}

const stepsPerBeat = 4
/** E6: above it, arpeggios would collide with the consonants of the voice they accompany. */
const highestArpeggioPitch = 88
const velocities: Record<string, number> = { X: 0.95, x: 0.76, o: 0.52 }

/** Time in seconds of a sixteenth of a bar, with swing. */
export function timeOfStep(plan: Plan, startBeat: number, step: number): number {
  const swung = step % 2 === 1 ? step + plan.arrangement.swing : step
  return ((startBeat + swung / stepsPerBeat) * 60) / plan.form.bpm
}

/** Writes all notes of one part, including the final chord. The notes carry the index `track`. */
export function writePart(part: Part, track: number, plan: Plan, random: Random): Note[] {
  const notes: Note[] = []
  const add = (startSeconds: number, durationSeconds: number, pitch: number, velocity: number): void => {
    const start = Math.max(0, startSeconds)
    notes.push({
      track,
      startSeconds: start,
      durationSeconds: Math.min(Math.max(0.04, durationSeconds), plan.durationSeconds - start),
      pitch,
      velocity: Math.min(1, Math.max(0.1, velocity)),
    })
  }
  if (part.role === 'pad') writePad(part, plan, random, add)
  else if (part.role === 'lead') writeLead(part, plan, random, add)
  else writePattern(part, plan, random, add)
  writeFinal(part, plan, random, add)
  return notes
}

type AddNote = (startSeconds: number, durationSeconds: number, pitch: number, velocity: number) => void

function isPlaying(part: Part, bar: Bar): boolean {
  return bar.energy >= part.enters && bar.energy < part.leaves
}

/** Sustains chords; a voice that stays on its note is tied instead of struck again. */
function writePad(part: Part, plan: Plan, random: Random, add: AddNote): void {
  const beatSeconds = 60 / plan.form.bpm
  const held = new Map<number, { start: number; end: number; velocity: number }>()
  const maxTiedBeats = 8
  const release = (pitch: number): void => {
    const note = held.get(pitch)!
    held.delete(pitch)
    add(note.start * beatSeconds, (note.end - note.start) * beatSeconds * 0.995, pitch, note.velocity)
  }
  for (const slot of plan.slots) {
    const pitches = isPlaying(part, slot.bar) ? slot.voicing.map((pitch) => pitch + part.pitch) : []
    for (const [pitch, note] of held) {
      const isTooLong = slot.startBeat + slot.beats - note.start > maxTiedBeats
      if (!pitches.includes(pitch) || isTooLong) release(pitch)
    }
    for (const pitch of pitches) {
      const note = held.get(pitch)
      if (note) note.end += slot.beats
      else {
        const velocity = 0.5 + 0.3 * slot.bar.energy + random.between(-0.05, 0.05)
        held.set(pitch, { start: slot.startBeat, end: slot.startBeat + slot.beats, velocity })
      }
    }
  }
  for (const pitch of held.keys()) release(pitch)
}

/** Chords, arpeggios and bass lines from their step patterns. */
function writePattern(part: Part, plan: Plan, random: Random, add: AddNote): void {
  const calm = random.pick(part.patterns)
  const full = random.pick(part.patterns)
  const stepSeconds = 15 / plan.form.bpm
  const jitter = part.role === 'bass' ? 0.003 : 0.007
  plan.slots.forEach((slot, index) => {
    if (!isPlaying(part, slot.bar)) return
    const pattern = slot.bar.energy >= 0.8 ? full : calm
    const firstStep = Math.round((slot.startBeat - slot.bar.startBeat) * stepsPerBeat)
    const endStep = firstStep + slot.beats * stepsPerBeat
    for (let step = firstStep; step < endStep; step++) {
      // A second chord in the bar is struck on its beat even where the pattern rests.
      const isNewChord = step === firstStep && firstStep > 0 && part.role !== 'arp'
      const symbol =
        pattern[step]! === '.' && isNewChord ? (part.role === 'bass' ? 'r' : 'x') : pattern[step]!
      if (symbol === '.') continue
      let next = step + 1
      while (next < endStep && pattern[next] === '.') next++
      const start = timeOfStep(plan, slot.bar.startBeat, step) + random.between(-jitter, jitter)
      const length = (next - step) * stepSeconds * part.gate
      const accent = 0.08 * slot.bar.energy + (step % 4 === 0 ? 0.06 : 0)
      const nextSlot = plan.slots[index + 1]
      if (part.role === 'comp')
        strum(slot.voicing, start, length, velocities[symbol] ?? 0.7, part, random, add)
      else if (part.role === 'arp') {
        add(
          start,
          length,
          arpeggioPitch(slot.voicing, symbol, part.pitch),
          0.6 + accent + random.between(-0.09, 0.09),
        )
      } else {
        const pitch = bassPitch(symbol, slot, nextSlot?.chord ?? plan.final.chord, part, plan)
        add(start, length, pitch, 0.72 + accent + random.between(-0.06, 0.06))
      }
    }
  })
}

function strum(
  voicing: readonly number[],
  start: number,
  length: number,
  velocity: number,
  part: Part,
  random: Random,
  add: AddNote,
): void {
  const spread =
    part.instrument === 'nylon-guitar' ? 0.014 : part.instrument === 'electric-piano' ? 0.008 : 0.004
  const isDown = random.chance(0.75)
  voicing.forEach((pitch, index) => {
    const order = isDown ? index : voicing.length - 1 - index
    add(start + order * spread, length, pitch + part.pitch, velocity + random.between(-0.07, 0.05))
  })
}

function arpeggioPitch(voicing: readonly number[], symbol: string, transpose: number): number {
  const index = Number(symbol)
  const pitch = voicing[index % voicing.length]! + 12 * Math.floor(index / voicing.length) + transpose
  return pitch > highestArpeggioPitch ? pitch - 12 : pitch
}

function bassPitch(symbol: string, slot: ChordSlot, next: Chord, part: Part, plan: Plan): number {
  const root = placeNear(slot.chord.bass, part.pitch)
  if (symbol === 'o') return root + 12
  if (symbol === 'f') return placeNear((slot.chord.root + 7) % 12, root + 5)
  if (symbol !== 'a') return root
  const target = placeNear(next.bass, part.pitch)
  const scale = listScale(plan.tonic, plan.arrangement.mode)
  const direction = target > root ? -1 : 1
  for (const distance of [2, 1]) {
    const candidate = target + direction * distance
    if (scale.includes(((candidate % 12) + 12) % 12)) return candidate
  }
  return root
}

/**
 * Plays the motif at the start of each four-bar phrase: A, rest, then A' with its answer. The gaps leave room for the
 * voice.
 */
function writeLead(part: Part, plan: Plan, random: Random, add: AddNote): void {
  const motif = createMotif(random.pick(plan.arrangement.motifs), random)
  const varied = varyMotif(motif, random)
  const answer = answerMotif(motif, random)
  const { bars } = plan.form
  for (let index = 0; index + 1 < bars.length; index++) {
    const bar = bars[index]!
    if (!isPlaying(part, bar) || bar.indexInSection % 2 !== 0 || bar.section === 'outro') continue
    if (bars[index + 1]!.section !== bar.section || bar.beats < 4) continue
    const phrase = (bar.indexInSection >> 2) % 2
    const isHead = bar.indexInSection % 4 === 0
    if (!isHead && (phrase === 0 || bar.energy < 0.8)) continue
    writeMotif(isHead ? (phrase === 0 ? motif : varied) : answer, bar.startBeat, part, plan, random, add)
  }
}

function writeMotif(
  motif: Motif,
  startBeat: number,
  part: Part,
  plan: Plan,
  random: Random,
  add: AddNote,
): void {
  const ladder = buildLadder(plan, part.pitch)
  const reference = ladder.reference
  let previous: { pitch: number; degree: number } | undefined
  for (const note of motif.notes) {
    const beat = startBeat + note.step / stepsPerBeat
    const slot = findSlot(plan.slots, beat)
    if (!slot) continue
    const rung = Math.min(ladder.pitches.length - 1, Math.max(0, reference + note.degree))
    let pitch = ladder.pitches[rung]!
    if (note.isStrong) pitch = snapToChord(pitch, slot.chord)
    // Snapping must not flatten the line, so a step that would repeat the previous note goes on to the next chord tone.
    if (previous && pitch === previous.pitch && note.degree !== previous.degree) {
      pitch = nextChordTone(pitch, note.degree > previous.degree ? 1 : -1, slot.chord)
    }
    previous = { pitch, degree: note.degree }
    const start = timeOfStep(plan, startBeat, note.step) + random.between(-0.009, 0.009)
    const seconds = (note.lengthSteps * 15) / plan.form.bpm
    add(start, seconds, pitch, 0.62 + (note.isStrong ? 0.12 : 0) + random.between(-0.07, 0.07))
  }
}

function buildLadder(plan: Plan, center: number): { pitches: number[]; reference: number } {
  const scale = listScale(plan.tonic, plan.arrangement.mode)
  const pitches: number[] = []
  for (let pitch = center - 12; pitch <= center + 12; pitch++)
    if (scale.includes(pitch % 12)) pitches.push(pitch)
  let reference = 0
  pitches.forEach((pitch, index) => {
    if (Math.abs(pitch - center) < Math.abs(pitches[reference]! - center)) reference = index
  })
  return { pitches, reference }
}

function findSlot(slots: readonly ChordSlot[], beat: number): ChordSlot | undefined {
  return slots.find((slot) => beat >= slot.startBeat && beat < slot.startBeat + slot.beats)
}

function snapToChord(pitch: number, chord: Chord): number {
  let best = pitch
  let bestDistance = Infinity
  for (const pitchClass of chord.pitchClasses) {
    const candidate = placeNear(pitchClass, pitch)
    const distance = Math.abs(candidate - pitch)
    if (distance < bestDistance) {
      bestDistance = distance
      best = candidate
    }
  }
  return best
}

function nextChordTone(pitch: number, direction: 1 | -1, chord: Chord): number {
  let candidate = pitch + direction
  while (!chord.pitchClasses.includes(((candidate % 12) + 12) % 12)) candidate += direction
  return candidate
}

function writeFinal(part: Part, plan: Plan, random: Random, add: AddNote): void {
  const start = (plan.form.endingBeat * 60) / plan.form.bpm
  const length = plan.durationSeconds - start
  const { chord, voicing } = plan.final
  const lastEnergy = plan.form.bars[plan.form.bars.length - 1]?.energy ?? 0.5
  const isTacit = part.leaves <= lastEnergy || part.enters > Math.max(0.8, lastEnergy)
  if (isTacit) return
  if (part.role === 'pad') {
    // Sustained chords end early enough for their release to be heard.
    for (const pitch of voicing) add(start, length * 0.45, pitch + part.pitch, 0.7)
  } else if (part.role === 'comp') {
    strum(voicing, start, length, 0.8, part, random, add)
  } else if (part.role === 'arp') {
    const pitches = [...voicing, voicing[0]! + 12]
    pitches.forEach((pitch, index) => {
      add(start + index * 0.045, length, pitch + part.pitch, 0.7 - index * 0.05)
    })
  } else if (part.role === 'bass') {
    add(start, length * 0.5, placeNear(chord.root, part.pitch), 0.85)
  } else if (lastEnergy >= part.enters || plan.form.bars.length <= 4) {
    add(start, length * 0.6, snapToChord(placeNear(chord.root, part.pitch), chord), 0.6)
  }
}
