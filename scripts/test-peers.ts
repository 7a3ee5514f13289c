// npm run test:peers: publishes to real servers of other makers, on this machine. The first run installs them.

import { installPds, peersFolder, startPds } from './peers/pds.ts'
import { formatCounts, runUnitTests } from './run-tests.ts'

const installSeconds = await installPds()
console.log(`PDS installed in ${installSeconds.toFixed(0)} s`)
const pds = await startPds()
console.log(`PDS started in ${pds.startMs.toFixed(0)} ms at ${pds.url}`)
try {
  const environment = { TEST_PDS_URL: pds.url, TEST_PEERS_FOLDER: peersFolder }
  const counts = await runUnitTests(['bluesky.peers.test.ts'], environment)
  console.log(formatCounts(counts))
  process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0
} finally {
  await pds.stop()
}
