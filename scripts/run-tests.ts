// Runs a test program, shows its output and counts its results.

import { spawn } from 'node:child_process'
import { readFileSync, globSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { reportVariable } from './failure-reporter.ts'
import { startPostgres } from './postgres.ts'

/** Processes started by tests find compiled code, as in production (apps/server/lib/code-cache.ts). */
const codeCache = path.resolve(import.meta.dirname, '../node_modules/.cache/vivify-code')

export interface Results {
  passed: number
  failed: number
  skipped: number
  /** What failed, a line each: its file, its name and the first line of its error. */
  failures: readonly string[]
  /** What passed on its second try only, which CI allows once, to be mended. */
  flaky: readonly string[]
}

const failureReporter = path.resolve(import.meta.dirname, 'failure-reporter.ts')

export const nothing: Results = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] }

export type Environment = Record<string, string>

export function addResults(all: readonly Results[]): Results {
  const sum = (pick: (one: Results) => number): number => all.reduce((total, one) => total + pick(one), 0)
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    skipped: sum(({ skipped }) => skipped),
    failures: all.flatMap(({ failures }) => failures),
    flaky: all.flatMap(({ flaky }) => flaky),
  }
}

/** The end of every test command: what failed, by name, because who reads a log reads its end, and the line of counts. */
export function formatResults({ passed, failed, skipped, failures, flaky }: Results): string {
  return [
    ...flaky.map((name) => `PASSED ON ITS SECOND TRY ${name}`),
    ...failures.map((failure) => `FAILED ${failure}`),
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ].join('\n')
}

/** Runs Vitest; `argv` contains file names or options. */
export async function runUnitTests(
  argv: readonly string[] = [],
  environment: Environment = {},
): Promise<Results> {
  const { exitCode, report } = await runWithReport((file) => [
    ['vitest', 'run', ...argv, '--reporter=default', `--reporter=${failureReporter}`],
    { ...environment, [reportVariable]: file },
  ])
  return settle(exitCode, (report as Results | null) ?? nothing)
}

/** A run that ended badly is never green: there are errors outside of tests, and files that can't be loaded. */
function settle(exitCode: number, results: Results): Results {
  if (exitCode === 0 || results.failed > 0) return results
  const failures =
    results.failures.length > 0 ? results.failures : [`the run itself, with exit code ${exitCode}`]
  return { ...results, failed: 1, failures }
}

/** Runs the journeys in a real browser. */
export async function runBrowserTests(): Promise<Results> {
  const { exitCode, report } = await runWithReport((file) => [
    ['playwright', 'test', '--reporter=list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  ])
  const suites = (report?.['suites'] ?? []) as Suite[]
  const stats = report?.['stats'] as Record<string, number> | undefined
  return settle(exitCode, {
    passed: (stats?.['expected'] ?? 0) + (stats?.['flaky'] ?? 0),
    failed: stats?.['unexpected'] ?? 0,
    skipped: stats?.['skipped'] ?? 0,
    failures: listTests(suites, 'unexpected'),
    flaky: listTests(suites, 'flaky'),
  })
}

/** The parts of Playwright's report that are read here. */
interface Suite {
  suites?: Suite[]
  specs: { title: string; file: string; line: number; tests: { status: string }[] }[]
}

function listTests(suites: readonly Suite[], wanted: 'flaky' | 'unexpected'): string[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ title, file, line }) => `${file}:${line} ${title}`),
    ...listTests(inner, wanted),
  ])
}

/** Runs tests on PostgreSQL: on the server in TEST_DATABASE_URL, or on a temporary one. */
export async function runOnPostgres(
  argv: readonly string[],
  environment: Environment = {},
): Promise<Results> {
  const given = process.env['TEST_DATABASE_URL']
  const server = given === undefined ? await startPostgres() : { url: given, stop: async () => {} }
  try {
    // Many of these tests wait until a killed worker is missed, so more of them at once keep both cores busy.
    return await runUnitTests([...argv, '--maxWorkers=4'], { ...environment, TEST_DATABASE_URL: server.url })
  } finally {
    await server.stop()
  }
}

/**
 * The test files that open a database, and those that only work on PostgreSQL. Those named `.media.test.ts` work for long
 * on pictures, sound, films or files of strangers. Their server has a database like any other, but nothing they check
 * depends on which one: other tests cover the same queries on PostgreSQL.
 */
export function listDatabaseTests(): string[] {
  return globSync('apps/server/**/*.test.ts', { exclude: (name) => name.includes('node_modules') })
    .filter((file) => !file.endsWith('.media.test.ts'))
    .filter((file) => /\bopen(TestServer|TestDatabase|ListeningServer)\b/.test(readFileSync(file, 'utf8')))
    .sort()
}

async function runWithReport(
  describe: (report: string) => [command: readonly string[], environment: Environment],
): Promise<{ exitCode: number; report: Record<string, unknown> | null }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vivify-test-'))
  try {
    const file = path.join(folder, 'report.json')
    const exitCode = await run(...describe(file))
    return { exitCode, report: await readReport(file) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function run(command: readonly string[], environment: Environment): Promise<number> {
  // The tests' database is chosen for each run.
  const { TEST_DATABASE_URL: _, ...inherited } = process.env
  return new Promise((resolve, reject) => {
    const child = spawn('npx', ['--no', '--', ...command], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { NODE_COMPILE_CACHE: codeCache, ...inherited, ...environment },
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
