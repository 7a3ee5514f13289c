// What balloons carry into the air: "a house lifted by balloons", "a cat tied to balloons".

import { thingOf } from '../../words/things/things.ts'
import type { Token } from '../../token.ts'
import { wordOf } from '../token-tools.ts'

const carried =
  /^(?:tied|lifted|carried|held up|pulled up|attached|lifted up|hanging|suspended|floating|flying|flying away|floating away|drifting|drifting away|hanging from|suspended from|lifted into the air)$/
const way =
  /^(?:to|by|with|from|on|under|up|into|air|in|sky|place|the|away|of|many|hundreds|dozens|thousands|lots|a lot of|colorful)$/

/** The tokens with many balloons above what hangs from them. */
export function readBalloons(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token) => token.kind === 'thing' && /^balloon(?:-bunch)?$/.test(token.thing.motif),
  )
  const balloons = tokens[at]
  if (balloons?.kind !== 'thing') return tokens
  const isMany = balloons.count !== undefined || balloons.thing.motif === 'balloon-bunch'
  const deed = tokens.slice(0, at).findLastIndex((token) => carried.test(wordOf(token)))
  const head = tokens
    .slice(0, Math.max(0, deed))
    .findLastIndex(({ kind }) => kind === 'thing' || kind === 'person')
  if (!isMany || deed < 0 || head < 0) return tokens
  const between = tokens.slice(deed + 1, at)
  const leads = between.map(wordOf)
  const isNext = between.every(
    ({ kind }, index) => /^(?:silent|color|size|quality|number)$/.test(kind) || way.test(leads[index]!),
  )
  const isHung =
    wordOf(tokens[deed]).endsWith('from') || leads.some((lead) => /^(?:to|by|with|from|under)$/.test(lead))
  if (!isNext || !isHung) return tokens
  return tokens.flatMap((token, index): Token[] => {
    if (index === deed) return [{ kind: 'relation', relation: 'hanging', words: token.words }]
    if (index > deed && index < at)
      return [
        {
          kind: 'silent',
          words: token.words,
          isSaid: /^(?:hundreds|dozens|thousands|colorful)$/.test(wordOf(token)),
        },
      ]
    if (index !== at) return [token]
    return [{ kind: 'thing', thing: thingOf('balloon-bunch'), words: balloons.words, count: 1 }]
  })
}
