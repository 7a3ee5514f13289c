// Whoever is in front of a computer sits at a desk with one, which the drawing of somebody who types has anyway.

import type { PoseName } from '../figures/poses.ts'
import type { ReadSubject } from './read-subject.ts'
import type { Token } from './read-tokens.ts'
import type { PersonSubject } from './understanding.ts'

/** Whoever cries at a desk does it with the face. */
function atDesk(subject: PersonSubject): PersonSubject {
  const wear = subject.pose === 'crying' ? { ...subject.wear, mood: 'crying' as const } : subject.wear
  return { ...subject, pose: 'typing', ...(wear ? { wear } : {}) }
}

/** What people do at a desk, too. */
function isIdle(pose: PoseName): boolean {
  return /^(?:standing|sitting|waiting|watching|holding|thinking|crying|face in both hands|hands on head|hand on head|walking|pulling)$/.test(
    pose,
  )
}

/** The subjects without a computer that somebody sits at, and its words. */
export function sitAtComputers(
  read: readonly ReadSubject[],
  tokens: readonly Token[],
): { kept: readonly ReadSubject[]; shownTokens: readonly Token[] } {
  const at = read.findIndex(
    ({ subject }) => subject.kind === 'thing' && /^(?:laptop|desktop-computer)$/.test(subject.thing.motif),
  )
  const computer = read[at]
  const user = read[at - 1]
  if (computer === undefined || user?.subject.kind !== 'person' || computer.tokens.length > 1)
    return { kept: read, shownTokens: [] }
  const { subject } = user
  const way = tokens.slice(0, tokens.indexOf(computer.tokens[0]!)).findLast(({ kind }) => kind !== 'silent')
  const isBefore = way?.kind === 'relation' && /^(?:in front of|at)$/.test(way.words.join(' '))
  if (!isBefore || !isIdle(subject.pose)) return { kept: read, shownTokens: [] }
  const isUser = ({ subject: other, tokens: own }: ReadSubject): boolean =>
    other.kind === 'person' && own[0] === user.tokens[0]
  return {
    kept: read
      .filter((each) => each !== computer)
      .map((each) =>
        isUser(each) && each.subject.kind === 'person' ? { ...each, subject: atDesk(each.subject) } : each,
      ),
    shownTokens: [...computer.tokens, way],
  }
}
