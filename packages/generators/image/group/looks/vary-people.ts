// Of several people of one kind, each looks a little different: a crowd is not one person five times.

import { hairs, skins, tops } from '../../figures/look.ts'
import type { PersonSubject, Subject } from '../../understand/understanding.ts'

const alike = /twin|triplet|quadruplet|identical|clone/

/** The subject with colors of its own, if others of its kind stand before it. */
export function varyPerson(subject: Subject, index: number, subjects: readonly Subject[]): Subject {
  if (subject.kind !== 'person' || alike.test(subject.word) || subject.role.look.mascot) return subject
  const order = subjects.slice(0, index).filter((other) => isSameKind(other, subject)).length
  if (order === 0) return subject
  const { look } = subject.role
  const isPlain = (look.gear?.length ?? 0) === 0 && look.hat === undefined && subject.color === undefined
  const isNatural = look.skin === undefined && look.kind === undefined
  return {
    ...subject,
    wear: {
      ...(isPlain ? { top: tops[(order * 2 + 2) % tops.length]! } : {}),
      ...(isNatural ? { skin: skins[(order * 2) % skins.length]! } : {}),
      ...(look.hairColor === undefined && look.age !== 'old'
        ? { hairColor: hairs[order % hairs.length]! }
        : {}),
      ...subject.wear,
    },
  }
}

function isSameKind(other: Subject, { role }: PersonSubject): boolean {
  return other.kind === 'person' && other.role === role
}
