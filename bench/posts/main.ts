// npm run bench:posts: 10,000 posts that are due in the same minute, sent by the product's publisher to a peer that only
// counts them; on PGlite by one process, on PostgreSQL by two.

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startPostgres } from '../../scripts/postgres.ts'
import { readLoad } from '../measure/machine.ts'
import { benchmarksPage, writeSection } from '../report/write-section.ts'
import { startPeer } from './peer.ts'
import type { FloodOrder } from '../../apps/server/services/posts/testing-flood.ts'

const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '10000' },
    /** Prints the results without changing docs/benchmarks.md. */
    dry: { type: 'boolean', default: false },
  },
})
const count = Number(values.posts)
const gateSeconds = 60

interface Result {
  name: string
  seconds: number
  sent: number
  twice: number
}

const worker = fileURLToPath(new URL('../../apps/server/services/posts/testing-flood.ts', import.meta.url))

/** Fills the database, starts the workers at once, and waits until the peer has heard of every post. */
async function measure(name: string, location: FloodOrder['location'], workers: number): Promise<Result> {
  const peer = await startPeer(count)
  const order = { location, origin: peer.origin, count }
  const children: ChildProcess[] = []
  const start = async (fills: boolean): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [worker, JSON.stringify({ ...order, fills })], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    children.push(child)
    await once(createInterface(child.stdout!), 'line')
    return child
  }
  try {
    await start(true)
    for (let index = 1; index < workers; index++) await start(false)
    const begun = performance.now()
    for (const child of children) child.stdin!.write('go\n')
    await peer.heardAll
    const seconds = (performance.now() - begun) / 1000
    // A post that is sent twice would come within the time that a worker takes for its last ones.
    await new Promise((resolve) => setTimeout(resolve, 3000))
    return { name, seconds, ...peer.counts() }
  } finally {
    for (const child of children) child.kill()
    peer.close()
  }
}

const loadBefore = readLoad()
const folder = await mkdtemp(path.join(tmpdir(), 'vivify-bench-posts-'))
const postgres = await startPostgres()
try {
  const results = [
    await measure('PGlite, one process', { kind: 'folder', folder }, 1),
    await measure('PostgreSQL, two processes', { kind: 'postgres', url: postgres.url }, 2),
  ]
  const rows = results.map(
    ({ name, seconds, sent, twice }) =>
      `| ${name} | ${sent} of ${count} | ${twice} | ${seconds.toFixed(1)} s | ${seconds <= gateSeconds && twice === 0 ? 'met' : '**missed**'} |`,
  )
  const text = `## Posts due at once

${count} posts of 200 accounts, due in the same minute, sent to a peer that answers at once. Gate: all within ${gateSeconds} s, each once. Load before: ${loadBefore}.

| database | sent | sent twice | time | gate |
| --- | --- | --- | --- | --- |
${rows.join('\n')}`
  console.log(`\n${text}`)
  if (!values.dry) await writeSection(benchmarksPage, 'bench:posts', text)
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
