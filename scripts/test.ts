// The one test command: unit and integration tests in Node, database tests once more on PostgreSQL, journeys in a real
// browser, and one line with all counts. Parts that the machine cannot run are skipped, except on CI, where that is an
// error.

import { findBrowser } from './find-browser.ts'
import { hasPostgres } from './postgres.ts'
import {
  addResults,
  formatResults,
  listDatabaseTests,
  nothing,
  runBrowserTests,
  runOnPostgres,
  runUnitTests,
} from './run-tests.ts'

const isCi = process.env['CI'] !== undefined && process.env['CI'] !== 'false'
const hasDatabase = process.env['TEST_DATABASE_URL'] !== undefined || hasPostgres()
const hasBrowser = findBrowser() !== undefined

const unit = await runUnitTests()
if (!hasDatabase)
  console.log('No PostgreSQL here: install it or set TEST_DATABASE_URL, and it is tested too.')
// On PostgreSQL, a killed worker is missed only after some seconds, because others may be working: one kill suffices.
const postgres = hasDatabase ? await runOnPostgres(listDatabaseTests(), { KILLS: '1' }) : nothing
if (!hasBrowser)
  console.log('No Chromium here: install it or set CHROMIUM_PATH, and the browser tests run too.')
const browser = hasBrowser ? await runBrowserTests() : { ...nothing, skipped: 1 }

const total = addResults([unit, postgres, browser])
const isRefused = isCi && (!hasDatabase || browser.skipped > 0)
if (isRefused) console.log('Tests on PostgreSQL or in a browser were left out, which CI does not accept.')
console.log(formatResults(total))
process.exitCode = total.failed > 0 || total.passed === 0 || isRefused ? 1 : 0
