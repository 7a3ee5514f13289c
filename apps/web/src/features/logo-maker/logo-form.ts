// What a person chose for a logo. It is saved in this browser, so a reload loses nothing.

import { grounds, type Ground } from '@vivify/generators/logo/colors'
import { logoLayouts, maxNameLetters, maxTaglineLetters, type LogoLayout } from '@vivify/generators/logo/logo'
import { logoPalettes } from '@vivify/generators/logo/palettes'
import { logoStyles, type LogoStyleId } from '@vivify/generators/logo/styles'
import { readKept, writeKept } from '../../lib/kept-value.ts'

export const pngSizes = [512, 1024, 2048] as const
export type PngSize = (typeof pngSizes)[number]

export interface LogoForm {
  name: string
  tagline: string
  /** A mark of the index; null for initials. */
  mark: string | null
  /** True once the person chose a mark; until then, it follows the name. */
  hasOwnMark: boolean
  style: LogoStyleId
  primary: string
  accent: string
  /** True once the person chose colors, so that those of the brand kit don't replace them. */
  hasOwnColors: boolean
  seed: number
  layout: LogoLayout
  ground: Ground
  isTransparent: boolean
  isOneColor: boolean
  size: PngSize
}

export function createLogoForm(): LogoForm {
  const { primary, accent } = logoPalettes[2]
  return {
    name: '',
    tagline: '',
    mark: 'owl',
    hasOwnMark: false,
    style: 'modern',
    primary,
    accent,
    hasOwnColors: false,
    seed: 1,
    layout: 'beside',
    ground: 'light',
    isTransparent: true,
    isOneColor: false,
    size: 1024,
  }
}

const keyOf = (userId: string): string => `vivify.logo-form.${userId}`

/** The saved form, or a new one. What is damaged or unknown is as in a new one. */
export function readLogoForm(userId: string, keeper: 'browser' | Storage = 'browser'): LogoForm {
  const kept = readKept(keyOf(userId), keeper)
  const form = createLogoForm()
  return typeof kept === 'object' && kept !== null ? repair({ ...form, ...kept }, form) : form
}

export function writeLogoForm(userId: string, form: LogoForm, keeper: 'browser' | Storage = 'browser'): void {
  writeKept(keyOf(userId), form, keeper)
}

function repair(kept: LogoForm, fresh: LogoForm): LogoForm {
  const text = (value: unknown, letters: number): string =>
    typeof value === 'string' ? value.slice(0, letters * 2) : ''
  const among = <Value>(value: Value, values: readonly Value[], other: Value): Value =>
    values.includes(value) ? value : other
  const color = (value: unknown, other: string): string =>
    typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : other
  return {
    name: text(kept.name, maxNameLetters),
    tagline: text(kept.tagline, maxTaglineLetters),
    mark: kept.mark === null || typeof kept.mark === 'string' ? kept.mark : fresh.mark,
    hasOwnMark: kept.hasOwnMark === true,
    style: among(
      kept.style,
      logoStyles.map(({ id }) => id),
      fresh.style,
    ),
    primary: color(kept.primary, fresh.primary),
    accent: color(kept.accent, fresh.accent),
    hasOwnColors: kept.hasOwnColors === true,
    seed: Number.isSafeInteger(kept.seed) ? kept.seed : fresh.seed,
    layout: among(kept.layout, logoLayouts, fresh.layout),
    ground: among(kept.ground, grounds, fresh.ground),
    isTransparent: kept.isTransparent !== false,
    isOneColor: kept.isOneColor === true,
    size: among(kept.size, pngSizes, fresh.size),
  }
}
