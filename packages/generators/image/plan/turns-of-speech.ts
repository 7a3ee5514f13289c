// Turns of speech that are shown as what they mean: who goes for a walk walks, and who lives in a car sits in it.

import { readTokens } from '../understand/tokens/read-tokens.ts'
import { gerundFor } from '../understand/words/deeds/verb-forms.ts'
import { tellCooking, tellDeed, type ToldAct } from './tell-deed.ts'

interface MeantDeed {
  /** The deed as a gerund. */
  readonly lead: string
  /** What follows it. */
  readonly rest: readonly string[]
}

/** Where people lie when they crash. */
const onCouch = /^(?:down |back )?(?:on|onto) (?:the|my|his|her|your|their|our|a) (?:couch|sofa|bed)\b/
const inVehicle = /^in (?:his|her|my|your|their|our|an?|the) (?:old )?(?:car|van|truck|camper|bus|tent)\b/
const staying = /^(?:liv(?:e|es|ed|ing)|sle(?:eps?|pt|eping)|stay(?:s|ed|ing)?|wait(?:s|ed|ing)?)$/
/** "Went back to her knitting." */
const backTo = /^(?:back |right back )?to (?:his |her |my |your |their |our |the )?$/
/** "Look up tonight", but not "look up the word". */
const lookingUp =
  /^(?:$|tonight|at (?:the )?(?:sky|night sky)|and\b|in the (?:sky|evening|night)|to the sky|into the|next time|when|once|every)/

/** The deed that a turn of speech means. */
export function meantBy(
  word: string,
  gerund: string | undefined,
  rest: readonly string[],
): MeantDeed | undefined {
  const after = rest.join(' ')
  const near = rest.slice(0, 4)
  if (/^(?:jump|div|dove|leap|plung)/.test(word) && /^into the (?:\w+ )?water\b/.test(after))
    return { lead: 'diving', rest: ['into', 'a', 'lake'] }
  if (/^(?:crash|collaps|flop|slump|plop)/.test(word) && onCouch.test(near.join(' ')))
    return { lead: 'lying', rest: rest.slice(rest.findIndex((each) => each.startsWith('on'))) }
  if (/^(?:go|goes|went|going)$/.test(word) && /^for an? (?:\w+ )?walk\b/.test(after))
    return { lead: 'walking', rest: rest.slice(rest.indexOf('walk') + 1) }
  if (/^(?:take|takes|took|taking)$/.test(word) && / for an? (?:\w+ )?walk\b/.test(after))
    return { lead: 'walking', rest: rest.slice(0, rest.indexOf('for')) }
  if (
    gerund === 'holding' &&
    /^(?:the|a|open the) doors?$/.test(rest.slice(0, rest[0] === 'open' ? 3 : 2).join(' '))
  )
    return { lead: 'opening', rest }
  if (staying.test(word) && inVehicle.test(near.join(' '))) return { lead: 'sitting', rest }
  const at = near.findIndex((each) => each.endsWith('ing') && gerundFor(each) === each)
  const isBack = at > 0 && backTo.test(`${rest.slice(0, at).join(' ')} `)
  return isBack && /^(?:go|goes|went|gets?|got|returns?|returned)$/.test(word)
    ? { lead: rest[at]!, rest: rest.slice(at + 1) }
    : undefined
}

/** A turn of speech that is shown in another way than its words say. */
export function tellTurn(doer: string, word: string, rest: readonly string[]): ToldAct | undefined {
  const cooked = tellCooking(doer, word, rest)
  if (cooked) return cooked
  // Whoever lays a towel on the floor doesn't lie on it.
  if (/^(?:lays?|laid|laying)$/.test(word) && isLaidThing(rest)) return tellDeed(doer, 'put', rest)
  if (!/^look(?:s|ed|ing)?$/.test(word) || rest[0] !== 'up' || !lookingUp.test(rest.slice(1).join(' ')))
    return undefined
  return { prompt: `${doer} looking up${rest[1] === 'tonight' ? ' at the stars' : ''}, field`, kind: 'told' }
}

/** "Lay the towel", but not "lay on the towel". */
const isLaidThing = ([first = '', ...after]: readonly string[]): boolean =>
  /^(?:my|your|his|her|our|their|the|a|an)$/.test(first) && readTokens(after.slice(0, 3))[0]?.kind === 'thing'
