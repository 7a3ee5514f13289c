// What somebody stands on, at or behind.

import { heightOf, motifOf, widthOf, type Item } from '../item.ts'
import { growTo } from '../arrange/attach.ts'
import { boxOf } from '../arrange/place-item.ts'

/** Who leaps with a skateboard has it under the feet. */
export function putUnderFeet(rider: Item, board: Item): void {
  board.x = rider.x
  board.y = boxOf(rider).bottom + heightOf(board) * 0.7
  board.depth = rider.depth - 0.1
}

/** Drums stand on the ground, where hands reach them. */
export function standBefore(player: Item, drum: Item): void {
  growTo(drum, heightOf(player) * (motifOf(drum) === 'cello' ? 0.82 : 0.5))
  drum.x = player.x + widthOf(drum) * 0.5 + widthOf(player) * 0.1
  drum.y = player.y
  drum.depth = player.depth + 1
}

export function isBench(item: Item): boolean {
  return /^(?:table|stove|shelf|bench|desk-with-laptop)$/.test(motifOf(item))
}

export function isBoard(item: Item): boolean {
  return /^(?:skateboard|snowboard|surfboard|skis)$/.test(motifOf(item))
}
