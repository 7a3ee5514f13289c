// What poses have in common for the reader.

import type { PoseName } from '../../../figures/poses.ts'

/** Poses that say little, so any other pose of the same person wins. */
export const weak: ReadonlySet<PoseName> = new Set(['standing', 'waiting', 'sitting', 'walking', 'watching'])
/** Poses in which people sit. */
export const seatedPoses: ReadonlySet<PoseName> = new Set([
  'reading',
  'typing',
  'eating',
  'playing piano',
  'crying',
  'meditating',
  'sitting on the ground',
  'riding',
  'writing',
  'knitting',
  'sewing',
  'at a pottery wheel',
  'at a microphone',
  'at two screens',
  'counting coins',
])
