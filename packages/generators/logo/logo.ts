import type { LogoMark } from './mark.ts'
import type { OutlineFace } from './outline-font.ts'
import type { LogoStyle } from './styles.ts'

export const maxNameLetters = 40
export const maxTaglineLetters = 60

export const logoLayouts = ['beside', 'above', 'roundel', 'monogram', 'wordmark', 'lockup'] as const
export type LogoLayout = (typeof logoLayouts)[number]

/** Everything that a logo is drawn from, with its letters and its mark loaded. Equal logos give equal bytes. */
export interface Logo {
  /** One line, not empty. */
  readonly name: string
  /** Empty when there is none. */
  readonly tagline: string
  readonly mark: LogoMark | null
  readonly style: LogoStyle
  readonly faces: LogoFaces
  readonly colors: LogoColors
  /** Chooses shapes and accents. */
  readonly seed: number
}

export interface LogoFaces {
  readonly name: OutlineFace
  readonly tagline: OutlineFace
}

/** `#rrggbb` colors. The color of the name is derived from the first, and both are fitted to what they are on. */
export interface LogoColors {
  readonly primary: string
  readonly accent: string
}
