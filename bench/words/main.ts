// npm run bench:words: how long a script about a topic takes that is looked up, and an article of 1,500 words from three
// sources; how fast the server answers while it writes 50 articles and renders four videos.

import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { killServer, startServerProcess } from '../../apps/server/testing-process.ts'
import { readLoad } from '../measure/machine.ts'
import { benchmarksPage, writeSection } from '../report/write-section.ts'
import { createStopwatch } from '../server/stopwatch.ts'
import { openVisitor } from '../server/visit.ts'
import { describeWords } from './describe-words.ts'
import { measureArticles, measureCrowd, type SourceFile } from './measure-articles.ts'
import { measureTopics } from './measure-topics.ts'

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '50' },
    videos: { type: 'string', default: '4' },
    /** Prints the results without changing docs/benchmarks.md. */
    dry: { type: 'boolean', default: false },
  },
})

/** Real prose about one subject: the guide, the decision records, and the page about security. */
const sourcePatterns = ['docs/guide/*.md', 'docs/decisions/0*.md', 'docs/security.md']

async function readSources(): Promise<SourceFile[]> {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  return Promise.all(
    sourcePatterns.map(async (pattern) => {
      const files = globSync(path.join(root, pattern)).toSorted()
      const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
      return { name: pattern, text: texts.join('\n\n') }
    }),
  )
}

const folder = await mkdtemp(path.join(tmpdir(), 'vivify-bench-words-'))
const loadBefore = readLoad()
console.log('Scripts about topics …')
const topics = await measureTopics(path.join(folder, 'topics'))
const server = await startServerProcess({ DATA_DIR: path.join(folder, 'data'), PORT: '0' })
try {
  const sources = await readSources()
  console.log('Articles of 1,500 words …')
  const single = await measureArticles(await openVisitor(server.address, createStopwatch()), sources)
  console.log(`${values.articles} articles while ${values.videos} videos render …`)
  const crowd = await measureCrowd(server.address, sources, {
    articles: Number(values.articles),
    videos: Number(values.videos),
  })
  const text = describeWords({ topics, single, crowd, loadBefore })
  console.log(`\n${text}`)
  if (!values.dry) await writeSection(benchmarksPage, 'bench:words', text)
} finally {
  await killServer(server, 'SIGTERM')
  await rm(folder, { recursive: true, force: true })
}
