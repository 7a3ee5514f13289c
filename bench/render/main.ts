// npm run bench:render [-- --rounds 3] [-- --quick]: renders the same video with every pipeline, in turns.

import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readLoad } from '../measure/machine.ts'
import { measureCommand } from '../measure/run-command.ts'
import { benchmarksPage, writeSection } from '../report/write-section.ts'
import { checkOutput, measureLikeness } from './check-output.ts'
import { findChromium } from './find-chromium.ts'
import { makeFixture, type Fixture } from './fixture.ts'
import { listPipelines, prepareRemotion, writeRawFrames, type Pipeline } from './pipelines.ts'
import { describeRuns, type Run } from './describe-runs.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    /** One round of a short video; docs/benchmarks.md does not change. */
    quick: { type: 'boolean', default: false },
    /** Keeps the fixture and the finished videos for inspection. */
    keep: { type: 'boolean', default: false },
  },
})
const rounds = values.quick ? 1 : Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new RangeError('--rounds wants a whole number from 1')

/** Luma SSIM of our video and Remotion's; about 0.978 when both show the same. */
const minLikeness = 0.95

const browser = findChromium(process.env)
const folder = await mkdtemp(path.join(tmpdir(), 'vivify-bench-'))
let rawFile: string | null = null
try {
  console.log(`Making the video's parts in ${folder} …`)
  const fixture = await makeFixture(folder, values.quick ? 12 : 100)
  const bundleFolder = path.join(folder, 'bundle')
  const { bundleSeconds } = await prepareRemotion(fixture, bundleFolder, browser)
  rawFile = await writeRawFrames(fixture, `${path.basename(folder)}.i420`)
  const pipelines = listPipelines({ fixture, rawFile, bundleFolder, browser })
  const loadBefore = readLoad()
  const runs: Run[] = []
  for (let round = 1; round <= rounds; round++) {
    for (const pipeline of pipelines) {
      const run = await runPipeline(pipeline, fixture, round)
      runs.push(run)
      console.log(
        `round ${round}  ${run.name.padEnd(28)} ${run.seconds.toFixed(1)} s  ${run.cpuSeconds?.toFixed(1)} CPU s  ${((run.peakBytes ?? 0) / 1e6).toFixed(0)} MB`,
      )
    }
  }
  const [, ours, , peer] = pipelines
  const likeness = await measureLikeness(nameOutput(ours!, rounds), nameOutput(peer!, rounds))
  if (likeness < minLikeness) throw new Error(`Two videos are compared that differ: SSIM ${likeness}`)
  const text = describeRuns({ runs, rounds, fixture, browser, bundleSeconds, loadBefore, likeness })
  console.log(`\n${text}`)
  if (!values.quick) await writeSection(benchmarksPage, 'bench:render', text)
} finally {
  if (rawFile !== null) await rm(rawFile, { force: true })
  if (values.keep) console.log(`Kept ${folder}`)
  else await rm(folder, { recursive: true, force: true })
}

function nameOutput(pipeline: Pipeline, round: number): string {
  return path.join(folder, `${pipeline.name.replaceAll(/\W+/g, '-')}-${round}.mp4`)
}

async function runPipeline(pipeline: Pipeline, fixture: Fixture, round: number): Promise<Run> {
  const outputPath = nameOutput(pipeline, round)
  const runFolder = `${outputPath}.data`
  await mkdir(runFolder)
  const cost = await measureCommand(pipeline.command(runFolder, outputPath))
  const { width, height, fps } = fixture.job.timeline
  const { frameCount } = fixture
  await checkOutput(outputPath, { width, height, fps, frameCount, hasSound: pipeline.hasSound })
  const { size } = await stat(outputPath)
  await rm(runFolder, { recursive: true })
  return { name: pipeline.name, sizeBytes: size, ...splitStart(cost) }
}

/**
 * Runners report their own time, so that starting Node and loading the code is not counted; ffmpeg is timed as a whole.
 */
function splitStart(cost: Awaited<ReturnType<typeof measureCommand>>): Omit<Run, 'name' | 'sizeBytes'> {
  const { wallSeconds, cpuSeconds, peakBytes, stdout } = cost
  if (stdout.trim() === '') return { seconds: wallSeconds, cpuSeconds, peakBytes }
  const told = JSON.parse(stdout.trim().split('\n').at(-1)!) as { seconds: number; cpuSecondsBefore: number }
  return {
    seconds: told.seconds,
    cpuSeconds: cpuSeconds === null ? null : cpuSeconds - told.cpuSecondsBefore,
    peakBytes,
  }
}
