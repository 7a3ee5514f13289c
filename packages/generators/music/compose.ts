import { AppError } from '@vivify/contract/errors'
import { type Random, createRandom } from '@vivify/contract/random'

import { type Arrangement, type Part, arrangementsByMood } from './arrangements.ts'
import { writeDrums } from './drum-writing.ts'
import { type Bar, type Form, planForm } from './form.ts'
import { parseChord, voiceChord } from './harmony.ts'
import { type ChordSlot, type Plan, writePart } from './part-writing.ts'
import type { Channel, MoodName, Score } from './score.ts'

export interface CompositionOptions {
  mood: MoodName
  /** Any integer; the same seed gives the same piece. */
  seed: number
  /** Length of the piece to the sample, 1 to 3600 seconds. */
  durationSeconds: number
}

const minDurationSeconds = 1
const maxDurationSeconds = 3600
const tonicNames = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']

/**
 * Composes a piece of exactly the given length: sections that build to a lift at 25 to 50 %, a cadence, and a
 * final chord that rings out before the end. Throws AppError `bad_input` for a length outside 1 to 3600 seconds
 * or an unknown mood.
 */
export function composeScore(options: CompositionOptions): Score {
  const { mood, seed, durationSeconds } = options
  const arrangements = arrangementsByMood[mood]
  if (!arrangements) throw new AppError('bad_input', `There is no music called ${String(mood)}.`)
  if (!(durationSeconds >= minDurationSeconds && durationSeconds <= maxDurationSeconds)) {
    throw new AppError('bad_input', 'Music can be 1 second to 60 minutes long. Choose a length in between.')
  }
  const random = createRandom(`music/${mood}/${seed}`)
  const arrangement = random.pick(arrangements)
  const tonic = random.pick(arrangement.tonics)
  const form = planForm(durationSeconds, arrangement.bpm, arrangement.outroEnergy, random.fork('form'))
  const plan = layHarmony(arrangement, form, tonic, durationSeconds, random.fork('harmony'))
  return assembleScore(plan, options, random)
}

function assembleScore(plan: Plan, options: CompositionOptions, random: Random): Score {
  const { arrangement, form } = plan
  const beatSeconds = 60 / form.bpm
  const parts = arrangement.parts
  const notes = parts.flatMap((part, track) => writePart(part, track, plan, random.fork(`part ${track}`)))
  const hits = writeDrums(plan, random.fork('drums'))
  const beatCount = Math.floor(options.durationSeconds / beatSeconds - 1e-6) + 1
  return {
    mood: options.mood,
    arrangement: arrangement.name,
    seed: options.seed,
    bpm: form.bpm,
    key: `${tonicNames[plan.tonic]} ${arrangement.mode}`,
    durationSeconds: options.durationSeconds,
    endingSeconds: form.endingBeat * beatSeconds,
    tracks: parts.map(toChannel),
    kit: arrangement.kit,
    drumLevelDecibels: arrangement.drumLevelDecibels,
    vinyl: arrangement.vinyl,
    reverbSeconds: arrangement.reverbSeconds,
    master: arrangement.master,
    notes: notes.sort((a, b) => a.startSeconds - b.startSeconds),
    hits: hits.sort((a, b) => a.startSeconds - b.startSeconds),
    sections: [
      ...form.bars
        .filter((bar) => bar.indexInSection === 0)
        .map((bar) => ({
          name: bar.section,
          startSeconds: bar.startBeat * beatSeconds,
          energy: bar.energy,
        })),
      { name: 'ending', startSeconds: form.endingBeat * beatSeconds, energy: 0.5 },
    ],
    chords: [
      ...plan.slots.map((slot) => ({ name: slot.chord.symbol, startSeconds: slot.startBeat * beatSeconds })),
      { name: plan.final.chord.symbol, startSeconds: form.endingBeat * beatSeconds },
    ],
    beatsSeconds: Array.from({ length: beatCount }, (_, beat) => beat * beatSeconds),
  }
}

function toChannel(part: Part): Channel {
  const { instrument, levelDecibels, pan, reverbSend, delaySend, duck, chorus, tremolo, filterHertz } = part
  const channel = { instrument, levelDecibels, pan, reverbSend, delaySend, duck, chorus, tremolo }
  return filterHertz ? { ...channel, filterHertz } : channel
}

/** Spreads the progressions over the bars. Lifts and outros restart theirs; the last bar is a cadence. */
function layHarmony(
  arrangement: Arrangement,
  form: Form,
  tonic: number,
  durationSeconds: number,
  random: Random,
): Plan {
  const main = random.pick(arrangement.progressions)
  const lifted = random.chance(0.5) ? main : random.pick(arrangement.progressions)
  const cadence = random.pick(arrangement.cadences)
  const slots: ChordSlot[] = []
  let previous: readonly number[] | undefined
  let position = 0
  form.bars.forEach((bar, index) => {
    const isCadence = index === form.bars.length - 1
    const progression = bar.energy >= 0.8 ? lifted : main
    if (bar.indexInSection === 0 && (bar.section === 'lift' || bar.section === 'outro')) position = 0
    const symbols = (isCadence ? cadence : progression[position++ % progression.length]!).split(' ')
    for (const slot of splitBar(bar, symbols)) {
      const chord = parseChord(slot.symbol, tonic)
      const voicing = voiceChord(chord, previous)
      previous = voicing
      slots.push({ bar, startBeat: slot.startBeat, beats: slot.beats, chord, voicing })
    }
  })
  const finalChord = parseChord(random.pick(arrangement.finals), tonic)
  const final = { chord: finalChord, voicing: voiceChord(finalChord, previous) }
  return { arrangement, form, tonic, slots, final, durationSeconds }
}

function splitBar(bar: Bar, symbols: string[]): { symbol: string; startBeat: number; beats: number }[] {
  // A shortened bar has room only for the chord that leads on.
  if (symbols.length === 1 || bar.beats < 4) {
    return [{ symbol: symbols[symbols.length - 1]!, startBeat: bar.startBeat, beats: bar.beats }]
  }
  const beats = bar.beats / 2
  return symbols.map((symbol, index) => ({ symbol, startBeat: bar.startBeat + index * beats, beats }))
}
