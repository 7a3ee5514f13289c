// The web section of docs/benchmarks.md.

import { budgets, formatVerdict, verdictHeader } from '../measure/gates.ts'
import { describeMachine } from '../measure/machine.ts'
import { formatSpread, median } from '../measure/statistics.ts'
import type { LoadCost } from './measure-loads.ts'
import type { PreviewCosts } from './measure-preview.ts'

export interface WebCosts {
  loads: readonly LoadCost[]
  previews: PreviewCosts
  browser: string
  loadBefore: number
}

export function describeWeb({ loads, previews, browser, loadBefore }: WebCosts): string {
  const cold = previews.cold.map(({ readyMs }) => readyMs)
  const warm = previews.warm.map(({ readyMs }) => readyMs)
  return `## Web: first loads and the live preview

The production build from the real server, in ${browser}, each time with an empty cache. Screens behind a session are
opened by a guest who has made nothing yet, those of teams and of the installation by its operator.

| screen | script until usable, kB | script at rest, kB | all else, kB | usable after ms | largest paint ms | layout shift |
|---|---|---|---|---|---|---|
${loads.map(describeLoad).join('\n')}

| the preview can be played with its voice | seconds |
|---|---|
| first script of a new server, from its scenes | ${formatSpread(cold.map(toSeconds), 2)} |
| the same, from leaving the text | ${formatSpread(
    previews.cold.map(({ fromTextMs }) => toSeconds(fromTextMs)),
    2,
  )} |
| a new script, from its scenes | ${formatSpread(warm.map(toSeconds), 2)} |
| the same, from leaving the text | ${formatSpread(
    previews.warm.map(({ fromTextMs }) => toSeconds(fromTextMs)),
    2,
  )} |
| one changed word, from the key | ${formatSpread(previews.changedWordMs.map(toSeconds), 2)} |
| “Start with a sample”, from the click | ${formatSpread(previews.sampleMs.map(toSeconds), 2)} |

| the studio with a script of six scenes | milliseconds |
|---|---|
| laid out whole | ${formatSpread(
    previews.layouts.map(({ studioMs }) => studioMs),
    1,
  )} |
| its words as plain lines | ${formatSpread(
    previews.layouts.map(({ plainMs }) => plainMs),
    1,
  )} |

${verdictHeader}
${judgeWeb(loads, previews).join('\n')}

- Machine: ${describeMachine()} Load average at the start: ${loadBefore.toFixed(1)}; above about 0.5, distrust the times.
- Bytes are the browser's count of what came over the wire, headers included: Brotli here, as browsers ask for it on this machine and over TLS. 1 kB is 1000 bytes.
- Usable: the heading stands there, and what a person came for: the field of the topic or of the script, the button that signs in. At rest: nothing more comes by itself, the player and its fonts included, which are fetched at the first touch or after three seconds.
- Medians, with the smallest and largest in brackets. A script has six scenes. The text is entered a second after the field is there.
- Can be played: a frame is drawn, the controls stand there, the first scene's voice is decoded. Pictures and music arrive later. A changed word's time holds the quarter of a second in which typing may go on.`
}

function describeLoad(load: LoadCost): string {
  const cells = [
    `\`${load.path}\``,
    toKilobytes(load.scriptBytes).toFixed(0),
    toKilobytes(load.restScriptBytes).toFixed(0),
    toKilobytes(load.otherBytes).toFixed(0),
    load.interactiveMs.toFixed(0),
    load.largestPaintMs.toFixed(0),
    load.layoutShift.toFixed(3),
  ]
  return `| ${cells.join(' | ')} |`
}

function judgeWeb(loads: readonly LoadCost[], previews: PreviewCosts): string[] {
  const heaviest = loads.toSorted((a, b) => b.scriptBytes - a.scriptBytes)[0]!
  const ready = (costs: PreviewCosts['cold']): number =>
    toSeconds(median(costs.map(({ readyMs }) => readyMs)))
  return [
    formatVerdict(toKilobytes(heaviest.scriptBytes), budgets.firstLoad, `heaviest screen, ${heaviest.path}`),
    formatVerdict(ready(previews.cold), budgets.previewReady, 'first script of a new server'),
    formatVerdict(ready(previews.warm), budgets.previewReady, 'a new script'),
    formatVerdict(toSeconds(median(previews.changedWordMs)), budgets.previewReady, 'one changed word'),
    formatVerdict(toSeconds(median(previews.sampleMs)), budgets.previewReady, 'a sample, from the click'),
    formatVerdict(
      median(previews.layouts.map(({ studioMs, plainMs }) => studioMs / plainMs)),
      budgets.studioLayout,
    ),
  ]
}

function toKilobytes(bytes: number): number {
  return bytes / 1000
}

function toSeconds(milliseconds: number): number {
  return milliseconds / 1000
}
