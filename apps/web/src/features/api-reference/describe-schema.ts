// A schema in words that programmers read at a glance, and an input to begin with.

import type { Schema } from '../../api/reference.ts'

/** Deeper parts are shortened to `…`; the OpenAPI document has them in full. */
const maxDepth = 4
const maxChoices = 12

/** The schema in the notation of TypeScript. */
export function describeSchema(schema: Schema, depth = 0): string {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return unique(choices.map((choice) => describeSchema(choice, depth))).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return describeEnum(schema.enum)
  if (schema.allOf) return schema.allOf.map((part) => describeSchema(part, depth)).join(' & ')
  const types = [schema.type ?? 'unknown'].flat()
  return types.map((type) => describeType(type, schema, depth)).join(' | ')
}

function describeType(type: string, schema: Schema, depth: number): string {
  if (type === 'array') return `${wrap(describeSchema(schema.items ?? {}, depth))}[]`
  if (type === 'integer') return 'number'
  if (type !== 'object') return type
  if (!schema.properties) return describeRecord(schema, depth)
  if (depth >= maxDepth) return '{ … }'
  const pad = '  '.repeat(depth + 1)
  const lines = Object.entries(schema.properties).map(
    ([name, part]) =>
      `${pad}${name}${schema.required?.includes(name) ? '' : '?'}: ${describeSchema(part, depth + 1)}`,
  )
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`
}

function describeRecord({ additionalProperties: values }: Schema, depth: number): string {
  const inner = typeof values === 'object' ? describeSchema(values, depth) : 'unknown'
  return `Record<string, ${inner}>`
}

function describeEnum(values: readonly unknown[]): string {
  const shown = values.slice(0, maxChoices).map((value) => JSON.stringify(value))
  return [...shown, ...(values.length > maxChoices ? ['…'] : [])].join(' | ')
}

const wrap = (text: string): string => (text.includes(' | ') ? `(${text})` : text)
const unique = (texts: readonly string[]): string[] => [...new Set(texts)]

/** A value with the required fields, to be filled in. */
export function sampleOf(schema: Schema): unknown {
  if (schema.default !== undefined) return schema.default
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return sampleOf(choices[0]!)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(sampleOf))
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name))
          .map(([name, part]) => [name, sampleOf(part)]),
      )
    case 'array':
      return (schema.minItems ?? 0) > 0 ? [sampleOf(schema.items ?? {})] : []
    case 'integer':
    case 'number':
      return schema.minimum ?? 0
    case 'boolean':
      return false
    case 'null':
      return null
    default:
      return ''
  }
}
