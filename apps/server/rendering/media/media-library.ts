// Shared by all modules that read media through FFmpeg's libraries (node-av).

import type { Stream } from 'node-av'

export type NodeAv = typeof import('node-av')

/**
 * Whether a stream is a cover picture in a song's tags. @NOTE Reading the picture itself (`attachedPic`) crashes
 * node-av.
 */
export function isCover(library: NodeAv, { disposition }: Stream): boolean {
  return (disposition & library.AV_DISPOSITION_ATTACHED_PIC) !== 0
}
