// npm run bench:stock: how long finding footage for eight scenes takes against local libraries that answer as slowly as
// real ones, and how much of that is the libraries' own time.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { projectSchema } from '@vivify/contract/project'
import { connect } from '../../apps/server/providers/vendor.ts'
import { StockStub } from '../../apps/server/providers/stock/testing.ts'
import { allStockRules } from '../../apps/server/providers/stock/testing-rules.ts'
import { suiteKey } from '../../apps/server/providers/testing.ts'
import { findFootage } from '../../apps/server/services/stock/find-footage.ts'
import { describeMachine, readLoad } from '../measure/machine.ts'
import { benchmarksPage, writeSection } from '../report/write-section.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    /** Prints the results without changing docs/benchmarks.md. */
    dry: { type: 'boolean', default: false },
  },
})

/** Usual answers of each library in milliseconds, and its own limits. */
const libraries = {
  pexels: { delayMs: 250, atOnce: 4, pauseMs: 0 },
  pixabay: { delayMs: 300, atOnce: 4, pauseMs: 0 },
  commons: { delayMs: 300, atOnce: 1, pauseMs: 0 },
  nasa: { delayMs: 500, atOnce: 2, pauseMs: 0 },
  openverse: { delayMs: 400, atOnce: 1, pauseMs: 1000 },
} as const
type LibraryId = keyof typeof libraries

const topics = [
  'sourdough bread',
  'starter jar',
  'oven baking',
  'coffee cup',
  'ocean wave',
  'city night',
  'forest path',
  'rocket launch',
]
const project = projectSchema.parse({
  version: 1,
  title: 'Eight things',
  seed: 1,
  style: 'Stock Footage',
  scenes: topics.map((prompt, index) => ({
    id: `s${index}`,
    say: `This is about ${prompt}, which everybody knows.`,
    visual: { prompt },
  })),
})

interface Measured {
  seconds: number
  /** What the libraries' delays and limits take at least for the calls that were made. */
  ownSeconds: number
  found: number
  calls: number
}

async function measure(ids: readonly LibraryId[]): Promise<Measured> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vivify-bench-stock-'))
  const stubs = allStockRules
    .filter(({ vendor }) => ids.includes(vendor.id as LibraryId))
    .map((rules) => new StockStub(rules))
  try {
    for (const stub of stubs) await stub.open()
    const engines = stubs.map((stub) => {
      const { vendor } = stub.rules
      stub.delayMs = libraries[vendor.id as LibraryId].delayMs
      const connection = connect(vendor, { apiKey: suiteKey, baseUrl: stub.baseUrl })
      return vendor.createEngine(connection, {
        isOn: true,
        userAgent: 'Vivify/0.1.0 (bench)',
        cacheFolder: folder,
      })
    })
    const began = performance.now()
    const { chosen } = await findFootage({
      engines,
      project,
      sceneIds: project.scenes.map(({ id }) => id),
      taken: new Set(),
      account: 'bench',
      signal: new AbortController().signal,
    })
    const seconds = (performance.now() - began) / 1000
    const own = stubs.map((stub) => {
      const { delayMs, atOnce, pauseMs } = libraries[stub.rules.vendor.id as LibraryId]
      const count = stub.calls.length
      return (Math.max(0, count - 1) * Math.max(pauseMs, delayMs / atOnce) + delayMs) / 1000
    })
    const calls = stubs.reduce((sum, stub) => sum + stub.calls.length, 0)
    return { seconds, ownSeconds: Math.max(...own), found: chosen.size, calls }
  } finally {
    for (const stub of stubs) stub.close()
    await rm(folder, { recursive: true, force: true })
  }
}

const cases: Record<string, readonly LibraryId[]> = {
  'without a key': ['commons', 'nasa', 'openverse'],
  'with keys of Pexels and Pixabay': ['pexels', 'pixabay', 'commons', 'nasa', 'openverse'],
}
const load = readLoad()
const rows: string[] = []
for (const [name, ids] of Object.entries(cases)) {
  // The first run loads the dictionaries.
  await measure(ids)
  const runs: Measured[] = []
  for (let run = 0; run < Number(values.runs); run++) runs.push(await measure(ids))
  const { seconds, ownSeconds, found, calls } = runs.toSorted((a, b) => a.seconds - b.seconds)[
    Math.floor(runs.length / 2)
  ]!
  const beside = Math.max(0, seconds - ownSeconds)
  rows.push(
    `| ${name} | ${calls} | ${found} of ${topics.length} | ${seconds.toFixed(2)} s | ${ownSeconds.toFixed(2)} s | ${beside.toFixed(2)} s | ${(seconds / ownSeconds).toFixed(2)} |`,
  )
}
const text = `## Stock

Footage for eight scenes, searched in local libraries that answer after 0.25 to 0.5 s and have the limits of the real ones.
“Own time” is what the slowest library takes at least for the calls that were made. Median of ${values.runs} runs. The gate is 3 s beside it.

| | calls | found | in all | own time | beside it | ratio |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

${describeMachine()} Load before: ${load.toFixed(1)}.`
console.log(`\n${text}`)
if (!values.dry) await writeSection(benchmarksPage, 'bench:stock', text)
