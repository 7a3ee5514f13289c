// Whoever is in front of a computer sits at a desk with one, which the drawing of somebody who types has anyway.

import { canSit } from '../../figures/seat-pose.ts'
import type { PoseName } from '../../figures/poses.ts'
import type { ReadSubject } from '../read-subject.ts'
import type { Token } from '../token.ts'
import type { PersonSubject } from '../understanding.ts'

/** Who rubs the eyes sits at the desk on which the computer is. */
function sitBefore(
  read: readonly ReadSubject[],
  user: ReadSubject,
  computer: ReadSubject,
): { kept: readonly ReadSubject[]; shownTokens: readonly Token[] } {
  return {
    kept: read.map((each): ReadSubject => {
      if (each === user && each.subject.kind === 'person')
        return { ...each, subject: { ...each.subject, seat: 'chair' } }
      return each === computer && each.subject.kind === 'thing'
        ? {
            ...each,
            subject: {
              ...each.subject,
              thing: { motif: 'desk-with-laptop', meters: 1.25, bearing: 'ground' },
            },
          }
        : each
    }),
    shownTokens: [],
  }
}

/** Whoever cries at a desk does it with the face. */
function atDesk(subject: PersonSubject): PersonSubject {
  const wear = subject.pose === 'crying' ? { ...subject.wear, mood: 'crying' as const } : subject.wear
  return { ...subject, pose: 'typing', ...(wear ? { wear } : {}) }
}

/** What people do at a desk, too. */
function isIdle(pose: PoseName): boolean {
  return /^(?:standing|sitting|waiting|watching|holding|thinking|crying|walking|pulling)$/.test(pose)
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
  if (isBefore && canSit(subject.pose) && !isIdle(subject.pose)) return sitBefore(read, user, computer)
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
