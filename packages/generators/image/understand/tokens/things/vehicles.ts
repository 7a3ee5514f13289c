// What people drive and fly, as far as a text says it: cars also drive by themselves.

import type { Token } from '../../token.ts'

const ground =
  /car$|automobile|truck|lorry|bus$|taxi|tractor|train$|engine$|boat|ambulance|vehicle|motor|rickshaw|locomotive|streetcar|limousine|go-kart|quad-bike|snowmobile|golf-cart|combine-harvester|cement-mixer|wagon$|tank$|rover$/
const flown = /(?<!paper-)airplane|helicopter|saucer|rocket/

export function isVehicle(motif: string): boolean {
  return ground.test(motif) || flown.test(motif)
}

/** True for the "driving" of "a man driving", and for the "flying" of "a pilot flying a plane". */
export function isSteering(tokens: readonly Token[], index: number): boolean {
  const words = tokens[index]!.words.join(' ')
  if (!/^(?:driving|drives|drive|flying|flies)$/.test(words)) return false
  const next = tokens
    .slice(index + 1)
    .find(({ kind }) => !['silent', 'size', 'color', 'quality'].includes(kind))
  const isAircraft = next?.kind === 'thing' && flown.test(next.thing.motif)
  if (!/^(?:driving|drives|drive)$/.test(words) && !(isAircraft && /^(?:flying|flies)$/.test(words)))
    return false
  return (
    tokens.slice(0, index).findLast(({ kind }) => kind === 'person' || kind === 'thing')?.kind === 'person'
  )
}

/** "Racing" is said of cars, and of people who run, ride, ski or swim. */
export function isRacing(tokens: readonly Token[], index: number): boolean {
  if (!/^(?:racing|speeding)$/.test(tokens[index]!.words.join(' '))) return false
  return (
    tokens.slice(0, index).findLast(({ kind }) => kind === 'person' || kind === 'thing')?.kind === 'person'
  )
}
