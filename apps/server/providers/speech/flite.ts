import { voices } from '@vivify/contract/choices'
import { AppError } from '@vivify/contract/errors'
import { findVoicePreset } from '@vivify/generators/speech/voices'
import { builtInId, describeBuiltIn } from '../engine.ts'
import type { SpeechEngine } from './port.ts'

const status = describeBuiltIn('speech', 'Offline draft voice', 'Speaks English on this server.')

/** Loaded by the first words: the server itself never speaks. */
const load = async () => (await import('@vivify/generators/node/flite')).loadFliteEngine()

/** Flite in WebAssembly. What it does is computing: it is called in a process of its own. */
export const flite: SpeechEngine = {
  id: builtInId,
  name: status.name,
  status: () => status,
  listVoices: async () =>
    voices.map(({ name, label }) => ({
      id: name,
      label,
      language: 'en-US',
      gender: findVoicePreset(name).gender,
    })),
  async prepare() {
    await load()
  },
  creditsFor: () => 0,
  async speak({ text, voice, signal }) {
    const known = voices.find(({ name }) => name === voice)
    if (!known) throw new AppError('bad_input', `${status.name} has no voice “${voice}”.`)
    const engine = await load()
    const speech = await engine.synthesize({ text, voice: known.name, signal })
    const words = speech.words.map(({ text: token, start, end }) => ({ text: token, start, end }))
    return {
      pcm: speech.pcm,
      sampleRate: speech.sampleRate,
      timed: { words, timing: speech.timing === 'exact' ? 'exact' : 'aligned' },
      spokenBy: speech.engine,
    }
  },
}
