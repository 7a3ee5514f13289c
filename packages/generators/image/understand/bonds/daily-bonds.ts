// Whose things are that come in a list, and who does what with what is pulled: whoever juggles a baby, a phone and a laptop
// juggles all of them.

import type { ReadBond } from '../read-bond.ts'
import type { ReadSubject } from '../read-subject.ts'

/** The bonds with those of lists as they are meant. */
export function fitLists(asked: readonly ReadBond[], subjects: readonly ReadSubject[]): readonly ReadBond[] {
  const bonds = carryFull(asked, subjects)
  const juggler = subjects.findIndex(
    ({ subject }) => subject.kind === 'person' && subject.pose === 'juggling',
  )
  return riseLast(
    bonds.map((each): ReadBond => {
      const { relation, from, to } = each.bond
      if (juggler >= 0 && to > juggler && relation === 'beside' && isListed(bonds, subjects, juggler, to))
        return { ...each, bond: { relation: 'holding', from: juggler, to } }
      // "Carries groceries and a toddler".
      const carrier = bonds.find(
        ({ bond, token }) =>
          bond.relation === 'holding' &&
          bond.to === to - 1 &&
          /^(?:carr|hold|cradl)/.test(token?.words[0] ?? ''),
      )
      if (relation === 'beside' && carrier && isSmallChild(subjects[to]!) && each.token?.words[0] === 'and')
        return {
          bond: { relation: 'holding', from: carrier.bond.from, to },
          token: carrier.token!,
          also: [each.token],
        }
      const adult = subjects.findIndex(
        ({ subject }, index) =>
          index < to &&
          subject.kind === 'person' &&
          /^(?:walking|standing|waiting)$/.test(subject.pose) &&
          !isSmallChild(subjects[index]!),
      )
      if (relation === 'beside' && adult >= 0 && isAsleep(subjects[to]!))
        return { bond: { relation: 'holding', from: adult, to } }
      // Of who walks a dog under an umbrella, the person has it.
      const walker = subjects.findIndex(({ subject }) => subject.kind === 'person')
      const isApart = bonds.some(({ bond }) => bond.isApart && bond.to === from)
      const isOverAnimal =
        subjects[from]!.subject.kind === 'thing' && walker >= 0 && walker < from && !isApart
      if (relation === 'under' && isOverAnimal && isUmbrella(subjects[to]!))
        return { ...each, bond: { relation: 'holding', from: walker, to } }
      const cart = subjects.findIndex(
        ({ subject }) => subject.kind === 'thing' && carts.test(subject.thing.motif),
      )
      if (relation === 'inside' && cart >= 0 && subjects[to]!.subject.kind === 'person' && cart !== from)
        return { ...each, bond: { relation, from, to: cart } }
      // Whoever drags a bag up the stairs climbs them.
      const puller = bonds.find(({ bond }) => bond.relation === 'pulling' && bond.to === from)
      return relation === 'climbing' && puller
        ? { ...each, bond: { ...each.bond, from: puller.bond.from } }
        : each
    }),
    subjects,
  )
}

const boxes = /^(?:open-box|filled-box|package|basket|wooden-crate|bucket|bag|cage|suitcase|luggage|bowl)$/

/** Whoever carries a puppy in a box carries the box with the puppy in it, and is in no box. */
function carryFull(bonds: readonly ReadBond[], subjects: readonly ReadSubject[]): readonly ReadBond[] {
  const load = bonds.find(
    ({ bond: { relation, from, to } }) =>
      relation === 'holding' &&
      subjects[from]!.subject.kind === 'person' &&
      subjects[to]!.subject.kind === 'thing',
  )
  if (!load) return bonds
  const { from: holder, to: first } = load.bond
  const isLoad = (index: number): boolean => subjects[index]!.tokens[0] === subjects[first]!.tokens[0]
  const box = bonds.find(
    ({ bond: { relation, from, to } }) =>
      relation === 'inside' && to > first && (from === holder || isLoad(from)) && isBox(subjects[to]!),
  )
  if (!box) return bonds
  const container = box.bond.to
  const filled = subjects.flatMap((_, index): ReadBond[] =>
    isLoad(index)
      ? [
          {
            bond: { relation: 'filled with', from: container, to: index, order: index - first },
            ...(box.token ? { token: box.token } : {}),
          },
        ]
      : [],
  )
  const others = bonds.filter(
    (each) => each !== load && each !== box && !(isLoad(each.bond.to) && each.bond.relation !== 'facing'),
  )
  return [{ ...load, bond: { relation: 'holding', from: holder, to: container } }, ...filled, ...others]
}

function isBox({ subject }: ReadSubject): boolean {
  return subject.kind === 'thing' && boxes.test(subject.thing.motif) && subject.size < 1.5
}

/** What somebody is in that is pushed: "a shopping cart with a baby in it". */
const carts =
  /^(?:shopping-cart|shopping-basket|baby-carriage|stroller|wheelbarrow|manual-wheelchair|sled|pram)$/

/** Whoever is in a cart gets in after it has its place. */
function riseLast(bonds: readonly ReadBond[], subjects: readonly ReadSubject[]): readonly ReadBond[] {
  const isRider = ({ bond }: ReadBond): boolean => {
    const { subject } = subjects[bond.to]!
    return (
      bond.relation === 'inside' &&
      subject.kind === 'thing' &&
      carts.test(subject.thing.motif) &&
      bond.from < bond.to
    )
  }
  const pushed = bonds.some(({ bond }) => bond.relation === 'pushing')
  return pushed ? [...bonds.filter((each) => !isRider(each)), ...bonds.filter(isRider)] : bonds
}

/** True for the things of a list, of which nothing else is said. */
function isListed(
  bonds: readonly ReadBond[],
  subjects: readonly ReadSubject[],
  juggler: number,
  to: number,
): boolean {
  return (
    bonds.every(
      ({ bond }) => bond.to > to || bond.to <= juggler || /^(?:beside|holding)$/.test(bond.relation),
    ) &&
    subjects
      .slice(juggler + 1, to + 1)
      .every(({ subject }) => subject.kind === 'thing' || subject.role.look.age === 'baby')
  )
}

/** A child that sleeps beside somebody who walks is carried. */
function isAsleep(read: ReadSubject): boolean {
  return isSmallChild(read) && read.subject.kind === 'person' && read.subject.pose === 'sleeping'
}

function isUmbrella({ subject }: ReadSubject): boolean {
  return subject.kind === 'thing' && subject.thing.motif === 'umbrella'
}

function isSmallChild({ subject }: ReadSubject): boolean {
  return subject.kind === 'person' && /^(?:baby|child)$/.test(subject.role.look.age ?? '')
}
