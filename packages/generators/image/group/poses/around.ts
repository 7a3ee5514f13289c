// Poses of those who climb something or are around it.

import { poses, type PoseName } from '../../figures/poses.ts'
import { isHandTable } from '../../understand/words/things/things.ts'

/** What is climbed with hands and feet. */
export const steep = /ladder|tree|wall|brick|fence|pole|curtain|bamboo-stalk|waterfall|iceberg/

/** On ladders, walls and trees people are seen from behind; stairs they walk up. */
export function climbingPose(pose: PoseName, motif: string): PoseName {
  if (motif === 'stairs') return pose === 'running' ? 'running' : 'walking'
  if (steep.test(motif)) return 'climbing up'
  return pose === 'walking' || pose === 'running' || pose === 'cycling' ? pose : 'climbing'
}

/** Around a fire people sit on the ground, around a table on chairs. */
export function poseAround(pose: PoseName, motif: string): PoseName {
  if (isHandTable(motif)) return 'typing'
  if (/table|desk/.test(motif) && /^(?:floating|standing|waiting|holding)$/.test(pose)) return 'sitting'
  if (/fire/.test(motif) && /^(?:sitting|eating|singing|standing|waiting|reading)$/.test(pose))
    return 'sitting on the ground'
  if (pose === 'sitting' || pose === 'eating') return 'sitting'
  return pose === 'standing' || poses[pose].view === 'back' ? 'waiting' : pose
}
