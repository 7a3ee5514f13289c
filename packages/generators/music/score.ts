// The composer's output and the renderer's input: plain data, so that a piece can be inspected, tested and rendered
// separately.

import type { MusicName } from '@vivify/contract/project'

export type MoodName = Exclude<MusicName, 'No Music'>
export type Mode = 'major' | 'minor'

/** Pitched instruments. Struck ones decay on their own; sustained ones sound until their note ends. */
export type InstrumentName =
  | 'felt-piano'
  | 'bright-piano'
  | 'electric-piano'
  | 'marimba'
  | 'kalimba'
  | 'bell'
  | 'glass-pluck'
  | 'synth-pluck'
  | 'nylon-guitar'
  | 'muted-guitar'
  | 'upright-bass'
  | 'finger-bass'
  | 'synth-bass'
  | 'sub-bass'
  | 'spiccato'
  | 'warm-pad'
  | 'air-pad'
  | 'choir'
  | 'string-section'
  | 'low-strings'
  | 'brass-section'

export type DrumName =
  | 'kick'
  | 'snare'
  | 'clap'
  | 'rim'
  | 'hat'
  | 'openHat'
  | 'shaker'
  | 'tambourine'
  | 'tomHigh'
  | 'tomLow'
  | 'taiko'
  | 'taikoHigh'
  | 'crash'
  | 'swell'
  | 'riser'
  | 'boom'

export type KitName = 'tight' | 'pop' | 'dusty' | 'soft' | 'epic'
export type SectionName = 'intro' | 'build' | 'lift' | 'breakdown' | 'outro' | 'ending'

/** Mixing settings of a track. */
export interface Channel {
  instrument: InstrumentName
  /** Level in decibels, relative to the balanced default of the instrument. */
  levelDecibels: number
  /** From -1 (left) to 1 (right). */
  pan: number
  /** Share sent to the reverb, 0 to 1. */
  reverbSend: number
  /** Share sent to the tempo delay, 0 to 1. */
  delaySend: number
  /** How far the kick pushes this track down, 0 to 1. */
  duck: number
  /** Depth of the stereo chorus, 0 to 1. */
  chorus: number
  /** Depth of the stereo tremolo, 0 to 1. */
  tremolo: number
  /**
   * Low-pass frequency in Hz at zero and at full energy; the section energy moves it between the two. No filter when
   * absent.
   */
  filterHertz?: readonly [number, number]
}

export interface Note {
  /** Index into `Score.tracks`. */
  track: number
  startSeconds: number
  durationSeconds: number
  /** MIDI note number. */
  pitch: number
  /** 0 to 1. */
  velocity: number
}

export interface DrumHit {
  startSeconds: number
  sound: DrumName
  /** 0 to 1. */
  velocity: number
}

export interface Section {
  name: SectionName
  startSeconds: number
  /** From 0 (bare) to 1 (everything plays). */
  energy: number
}

/** A whole piece as events. Notes and hits are sorted by start. */
export interface Score {
  mood: MoodName
  arrangement: string
  seed: number
  bpm: number
  /** Name of the key, such as "D major". */
  key: string
  durationSeconds: number
  /** Downbeat of the final chord, which rings until the end. */
  endingSeconds: number
  tracks: readonly Channel[]
  kit: KitName
  drumLevelDecibels: number
  /** Level of the vinyl surface, 0 to 1. */
  vinyl: number
  /** Reverb time in seconds (to -60 dB). */
  reverbSeconds: number
  /** Final tone shaping of the mix, in decibels. */
  master: MasterTone
  notes: readonly Note[]
  hits: readonly DrumHit[]
  sections: readonly Section[]
  chords: readonly { name: string; startSeconds: number }[]
  beatsSeconds: readonly number[]
}

export interface MasterTone {
  gainDecibels: number
  /** Shelf below 160 Hz. */
  lowDecibels: number
  /** Shelf above 2.5 kHz. */
  presenceDecibels: number
  /** Shelf above 9 kHz. */
  airDecibels: number
}
