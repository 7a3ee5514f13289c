// Who has what stands at the end of a sentence: a monk who fights with a stick, a bride on the stairs with a candle.

import type { ReadBond, Site } from '../read-bond.ts'
import type { ReadSubject } from '../read-subject.ts'
import type { Token } from '../token.ts'
import type { Subject, ThingSubject } from '../understanding.ts'
import { isAlive } from '../tokens/token-tools.ts'

/** "A monk fights three bandits with a stick": the monk has it. */
export function armedWith(
  between: readonly Token[],
  weapon: Subject,
  { subjects, index, before }: Pick<Site, 'subjects' | 'index' | 'before'>,
): number | undefined {
  const isWith =
    between.some(({ words }) => words[0] === 'with') &&
    between.every(
      ({ kind, words }) => /^(?:silent|size|color|quality|number)$/.test(kind) || words.join(' ') === 'with',
    )
  const isWeapon = weapon.kind === 'thing' && weapon.thing.meters < 2.3 && weapon.thing.bearing !== 'air'
  if (!isWith || !isWeapon || isAlive(subjects[index + 1]!.tokens[0]!)) return undefined
  return before.find(
    ({ bond, token }) =>
      subjects[bond.to]!.tokens[0] === subjects[index]!.tokens[0] &&
      isAlive(subjects[index]!.tokens[0]!) &&
      subjects[bond.from]!.subject.kind === 'person' &&
      /^(?:fight|slay|stab|hit|beat|battl|attack|chas|kill|strik|defeat|threaten|hunt|scar)/.test(
        token?.words[0] ?? '',
      ),
  )?.bond.from
}

/** Who walks down the stairs with a candle carries it. */
export function isCarriedLight(previous: Subject, tool: ThingSubject): boolean {
  return (
    previous.kind === 'thing' &&
    /^(?:candle|torch|lantern)$/.test(tool.thing.motif) &&
    /stairs|door|gate|bridge|tower|tree|castle|house|hole|cave|grave|coffin|ladder|statue|idol/.test(
      previous.thing.motif,
    )
  )
}

/** Nets and cages, in which somebody is caught. */
export function isTrap({ subject }: ReadSubject): boolean {
  return subject.kind === 'thing' && /net$|^cage$|^birdcage$|trap$/.test(subject.thing.motif)
}

/** "A raft with two survivors": they are on it. */
export function isCrewOf(between: readonly Token[], carrier: Subject, crew: Subject): boolean {
  return (
    carrier.kind === 'thing' &&
    crew.kind === 'person' &&
    /^(?:boat|canoe|raft|longship|lifeboat|sled|wagon|carriage|farm-cart|horse|camel|elephant|flying-carpet|gondola|pirate-ship|ship|sailboat)$/.test(
      carrier.thing.motif,
    ) &&
    between.some(({ words }) => words[0] === 'with' || words.join(' ') === 'full of') &&
    between.every(
      ({ kind, words }) =>
        /^(?:silent|size|color|quality|number)$/.test(kind) || /^(?:with|full of)$/.test(words.join(' ')),
    )
  )
}

/** Whoever pulls a rabbit out of a hat stands beside the hat. */
export function pullOut(bonds: readonly ReadBond[], subjects: readonly ReadSubject[]): ReadBond[] {
  return bonds.map((each) => {
    const { relation, to } = each.bond
    const isOut = bonds.some(({ bond }) => bond.relation === 'emerging' && bond.from === to)
    // Whoever catches somebody in a net stands before it.
    const isCaught = bonds.some(
      ({ bond }) => bond.relation === 'inside' && bond.from === to && isTrap(subjects[bond.to]!),
    )
    if (relation === 'holding' && isCaught) return { ...each, bond: { ...each.bond, relation: 'facing' } }
    return relation === 'pulling' && isOut ? { ...each, bond: { ...each.bond, relation: 'facing' } } : each
  })
}
