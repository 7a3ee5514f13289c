// Renders the benchmark's video as the product does and times it:
// node run-ours.ts <job.json> <sound.f32> <encoder> <empty data folder> <output.mp4>

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { renderInChild } from '../../apps/server/rendering/child/render-in-child.ts'
import type { EncoderName } from '../../apps/server/rendering/encoder/port.ts'
import { videoJobSchema } from '../../apps/server/rendering/video/job.ts'

const [jobFile, soundFile, encoder, dataFolder, outputPath] = process.argv.slice(2) as [
  string,
  string,
  EncoderName,
  string,
  string,
]
const job = videoJobSchema.parse(JSON.parse(await readFile(jobFile, 'utf8')))
const { user, system } = process.cpuUsage()
const started = performance.now()
await renderInChild({
  job: { ...job, lightFolder: path.join(dataFolder, 'light'), planFile: path.join(dataFolder, 'plan.json') },
  dataFolder,
  maxSegmentBytes: 4e9,
  outputPath,
  encoder: { encoder, ffmpegProgram: 'ffmpeg' },
  soundFile: Promise.resolve(soundFile),
})
const seconds = (performance.now() - started) / 1000
console.log(JSON.stringify({ seconds, cpuSecondsBefore: (user + system) / 1e6 }))
