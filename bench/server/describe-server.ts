// The server's sections of docs/benchmarks.md.

import { budgets, formatVerdict, verdictHeader } from '../measure/gates.ts'
import { describeMachine } from '../measure/machine.ts'
import { formatSpread, median } from '../measure/statistics.ts'
import type { StartCost } from './measure-starts.ts'
import type { SoakCost } from './soak.ts'
import { percentile } from './stopwatch.ts'

export function describeStarts(starts: StartCost, loadBefore: number): string {
  const verdicts = [
    formatVerdict(median(starts.laterSeconds), budgets.serverStart),
    formatVerdict(Math.max(starts.firstIdleBytes, median(starts.idleBytes)) / 1e6, budgets.serverIdle),
  ]
  return `## Server: starting and resting

On its built-in database (PGlite) in one process, with the web already built.

| | |
|---|---|
| first start, empty data folder | ${starts.firstSeconds.toFixed(2)} s |
| later starts | ${formatSpread(starts.laterSeconds, 2)} s |
| memory at rest, 10 s after the first start | ${toMegabytes(starts.firstIdleBytes).toFixed(0)} MB |
| memory at rest, 10 s after a later start | ${formatSpread(starts.idleBytes.map(toMegabytes), 0)} MB |

${verdictHeader}
${verdicts.join('\n')}

${describeConditions(loadBefore)}`
}

export function describeWork(soaked: SoakCost, loadBefore: number): string {
  const all = [...soaked.times.values()].flat()
  const slow = percentile(all, 0.99)
  return `## Server: working

On its built-in database (PGlite) in one process. ${soaked.jobs} jobs over ${soaked.minutes} minutes by ${Math.ceil(soaked.jobs / 2)} guests, each
job watched to its end by server-sent events, and beside them ten requests a second by somebody who works.

| request | count | middle ms | p99 ms | slowest ms |
|---|---|---|---|---|
${[...soaked.times, ['all', all] as const].map(describeTimes).join('\n')}

| | |
|---|---|
| memory at work | ${formatSpread(soaked.residentBytes.map(toMegabytes), 0)} MB |
| from the click to the last event of a job of 3 s | middle ${(median(soaked.jobMs) / 1000).toFixed(2)} s, p99 ${(percentile(soaked.jobMs, 0.99) / 1000).toFixed(2)} s |
| the loop was held up for | middle ${soaked.loop.middleMs.toFixed(0)} ms, p99 ${soaked.loop.slowMs.toFixed(0)} ms, longest ${soaked.loop.worstMs.toFixed(0)} ms |

${verdictHeader}
${formatVerdict(slow, budgets.requestTime, `${soaked.jobs} jobs in ${soaked.minutes} minutes`)}

${describeConditions(loadBefore)}
- A job reports 20 times over 3 s and computes next to nothing: what is measured is the server, the queue and the streams.`
}

function describeConditions(loadBefore: number): string {
  return `- Machine: ${describeMachine()} Load average at the start: ${loadBefore.toFixed(1)}; above about 0.5, distrust the times.
- Memory is the resident set of the server's process. Renders run in processes of their own and are not in it.`
}

function describeTimes([name, times]: readonly [string, readonly number[]]): string {
  const cells = [median(times), percentile(times, 0.99), Math.max(...times)].map((ms) => ms.toFixed(1))
  return `| ${name} | ${times.length} | ${cells.join(' | ')} |`
}

function toMegabytes(bytes: number): number {
  return bytes / 1e6
}
