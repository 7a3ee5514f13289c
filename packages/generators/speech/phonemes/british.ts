// A British form of an American pronunciation, for the voices that were trained on British speech. CMUdict is American,
// so what it has merged ("father" and "bother", "fast" and "fat") is told apart by rules and a list of words.

import { lightenEdges, makeSyllabic } from './alphabet.ts'

/** Words with the long vowel of "bath", in southern British speech. */
const longWords: ReadonlySet<string> = new Set(
  (
    'advance after afternoon afterwards answer ask asked asking bath basket blast branch brass calf cast ' +
    'castle chance class classes craft dance demand draft example fast faster fastest forecast france gasp ' +
    'glance glass glasses grant graph grasp grass half last laugh laughed laughter mask master past path pass passed ' +
    "plant plants raft rather sample shaft staff task vast can't aunt plaster disaster nasty pasture rascal slander"
  ).split(' '),
)

/** Words in which American "ɑ" is the vowel of "father" and not that of "lot". */
const fatherWords =
  /^(?:father|calm|palm|balm|psalm|spa|drama|banana|pyjama|pajama|lava|llama|saga|plaza|karma|ah|mama|papa)/

/** Words in which American "ɔ" is the vowel of "lot" although no rule tells. */
const shortO =
  /^(?:on|want|gone|sorry|orange|forest|horrible|doll|golf|involve|solve|salt|false|because|water?melon)/

/** Turns a pronunciation, as `fromArpabet` gives it, into its British form. */
export function soundBritish(word: string, american: string): string {
  let phonemes = lightenEdges(american)
  if (longWords.has(word)) phonemes = phonemes.replace(/æ/u, 'ɑ:')
  if (/^(?:of|was|wasn't|from|what|what's)$/.test(word)) phonemes = phonemes.replace(/ʌ/u, 'ɒ')
  const lot = fatherWords.test(word) ? 'ɑ:' : 'ɒ'
  phonemes = phonemes
    // The first of two r sounds in "mirror" stays; an r before a consonant or at the end is not spoken.
    .replace(/ɜɹ/gu, 'ɜ:ɹ')
    .replace(/ɑɹ/gu, 'ɑ:ɹ')
    .replace(/ɔɹ/gu, 'ɔ:ɹ')
    .replace(/ɪɹ(?![AIOWYiuæɑɒɔəɛɜɪʊʌˈˌ])/gu, 'ɪə')
    .replace(/ʊɹ(?![AIOWYiuæɑɒɔəɛɜɪʊʌˈˌ])/gu, 'ʊə')
    .replace(/ɛɹ(?![AIOWYiuæɑɒɔəɛɜɪʊʌˈˌ])/gu, 'ɛ:')
    .replace(/ɹ(?![AIOWYiuæɑɒɔəɛɜɪʊʌˈˌ])/gu, '')
    .replace(/ɑ(?!:)/gu, lot)
    .replace(shortO.test(word) ? /ɔ(?!:)/gu : /ɔ(?=[ŋfsθɡ])/gu, 'ɒ')
    .replace(/ɔ(?!:)/gu, 'ɔ:')
    .replace(/æ/gu, 'a')
    .replace(/O/gu, 'Q')
    .replace(/(?<=[ˈˌ])i/gu, 'i:')
    .replace(/(?<=[ˈˌ]j?)u/gu, 'u:')
  return makeSyllabic(phonemes).replaceAll(':', 'ː')
}
