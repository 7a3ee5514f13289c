// What is shared by all that reads media through FFmpeg's libraries (node-av).

import type { Stream } from 'node-av'

export type NodeAv = typeof import('node-av')

/** A picture in a song's tags. @NOTE node-av dies when the picture itself is asked for (`attachedPic`). */
export function isCover(library: NodeAv, { disposition }: Stream): boolean {
  return (disposition & library.AV_DISPOSITION_ATTACHED_PIC) !== 0
}
