// The image section of docs/benchmarks.md.

import { budgets, formatVerdict, verdictHeader } from '../measure/gates.ts'
import { describeMachine } from '../measure/machine.ts'
import { formatSpread, median } from '../measure/statistics.ts'
import type { ImageTimes, StyleTimes } from './measure-images.ts'

export function describeImages({ firstMs, styles, variationsMs }: ImageTimes, loadBefore: number): string {
  const count = styles[0]?.ms.length ?? 0
  const seconds = variationsMs.map((ms) => ms / 1000)
  return `## Pictures: the built-in painter

The prompt ideas of the image generator in its six styles at 1024×1792, ${count} of each style by turns, every one with a seed
that was never used. Through the engine as the server asks it: a process that stays paints, encodes JPEG and writes the
file, which is read back. Medians, with the smallest and largest in brackets.

| style | ms | JPEG kB | words understood |
|---|---|---|---|
${styles.map(describeStyle).join('\n')}

| | |
|---|---|
| the first picture of a new server, with the start of its process | ${(firstMs / 1000).toFixed(2)} s |
| four variations, two at once, over six styles | ${formatSpread(seconds, 2)} s |

${verdictHeader}
${styles.map(({ preset, ms }) => formatVerdict(median(ms), budgets.picture, preset)).join('\n')}
${formatVerdict(Math.max(...styles.flatMap(({ ms }) => ms)), budgets.picture, 'the slowest of all')}

- Machine: ${describeMachine()} Load average at the start: ${loadBefore.toFixed(1)}; above about 0.5, distrust the times.
- Not in it: the queue, the provenance mark and the rows of the database.`
}

function describeStyle({ preset, ms, kilobytes, understood }: StyleTimes): string {
  const cells = [formatSpread(ms, 0), formatSpread(kilobytes, 0)]
  return `| ${[preset, ...cells, formatSpread(understood, 0)].join(' | ')} |`
}
