// Makes an input that a schema accepts, with another account's ids in all places that take an id. Shared by the tests
// that call every route.

import { z } from 'zod'

type JsonSchema = Record<string, unknown> & {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  $ref?: string
  $defs?: Record<string, JsonSchema>
}

/** Texts as short as an id that name nothing of an account. */
const notIds = new Set([
  'id',
  'rawId',
  'sceneId',
  'key',
  'seed',
  'idempotencyKey',
  'engine',
  'imageEngine',
  'music',
  'voice',
])

/** For texts whose schema doesn't say what they must look like. */
const usualTexts: Readonly<Record<string, string>> = {
  zone: 'UTC',
  time: '09:00',
  platforms: 'twitter',
  primaryColor: '#22c55e',
  secondaryColor: '#9333ea',
}

/** The kind of thing that a field names, such as `project`; null for a field that takes no id. */
export function kindOfId(field: string, schema: JsonSchema = { minLength: 1, maxLength: 64 }): string | null {
  if (notIds.has(field)) return null
  const words = field.replace(/Ids?$/, '')
  if (words !== field)
    return words
      .split(/(?=[A-Z])/)
      .at(-1)!
      .toLowerCase()
  if (/^asset$|Asset$/.test(field)) return 'asset'
  const isShort = schema['minLength'] === 1 && schema['maxLength'] === 64 && schema['pattern'] === undefined
  return isShort && field === 'sources' ? 'asset' : null
}

export interface Sampled {
  value: unknown
  /** The kinds of things whose ids are in the value. */
  kinds: Set<string>
}

/** `give` returns the other account's id of a kind. */
export function sampleInput(schema: z.ZodType, give: (kind: string) => string): Sampled {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const sampler = new Sampler(root, give)
  return { value: sampler.sample(root, '', 0), kinds: sampler.kinds }
}

class Sampler {
  readonly kinds = new Set<string>()
  readonly #root: JsonSchema
  readonly #give: (kind: string) => string

  constructor(root: JsonSchema, give: (kind: string) => string) {
    this.#root = root
    this.#give = give
  }

  sample(given: JsonSchema, field: string, depth: number): unknown {
    const node = this.#resolve(given)
    if (node.const !== undefined) return node.const
    if (node.enum) return node.enum[0]
    const choices = node.anyOf ?? node.oneOf
    if (choices)
      return this.sample(choices.find((one) => this.#hasId(one, field, depth)) ?? choices[0]!, field, depth)
    if (node.allOf) return Object.assign({}, ...node.allOf.map((part) => this.sample(part, field, depth)))
    switch (Array.isArray(node.type) ? node.type[0] : node.type) {
      case 'object':
        return this.#sampleObject(node, depth)
      case 'array':
        return this.#sampleArray(node, field, depth)
      case 'integer':
      case 'number':
        return Math.max(Number(node['minimum'] ?? 1), 1)
      case 'boolean':
        return false
      case 'null':
        return null
      case 'string':
        return this.#sampleText(node, field)
      default:
        return 'x'
    }
  }

  #sampleObject(node: JsonSchema, depth: number): unknown {
    const fields = Object.entries(node.properties ?? {}).filter(
      ([name, part]) => node.required?.includes(name) || this.#hasId(part, name, depth + 1),
    )
    return Object.fromEntries(fields.map(([name, part]) => [name, this.sample(part, name, depth + 1)]))
  }

  #sampleArray(node: JsonSchema, field: string, depth: number): unknown[] {
    if (node.prefixItems) return node.prefixItems.map((part) => this.sample(part, field, depth + 1))
    const least = Number(node['minItems'] ?? 0)
    const items = node.items ?? {}
    const length = Math.max(least, this.#hasId(items, field, depth + 1) ? 1 : 0)
    return Array.from({ length }, () => this.sample(items, field, depth + 1))
  }

  #sampleText(node: JsonSchema, field: string): string {
    const kind = kindOfId(field, node)
    if (kind !== null) {
      this.kinds.add(kind)
      return this.#give(kind)
    }
    switch (node['format']) {
      case 'date':
        return '2031-01-15'
      case 'date-time':
        return '2031-01-15T09:00:00Z'
      case 'uri':
        return 'https://example.org/'
      default:
        return usualTexts[field] ?? 'Tea is old.'.padEnd(Number(node['minLength'] ?? 0), 'x')
    }
  }

  #hasId(given: JsonSchema, field: string, depth: number): boolean {
    if (depth > 12) return false
    const node = this.#resolve(given)
    const parts = [
      ...(node.anyOf ?? []),
      ...(node.oneOf ?? []),
      ...(node.allOf ?? []),
      ...(node.prefixItems ?? []),
    ]
    if (parts.some((part) => this.#hasId(part, field, depth + 1))) return true
    if (node.items && this.#hasId(node.items, field, depth + 1)) return true
    if (node.properties) {
      return Object.entries(node.properties).some(([name, part]) => this.#hasId(part, name, depth + 1))
    }
    return node.type === 'string' && node.enum === undefined && kindOfId(field, node) !== null
  }

  #resolve(node: JsonSchema): JsonSchema {
    if (node.$ref === undefined) return node
    return node.$ref === '#' ? this.#root : (this.#root.$defs?.[node.$ref.replace('#/$defs/', '')] ?? {})
  }
}
