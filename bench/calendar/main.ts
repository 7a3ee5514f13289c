// npm run bench:calendar [-- --dry]: how evenly the calendar draws while a post is dragged over it, with 2,000 posts and
// with 35, in a real browser.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { describeMachine, readLoad } from '../measure/machine.ts'
import { benchmarksPage, writeSection } from '../report/write-section.ts'
import { openBrowser, openPerson } from '../web/browser.ts'
import { startServer } from '../web/start-server.ts'
import { describeFrames, measureDrag } from './measure-drag.ts'

const { values } = parseArgs({
  options: {
    /** Prints the results without changing docs/benchmarks.md. */
    dry: { type: 'boolean', default: false },
  },
})
const counts = { many: 2000, few: 35 } as const
const folder = await mkdtemp(path.join(tmpdir(), 'vivify-bench-'))
const browser = await openBrowser()
try {
  const loadBefore = readLoad()
  const webFolder = path.join(folder, 'web')
  console.log('Building the web …')
  await build({
    configFile: fileURLToPath(new URL('../../apps/web/vite.config.ts', import.meta.url)),
    logLevel: 'error',
    build: { outDir: webFolder },
  })
  await using server = await startServer(webFolder, path.join(folder, 'data'))
  const measure = async (posts: number): Promise<number[]> => {
    const { context, page } = await openPerson(browser, server.address, 'guest')
    try {
      return await measureDrag(page, posts)
    } finally {
      await context.close()
    }
  }
  console.log(`Dragging among ${counts.many} posts and among ${counts.few} …`)
  const many = describeFrames(await measure(counts.many))
  const few = describeFrames(await measure(counts.few))
  const row = (posts: number, { frames, medianMs, p95Ms, lateShare }: typeof many): string =>
    `| ${posts.toLocaleString('en-US')} | ${frames} | ${medianMs.toFixed(1)} | ${p95Ms.toFixed(1)} | ${(100 * lateShare).toFixed(1)} % |`
  const text = `## Calendar: dragging a post

The production build from the real server, in Chromium ${browser.version()} without a graphics card. One post is dragged
over all 35 days by real mouse events for four seconds; a frame is late when it comes more than 25 ms after the one before.

| posts on the calendar | frames | median ms | 95 of 100 within ms | late frames |
|---|---|---|---|---|
${row(counts.many, many)}
${row(counts.few, few)}

With ${counts.many.toLocaleString('en-US')} posts, 95 of 100 frames come within ${(many.p95Ms / few.p95Ms).toFixed(2)} × the time that ${counts.few} posts need.

${describeMachine()} Load before: ${loadBefore.toFixed(1)}.`
  console.log(`\n${text}`)
  if (!values.dry) await writeSection(benchmarksPage, 'bench:calendar', text)
} finally {
  await browser.close()
  await rm(folder, { recursive: true, force: true })
}
