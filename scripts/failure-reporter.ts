// A reporter of Vitest: writes what scripts/run-tests.ts counts and names at the end. Vitest's own JSON has no errors
// that happened outside of tests, and those fail a run, too.

import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/** The environment variable that says where the report is written. */
export const reportVariable = 'VIVIFY_TEST_REPORT'

const firstLine = (errors: readonly { message: string }[]): string => errors[0]?.message.split('\n')[0] ?? ''

export default class FailureReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const states = { passed: 0, failed: 0, skipped: 0, pending: 0 }
    const failures: string[] = []
    const flaky: string[] = []
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result()
        const name = `${module.relativeModuleId} > ${test.fullName}`
        states[state]++
        if (test.diagnostic()?.flaky === true) flaky.push(name)
        if (state === 'failed') failures.push(`${name}: ${firstLine(errors)}`)
      }
      const errors = module.errors()
      if (errors.length > 0) failures.push(`${module.relativeModuleId}: ${firstLine(errors)}`)
    }
    for (const error of unhandled)
      failures.push(`outside of a test: ${error.stack?.slice(0, 500) ?? error.message}`)
    const { pending, ...counts } = states
    const file = process.env[reportVariable]
    if (file !== undefined)
      writeFileSync(file, JSON.stringify({ ...counts, skipped: counts.skipped + pending, failures, flaky }))
  }
}
