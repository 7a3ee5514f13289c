// npm run test:peers: publishes to real servers of other makers, and opens files with other makers' programs, on this
// machine. The first run installs the servers; LibreOffice and poppler come with the system.

import { spawnSync } from 'node:child_process'
import { installPds, peersFolder, startPds } from './peers/pds.ts'
import { installWordPress, startWordPress } from './peers/wordpress.ts'
import { formatResults, runUnitTests } from './run-tests.ts'

const missing = ['soffice', 'pdftotext'].filter(
  (program) => spawnSync(program, ['--version']).error !== undefined,
)
if (missing.length > 0) {
  console.error(
    `${missing.join(' and ')} must be installed: apt-get install libreoffice-writer-nogui poppler-utils`,
  )
  process.exit(1)
}
const pdsSeconds = await installPds()
console.log(`PDS installed in ${pdsSeconds.toFixed(0)} s`)
const wordpressSeconds = await installWordPress()
console.log(`WordPress installed in ${wordpressSeconds.toFixed(0)} s`)
await using servers = new AsyncDisposableStack()
const pds = servers.adopt(await startPds(), (server) => server.stop())
console.log(`PDS started in ${pds.startMs.toFixed(0)} ms at ${pds.url}`)
const wordpress = servers.adopt(await startWordPress(), (server) => server.stop())
console.log(`WordPress started in ${wordpress.startMs.toFixed(0)} ms at ${wordpress.url}`)
const counts = await runUnitTests(['.peers.test.ts'], {
  TEST_PDS_URL: pds.url,
  TEST_PEERS_FOLDER: peersFolder,
  TEST_WORDPRESS_URL: wordpress.url,
  TEST_WORDPRESS_USER: wordpress.user,
  TEST_WORDPRESS_PASSWORD: wordpress.password,
})
console.log(formatResults(counts))
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0
