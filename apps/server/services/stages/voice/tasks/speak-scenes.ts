import type { Count } from '../../../../processes/contract.ts'
import type { Speech, SpeechEngine } from '../../../../providers/speech/port.ts'
import { writeWholeFile } from '../../../../lib/whole-file.ts'
import type { SpeakRequest, SpeakResult, Utterance } from './speak-contract.ts'
import { passOverUnspeakable, timeWords } from './time-words.ts'

/** Speaks scenes with an engine and stores each as soon as it is spoken. Without scenes it only loads the engine. */
export async function speakScenes(
  engine: SpeechEngine,
  { voice, scenes }: SpeakRequest,
  report: (count: Count) => void = () => {},
): Promise<SpeakResult> {
  await engine.prepare?.()
  const utterances: Record<string, Utterance> = {}
  for (const [index, { id, say, file }] of scenes.entries()) {
    const speech = await speakScene(engine, say, voice)
    if (speech === null) continue
    const { pcm, sampleRate, spokenBy } = speech
    const { words, timing } = speech.timed ?? (await timeWords(say, speech))
    const utterance: Utterance = {
      file,
      sampleRate,
      durationSeconds: pcm.length / sampleRate,
      words: [...words],
      timing,
      engine: spokenBy,
    }
    const { buffer, byteOffset, byteLength } = pcm
    await writeWholeFile(file, new Uint8Array(buffer, byteOffset, byteLength))
    await writeWholeFile(`${file}.json`, JSON.stringify(utterance))
    utterances[id] = utterance
    report({ done: index + 1, total: scenes.length })
  }
  return { utterances }
}

/** null for a scene that this voice can't speak, such as a quotation in another language. The scene is then silent. */
async function speakScene(engine: SpeechEngine, text: string, voice: string): Promise<Speech | null> {
  const { signal } = new AbortController()
  return engine.speak({ text, voice, signal }).catch(passOverUnspeakable)
}
