// npm run test:kill: sends kill -9 at ten moments of a command's render, of a server's render on each database, three times
// to a server that writes 20 articles, 500 times to a process that publishes a post, and 20 times on each database to
// processes that change ledgers, which also stand 10,000 random orders of changes.

import { addResults, formatResults, runOnPostgres, runUnitTests } from './run-tests.ts'

const environment = { KILLS: '10' }
const ledgerTests = [
  'apps/server/services/credits/ledger-steps.test.ts',
  'apps/server/services/credits/ledger-kills.test.ts',
]
const ledger = { LEDGER_RUNS: '10000', LEDGER_KILLS: '20' }
const counts = addResults([
  await runUnitTests(['apps/server/commands/make-interrupted.test.ts', '-t', 'killed'], environment),
  await runUnitTests(['apps/server/main-interrupted.test.ts'], environment),
  await runOnPostgres(['apps/server/main-interrupted.test.ts'], environment),
  await runUnitTests(['apps/server/services/articles/article-kills.test.ts'], { ARTICLE_KILLS: '3' }),
  await runOnPostgres(['apps/server/services/articles/article-kills.test.ts'], { ARTICLE_KILLS: '3' }),
  await runOnPostgres(['apps/server/services/posts/kills.postgres.test.ts'], { POST_KILLS: '500' }),
  await runUnitTests(ledgerTests, ledger),
  await runOnPostgres(ledgerTests, ledger),
])
console.log(formatResults(counts))
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0
