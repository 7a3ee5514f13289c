import { voices } from '@vivify/contract/choices'
import { AppError } from '@vivify/contract/errors'
import { findVoicePreset } from '@vivify/generators/speech/voices'
import { builtInId, describeBuiltIn } from '../engine.ts'
import type { SpeechEngine } from './port.ts'

const status = describeBuiltIn('speech', 'Offline draft voice', 'Speaks English on this server.')

/** Loaded on first use, because the server's own process never speaks. */
const load = async () => (await import('@vivify/generators/node/flite')).loadFliteEngine()

/** Flite in WebAssembly. Speaking is heavy computation, so it runs in a child process. */
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
