// npm run bench:make [-- --quick]: measures how long a person waits, with the real command and part by part.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readLoad } from '../measure/machine.ts'
import { benchmarksPage, writeSection } from '../report/write-section.ts'
import { describeCosts } from './describe-costs.ts'
import { measureDrawing } from './measure-drawing.ts'
import { measureExports } from './measure-server.ts'
import { measureStyles } from './measure-make.ts'
import { measurePictures } from './measure-pictures.ts'
import { measureSound } from './measure-sound.ts'
import { measureWatching } from './measure-watch.ts'

const { values } = parseArgs({
  options: {
    /** Smaller pictures and videos, to check that everything runs; docs/benchmarks.md does not change. */
    quick: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
})
const folder = await mkdtemp(path.join(tmpdir(), 'vivify-bench-'))
try {
  const loadBefore = readLoad()
  console.log(`Making the script in every style, in ${folder} …`)
  const styles = await measureStyles(folder, values.quick ? '720' : '1080')
  console.log('Watching the script in every style …')
  const watched = await measureWatching(folder, values.quick ? '720' : '1080')
  console.log('Exporting from the server …')
  const exports = await measureExports(folder, values.quick ? 720 : 1080)
  console.log('Drawing, painting, composing …')
  const drawing = await measureDrawing(values.quick ? 10 : 1)
  const pictures = await measurePictures(values.quick ? { width: 256, height: 448 } : undefined)
  const sound = await measureSound()
  const text = describeCosts({ styles, watched, exports, drawing, pictures, sound, loadBefore })
  console.log(`\n${text}`)
  if (!values.quick) await writeSection(benchmarksPage, 'bench:make', text)
} finally {
  if (values.keep) console.log(`Kept ${folder}`)
  else await rm(folder, { recursive: true, force: true })
}
