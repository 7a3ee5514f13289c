// Renders the bundled composition and times it: node render.ts <bundle folder> <output.mp4>

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { renderMedia } from '@remotion/renderer'
import { videoSettings } from '../../apps/server/rendering/encoder/settings.ts'
import { browserOptions } from './browser-options.ts'

const [serveUrl, outputLocation] = process.argv.slice(2) as [string, string]
const composition = JSON.parse(await readFile(path.join(serveUrl, 'selected.json'), 'utf8'))
const { user, system } = process.cpuUsage()
const started = performance.now()
await renderMedia({
  serveUrl,
  composition,
  outputLocation,
  codec: 'h264',
  x264Preset: videoSettings.preset,
  crf: videoSettings.crf,
  gopSize: videoSettings.keyframeIntervalFrames,
  ffmpegOverride: ({ args }) => giveCodingSettings(args),
  pixelFormat: 'yuv420p',
  colorSpace: 'bt709',
  audioCodec: 'aac',
  audioBitrate: '192k',
  imageFormat: 'jpeg',
  concurrency: Number(process.env['BENCH_CONCURRENCY'] ?? 2),
  overwrite: true,
  ...browserOptions(),
})
const seconds = (performance.now() - started) / 1000
console.log(JSON.stringify({ seconds, cpuSecondsBefore: (user + system) / 1e6 }))
process.exit(0)

/** Adds our x264 settings to the FFmpeg call that encodes (another call only joins picture and sound). */
function giveCodingSettings(parameters: string[]): string[] {
  const at = parameters.indexOf('libx264') + 1
  return at === 0 ? parameters : parameters.toSpliced(at, 0, '-x264-params', videoSettings.coding)
}
