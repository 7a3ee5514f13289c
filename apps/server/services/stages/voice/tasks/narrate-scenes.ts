// Cuts a recording of the whole script into scenes. Each scene starts at the sample after the previous one ends, so
// that the recording plays without gaps.

import { framesPerSecond } from '@vivify/contract/project'
import { loadFliteEngine } from '@vivify/generators/node/flite'
import { maxAlignedSeconds } from '@vivify/generators/speech/aligner'
import { alignNarration, type NarratedScene, type Narration } from '@vivify/generators/speech/narration'
import { breathSeconds } from '@vivify/timeline/document/scene-length'
import { callByName } from '../../../../lib/file-name.ts'
import { writeWholeFile } from '../../../../lib/whole-file.ts'
import { decodeSound } from '../../../../rendering/sound/decode-sound.ts'
import type { Count } from '../../../../processes/contract.ts'
import type { NarrateRequest, NarrateResult } from './narrate-contract.ts'
import type { Utterance } from './speak-contract.ts'

/** Shown in the report and on screens. */
const narrationEngine = 'your own voice'
const sampleRate = 48_000
/** Parts of the recording that are kept before the first word and after the last. */
const leadSeconds = 0.15
const tailSeconds = 0.3
const frameSeconds = 1 / framesPerSecond
/** Keeps a length that was cut to whole frames from being rounded up by a frame. */
const slackSeconds = 1e-4

/** Times a recording and stores one utterance for each scene. Throws what decoding and `alignNarration` throw. */
export async function narrateScenes(
  { source, scenes }: NarrateRequest,
  report: (count: Count) => void = () => {},
): Promise<NarrateResult> {
  // Reads a little more than can be timed, so that `alignNarration` notices a recording that is too long.
  const form = { channelCount: 1, sampleRate, maxSeconds: maxAlignedSeconds + 1 } as const
  const [pcm] = await decodeSound(source.file, form).catch((error: unknown) => {
    throw callByName(error, source.file, source.name)
  })
  const engine = await loadFliteEngine()
  const narration = await alignNarration(engine, { scenes, sound: { pcm: pcm!, sampleRate } })
  const cuts = findCuts(narration, pcm!.length / sampleRate)
  const utterances: Record<string, Utterance> = {}
  for (const [index, scene] of narration.scenes.entries()) {
    const { file } = scenes.find(({ id }) => id === scene.id)!
    const [start, end] = [cuts[index]!, cuts[index + 1]!]
    const isLast = index === narration.scenes.length - 1
    const samples = pcm!.slice(Math.round(start * sampleRate), Math.round(end * sampleRate))
    const utterance: Utterance = {
      file,
      sampleRate,
      // The timeline adds a breath to every scene but the last. The recording already contains the reader's breath, so
      // it is subtracted here.
      durationSeconds: Math.max(frameSeconds, end - start - (isLast ? 0 : breathSeconds) - slackSeconds),
      words: placeWords(scene, start, end),
      timing: narration.timing,
      engine: narrationEngine,
    }
    await writeWholeFile(file, new Uint8Array(samples.buffer))
    await writeWholeFile(`${file}.json`, JSON.stringify(utterance))
    utterances[scene.id] = utterance
    report({ done: index + 1, total: narration.scenes.length })
  }
  return { utterances }
}

/**
 * The times at which scenes begin and the last one ends: in the middle of the pauses between them, whole frames apart.
 */
function findCuts({ scenes }: Narration, recordedSeconds: number): number[] {
  const cuts = [Math.max(0, scenes[0]!.words[0]!.start - leadSeconds)]
  for (const [index, { words }] of scenes.entries()) {
    const end = words.at(-1)!.end
    const next = scenes[index + 1]?.words[0]!.start
    const start = cuts[index]!
    if (next === undefined) {
      cuts.push(Math.max(start + frameSeconds, Math.min(recordedSeconds, end + tailSeconds)))
      continue
    }
    const frames = Math.max(1, Math.round(((end + next) / 2 - start) * framesPerSecond))
    cuts.push(start + frames * frameSeconds)
  }
  return cuts
}

/** The words with times relative to the start of their utterance. */
function placeWords({ words }: NarratedScene, start: number, end: number): Utterance['words'] {
  const place = (seconds: number): number => Math.max(0, Math.min(end, seconds) - start)
  return words.map((word) => ({ text: word.text, start: place(word.start), end: place(word.end) }))
}
