// Colors of kinds that are drawn as their family.

import { singularPhrase } from './singular.ts'

/** Kinds that share a drawing and have a color of their own. */
export function colorByName(words: string): { color?: string } {
  const color = kindColors[singularPhrase(words)]
  return color === undefined ? {} : { color }
}

const kindColors: Readonly<Record<string, string | undefined>> = {
  goldfish: '#f28a2e',
  salmon: '#e8806a',
  'rubber duck': '#f7cf3a',
  'koi fish': '#ee6a35',
  koi: '#ee6a35',
  'arctic fox': '#eef1f5',
  'arctic wolf': '#eef1f5',
}
