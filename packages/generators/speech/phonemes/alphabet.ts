// From the ARPAbet of CMUdict to the 49 phonemes that Kokoro was trained on, as documented in misaki's EN_PHONES.md. A
// stress mark stands directly before its vowel, not before the syllable.

/** The phonemes that carry a syllable. */
export const vowels: ReadonlySet<string> = new Set('AIOQWYaiuæɐɑɒɔəɛɜɪʊʌᵊᵻ')

const stressMarks: Readonly<Record<string, string>> = { '1': 'ˈ', '2': 'ˌ' }

const letters: Readonly<Record<string, string>> = {
  AA: 'ɑ',
  AE: 'æ',
  AH: 'ʌ',
  AO: 'ɔ',
  AW: 'W',
  AY: 'I',
  B: 'b',
  CH: 'ʧ',
  D: 'd',
  DH: 'ð',
  EH: 'ɛ',
  ER: 'ɜɹ',
  EY: 'A',
  F: 'f',
  G: 'ɡ',
  HH: 'h',
  IH: 'ɪ',
  IY: 'i',
  JH: 'ʤ',
  K: 'k',
  L: 'l',
  M: 'm',
  N: 'n',
  NG: 'ŋ',
  OW: 'O',
  OY: 'Y',
  P: 'p',
  R: 'ɹ',
  S: 's',
  SH: 'ʃ',
  T: 't',
  TH: 'θ',
  UH: 'ʊ',
  UW: 'u',
  V: 'v',
  W: 'w',
  Y: 'j',
  Z: 'z',
  ZH: 'ʒ',
}

/** Vowels that are reduced where they have no stress. */
const unstressed: Readonly<Record<string, string>> = { AH: 'ə', ER: 'əɹ' }

/** Turns a pronunciation such as "HH AH0 L OW1" into "həlˈO". Unknown symbols are dropped. */
export function fromArpabet(pronunciation: string): string {
  let phonemes = ''
  for (const symbol of pronunciation.split(' ')) {
    const [, name = '', stress = ''] = /^([A-Z]+)([012]?)$/.exec(symbol) ?? []
    const letter = (stress === '0' && unstressed[name]) || letters[name]
    if (letter !== undefined) phonemes += (stressMarks[stress] ?? '') + letter
  }
  return phonemes
}

/** Phonemes after which an American t between vowels becomes a flap. */
const beforeFlap = 'AIOWYiuæɑəɛɪɜɔɹʊʌ'
const flap = new RegExp(`(?<=[${beforeFlap}])t(?=[AIOWYiuəɪᵻ]|ᵊl)`, 'gu')
/** "roses", "wanted", "boss's". */
const shortEnding = /(?:e[sd]|(?:s|x|z|sh|ch|ge|ce|se|ze)'s)$/
const syllabicL = /(?<=[bdfɡkmnpstvzðθʃʒʧʤ])əl(?![AIOQWYiuaæɑɒɔəɛɜɪʊʌˈˌjtkp])/gu
const syllabicN = /(?<=[AIOQWYiuaæɑɒɔəɛɜɪʊʌɹ:][tdsz]|n[td]|ld)ən(?![AIOQWYiuaæɑɒɔəɛɜɪʊʌˈˌ])/gu

/**
 * What American speakers do to a word, and the model heard: the flap of "water", the syllabic l and n of "little" and
 * "garden", the short vowel of "roses" and "wanted".
 */
export function soundAmerican(word: string, phonemes: string): string {
  const ended = shortEnding.test(word) ? phonemes.replace(/(?<=[szʃʒʧʤtd])[ɪə](?=[zd]$)/u, 'ᵻ') : phonemes
  return sayRounded(word, lightenEdges(makeSyllabic(ended))).replace(flap, 'T')
}

/** The l of "little" and the n of "garden" carry their syllable. */
export function makeSyllabic(phonemes: string): string {
  return phonemes.replace(syllabicL, 'ᵊl').replace(syllabicN, 'ᵊn')
}

/** CMUdict gives a secondary stress to the end of "shadow" and the start of "important", where nobody hears one. */
export function lightenEdges(phonemes: string): string {
  return phonemes.replace(/ˌ(?=[iO]$)/u, '').replace(/^ˌ(?=ɪ[mn][^AIOWYiuæɑɔəɛɜɪʊʌ]*ˈ)/u, '')
}

/** CMUdict mixes up the vowels of "caught" and "cot", as parts of America do. */
function sayRounded(word: string, phonemes: string): string {
  return /[ao]ught|^coffee/.test(word) ? phonemes.replace(/ˈɑ/u, 'ˈɔ') : phonemes
}
