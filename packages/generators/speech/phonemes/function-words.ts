// Words that have no stress of their own, with the weak forms that depend on what follows.

/** Spoken without stress, except at the end of a clause, where the words of `endStressed` get one. */
const unstressedWords: Readonly<Record<string, string>> = {
  and: 'ænd',
  are: 'ɑɹ',
  as: 'æz',
  at: 'æt',
  be: 'bi',
  been: 'bɪn',
  but: 'bʌt',
  by: 'bI',
  can: 'kæn',
  could: 'kʊd',
  did: 'dɪd',
  do: 'du',
  does: 'dʌz',
  for: 'fɔɹ',
  from: 'fɹʌm',
  had: 'hæd',
  has: 'hæz',
  have: 'hæv',
  he: 'hi',
  her: 'hɜɹ',
  him: 'hɪm',
  his: 'hɪz',
  if: 'ɪf',
  in: 'ɪn',
  into: 'ˌɪntu',
  is: 'ɪz',
  it: 'ɪt',
  its: 'ɪts',
  me: 'mi',
  must: 'mʌst',
  my: 'mI',
  of: 'ʌv',
  on: 'ɔn',
  or: 'ɔɹ',
  our: 'Wəɹ',
  shall: 'ʃæl',
  she: 'ʃi',
  should: 'ʃʊd',
  so: 'sO',
  some: 'sʌm',
  than: 'ðæn',
  that: 'ðæt',
  their: 'ðɛɹ',
  them: 'ðɛm',
  they: 'ðA',
  this: 'ðɪs',
  us: 'ʌs',
  was: 'wʌz',
  we: 'wi',
  were: 'wɜɹ',
  will: 'wɪl',
  with: 'wɪð',
  would: 'wʊd',
  you: 'ju',
  your: 'jʊɹ',
  "i'm": 'Im',
  "i've": 'Iv',
  "i'll": 'Il',
  "it's": 'ɪts',
  "he's": 'hiz',
  "she's": 'ʃiz',
  "we're": 'wɪɹ',
  "you're": 'jʊɹ',
  "they're": 'ðɛɹ',
}

const endStressed: ReadonlySet<string> = new Set(
  (
    'are as at be been by can could did do does for from had has have in is must of on should some this that was were ' +
    'will with would so'
  ).split(' '),
)

export interface FollowingSound {
  /** The first phoneme that follows, without stress; empty at the end of a clause. */
  next: string
  startsWithVowel: boolean
}

/** The pronunciation of a function word before a sound, or null for any other word. */
export function sayFunctionWord(word: string, { next, startsWithVowel }: FollowingSound): string | null {
  switch (word) {
    case 'a':
      return 'ɐ'
    case 'an':
      return 'ɐn'
    case 'the':
      return startsWithVowel ? 'ði' : 'ðə'
    case 'to':
      if (next === '') return 'tˈu'
      return startsWithVowel ? 'tʊ' : 'tə'
    case 'i':
      return 'ˌI'
    case 'am':
      return next === '' ? 'ˈæm' : 'ɐm'
  }
  const spoken = Object.hasOwn(unstressedWords, word) ? unstressedWords[word]! : null
  if (spoken === null || next !== '' || !endStressed.has(word)) return spoken
  return spoken.replace(/^[^AIOWYiuæɑɔəɛɜɪʊʌ]*/u, '$&ˈ')
}
