import { readFile } from 'node:fs/promises'
import { musicNames } from '@vivify/contract/project'
import { composeMusic } from '@vivify/generators/music/compose-music'
import { loadFliteEngine } from '@vivify/generators/node/flite'
import { mixSound, type Utterance } from '@vivify/timeline/sound/mix'

export interface SoundCost {
  durationSeconds: number
  /** Wall seconds to speak all scenes, including the start of the voice. */
  speechSeconds: number
  /** Wall seconds of composing and rendering one piece, by mood. */
  musicSeconds: { mood: string; seconds: number }[]
  /** Wall seconds of mixing voice and music. */
  mixSeconds: number
}

/** Speaks the script, composes music of its length in every mood, and mixes the last one. */
export async function measureSound(): Promise<SoundCost> {
  const text = await readFile(new URL('./script.txt', import.meta.url), 'utf8')
  const [spoken, speechSeconds] = await time(() => speakAll(text.split('\n').filter(Boolean)))
  const { utterances, words, durationSeconds } = spoken
  const musicSeconds: SoundCost['musicSeconds'] = []
  let music: ReturnType<typeof composeMusic> | null = null
  for (const mood of musicNames) {
    if (mood === 'No Music') continue
    const [composed, seconds] = await time(async () => composeMusic({ mood, seed: 1, durationSeconds }))
    music = composed
    musicSeconds.push({ mood, seconds })
  }
  const [, mixSeconds] = await time(() =>
    mixSound({ durationSeconds, utterances, words, music, effects: [], seed: 1 }),
  )
  return { durationSeconds, speechSeconds, musicSeconds, mixSeconds }
}

async function speakAll(says: readonly string[]) {
  const engine = await loadFliteEngine()
  const utterances: Utterance[] = []
  const words: { start: number; end: number }[] = []
  let startSeconds = 0
  for (const text of says) {
    const speech = await engine.synthesize({ text, voice: 'Alloy' })
    const begin = startSeconds
    utterances.push({ pcm: speech.pcm, sampleRate: speech.sampleRate, startSeconds })
    words.push(...speech.words.map(({ start, end }) => ({ start: begin + start, end: begin + end })))
    startSeconds += speech.durationSeconds + 0.22
  }
  return { utterances, words, durationSeconds: startSeconds }
}

async function time<T>(work: () => Promise<T>): Promise<[T, number]> {
  const started = performance.now()
  const result = await work()
  return [result, (performance.now() - started) / 1000]
}
