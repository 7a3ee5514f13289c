// What a new post or project is made from, in an address: `from=idea:<id>:<title>`.

import type { Origin } from '@vivify/contract/post'

export type { Origin }

const kinds = [
  'idea',
  'project',
  'creation',
  'post',
  'persona',
  'article',
  'kit',
] as const satisfies Origin['kind'][]
const maxIdCharacters = 64
const maxTitleCharacters = 200

/** The value of `from` in an address. */
export function writeOrigin({ kind, id, title }: Origin): string {
  return `${kind}:${id}:${title.slice(0, maxTitleCharacters)}`
}

/** Reads the value of `from`; null when it is missing or damaged. */
export function readOrigin(text: string | null): Origin | null {
  const [, kind, id, title] = /^([a-z]+):([^:]+):([\s\S]*)$/.exec(text ?? '') ?? []
  const known = kinds.find((name) => name === kind)
  if (known === undefined || id === undefined || title === undefined || id.length > maxIdCharacters)
    return null
  return { kind: known, id, title: title.slice(0, maxTitleCharacters) }
}
