// npm run bench:server [-- --minutes 30 --jobs 500 --starts-only]: how fast the server starts, how much memory it uses
// at rest, and how fast it answers while it works.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readLoad } from '../measure/machine.ts'
import { benchmarksPage, writeSection } from '../report/write-section.ts'
import { describeStarts, describeWork } from './describe-server.ts'
import { measureStarts } from './measure-starts.ts'
import { soak } from './soak.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    jobs: { type: 'string', default: '500' },
    /** Takes a minute instead of half an hour. */
    'starts-only': { type: 'boolean', default: false },
    /** Writes a CPU profile of the server to this folder. */
    profile: { type: 'string' },
    /** Prints the results without changing docs/benchmarks.md. */
    dry: { type: 'boolean', default: false },
  },
})
const folder = await mkdtemp(path.join(tmpdir(), 'vivify-bench-'))
try {
  console.log('Starting the server …')
  const loadBefore = readLoad()
  const starts = await measureStarts(path.join(folder, 'starts'))
  await report('bench:server-start', describeStarts(starts, loadBefore))
  if (!values['starts-only']) {
    console.log(`${values.jobs} jobs in ${values.minutes} minutes …`)
    const loadBeforeWork = readLoad()
    const soaked = await soak({
      dataFolder: path.join(folder, 'soak'),
      minutes: Number(values.minutes),
      jobs: Number(values.jobs),
      profileFolder: values.profile,
    })
    await report('bench:server', describeWork(soaked, loadBeforeWork))
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function report(section: string, text: string): Promise<void> {
  console.log(`\n${text}`)
  if (!values.dry) await writeSection(benchmarksPage, section, text)
}
