// Things that do what only people do: "a brain runs on a treadmill", "a heart and a clock argue". They have arms, legs and a
// face.

import { poseWords } from '../../words/deeds/deed-words.ts'
import { deeds } from '../../words/deeds/everyday-deeds.ts'
import { bodies, isOfPeople } from '../../words/deeds/people-deeds.ts'
import type { Role } from '../../words/people/role.ts'
import { thingNamed } from '../../words/things/things.ts'
import type { Token } from '../../token.ts'
import { wordOf } from '../token-tools.ts'

/** The tokens with such things as somebody who looks like them. */
export function readMascots(tokens: readonly Token[]): readonly Token[] {
  const deed = tokens.findIndex((token, index) => isDeedOfPeople(token) || sitsOnSeat(tokens, index))
  if (deed < 1) return tokens
  const doers = doersBefore(tokens, deed)
  if (doers.length === 0) return tokens
  return tokens.map((token, index) => {
    if (!doers.includes(index) || token.kind !== 'thing') return token
    const role = mascotOf(token.thing.motif)
    return { kind: 'person', roles: Array.from({ length: token.count ?? 1 }, () => role), words: token.words }
  })
}

function isDeedOfPeople(token: Token): boolean {
  return (
    token.kind === 'pose' &&
    (isOfPeople(token.pose, token.words) ||
      token.words.join(' ') === 'sitting side by side' ||
      (token.deed !== undefined && token.words.length > 1))
  )
}

const seats =
  /^(?:bench|couch-and-lamp|chair|armchair|throne|recliner-chair|rope-swing|tire-swing|office-chair|stool|deck-chair|hammock)$/

/** What sits on a bench is somebody; on a table it is a thing. */
function sitsOnSeat(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!
  if (token.kind !== 'pose' || token.pose !== 'sitting') return false
  const next = tokens.slice(at + 1, at + 4).find(({ kind }) => kind === 'thing')
  return next?.kind === 'thing' && seats.test(next.thing.motif)
}

/** The thing right before a deed, and the one with which it does it together. */
function doersBefore(tokens: readonly Token[], deed: number): number[] {
  const isBody = (token: Token | undefined): boolean =>
    token?.kind === 'thing' && token.madeOf === undefined && bodies.test(token.thing.motif)
  const plain = (index: number): boolean => {
    const token = tokens[index]
    return (
      token !== undefined &&
      (token.kind === 'silent' || token.kind === 'quality' || token.kind === 'size' || token.kind === 'color')
    )
  }
  let last = deed - 1
  while (plain(last)) last--
  if (!isBody(tokens[last])) return []
  // A thing that somebody holds does nothing by itself.
  let lead = last - 1
  while (plain(lead) || tokens[lead]?.kind === 'number') lead--
  if (lead < 0) return [last]
  if (wordOf(tokens[lead]) !== 'and') return []
  let first = lead - 1
  while (plain(first)) first--
  if (tokens[first]?.kind === 'person') return [last]
  return isBody(tokens[first]) &&
    !tokens.slice(0, first).some(({ kind }) => kind === 'thing' || kind === 'person' || kind === 'pose')
    ? [first, last]
    : []
}

const roles = new Map<string, Role>()

function mascotOf(motif: string): Role {
  const known = roles.get(motif)
  if (known) return known
  const role: Role = {
    look: {
      mascot: motif,
      skin: '#fbfbff',
      top: '#33364a',
      bottom: '#33364a',
      shoes: '#d9534a',
      hair: 'bald',
      gear: [],
    },
  }
  roles.set(motif, role)
  return role
}

/** "A heart and a brain argue" as "arguing", so that the deed is known of things, too. */
export function mascotDeeds(words: readonly string[]): readonly string[] {
  for (let at = 1; at < Math.min(words.length, 9); at++) {
    const verb = words[at]!
    if (
      verb.length < 3 ||
      verb === 'hands' ||
      words[at + 1] === 'hands' ||
      verb.endsWith('ing') ||
      !/^[a-z]+$/.test(verb)
    )
      continue
    const thing =
      thingNamed(words[at - 1]!) ?? (at > 1 ? thingNamed(`${words[at - 2]} ${words[at - 1]}`) : undefined)
    if (!thing || !bodies.test(thing.motif) || thingNamed(`${words[at - 1]} ${verb}`)) continue
    const isPair = words.slice(0, at - 1).includes('and')
    if (!isPair && !/[^s]s$/.test(verb)) continue
    const isOnSeat =
      /^sits?$/.test(verb) &&
      words
        .slice(at + 1, at + 5)
        .some((word) => /^(?:bench|couch|sofa|chair|armchair|throne|swing|stool|hammock)$/.test(word))
    if (isOnSeat) return [...words.slice(0, at), 'sitting', ...words.slice(at + 1)]
    const form = gerundOf(isPair && !/[^s]s$/.test(verb) ? verb : verb.slice(0, -1))
    if (form !== undefined) return [...words.slice(0, at), form, ...words.slice(at + 1)]
  }
  return words
}

/** The form of a verb that the tables have, where people alone do it. */
function gerundOf(base: string): string | undefined {
  const forms = [`${base}ing`, `${base.replace(/e$/, '')}ing`, `${base}${base.at(-1)}ing`]
  return forms.find((form) => {
    const pose = poseWords.get(form) ?? deeds.get(form)?.pose
    return pose !== undefined && (isOfPeople(pose, [form]) || form === 'arguing')
  })
}
