import { AppError } from '@vivify/contract/errors'
import type { Count } from '../../../../processes/contract.ts'
import type { Speech, SpeechEngine } from '../../../../providers/speech/port.ts'
import { writeWholeFile } from '../../../../lib/whole-file.ts'
import type { SpeakRequest, SpeakResult, Utterance } from './speak-contract.ts'

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

/**
 * Times the words of an engine that provides no times, by aligning the text with the sound. If that fails, the times
 * are estimated.
 */
async function timeWords(
  text: string,
  { pcm, sampleRate }: Speech,
): Promise<Pick<Utterance, 'words' | 'timing'>> {
  const [{ alignText }, { loadFliteEngine }] = await Promise.all([
    import('@vivify/generators/speech/aligner'),
    import('@vivify/generators/node/flite'),
  ])
  const sound = { pcm, sampleRate }
  const aligned = await alignText(await loadFliteEngine(), { text, sound }).catch(passOverUnspeakable)
  if (aligned)
    return {
      words: aligned.map(({ text: token, start, end }) => ({ text: token, start, end })),
      timing: 'aligned',
    }
  return { words: spreadWords(text, pcm.length / sampleRate), timing: 'estimated' }
}

/** Spreads words over the duration by their number of letters. */
function spreadWords(text: string, durationSeconds: number): Utterance['words'] {
  const tokens = text.split(/\s+/).filter((token) => token !== '')
  const perLetter = durationSeconds / tokens.join('').length
  let end = 0
  return tokens.map((token) => {
    const start = end
    end = Math.min(durationSeconds, start + token.length * perLetter)
    return { text: token, start, end }
  })
}

function passOverUnspeakable(error: unknown): null {
  const isUnspeakable =
    AppError.isInstance(error) && (error.code === 'nothing_to_say' || error.code === 'unsupported_language')
  if (isUnspeakable) return null
  throw error
}
