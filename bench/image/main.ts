// npm run bench:image [-- --quick]: how long the built-in painter takes for a picture, through the server's engine.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createBuiltInPainter } from '../../apps/server/services/images/built-in-painter.ts'
import { readLoad } from '../measure/machine.ts'
import { benchmarksPage, writeSection } from '../report/write-section.ts'
import { describeImages } from './describe-images.ts'
import { measureImages } from './measure-images.ts'

const { values } = parseArgs({
  options: {
    /** Two pictures of each style, to check that everything runs; docs/benchmarks.md does not change. */
    quick: { type: 'boolean', default: false },
  },
})
const folder = await mkdtemp(path.join(tmpdir(), 'vivify-bench-'))
const painter = createBuiltInPainter(folder)
try {
  const loadBefore = readLoad()
  console.log('Painting …')
  const text = describeImages(await measureImages(painter, values.quick ? 2 : 10), loadBefore)
  console.log(`\n${text}`)
  if (!values.quick) await writeSection(benchmarksPage, 'bench:image', text)
} finally {
  painter.stop()
  await rm(folder, { recursive: true, force: true })
}
