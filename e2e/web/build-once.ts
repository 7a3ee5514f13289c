// Builds the web app before the first journey, for all servers that the journeys start.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildWeb } from './stack.ts'

// oxlint-disable-next-line import/no-default-export -- Playwright takes the default export
export default async function buildOnce(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vivify-built-'))
  await buildWeb(folder)
  process.env['BUILT_WEB'] = folder
  return () => rm(folder, { recursive: true, force: true })
}
