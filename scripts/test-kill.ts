// npm run test:kill: kill -9 at ten moments of a command's render, and of a server's on each database.

import { addCounts, formatCounts, runOnPostgres, runUnitTests } from './run-tests.ts'

const options = { environment: { KILLS: '10' } }
const counts = addCounts([
  await runUnitTests(['apps/server/commands/make-interrupted.test.ts', '-t', 'killed'], options),
  await runUnitTests(['apps/server/main-interrupted.test.ts'], options),
  await runOnPostgres(['apps/server/main-interrupted.test.ts'], options),
])
console.log(formatCounts(counts))
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0
