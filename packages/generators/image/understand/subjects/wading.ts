// Animals that stand or swim in water, and things that drift on it.

import type { Token } from '../token.ts'
import { isAnimal, type Thing } from '../words/things/things.ts'
import type { StateName } from '../words/things/states.ts'
import { wordOf } from '../tokens/token-tools.ts'

const waters =
  /^(?:river|lake|pond|stream|creek|brook|marsh|koi pond|water|shallow water|sea|ocean|waves|surf)$/

/** The states of a thing, with those of standing or swimming in water, which makes it a thing of the water. */
export function standInWater(
  tokens: readonly Token[],
  index: number,
  thing: Thing,
  states: readonly StateName[],
): { isInWater: boolean; states: readonly StateName[] } {
  const isDeep = states.includes('lurking') || states.includes('swimming')
  const isWading = states.includes('wading') || wades(tokens, index, thing) || isAdrift(tokens, thing)
  const others = states.filter((state) => state !== 'wading')
  if (isDeep) return { isInWater: true, states: others }
  return isWading ? { isInWater: true, states: [...others, 'wading'] } : { isInWater: false, states }
}

/** True for an animal of the land that is "in" a river; what flies, swims or rides in a boat is not. */
function wades(tokens: readonly Token[], index: number, thing: Thing): boolean {
  if (
    !isAnimal(thing.motif) ||
    thing.bearing !== 'ground' ||
    thing.meters < 0.8 ||
    /crocodile|snake/.test(thing.motif)
  )
    return false
  const isFirst = !tokens.slice(0, index).some(({ kind }) => kind === 'person' || kind === 'thing')
  const place = tokens.findIndex(
    ({ kind, words }, at) =>
      at > index && (kind === 'place' || kind === 'unknown') && waters.test(words.join(' ')),
  )
  const lead = tokens.slice(Math.max(0, place - 3), place).findLast(({ kind }) => kind === 'relation')
  const isElsewhere = tokens.some(
    (token) =>
      (token.kind === 'pose' && /^(?:soaring|floating|jumping|swimming|sleeping)$/.test(token.pose)) ||
      (token.kind === 'thing' && /boat|canoe|raft|log|branch|stone|tree|bridge/.test(token.thing.motif)),
  )
  return (
    isFirst && place > 0 && /^(?:in|through|inside|into|crossing|across)$/.test(wordOf(lead)) && !isElsewhere
  )
}

/** True for a door or a bed "in the middle of the ocean", where no shore is, and for a piano "floating in a lake". */
function isAdrift(tokens: readonly Token[], thing: Thing): boolean {
  if (
    (thing.bearing !== 'ground' && thing.bearing !== 'held') ||
    tokens.some(({ kind }) => kind === 'person')
  )
    return false
  const at = tokens.findIndex(({ kind, words }) => kind === 'place' && seas.test(words.join(' ')))
  if (at < 0) return false
  const lead = tokens.slice(Math.max(0, at - 3), at).findLast(({ kind }) => kind === 'relation')
  const isFloating =
    tokens.some((token) => token.kind === 'pose' && token.pose === 'floating') &&
    /^(?:in|on|down|across)$/.test(wordOf(lead))
  return (
    isFloating || /^(?:middle of the ocean|open (?:ocean|sea)|high seas)$/.test(tokens[at]!.words.join(' '))
  )
}

const seas = /^(?:.*ocean|.*sea|high seas|river|lake|pond|stream|creek|.*pool)$/
