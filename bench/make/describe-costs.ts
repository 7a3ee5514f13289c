// The make section of docs/benchmarks.md.

import { budgets, formatVerdict, verdictHeader } from '../measure/gates.ts'
import { describeMachine } from '../measure/machine.ts'
import { formatSpread, median } from '../measure/statistics.ts'
import type { DrawingCost } from './measure-drawing.ts'
import type { MakeCost, StyleCost } from './measure-make.ts'
import type { ExportCost } from './measure-server.ts'
import type { PictureCost } from './measure-pictures.ts'
import type { SoundCost } from './measure-sound.ts'
import type { WatchCost } from './measure-watch.ts'

export interface Costs {
  styles: readonly StyleCost[]
  watched: readonly WatchCost[]
  exports: readonly ExportCost[]
  drawing: DrawingCost
  pictures: readonly PictureCost[]
  sound: SoundCost
  loadBefore: number
}

export function describeCosts(costs: Costs): string {
  const { styles, watched, exports, drawing, pictures, sound, loadBefore } = costs
  const moods = sound.musicSeconds.map(({ seconds }) => seconds)
  const warnings = new Set(styles.flatMap(({ full }) => full.warnings))
  return `## Making: from a script to a file

The script in \`bench/make/script.txt\` through \`vivify make\` at 1080×1920, in each style, from an empty data folder; then
again with one word of its third scene changed, five times in the same folder with five words; the middle run is shown,
with the fastest and the slowest in brackets. Wall seconds of the whole command.

${describeStyles(styles)}

| stage, seconds | ${styles.map(({ style }) => `${style} | after the change`).join(' | ')} |
|---|${styles.map(() => '---|---|').join('')}
${describeStages(styles)}

By a command that stays, \`vivify make --watch\`: from its start to the first video, and then, five times, from the script saved
with one word changed to the new video there. Speech, sound and picture are made within that time.

| style | first video, s | after one word, s | share |
|---|---|---|---|
${watched.map(describeWatch).join('\n')}

Through the running server, as from the screen: from the click on Generate to the last event of the job. The first time
nothing of the document was made. Then, five times, one word was changed and saved, its preview was spoken and mixed (as the
screen does after every change), and it was exported again; middle, fastest and slowest.

| style | first export, s | after one word, s | share | changed scene spoken for the preview, s | whole script by another voice, s |
|---|---|---|---|---|---|
${exports.map(describeExport).join('\n')}

| picture 1024×1792 | CPU ms | wall ms |
|---|---|---|
${pictures.map(describePicture).join('\n')}

| drawing and sound | |
|---|---|
| kinetic frame 1080×1920, draw and read-back, mean CPU | ${drawing.cpuMs.toFixed(1)} ms (${drawing.frameCount} frames; wall: middle ${drawing.middleMs.toFixed(1)} ms, slowest ${drawing.slowestMs.toFixed(1)} ms) |
| speech, ${sound.durationSeconds.toFixed(0)} s, start of the voice included | ${sound.speechSeconds.toFixed(2)} s |
| music, ${sound.durationSeconds.toFixed(0)} s, over six moods | ${formatSpread(moods, 2)} s |
| mix and master | ${sound.mixSeconds.toFixed(2)} s |

${verdictHeader}
${judgeCosts(costs).join('\n')}

- Machine: ${describeMachine()} Load average at the start: ${loadBefore.toFixed(1)}; above about 0.5, distrust the wall times.
- First exports are one run each; stages are those of the middle run. Encoder: ${styles[0]?.full.encoder ?? 'none'}.
- One changed word is held to its gate where words are changed: on the server and by a command that watches. A command that
  starts anew first loads for half a second, whose share docs/decisions/008 lets go.
- Memory is the highest sum of proportional set sizes of the command's process tree.
- Stock Footage is given three generated clips of eight seconds.
- Not measured here: the preview's first sound (it needs the web application), idle server, GIF, page weight.${[...warnings].map((warning) => `\n- The command warned: ${warning}`).join('')}`
}

