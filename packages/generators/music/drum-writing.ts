import type { Random } from '@vivify/contract/random'

import type { Bar } from './form.ts'
import { type DrumLines, type Groove, grooves } from './grooves.ts'
import { type Plan, timeOfStep } from './part-writing.ts'
import type { DrumHit, DrumName, KitName } from './score.ts'

/** Length of the noise sweep that leads into a lift, in seconds; it ends on the downbeat. */
export const riserSeconds = 2.4
/** Length of the reversed cymbal, in seconds; it ends on the downbeat. */
export const swellSeconds = 1.5

const velocities: Record<string, number> = { X: 1, x: 0.78, o: 0.46, '?': 0.4 }

/** How much later than the grid a drum is played, in seconds: a late snare is laid back, early hats push. */
const leanSeconds: Record<KitName, Partial<Record<DrumName, number>>> = {
  tight: { clap: 0.002 },
  pop: { hat: -0.002 },
  dusty: { snare: 0.012, rim: 0.01, hat: 0.004, openHat: 0.004 },
  soft: {},
  epic: { taikoHigh: 0.003 },
}

/** Writes the drums: groove by energy, fills before sections, swells into lifts and the final hit. */
export function writeDrums(plan: Plan, random: Random): DrumHit[] {
  const hits: DrumHit[] = []
  const { form, arrangement } = plan
  const groove: Groove = grooves[arrangement.groove]
  const add = (startSeconds: number, sound: DrumName, velocity: number): void => {
    if (startSeconds >= 0 && startSeconds < plan.durationSeconds) hits.push({ startSeconds, sound, velocity })
  }
  const quietIntroBars = random.integer(0, 2)
  form.bars.forEach((bar, index) => {
    const isQuiet = bar.section === 'intro' && bar.indexInSection < quietIntroBars
    if (!isQuiet) writeBar(linesOf(groove, bar, random), bar, index, plan, random, add)
    const startSeconds = (bar.startBeat * 60) / form.bpm
    const previous = form.bars[index - 1]
    if (previous && bar.energy >= 0.8 && previous.section !== bar.section) {
      enterLift(startSeconds, arrangement.kit, add)
    } else if (previous && previous.section !== bar.section && bar.energy > previous.energy) {
      leadIn(startSeconds, 'swell', arrangement.kit, add)
    }
  })
  finish(plan, add)
  return hits
}

type AddHit = (startSeconds: number, sound: DrumName, velocity: number) => void

function linesOf(groove: Groove, bar: Bar, random: Random): DrumLines {
  const base =
    bar.energy >= 0.8 ? groove.high : bar.energy >= 0.5 ? groove.middle : bar.energy >= 0.2 ? groove.low : {}
  if (bar.energy < 0.5) return base
  const isTurn = bar.isLastInSection && (bar.nextEnergy >= bar.energy || bar.energy >= 0.8)
  const isPhraseEnd = bar.indexInSection % 8 === 7 || (bar.indexInSection % 4 === 3 && random.chance(0.35))
  return isTurn || isPhraseEnd ? random.pick(groove.fills) : base
}

function writeBar(
  lines: DrumLines,
  bar: Bar,
  barIndex: number,
  plan: Plan,
  random: Random,
  add: AddHit,
): void {
  const lean = leanSeconds[plan.arrangement.kit]
  for (const [name, line] of Object.entries(lines)) {
    const sound = name as DrumName
    const offset = line.length > 16 && barIndex % 2 === 1 ? 16 : 0
    for (let step = 0; step < bar.beats * 4; step++) {
      const symbol = line[offset + step]!
      if (symbol === '.' || (symbol === '?' && !random.chance(0.5))) continue
      const time = timeOfStep(plan, bar.startBeat, step) + (lean[sound] ?? 0) + random.between(-0.003, 0.003)
      const velocity = velocities[symbol]! * random.between(0.88, 1.04)
      add(Math.max(0, time), sound, Math.min(1, velocity))
    }
  }
}

function enterLift(startSeconds: number, kit: KitName, add: AddHit): void {
  if (kit === 'dusty') return
  leadIn(startSeconds, kit === 'soft' ? 'swell' : 'riser', kit, add)
  if (kit === 'soft') return
  add(startSeconds, 'crash', kit === 'epic' ? 0.9 : 0.7)
  if (kit !== 'tight') add(startSeconds, 'boom', 0.8)
}

function leadIn(startSeconds: number, sound: 'riser' | 'swell', kit: KitName, add: AddHit): void {
  if (kit === 'dusty') return
  const isRoomForRiser = sound === 'riser' && startSeconds >= riserSeconds
  if (isRoomForRiser) add(startSeconds - riserSeconds, 'riser', 0.8)
  if (startSeconds >= swellSeconds) add(startSeconds - swellSeconds, 'swell', isRoomForRiser ? 0.5 : 0.7)
}

function finish(plan: Plan, add: AddHit): void {
  const { kit } = plan.arrangement
  const startSeconds = (plan.form.endingBeat * 60) / plan.form.bpm
  const lastEnergy = plan.form.bars[plan.form.bars.length - 1]?.energy ?? 0.5
  if (kit === 'soft') {
    if (startSeconds >= swellSeconds) add(startSeconds - swellSeconds, 'swell', 0.4)
    return
  }
  if (kit === 'dusty') {
    add(startSeconds, 'kick', 0.7)
    add(startSeconds, 'rim', 0.4)
    return
  }
  if (startSeconds >= swellSeconds) add(startSeconds - swellSeconds, 'swell', 0.6)
  add(startSeconds, kit === 'epic' ? 'taiko' : 'kick', 0.6 + 0.4 * lastEnergy)
  add(startSeconds, 'crash', 0.4 + 0.4 * lastEnergy)
  if (kit === 'epic') add(startSeconds, 'boom', 0.6 + 0.4 * lastEnergy)
}
