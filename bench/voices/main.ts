// npm run bench:voices [-- --dry]: what Vivify adds around the model of the natural voices. Installs onnxruntime-node from
// the npm registry into a temporary folder.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { downloadVoices } from '../../apps/server/providers/speech/kokoro/download.ts'
import { fromMirror } from '../../apps/server/providers/speech/kokoro/files.ts'
import type { VoicesFolder } from '../../apps/server/providers/speech/kokoro/folder.ts'
import { createKokoro } from '../../apps/server/providers/speech/kokoro/kokoro.ts'
import { openKokoroSession } from '../../apps/server/providers/speech/kokoro/session.ts'
import { serveSource, writeSource } from '../../apps/server/providers/speech/kokoro/testing.ts'
import { describeMachine, readLoad } from '../measure/machine.ts'
import { benchmarksPage, writeSection } from '../report/write-section.ts'

const never = new AbortController().signal
const runs = 10
const place = await mkdtemp(path.join(tmpdir(), 'vivify-bench-voices-'))
try {
  const source = path.join(place, 'source')
  const files = await writeSource(source)
  await using server = await serveSource(source)
  const folder: VoicesFolder = { path: path.join(place, 'voices'), files: fromMirror(files, server.address) }
  console.log('Downloading, with onnxruntime-node …')
  await downloadVoices(folder, { signal: never })
  const text = await measure(folder)
  console.log(`\n${text}`)
  if (!process.argv.includes('--dry')) await writeSection(benchmarksPage, 'bench:voices', text)
} finally {
  await rm(place, { recursive: true, force: true, maxRetries: 10 })
}

async function measure(folder: VoicesFolder): Promise<string> {
  const load = readLoad()
  const started = performance.now()
  const session = await openKokoroSession(folder)
  const loadingMs = performance.now() - started
  const engine = createKokoro(folder)
  const text = 'The wind was cold and the object fell to the ground. '.repeat(6)
  await engine.speak({ text, voice: 'Alloy', signal: never })
  const phonemes = 'ðə wˈɪnd wʌz kˈOld ænd ðə ˈɑbʤɛkt fˈɛl tə ðə ɡɹˈWnd. '.repeat(6).slice(0, 320)
  const modelMs = await timeRuns(() => session.run(phonemes, 'af_alloy'))
  const speakMs = await timeRuns(() => engine.speak({ text, voice: 'Alloy', signal: never }))
  const { pcm } = await engine.speak({ text, voice: 'Alloy', signal: never })
  const soundSeconds = pcm.length / 24_000
  return `## Natural voices

What Vivify adds around the model: a small stand-in of the same inputs and outputs runs in the real onnxruntime-node, so its
own time is nearly nothing. A text of ${text.length} letters makes ${soundSeconds.toFixed(1)} s of sound. Mean of ${runs} runs. The real
model was not run here.

| | milliseconds |
| --- | --- |
| checking the files and loading | ${loadingMs.toFixed(0)} |
| the stand-in alone, ${phonemes.length} phonemes | ${modelMs.toFixed(1)} |
| the whole way from text to sound and word times | ${speakMs.toFixed(1)} |
| beside the model, for each second of sound | ${((speakMs - modelMs) / soundSeconds).toFixed(2)} |

${describeMachine()} Load before: ${load.toFixed(1)}.`
}

async function timeRuns(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  for (let count = 0; count < runs; count++) await run()
  return (performance.now() - started) / runs
}
