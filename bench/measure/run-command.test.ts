import { describe, expect, test } from 'vitest'
import { measureCommand } from './run-command.ts'

/** Burns CPU for a while; with `childMs`, a child process burns CPU too. */
function burn(ownMs: number, childMs = 0): readonly string[] {
  const loop = (ms: number): string => `let x = 0
    const used = () => process.cpuUsage().user + process.cpuUsage().system
    const end = used() + ${ms} * 1000
    while (used() < end) for (let i = 0; i < 1e6; i++) x += Math.sqrt(i);`
  const spawnChild =
    childMs === 0
      ? ''
      : `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(loop(childMs))}]);`
  return ['-e', `${loop(ownMs)} ${spawnChild} console.log('burnt')`]
}

describe.runIf(process.platform === 'linux')('the cost of a command', () => {
  test('includes its CPU time, its output and its memory', async () => {
    const [flag, code] = burn(300)
    // Memory is sampled, which may happen late on a busy machine, so the command stays for a while.
    const parameters = [flag!, `${code}; setTimeout(() => {}, 1500)`]
    const cost = await measureCommand({ program: process.execPath, parameters })
    expect(cost.stdout).toBe('burnt\n')
    expect(cost.cpuSeconds).toBeGreaterThanOrEqual(0.3)
    expect(cost.wallSeconds).toBeGreaterThanOrEqual(0.3)
    expect(cost.peakBytes).toBeGreaterThan(10e6)
  })

  test('includes the CPU time of its child processes', async () => {
    const cost = await measureCommand({ program: process.execPath, parameters: burn(50, 400) })
    expect(cost.cpuSeconds).toBeGreaterThanOrEqual(0.45)
  })

  test('does not include earlier processes', async () => {
    await measureCommand({ program: process.execPath, parameters: burn(1000) })
    const cost = await measureCommand({ program: process.execPath, parameters: ['-e', ''] })
    expect(cost.cpuSeconds).toBeLessThan(1)
  })

  test('a failing command is an error with its last output', async () => {
    const parameters = ['-e', "console.error('no such scene'); process.exit(3)"]
    await expect(measureCommand({ program: process.execPath, parameters })).rejects.toThrow(
      /ended with code 3[^]*no such scene/,
    )
  })
})
