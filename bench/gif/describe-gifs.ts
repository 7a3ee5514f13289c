// The GIF section of docs/benchmarks.md.

import { describeMachine } from '../measure/machine.ts'
import { formatSpread, median } from '../measure/statistics.ts'

export interface Maker {
  name: string
  kind: 'ffmpeg' | 'vivify'
  /** An id of `gifQualities`. */
  quality?: string
}

export interface GifRun {
  name: string
  round: number
  seconds: number
  sizeBytes: number
}

/** SSIM by which one of our modes may be below the ffmpeg setting it is compared with. */
const allowedLoss = 0.005

export interface GifFindings {
  runs: readonly GifRun[]
  makers: readonly Maker[]
  rounds: number
  /** SSIM by maker, 0 to 1. */
  likeness: ReadonlyMap<string, number>
  /** Predicted bytes by maker. */
  predicted: ReadonlyMap<string, number>
  loadBefore: number
  browser: string
}

export function describeGifs(findings: GifFindings): string {
  const { runs, makers, rounds, likeness, predicted, loadBefore, browser } = findings
  const of = (name: string): GifRun[] => runs.filter((run) => run.name === name)
  const bytesOf = (name: string): number => median(of(name).map((run) => run.sizeBytes))
  const rows = makers.map(({ name }) => {
    const seconds = formatSpread(
      of(name).map((run) => run.seconds),
      2,
    )
    const said = predicted.get(name)
    const miss = said === undefined ? '' : `${formatPercent(said / bytesOf(name) - 1)}`
    return `| ${name} | ${seconds} | ${likeness.get(name)!.toFixed(3)} | ${(bytesOf(name) / 1e6).toFixed(2)} | ${miss} |`
  })
  const peers = makers.filter(({ kind }) => kind === 'ffmpeg')
  const verdicts = peers.map((peer) => judge(peer, findings))
  return `## GIF: ten seconds of film in the page

10 s of 1280×720 at 30 frames a second (painted pictures under a moving camera, a test card, a dive into a fractal) become
480×270 at 15 frames a second. ${rounds} rounds, each maker in turn in each; medians, with the smallest and largest in brackets.

| maker | seconds | SSIM | MB | predicted size |
|---|---|---|---|---|
${rows.join('\n')}

| against | by | time | SSIM | verdict |
|---|---|---|---|---|
${verdicts.join('\n')}

- The gate: for each setting of ffmpeg, a mode of ours takes at most its time and lies at most ${allowedLoss} of SSIM below it. Times are medians of the ratios inside each round.
- Machine: ${describeMachine()} ${browser}. Load average at the first round: ${loadBefore.toFixed(1)}.
- ffmpeg reads the file, decodes, scales (lanczos), makes the palette and writes the GIF in one process, timed whole. Vivify opens the file with mediabunny, decodes with WebCodecs, scales, counts colors and encodes in workers of the page, by the code of the screen; timed in the page from the file to the finished bytes, after one GIF that is not counted.
- SSIM is the mean of red, green and blue over all frames, against the film's frames as ffmpeg decodes and scales them for its own GIFs: Vivify's differ a little before they are encoded (another scaling filter, another conversion to red, green and blue).
- SSIM counts dithering as an error and prefers none: sheets of frames (\`-- --sheet FOLDER\`) decide on looks.
- The predicted size is what the screen announces before it begins, against the file that then comes.`
}

function judge(peer: Maker, { runs, makers, likeness }: GifFindings): string {
  const candidates = makers
    .filter(({ kind }) => kind === 'vivify')
    .map(({ name }) => ({
      name,
      ratio: median(listRatios(runs, name, peer.name)),
      gain: likeness.get(name)! - likeness.get(peer.name)!,
    }))
  const good = candidates.filter(({ ratio, gain }) => ratio <= 1 && gain >= -allowedLoss)
  // The fastest maker that looks as good, or else the one that comes closest.
  const [shown] =
    good.length > 0 ? good.sort((a, b) => a.ratio - b.ratio) : candidates.sort((a, b) => b.gain - a.gain)
  const { name, ratio, gain } = shown!
  const sign = gain >= 0 ? '+' : '−'
  return `| ${peer.name} | ${name} | ${ratio.toFixed(2)}× | ${sign}${Math.abs(gain).toFixed(3)} | ${good.length > 0 ? 'gate met' : 'missed'} |`
}

function listRatios(runs: readonly GifRun[], name: string, peer: string): number[] {
  return runs
    .filter((run) => run.name === name)
    .map(
      ({ seconds, round }) => seconds / runs.find((run) => run.name === peer && run.round === round)!.seconds,
    )
}

function formatPercent(share: number): string {
  const percent = Math.round(share * 100)
  return `${percent >= 0 ? '+' : '−'}${Math.abs(percent)} %`
}
