import { voices } from '@vivify/contract/choices'
import { AppError } from '@vivify/contract/errors'
import { loadFliteEngine } from '@vivify/generators/node/flite'
import { findVoicePreset } from '@vivify/generators/speech/voices'
import { builtInId, describeBuiltIn } from '../engine.ts'
import type { SpeechEngine } from './port.ts'

const status = describeBuiltIn('speech', 'Offline draft voice', 'Speaks English on this server.')

/** Flite in WebAssembly, loaded by its first words. What it does is computing: call it in a process of its own. */
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
  creditsFor: () => 0,
  async speak({ text, voice, signal }) {
    const known = voices.find(({ name }) => name === voice)
    if (!known) throw new AppError('bad_input', `${status.name} has no voice “${voice}”.`)
    const engine = await loadFliteEngine()
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
