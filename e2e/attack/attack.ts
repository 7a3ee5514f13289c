// The format of the files in rows/: each plays one row of docs/security.md against a running server.

import { globSync } from 'node:fs'
import path from 'node:path'
import type { Target } from './target.ts'

export interface Attack {
  /** The row in docs/security.md, such as `A1`. */
  row: string
  /** What the attacker does, in a few words. */
  title: string
  /** True when the attack is cheap enough for `npm test`, where attacks without their own settings share one server. */
  isQuick?: boolean
  /** Settings of the server that this attack needs. */
  environment?: Record<string, string>
  /** Other users must get an answer within this time during the attack. Default 2000. */
  maxOthersWaitMs?: number
  /** Memory by which the server and its processes may grow during the attack. Default 700. */
  maxGrowthMegabytes?: number
  /** Attacks. Throws Error with its observations when the server did not hold. Returns text worth printing. */
  play(target: Target): Promise<string>
}

/** Throws when a required condition is false. */
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
