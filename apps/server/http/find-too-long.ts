import { z } from 'zod'
import type { $ZodCheckMaxLength, $ZodType, $ZodTypes } from 'zod/v4/core'

/**
 * Says in a sentence which list, record or text is longer than its schema allows; null when none is. A schema parses
 * all entries of a list before it counts them, and describes the errors of each; this check counts first.
 */
export function findTooLong(schema: $ZodType, value: unknown, field = ''): string | null {
  const { def } = (schema as $ZodTypes)._zod
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'catch':
      return value === null || value === undefined ? null : findTooLong(def.innerType, value, field)
    case 'pipe':
      return findTooLong(def.in, value, field) ?? findTooLong(def.out, value, field)
    case 'string':
      return typeof value === 'string'
        ? describe(field, countCharacters(value), maximumOf(schema), 'characters')
        : null
    case 'array':
      if (!Array.isArray(value)) return null
      return (
        describe(field, value.length, maximumOf(schema), 'entries') ??
        first(value.entries(), ([index, item]) => findTooLong(def.element, item, join(field, String(index))))
      )
    case 'record':
      if (!isObject(value)) return null
      return (
        describe(field, Object.keys(value).length, maximumEntriesOf(schema), 'entries') ??
        first(Object.entries(value), ([key, item]) => {
          return (
            findTooLong(def.keyType, key, join(field, key)) ??
            findTooLong(def.valueType, item, join(field, key))
          )
        })
      )
    case 'object':
      if (!isObject(value)) return null
      return first(Object.entries(def.shape), ([key, part]) =>
        findTooLong(part, value[key], join(field, key)),
      )
    case 'union':
      return first(optionsFor(def, value), (option) => findTooLong(option, value, field))
    default:
      return null
  }
}

/** Of a discriminated union, only the options that the value selects: others may have lower limits. */
function optionsFor(
  def: { options: readonly $ZodType[]; discriminator?: string },
  value: unknown,
): readonly $ZodType[] {
  const { discriminator } = def
  if (discriminator === undefined || !isObject(value)) return []
  const named = value[discriminator] as string
  return def.options.filter((option) => option._zod.propValues?.[discriminator]?.has(named))
}

function describe(field: string, length: number, maximum: number | undefined, unit: string): string | null {
  if (maximum === undefined || length <= maximum) return null
  const [has, may] = [length, maximum].map((count) => count.toLocaleString('en-US'))
  return `“${field.slice(0, 120)}” has ${has} ${unit}; at most ${may} are allowed.`
}

function maximumOf(schema: $ZodType): number | undefined {
  const check = (schema as $ZodTypes)._zod.def.checks?.find(({ _zod: { def } }) => def.check === 'max_length')
  return (check as $ZodCheckMaxLength | undefined)?._zod.def.maximum
}

function maximumEntriesOf(schema: $ZodType): number | undefined {
  return z.globalRegistry.get(schema as z.ZodType)?.['maxProperties'] as number | undefined
}

/** Counts as zod does, after trimming. For a text that is far too long, an upper bound is enough. */
function countCharacters(text: string): number {
  const trimmed = text.trim()
  return trimmed.length > 100_000 ? trimmed.length : Array.from(trimmed).length
}

function first<Item>(items: Iterable<Item>, find: (item: Item) => string | null): string | null {
  for (const item of items) {
    const found = find(item)
    if (found !== null) return found
  }
  return null
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function join(field: string, key: string): string {
  return field === '' ? key : `${field}.${key}`
}
