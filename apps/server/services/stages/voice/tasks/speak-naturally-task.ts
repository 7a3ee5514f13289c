import { serveTask } from '../../../../processes/serve-task.ts'
import { createKokoro } from '../../../../providers/speech/kokoro/kokoro.ts'
import type { SpeechEngine } from '../../../../providers/speech/port.ts'
import { speakContract } from './speak-contract.ts'
import { speakScenes } from './speak-scenes.ts'

const engines = new Map<string, SpeechEngine>()

serveTask(speakContract, (request, { report }) => {
  const { path, files } = request.naturalVoices!
  const engine = engines.get(path) ?? createKokoro({ path, ...(files ? { files } : {}) })
  engines.set(path, engine)
  return speakScenes(engine, request, report)
})
