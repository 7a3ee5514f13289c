// Speaks scenes with the built-in voice; each is kept as soon as it is spoken.

import { rename, writeFile } from 'node:fs/promises'
import { loadFliteEngine } from '@vivify/generators/node/flite'
import { serveTask } from '../../../lib/task.ts'
import { describeDiskFailure } from '../../../lib/disk-failure.ts'
import { speakContract, type SpokenClip } from './speak-contract.ts'

serveTask(speakContract, async ({ voice, scenes }, report) => {
  const engine = await loadFliteEngine()
  const clips: Record<string, SpokenClip> = {}
  for (const [index, scene] of scenes.entries()) {
    const speech = await engine.synthesize({ text: scene.say, voice })
    const clip: SpokenClip = {
      file: scene.file,
      sampleRate: speech.sampleRate,
      durationSeconds: speech.durationSeconds,
      words: speech.words.map(({ text, start, end }) => ({ text, start, end })),
      timing: speech.timing,
      engine: speech.engine,
    }
    const { buffer, byteOffset, byteLength } = speech.pcm
    try {
      await writeFile(`${scene.file}.partial`, new Uint8Array(buffer, byteOffset, byteLength))
      await rename(`${scene.file}.partial`, scene.file)
      await writeFile(`${scene.file}.json.partial`, JSON.stringify(clip))
      await rename(`${scene.file}.json.partial`, `${scene.file}.json`)
    } catch (error) {
      throw describeDiskFailure(error, scene.file)
    }
    clips[scene.id] = clip
    report(index + 1, scenes.length)
  }
  return { clips }
})
