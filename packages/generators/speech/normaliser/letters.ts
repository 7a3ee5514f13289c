const letterNames: Readonly<Record<string, string>> = {
  a: 'ay',
  b: 'bee',
  c: 'see',
  d: 'dee',
  e: 'ee',
  f: 'eff',
  g: 'gee',
  h: 'aitch',
  i: 'eye',
  j: 'jay',
  k: 'kay',
  l: 'ell',
  m: 'em',
  n: 'en',
  o: 'oh',
  p: 'pee',
  q: 'cue',
  r: 'are',
  s: 'ess',
  t: 'tee',
  u: 'you',
  v: 'vee',
  w: 'double you',
  x: 'ex',
  y: 'why',
  z: 'zee',
}

/** Spells the ASCII letters of a text as words that a voice reads correctly: "AI" is "ay eye". */
export function spellLetters(text: string): string {
  return [...text.toLowerCase()]
    .map((letter) => letterNames[letter])
    .filter((name) => name !== undefined)
    .join(' ')
}