function describeStyles(styles: readonly StyleCost[]): string {
  const head =
    '| style | video s | seconds | CPU s | peak memory MB | file MB | after one word, s | of the full run | of its video stage | of its CPU | of its frames |\n|---|---|---|---|---|---|---|---|---|---|---|'
  const rows = styles.map(({ style, full, again, againSeconds }) => {
    const cells = [
      style,
      full.durationSeconds.toFixed(1),
      full.wallSeconds.toFixed(1),
      full.cpuSeconds?.toFixed(1) ?? 'not measured',
      full.peakBytes === null ? 'not measured' : (full.peakBytes / 1e6).toFixed(0),
      (full.sizeBytes / 1e6).toFixed(1),
      formatSpread(againSeconds, 1),
      formatPercent(again.wallSeconds / full.wallSeconds),
      formatPercent(stageSeconds(again, 'video') / stageSeconds(full, 'video')),
      again.cpuSeconds === null ? 'not measured' : formatPercent(again.cpuSeconds / full.cpuSeconds!),
      formatPercent(again.framesDrawn / full.framesDrawn),
    ]
    return `| ${cells.join(' | ')} |`
  })
  return [head, ...rows].join('\n')
}

function describeStages(styles: readonly StyleCost[]): string {
  const names = [...new Set(styles.flatMap(({ full }) => full.stages.map(({ name }) => name)))]
  const rows = names.map((name) => {
    const cells = styles.flatMap(({ full, again }) =>
      [full, again].map((cost) => stageSeconds(cost, name).toFixed(2)),
    )
    return `| ${name} | ${cells.join(' | ')} |`
  })
  const rest = styles.flatMap(({ full, again }) =>
    [full, again].map((cost) =>
      (cost.wallSeconds - cost.stages.reduce((sum, { seconds }) => sum + seconds, 0)).toFixed(2),
    ),
  )
  return [...rows, `| start, script and the rest | ${rest.join(' | ')} |`].join('\n')
}

function describePicture({ preset, cpuMs, wallMs }: PictureCost): string {
  return `| ${preset} | ${formatSpread(cpuMs, 0)} | ${formatSpread(wallMs, 0)} |`
}

function describeWatch({ style, fullSeconds, againSeconds }: WatchCost): string {
  const share = formatPercent(median(againSeconds) / fullSeconds)
  return `| ${[style, fullSeconds.toFixed(1), formatSpread(againSeconds, 2), share].join(' | ')} |`
}

function describeExport(cost: ExportCost): string {
  const { style, fullSeconds, againSeconds, speechSeconds, newVoiceSeconds } = cost
  const share = formatPercent(median(againSeconds) / fullSeconds)
  const cells = [
    fullSeconds.toFixed(1),
    formatSpread(againSeconds, 2),
    share,
    formatSpread(speechSeconds, 2),
    newVoiceSeconds.toFixed(2),
  ]
  return `| ${[style, ...cells].join(' | ')} |`
}

function judgeCosts({ styles, watched, exports, drawing, pictures }: Costs): string[] {
  return [
    ...styles.map(({ style, full }) =>
      formatVerdict(full.wallSeconds, budgets.clickToFile, `${style}, cold command`),
    ),
    ...exports.map(({ style, fullSeconds }) =>
      formatVerdict(fullSeconds, budgets.clickToFile, `${style}, server`),
    ),
    ...exports.map(({ style, fullSeconds, againSeconds }) =>
      formatVerdict((100 * median(againSeconds)) / fullSeconds, budgets.reexport, `${style}, server`),
    ),
    ...watched.map(({ style, fullSeconds, againSeconds }) =>
      formatVerdict(
        (100 * median(againSeconds)) / fullSeconds,
        budgets.reexport,
        `${style}, watching command`,
      ),
    ),
    ...styles.map(({ style, full, again }) =>
      formatVerdict(
        (100 * again.wallSeconds) / full.wallSeconds,
        budgets.reexport,
        `${style}, command started anew`,
      ),
    ),
    formatVerdict(drawing.cpuMs, budgets.kineticFrame),
    ...pictures.map(({ preset, wallMs }) => formatVerdict(median(wallMs), budgets.picture, preset)),
  ]
}

function formatPercent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

function stageSeconds(cost: MakeCost, name: string): number {
  return cost.stages.find((stage) => stage.name === name)?.seconds ?? 0
}
