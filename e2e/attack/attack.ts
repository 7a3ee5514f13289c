// What a file in rows/ holds: one row of docs/security.md, played against a running server.

import { globSync } from 'node:fs'
import path from 'node:path'
import type { Target } from './target.ts'

export interface Attack {
  /** Its row in docs/security.md, such as `A1`. */
  row: string
  /** What the attacker does, in a few words. */
  title: string
  /** Cheap enough to be played in `npm test` too, where attacks without settings of their own share one server. */
  isQuick?: boolean
  /** Settings of the server that this attack needs. */
  environment?: Record<string, string>
  /** Others must get an answer within this time while it lasts. Default 2000. */
  maxOthersWaitMs?: number
  /** The server and its processes may grow by this much meanwhile. Default 700. */
  maxGrowthMegabytes?: number
  /** Attacks. Throws Error, with what was seen, when the server did not hold. Returns what is worth printing. */
  play(target: Target): Promise<string>
}

/** Throws when something that must hold does not. */
export function hold(isTrue: boolean, otherwise: string): void {
  if (!isTrue) throw new Error(otherwise)
}

/** All attacks, in the order of their rows. */
export async function readAttacks(): Promise<Attack[]> {
  const files = globSync('rows/*.ts', { cwd: import.meta.dirname })
  const modules = await Promise.all(
    files.map((file) => import(path.join(import.meta.dirname, file)) as Promise<{ attacks: Attack[] }>),
  )
  return modules
    .flatMap(({ attacks }) => attacks)
    .sort((one, other) => one.row.localeCompare(other.row, 'en', { numeric: true }))
}
