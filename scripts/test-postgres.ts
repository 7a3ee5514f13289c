// npm run test:postgres [-- FILE…]: the tests that open a database, on PostgreSQL.

import { formatResults, listDatabaseTests, runOnPostgres } from './run-tests.ts'

const named = process.argv.slice(2)
const counts = await runOnPostgres(named.length > 0 ? named : listDatabaseTests())
console.log(formatResults(counts))
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0
