// npm run test:kill: sends kill -9 at ten moments of a command's render, of a server's render on each database, three times
// to a server that writes 20 articles, and 500 times to a process that publishes a post.

import { addCounts, formatCounts, runOnPostgres, runUnitTests } from './run-tests.ts'

const environment = { KILLS: '10' }
const counts = addCounts([
  await runUnitTests(['apps/server/commands/make-interrupted.test.ts', '-t', 'killed'], environment),
  await runUnitTests(['apps/server/main-interrupted.test.ts'], environment),
  await runOnPostgres(['apps/server/main-interrupted.test.ts'], environment),
  await runUnitTests(['apps/server/services/articles/article-kills.test.ts'], { ARTICLE_KILLS: '3' }),
  await runOnPostgres(['apps/server/services/articles/article-kills.test.ts'], { ARTICLE_KILLS: '3' }),
  await runOnPostgres(['apps/server/services/posts/kills.postgres.test.ts'], { POST_KILLS: '500' }),
])
console.log(formatCounts(counts))
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0
