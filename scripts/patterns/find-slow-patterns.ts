import { Worker } from 'node:worker_threads'
import { analyse } from 'scslre'
import type { Pattern } from './read-patterns.ts'

/** A linear pattern needs a few milliseconds and a quadratic one some tens; an exponential one never ends. */
const usualMaxMs = 10_000

/** Describes the repetition that makes a pattern quadratic or slower; null for a linear pattern. */
export function findRepetition({ source, flags }: Pattern): string | null {
  const [report] = analyse({ source, flags }, { maxReports: 1 }).reports
  if (report === undefined) return null
  return report.type === 'Trade'
    ? `${report.startQuant.raw} and ${report.endQuant.raw} can divide the same text in many ways`
    : `${report.quant.raw} is tried again from every place`
}

/** The patterns that don't finish on texts made for them. */
export async function findExplosions(patterns: readonly Pattern[], maxMs = usualMaxMs): Promise<Pattern[]> {
  const exploded: Pattern[] = []
  for (let from = 0; from < patterns.length;) {
    const stuck = await tryFrom(patterns, from, maxMs)
    if (stuck === null) break
    exploded.push(patterns[stuck]!)
    from = stuck + 1
  }
  return exploded
}

/** The index of the first pattern that hangs, or null. */
function tryFrom(patterns: readonly Pattern[], from: number, maxMs: number): Promise<number | null> {
  const worker = new Worker(new URL('./pump-worker.ts', import.meta.url), { workerData: { patterns, from } })
  return new Promise((resolve, reject) => {
    let current = from
    let timer: NodeJS.Timeout | undefined
    const giveUp = (): void => {
      resolve(current)
      void worker.terminate()
    }
    worker.on('message', (index: number) => {
      current = index
      clearTimeout(timer)
      timer = setTimeout(giveUp, maxMs)
    })
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(timer)
      resolve(null)
    })
  })
}
