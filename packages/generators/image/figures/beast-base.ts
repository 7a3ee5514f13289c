// What a four-legged animal is drawn from.

export interface Beast {
  readonly coat: string
  readonly belly: string
  readonly legs: string
  /** Length of the legs and thickness of the body in a square of 100 units. */
  readonly legLength: number
  readonly body: number
  readonly head: number
  /** How far the head is above the back. */
  readonly raise: number
  readonly snout: number
  readonly ears: 'pointed' | 'round' | 'floppy' | 'long' | 'none'
  readonly tail: 'bushy' | 'tuft' | 'short'
  readonly extra?: 'mane' | 'antlers' | 'horn' | 'mask' | 'tusks' | 'fangs' | 'wings' | 'griffin'
  /** Throat, cheeks and the tip of the tail are light. */
  readonly isBibbed?: boolean
  /** The color of spots on the body. */
  readonly spots?: string
}

export const base: Beast = {
  coat: '#8a8f99',
  belly: '#d9dce2',
  legs: '#6f747e',
  legLength: 26,
  body: 13,
  head: 13,
  raise: 14,
  snout: 10,
  ears: 'pointed',
  tail: 'bushy',
}
