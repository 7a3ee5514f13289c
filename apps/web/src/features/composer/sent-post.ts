import type { SavedPost } from '../../api/posts.ts'

type Targeted = Pick<SavedPost, 'targets'>

/** What these targets have, or may have, can't be changed any more. */
const sentStates = ['published', 'rehearsed', 'publishing', 'unconfirmed']

export function isSentSomewhere({ targets }: Targeted): boolean {
  return targets.some(({ state }) => sentStates.includes(state))
}

/** True when nothing is left to send, so that the server refuses changes. */
export function isSentEverywhere({ targets }: Targeted): boolean {
  return targets.length > 0 && targets.every(({ state }) => sentStates.includes(state))
}
