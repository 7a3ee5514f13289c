// The teams of a prompt's subjects and their bonds, together.

import type { ReadSubject } from '../read-subject.ts'
import type { Token } from '../token.ts'
import { teamsOf } from '../tokens/teams.ts'
import { findBonds } from './bonds.ts'
import { dressTeam, type Bound } from './worn.ts'

/** Who is in which team, and what binds them to each other. */
export function bindAll(tokens: readonly Token[], kept: readonly ReadSubject[]): Bound {
  const teams = teamsOf(
    tokens,
    kept.map(({ tokens: own }) => own[0]!),
  )
  return dressTeam({ kept, bonds: findBonds(tokens, kept, teams), teams })
}
