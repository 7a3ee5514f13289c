// How somebody stands: as a deed says, as is usual for who they are, or as their face and hands allow.

import type { Look } from '../../figures/look.ts'
import { poses, type PoseName } from '../../figures/poses.ts'
import { wordOf } from '../tokens/token-tools.ts'
import type { Token } from '../token.ts'
import type { Role } from '../words/people/role.ts'

/** Who crosses a bridge, or passes it, goes as they usually go. */
function isOnTheWay(deed: Token): boolean {
  return (
    deed.kind === 'pose' &&
    deed.pose === 'walking' &&
    /^(?:cross|pass|head|travel|leav|com|go)/.test(wordOf(deed))
  )
}

/** The pose of somebody of a role who does something, or nothing that is said. */
export function poseOf(role: Role, deed: Token | undefined, wear: Partial<Look>): PoseName {
  // Surfers and cyclists ride in their own way.
  const isRiding =
    deed?.kind === 'pose' &&
    (deed.pose === 'riding' || deed.pose === 'running' || deed.pose === 'climbing') &&
    /^(?:surfing|cycling|swimming|driving|riding)$/.test(role.pose ?? '')
  if (deed !== undefined && role.pose === 'cycling' && isOnTheWay(deed)) return role.pose
  const isListening = deed !== undefined && role.pose !== undefined && wordOf(deed) === 'listening to music'
  const pose = deed?.kind === 'pose' && !isRiding && !isListening ? deed.pose : (role.pose ?? 'standing')
  // Of a guitarist and a drummer who play, each plays in their own way.
  if (deed !== undefined && role.pose !== undefined && wordOf(deed) === 'playing') return role.pose
  // A face that says something isn't turned away.
  if (deed !== undefined) return pose === 'watching' && wear.mood !== undefined ? 'waiting' : pose
  // A face that says something is turned to the viewer, and a backpack is seen from the side.
  if (wear.gear?.includes('backpack') && pose === 'standing' && wear.mood === undefined) return 'waiting'
  if (wear.mood !== undefined && pose === 'waiting') return 'standing'
  return wear.mood !== undefined && poses[pose].view === 'back' ? 'standing' : pose
}

/** People who hold hands also walk, or look at something. */
export function handInHand(pose: PoseName, deeds: readonly Extract<Token, { kind: 'pose' }>[]): PoseName {
  const does = (name: PoseName): boolean => deeds.some((each) => each.pose === name)
  if (does('running') && does('cheering')) return 'running with raised arms'
  if (pose !== 'hand in hand') return pose
  if (deeds.some((each) => each.pose === 'watching' || each.pose === 'walking away'))
    return 'hand in hand from behind'
  return deeds.some((each) => each.pose === 'walking') ? 'walking hand in hand' : pose
}
