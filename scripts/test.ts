// The one test command: unit and integration tests in Node, then journeys in a real browser, and one line that
// counts them all. Without a browser the journeys count as skipped; under CI that is a failure.

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

interface Counts {
  passed: number
  failed: number
  skipped: number
}

const folder = await mkdtemp(path.join(tmpdir(), 'vivify-test-'))
try {
  const unit = await runUnitTests(path.join(folder, 'unit.json'))
  const browser = hasBrowser() ? await runBrowserTests(path.join(folder, 'browser.json')) : skipBrowserTests()
  const total: Counts = {
    passed: unit.passed + browser.passed,
    failed: unit.failed + browser.failed,
    skipped: unit.skipped + browser.skipped,
  }
  const isCi = process.env['CI'] !== undefined && process.env['CI'] !== 'false'
  const isRefused = isCi && browser.skipped > 0
  if (isRefused) console.log('Browser tests were skipped, which CI does not accept.')
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
  process.exitCode = total.failed > 0 || total.passed === 0 || isRefused ? 1 : 0
} finally {
  await rm(folder, { recursive: true, force: true })
}

function hasBrowser(): boolean {
  const paths = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome']
  return paths.some((candidate) => candidate !== undefined && existsSync(candidate))
}

function skipBrowserTests(): Counts {
  console.log('No Chromium here: install it or set CHROMIUM_PATH, and the browser tests run too.')
  return { passed: 0, failed: 0, skipped: 1 }
}

async function runUnitTests(report: string): Promise<Counts> {
  const exitCode = await run([
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const parsed = await readReport(report)
  const counts = {
    passed: Number(parsed?.['numPassedTests'] ?? 0),
    failed: Number(parsed?.['numFailedTests'] ?? 0),
    skipped: Number(parsed?.['numPendingTests'] ?? 0) + Number(parsed?.['numTodoTests'] ?? 0),
  }
  // A file that can't be loaded has no failed test of its own.
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

async function runBrowserTests(report: string): Promise<Counts> {
  const exitCode = await run(['playwright', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  const stats = (await readReport(report))?.['stats'] as Record<string, number> | undefined
  const counts = {
    passed: (stats?.['expected'] ?? 0) + (stats?.['flaky'] ?? 0),
    failed: stats?.['unexpected'] ?? 0,
    skipped: stats?.['skipped'] ?? 0,
  }
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function run(command: readonly string[], environment: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', ['--no', '--', ...command], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...environment },
    })
    child.once('error', reject)
    child.once('close', (exitCode) => resolve(exitCode ?? 1))
  })
}

async function readReport(file: string): Promise<Record<string, unknown> | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>
  } catch {
    return null
  }
}
