// npm run bench:web [-- --dry]: what a first visit loads, and how soon the preview can play, in a real browser.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { readLoad } from '../measure/machine.ts'
import { benchmarksPage, writeSection } from '../report/write-section.ts'
import { openBrowser } from './browser.ts'
import { describeWeb } from './describe-web.ts'
import { measureLoads } from './measure-loads.ts'
import { measurePreviews } from './measure-preview.ts'
import { startServer } from './start-server.ts'

const { values } = parseArgs({
  options: {
    /** Prints the results without changing docs/benchmarks.md. */
    dry: { type: 'boolean', default: false },
  },
})
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
  console.log('Opening every screen …')
  const loads = await measureScreens(webFolder)
  console.log('Writing scripts, waiting for the preview …')
  const previews = await measurePreviews(browser, webFolder, folder)
  const text = describeWeb({ loads, previews, browser: `Chromium ${browser.version()}`, loadBefore })
  console.log(`\n${text}`)
  if (!values.dry) await writeSection(benchmarksPage, 'bench:web', text)
} finally {
  await browser.close()
  await rm(folder, { recursive: true, force: true })
}

async function measureScreens(webFolder: string) {
  await using server = await startServer(webFolder, path.join(folder, 'screens'))
  return await measureLoads(browser, server.address)
}
