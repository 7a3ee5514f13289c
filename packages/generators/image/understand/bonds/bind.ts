import type { ReadBond } from '../read-bond.ts'
import { isBeast, type ReadSubject } from '../read-subject.ts'
import type { Token } from '../token.ts'
import { teamsOf } from '../tokens/teams.ts'
import { findBonds } from './bonds.ts'

interface Scene {
  readonly kept: readonly ReadSubject[]
  readonly bonds: readonly ReadBond[]
  readonly teams: readonly number[]
}

/** Who is in which team, and what binds them to each other. */
export function bindAll(tokens: readonly Token[], kept: readonly ReadSubject[]): Scene {
  const teams = teamsOf(
    tokens,
    kept.map(({ tokens: own }) => own[0]!),
  )
  return dressTeam({ kept, bonds: findBonds(tokens, kept, teams), teams })
}

/** Each of "two cats in party hats" has a hat of its own, whether the text says "hats" or "a hat". */
function dressTeam({ kept, bonds, teams }: Scene): Scene {
  const subjects = [...kept]
  const dressed: ReadBond[] = []
  const added: number[] = []
  for (const each of bonds) {
    const { relation, from, to } = each.bond
    const alike = kept.flatMap(({ tokens }, at) => (tokens[0] === kept[from]!.tokens[0] ? [at] : []))
    if (relation !== 'wearing' || alike.length < 2 || !isBeast(kept[from]!.subject)) {
      dressed.push(each)
      continue
    }
    const { order, tokens } = kept[to]!
    dressed.push({ ...each, bond: { ...each.bond, from: alike[order] ?? from } })
    const isLast = !kept.some((other) => other.tokens[0] === tokens[0] && other.order > order)
    if (!isLast) continue
    for (const member of alike.slice(order + 1)) {
      subjects.push({ ...kept[to]!, order: order + 1 + added.length })
      added.push(teams[to]!)
      dressed.push({ bond: { relation, from: member, to: subjects.length - 1 } })
    }
  }
  return { kept: subjects, bonds: dressed, teams: [...teams, ...added] }
}
