import type { Attack } from './attack.ts'
import type { Target } from './target.ts'
import { watchServer } from './watch-server.ts'

export interface Played {
  row: string
  title: string
  /** null when the server held. */
  failure: string | null
  said: string
  seconds: number
  othersWaitMs: number
  growthMegabytes: number
}

const usualWaitMs = 2000
const usualGrowthMegabytes = 700

/** Plays one attack and reports whether the server held, and its effects on other users. */
export async function playAttack(attack: Attack, target: Target): Promise<Played> {
  const { maxOthersWaitMs = usualWaitMs, maxGrowthMegabytes = usualGrowthMegabytes } = attack
  const watch = watchServer(target)
  const start = performance.now()
  const failures: string[] = []
  let said = ''
  try {
    said = await attack.play(target)
  } catch (error) {
    failures.push(error instanceof Error ? error.message : String(error))
  }
  const seconds = (performance.now() - start) / 1000
  const { othersWaitMs, refusal, growthMegabytes } = await watch.stop()
  if (refusal !== null) failures.push(`others got no answer: ${refusal}`)
  if (othersWaitMs > maxOthersWaitMs) failures.push(`others waited ${Math.round(othersWaitMs)} ms`)
  if (growthMegabytes > maxGrowthMegabytes) failures.push(`it grew by ${Math.round(growthMegabytes)} MB`)
  return {
    row: attack.row,
    title: attack.title,
    failure: failures.length === 0 ? null : failures.join('; '),
    said,
    seconds,
    othersWaitMs,
    growthMegabytes,
  }
}

export function describePlayed(played: Played): string {
  const { row, title, failure, said, seconds, othersWaitMs, growthMegabytes } = played
  const figures = `${seconds.toFixed(1)} s, others waited ${Math.round(othersWaitMs)} ms, +${Math.round(growthMegabytes)} MB`
  return `${failure === null ? '✓' : '✗'} ${row} ${title}: ${said === '' ? '' : `${said}; `}${figures}${failure === null ? '' : `\n    FAILED: ${failure}`}`
}
