// npm run bench:gif [-- --rounds 5] [-- --dry] [-- --sheet FOLDER]: converts the same film to a GIF with ffmpeg and
// with the page's engine in a browser, in turns.

import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { gifQualities } from '@vivify/generators/gif/encode'
import { readLoad } from '../measure/machine.ts'
import { measureCommand } from '../measure/run-command.ts'
import { benchmarksPage, writeSection } from '../report/write-section.ts'
import { openBrowser } from '../web/browser.ts'
import { openMaker, type BrowserMaker } from './browser-maker.ts'
import { compareGif, makeReference } from './compare-gif.ts'
import { describeGifs, type GifRun, type Maker } from './describe-gifs.ts'
import { drawSheet } from './draw-sheet.ts'
import { makeClip } from './make-clip.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    /** Prints the results without changing docs/benchmarks.md. */
    dry: { type: 'boolean', default: false },
    /** Writes pictures of the same frames by every maker to this folder, for visual comparison. */
    sheet: { type: 'string' },
  },
})
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new RangeError('--rounds wants a whole number from 1')

/** Beginning of all ffmpeg settings. */
const scaling = 'fps=15,scale=480:-1:flags=lanczos'
const ffmpegMakers = [
  {
    name: 'ffmpeg, diff + bayer',
    filter: `${scaling},split[a][b];[a]palettegen=stats_mode=diff[p];[b][p]paletteuse=dither=bayer:bayer_scale=3:diff_mode=rectangle`,
  },
  {
    name: 'ffmpeg, full + sierra2_4a',
    filter: `${scaling},split[a][b];[a]palettegen=stats_mode=full[p];[b][p]paletteuse=dither=sierra2_4a`,
  },
  {
    name: 'ffmpeg, single + sierra2_4a',
    filter: `${scaling},split[a][b];[a]palettegen=stats_mode=single[p];[b][p]paletteuse=new=1:dither=sierra2_4a`,
  },
] as const
const makers: Maker[] = [
  ...ffmpegMakers.map(({ name }) => ({ name, kind: 'ffmpeg' as const })),
  ...gifQualities.map(({ id, label }) => ({
    name: `Vivify, ${label}`,
    kind: 'vivify' as const,
    quality: id,
  })),
]

const folder = await mkdtemp(path.join(tmpdir(), 'vivify-bench-'))
const browser = await openBrowser()
try {
  console.log('Making the film …')
  const clip = await makeClip(folder)
  const reference = await makeReference(clip, scaling, folder)
  await using page = await openMaker(browser, folder, clip)
  // Compiles the code once, because a real user's first GIF does not start right after the page has loaded.
  for (const { id } of gifQualities) await page.make(id)
  const loadBefore = readLoad()
  const runs: GifRun[] = []
  for (let round = 1; round <= rounds; round++) {
    for (const maker of makers) runs.push(await run(maker, page, clip, round))
  }
  const likeness = new Map<string, number>()
  for (const maker of makers) likeness.set(maker.name, await compareGif(nameFile(maker), reference))
  const predicted = new Map<string, number>()
  for (const { id, label } of gifQualities) predicted.set(`Vivify, ${label}`, await page.predict(id))
  const text = describeGifs({
    runs,
    makers,
    rounds,
    likeness,
    predicted,
    loadBefore,
    browser: `Chromium ${browser.version()}`,
  })
  console.log(`\n${text}`)
  if (values.sheet) {
    await mkdir(values.sheet, { recursive: true })
    const files = [reference, ...makers.map(nameFile)]
    for (const frame of [15, 45, 75, 105, 135])
      await drawSheet(files, frame, path.join(values.sheet, `frame-${frame}.png`))
  }
  if (!values.dry) await writeSection(benchmarksPage, 'bench:gif', text)
} finally {
  await browser.close()
  await rm(folder, { recursive: true, force: true })
}

function nameFile({ name }: Maker): string {
  return path.join(folder, `${name.replaceAll(/\W+/g, '-')}.gif`)
}

async function run(maker: Maker, page: BrowserMaker, clip: string, round: number): Promise<GifRun> {
  const file = nameFile(maker)
  const seconds = await make(maker, page, clip, file)
  const { size } = await stat(file)
  console.log(
    `round ${round}  ${maker.name.padEnd(28)} ${seconds.toFixed(2)} s  ${(size / 1e6).toFixed(2)} MB`,
  )
  return { name: maker.name, round, seconds, sizeBytes: size }
}

async function make(maker: Maker, page: BrowserMaker, clip: string, file: string): Promise<number> {
  if (maker.kind === 'vivify') {
    const { seconds, bytes } = await page.make(maker.quality!)
    await writeFile(file, bytes)
    return seconds
  }
  const { filter } = ffmpegMakers.find(({ name }) => name === maker.name)!
  const { wallSeconds } = await measureCommand({
    program: 'ffmpeg',
    parameters: ['-v', 'error', '-y', '-i', clip, '-vf', filter, file],
  })
  return wallSeconds
}
