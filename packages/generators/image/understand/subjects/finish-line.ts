// Races of animals, which end at a gate as those of people do.

import { toolOf } from '../words/deeds/deed-words.ts'
import type { ReadSubject } from '../read-subject.ts'
import type { Token } from '../token.ts'
import { thingOf } from '../words/things/things.ts'
import type { Subject } from '../understanding.ts'
import { isAlive } from '../tokens/token-tools.ts'

/** Animals that reach a finish line run through its gate. */
export function gateOf(tokens: readonly Token[], found: readonly ReadSubject[]): ReadSubject[] {
  const [first] = found
  const deed = tokens.find(
    ({ kind, words }) => kind === 'pose' && toolOf.get(words.join(' ')) === 'finish-gate',
  )
  if (!deed || first?.subject.kind !== 'thing' || !isAlive(first.tokens[0]!)) return []
  const subject: Subject = {
    kind: 'thing',
    word: 'finish gate',
    thing: thingOf('finish-gate'),
    size: 1,
    isTool: true,
  }
  return [{ subject, tokens: [first.tokens[0]!, deed], order: 0 }]
}
