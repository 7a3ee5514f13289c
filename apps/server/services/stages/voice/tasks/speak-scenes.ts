import { AppError } from '@vivify/contract/errors'
import type { VoiceName } from '@vivify/contract/project'
import { loadFliteEngine } from '@vivify/generators/node/flite'
import type { Speech, SpeechEngine } from '@vivify/generators/speech/engine'
import { writeWholeFile } from '../../../../lib/whole-file.ts'
import type { SpeakRequest, SpeakResult, Utterance } from './speak-contract.ts'

/** Speaks scenes with the built-in voice; each is kept as soon as it is spoken. No scene at all only loads the voice. */
export async function speakScenes(
  { voice, scenes }: SpeakRequest,
  report: (done: number, total: number) => void = () => {},
): Promise<SpeakResult> {
  const engine = await loadFliteEngine()
  const utterances: Record<string, Utterance> = {}
  for (const [index, scene] of scenes.entries()) {
    const speech = await speakScene(engine, scene.say, voice)
    if (speech === null) continue
    const utterance: Utterance = {
      file: scene.file,
      sampleRate: speech.sampleRate,
      durationSeconds: speech.durationSeconds,
      words: speech.words.map(({ text, start, end }) => ({ text, start, end })),
      timing: speech.timing,
      engine: speech.engine,
    }
    const { buffer, byteOffset, byteLength } = speech.pcm
    await writeWholeFile(scene.file, new Uint8Array(buffer, byteOffset, byteLength))
    await writeWholeFile(`${scene.file}.json`, JSON.stringify(utterance))
    utterances[scene.id] = utterance
    report(index + 1, scenes.length)
  }
  return { utterances }
}

/** null for a scene that this voice can't say, such as a quotation in another language: it is shown in silence. */
async function speakScene(engine: SpeechEngine, text: string, voice: VoiceName): Promise<Speech | null> {
  try {
    return await engine.synthesize({ text, voice })
  } catch (error) {
    const isUnspeakable =
      AppError.isInstance(error) && (error.code === 'nothing_to_say' || error.code === 'unsupported_language')
    if (isUnspeakable) return null
    throw error
  }
}
