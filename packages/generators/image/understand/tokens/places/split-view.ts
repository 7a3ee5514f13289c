// When a picture is cut by the surface of the water: a whale under a boat, an iceberg of which most is below.

import type { ReadBond } from '../../read-bond.ts'
import type { ReadSubject } from '../../read-subject.ts'
import type { Token } from '../../token.ts'
import type { Subject } from '../../understanding.ts'
import { thingOf } from '../../words/things/things.ts'

const deep =
  /orca|narwhal|beluga|manatee|\beel\b|swordfish|piranha|anglerfish|whale|shark(?!-fin)|octopus|kraken|dolphin|jellyfish|^(?:tropical-)?fish$|squid|blowfish|seahorse|stingray|submarine|shipwreck|sea-serpent|mermaid|coral|turtle|crocodile/

/** What is below the surface in such a view. */
export function isOfTheDeep(subject: Subject): boolean {
  return subject.kind === 'thing'
    ? deep.test(subject.thing.motif)
    : /mermaid|merman|diver/.test(subject.word) || subject.pose.startsWith('diving')
}

function floats(subject: Subject): boolean {
  if (subject.kind === 'person') return /swimm|surf|float|paddl|row/.test(subject.pose)
  return /boat|ship|raft|canoe|kayak|ferry|yacht|iceberg|surfboard|duck|swan|island|buoy|pier/.test(
    subject.thing.motif,
  )
}

/** True when somebody is in the water under what floats on it. */
export function isCutBySurface(subjects: readonly ReadSubject[], bonds: readonly ReadBond[]): boolean {
  return bonds.some(({ bond: { relation, from, to } }) => {
    const [first, second] = [subjects[from]!.subject, subjects[to]!.subject]
    return (
      (relation === 'under' && isOfTheDeep(first) && floats(second)) ||
      (relation === 'above' && floats(first) && isOfTheDeep(second))
    )
  })
}

const parts = /^(?:half|mostly|partly|partially|most|bulk|majority|rest)$/
const under =
  /^(?:submerged|underwater|under water|under the sea|under the water|below the water|below the surface|beneath the surface|beneath the water|below the waterline|hidden below|in the water|under the surface|half submerged|partly submerged)$/
const views = /^(?:split view|over under|half underwater|split level)$/

/** Reads words that cut a thing by the surface as the place of such a view. */
export function readSplitView(tokens: readonly Token[]): readonly Token[] {
  const words = tokens.map((token) => token.words.join(' '))
  const at = words.findIndex(
    (word) => parts.test(word) || views.test(word) || /^(?:half|partly) submerged$/.test(word),
  )
  if (at < 0) return tokens
  const isWhole = views.test(words[at]!) || words[at]!.endsWith(' submerged')
  const text = words.slice(at + 1).join(' ')
  const end = isWhole ? at : words.findIndex((word, index) => index > at && index < at + 8 && isUnder(word))
  const isNamed = isWhole || (end > at && /water|submerged|surface|sea|below/.test(text))
  if (!isNamed || !tokens.some((token) => token.kind === 'thing' || token.kind === 'person')) return tokens
  return tokens.map((token, index): Token => {
    if (token.kind === 'thing' && token.thing.motif === 'iceberg')
      return { ...token, thing: thingOf('whole-iceberg') }
    if (index < at || index > end)
      return index > end && /^(?:the|water|surface|sea|ocean)$/.test(words[index]!) && index <= end + 2
        ? silence(token)
        : token
    return index === at
      ? {
          kind: 'place',
          place: 'waterline',
          words: [...token.words, ...(end > at ? tokens[end]!.words : [])],
        }
      : silence(token)
  })
}

/** The rest of such words is in the place, too. */
function silence(token: Token): Token {
  return token.kind === 'silent' ? token : { kind: 'place', place: 'waterline', words: token.words }
}

function isUnder(word: string): boolean {
  return under.test(word) || /^(?:under|below|beneath|submerged|hidden)$/.test(word)
}
