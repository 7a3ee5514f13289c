// The render section of docs/benchmarks.md.

import { videoSettings } from '../../apps/server/rendering/encoder/settings.ts'
import { budgets, formatVerdict, verdictHeader } from '../measure/gates.ts'
import { describeMachine } from '../measure/machine.ts'
import { formatSpread, median } from '../measure/statistics.ts'
import type { Browser } from './find-chromium.ts'
import type { Fixture } from './fixture.ts'

export interface Run {
  name: string
  seconds: number
  /** null where it can't be measured. */
  cpuSeconds: number | null
  peakBytes: number | null
  sizeBytes: number
}

export function describeRuns(options: {
  runs: readonly Run[]
  rounds: number
  fixture: Fixture
  browser: Browser
  bundleSeconds: number
  /** Load average at the start of the first round. */
  loadBefore: number
  /** Luma SSIM of our video and the peer's. */
  likeness: number
}): string {
  const { runs, rounds, fixture, browser, bundleSeconds, loadBefore, likeness } = options
  const { frameCount } = fixture
  const { width, height, fps } = fixture.job.timeline
  const names = [...new Set(runs.map((run) => run.name))]
  const of = (name: string): Run[] => runs.filter((run) => run.name === name)
  const [limit, , , peer] = names as [string, string, string, string]
  const rows = names.map((name) => describeRow(name, of(name), of(limit), of(peer), frameCount))
  const verdicts = names.slice(1, 3).flatMap((name) => judgeRuns(name, of(name), of(limit), of(peer)))
  return `## Render: six stills, camera moves, captions

${frameCount} frames, ${width}×${height} at ${fps} frames a second: six painted pictures of 1210×2150 under camera moves, five
cross-fades, Classic captions timed by the word, one finished sound. ${rounds} ${rounds === 1 ? 'round' : 'rounds'}, each pipeline in turn in each;
medians, with the smallest and largest in brackets. Every file was checked by ffprobe: H.264, size, rate, frame count, AAC.

| pipeline | seconds | frames/s | CPU s | CPU against x264 | wall against x264 | against Remotion | peak memory MB | file MB |
|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}

${verdictHeader}
${verdicts.join('\n')}

- Machine: ${describeMachine()} Load average at the first round: ${loadBefore.toFixed(1)}; above about 0.5, read the CPU column and distrust the wall times.
- Ratios are medians of the ratios inside each round.
- Encoding, everywhere: x264 ${videoSettings.preset}, CRF ${videoSettings.crf}, High profile, ${videoSettings.coding}, a group of pictures of at most ${videoSettings.keyframeIntervalFrames} frames. Ours and x264 alone: ${videoSettings.threads} threads, ${videoSettings.running}; Remotion as its FFmpeg chooses.
- Vivify starts from a plan, JPEG files and an empty data folder, in the render process that the product starts: naming of segments, decoding, drawing, conversion, encoding, sound, join.
- x264 alone reads our own frames as raw I420 from memory, without sound: the limit at these settings.
- Remotion: concurrency 2, JPEG frames at its default quality, ${browser.kind} (${browser.version}), its own FFmpeg. Bundling (${bundleSeconds.toFixed(1)} s here) and choosing the composition are not counted. Chosen on a sweep with 4.0.529 (frames/s): full Chromium 8.2, with swiftshader 7.2, with swangle 3.5; headless shell at concurrency 1 10.1, at 2 11.8, with swangle 4.9; 4 was refused on two cores.
- Remotion is installed by this benchmark alone. It is free for individuals and companies of up to three people; others pay.
- Seconds begin when the starting program has loaded its code; ours hold the start of the render process, Remotion's that of its browser. CPU is user and system time of the whole process tree: the larger of what the kernel adds up for processes that were waited for, and the sum of the last readings, every 100 ms, of every process seen. Memory is the highest sum of proportional set sizes.
- Both show the same: luma SSIM of Vivify's and Remotion's finished videos is ${likeness.toFixed(3)}. Where each picture and word stands in each frame is computed for Remotion beforehand.
- Not comparable: file sizes (Remotion's frames pass through JPEG; ours begin anew with each segment) and Remotion's memory against a server that already runs.`
}

function describeRow(
  name: string,
  runs: readonly Run[],
  limit: readonly Run[],
  peer: readonly Run[],
  frameCount: number,
): string {
  const seconds = runs.map((run) => run.seconds)
  const cells = [
    name,
    formatSpread(seconds, 1),
    formatSpread(
      seconds.map((each) => frameCount / each),
      1,
    ),
    formatCpu(runs),
    formatRatios(ratios(runs, limit, readCpu)),
    formatRatios(ratios(runs, limit, readWall)),
    formatRatios(ratios(peer, runs, readWall)),
    formatSpread(
      runs.map((run) => (run.peakBytes ?? Number.NaN) / 1e6),
      0,
    ),
    (median(runs.map((run) => run.sizeBytes)) / 1e6).toFixed(1),
  ]
  return `| ${cells.join(' | ')} |`
}

function judgeRuns(
  name: string,
  runs: readonly Run[],
  limit: readonly Run[],
  peer: readonly Run[],
): string[] {
  const note = name.replace('Vivify, ', '')
  const cpu = ratios(runs, limit, readCpu)
  const speed = formatVerdict(median(ratios(peer, runs, readWall)), budgets.renderSpeed, note)
  return cpu.some(Number.isNaN) ? [speed] : [speed, formatVerdict(median(cpu), budgets.renderCpu, note)]
}

const readWall = (run: Run): number => run.seconds
const readCpu = (run: Run): number => run.cpuSeconds ?? Number.NaN

/** One ratio for each round. */
function ratios(upper: readonly Run[], lower: readonly Run[], read: (run: Run) => number): number[] {
  return upper.map((run, round) => read(run) / read(lower[round]!))
}

function formatRatios(values: readonly number[]): string {
  return values.some(Number.isNaN) ? 'not measured' : `${formatSpread(values, 2)}×`
}

function formatCpu(runs: readonly Run[]): string {
  const values = runs.map(readCpu)
  return values.some(Number.isNaN) ? 'not measured' : formatSpread(values, 1)
}
