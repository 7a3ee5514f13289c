import type { Pixels } from '@vivify/timeline/ports'
import { effectKindOf, type RemixEffect } from '../recipe.ts'

/** Input of an effect: its own settings and the recipe's seed. */
export interface EffectSettings {
  /** A slider's value within its range, or its default when the recipe has none. */
  param(name: string): number
  /** A choice's value, or the first option when the recipe has none or an unknown one. */
  choice(name: string): string
  /** Colors as `#rrggbb`; an empty list means the picture's own colors. */
  readonly colors: readonly string[]
  readonly seed: number
  readonly checkpoint: () => void
}

/** Paints over the given pixels and returns them, or returns new ones of the same size. */
export type PaintEffect = (pixels: Pixels, settings: EffectSettings) => Pixels

export function readSettings(effect: RemixEffect, seed: number, checkpoint: () => void): EffectSettings {
  const definition = effectKindOf(effect.kind)
  const { colors } = definition
  const given = effect.colors.slice(0, colors?.max ?? 0)
  const isEnough = given.length >= (colors?.min ?? 0)
  return {
    param(name) {
      const parameter = definition.params.find((entry) => entry.name === name)!
      const value = effect.params[name] ?? parameter.default
      return Math.min(parameter.max, Math.max(parameter.min, value))
    },
    choice(name) {
      const { options } = definition.choices.find((entry) => entry.name === name)!
      const wanted = effect.choices[name]
      return (options.find((option) => option.value === wanted) ?? options[0]!).value
    },
    colors: isEnough ? given : (colors?.default ?? []),
    seed,
    checkpoint,
  }
}
