// Colors of kinds that are drawn as their family.

import { singularPhrase } from '../singular.ts'

/** Kinds that share a drawing and have a color of their own. */
export function colorByName(words: string): { color?: string } {
  const color = kindColors[singularPhrase(words)]
  return color === undefined ? {} : { color }
}

const kindColors: Readonly<Record<string, string | undefined>> = {
  'yoga mat': '#8a5fb0',
  trout: '#8f9a72',
  'black panther': '#2f2f38',
  panther: '#2f2f38',
  'snow leopard': '#d3d7dd',
  'snowy owl': '#f1f3f6',
  'barn owl': '#d8b988',
  'highland cow': '#b0622c',
  'white tiger': '#e9eaee',
  'rubber duck': '#f7cf3a',
  'arctic fox': '#eef1f5',
  'black cat': '#34323c',
  'siamese cat': '#e9dcc2',
  'white cat': '#f4f2ee',
  'grey cat': '#8d929c',
  'gray cat': '#8d929c',
  'arctic wolf': '#eef1f5',
  'wedding dress': '#fbf8f2',
  'bridal gown': '#fbf8f2',
  'wedding gown': '#fbf8f2',
}
