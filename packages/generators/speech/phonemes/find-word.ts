// A word's pronunciation from the dictionary: the word itself, or a word that it is made from ("skincare", "scrolled",
// "influencers'").

import { addEnding } from './homographs.ts'

export interface PronouncingDictionary {
  /** The usual pronunciation in the ARPAbet of CMUdict, with stress; undefined for an unknown word. In lower case. */
  find(word: string): string | undefined
}

/** Names of letters that CMUdict lacks, in the normaliser's spelling, and words where its first entry is unusual. */
const ownEntries: Readonly<Record<string, string>> = {
  aitch: 'EY1 CH',
  eff: 'EH1 F',
  gonna: 'G AH1 N AH0',
  selfie: 'S EH1 L F IY0',
  emoji: 'IH0 M OW1 JH IY0',
  closely: 'K L OW1 S L IY0',
  either: 'IY1 DH ER0',
  neither: 'N IY1 DH ER0',
  often: 'AO1 F AH0 N',
  every: 'EH1 V R IY0',
  because: 'B IH0 K AH1 Z',
  just: 'JH AH1 S T',
  what: 'W AH1 T',
  when: 'W EH1 N',
  where: 'W EH1 R',
  why: 'W AY1',
  which: 'W IH1 CH',
  while: 'W AY1 L',
  white: 'W AY1 T',
  whole: 'HH OW1 L',
  route: 'R UW1 T',
  data: 'D EY1 T AH0',
  been: 'B IH1 N',
  dogs: 'D AO1 G Z',
  again: 'AH0 G EH1 N',
  actually: 'AE1 K CH AH0 W AH0 L IY0',
  library: 'L AY1 B R EH2 R IY0',
  monday: 'M AH1 N D EY2',
  tuesday: 'T UW1 Z D EY2',
  wednesday: 'W EH1 N Z D EY2',
  thursday: 'TH ER1 Z D EY2',
  friday: 'F R AY1 D EY2',
  saturday: 'S AE1 T ER0 D EY2',
  sunday: 'S AH1 N D EY2',
}

interface Ending {
  readonly pattern: RegExp
  /** What a word may lose with the ending: "baking" is made from "bake", "stopping" from "stop". */
  readonly stems: (stem: string) => readonly string[]
  readonly add: (pronunciation: string) => string
}

const withE = (stem: string): readonly string[] => [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')]
const withY = (stem: string): readonly string[] => [stem, stem.replace(/i$/, 'y')]

/** Longer endings first. */
const endings: readonly Ending[] = [
  { pattern: /'s$/, stems: (stem) => [stem], add: (word) => addEnding(word, 'S') },
  { pattern: /s'$/, stems: (stem) => [`${stem}s`], add: (word) => word },
  { pattern: /'$/, stems: (stem) => [stem], add: (word) => word },
  { pattern: /'d$/, stems: (stem) => [stem], add: (word) => addEnding(word, 'D') },
  { pattern: /'ll$/, stems: (stem) => [stem], add: (word) => `${word} AH0 L` },
  { pattern: /'re$/, stems: (stem) => [stem], add: (word) => `${word} ER0` },
  { pattern: /'ve$/, stems: (stem) => [stem], add: (word) => `${word} AH0 V` },
  { pattern: /in'$/, stems: (stem) => [`${stem}ing`], add: (word) => word.replace(/NG$/, 'N') },
  { pattern: /iness$/, stems: (stem) => [`${stem}y`], add: (word) => `${word} N AH0 S` },
  { pattern: /ness$/, stems: (stem) => [stem], add: (word) => `${word} N AH0 S` },
  { pattern: /less$/, stems: (stem) => [stem], add: (word) => `${word} L AH0 S` },
  { pattern: /fully$/, stems: (stem) => [stem], add: (word) => `${word} F AH0 L IY0` },
  { pattern: /ful$/, stems: withY, add: (word) => `${word} F AH0 L` },
  { pattern: /able$/, stems: withE, add: (word) => `${word} AH0 B AH0 L` },
  { pattern: /ment$/, stems: (stem) => [stem], add: (word) => `${word} M AH0 N T` },
  { pattern: /ship$/, stems: (stem) => [stem], add: (word) => `${word} SH IH2 P` },
  { pattern: /ings$/, stems: withE, add: (word) => `${word} IH0 NG Z` },
  { pattern: /ing$/, stems: withE, add: (word) => `${word} IH0 NG` },
  { pattern: /ers$/, stems: withE, add: (word) => `${word} ER0 Z` },
  { pattern: /iest$/, stems: (stem) => [`${stem}y`], add: (word) => `${word} AH0 S T` },
  { pattern: /est$/, stems: withE, add: (word) => `${word} AH0 S T` },
  { pattern: /ier$/, stems: (stem) => [`${stem}y`], add: (word) => `${word} ER0` },
  { pattern: /er$/, stems: withE, add: (word) => `${word} ER0` },
  { pattern: /ies$/, stems: (stem) => [`${stem}y`], add: (word) => `${word} Z` },
  { pattern: /es$/, stems: (stem) => [`${stem}e`, stem], add: (word) => addEnding(word, 'S') },
  { pattern: /s$/, stems: (stem) => [stem], add: (word) => addEnding(word, 'S') },
  { pattern: /ied$/, stems: (stem) => [`${stem}y`], add: (word) => `${word} D` },
  { pattern: /ed$/, stems: withE, add: (word) => addEnding(word, 'D') },
  { pattern: /ily$/, stems: (stem) => [`${stem}y`], add: (word) => `${word.replace(/IY0$/, 'AH0')} L IY0` },
  { pattern: /ly$/, stems: (stem) => [stem], add: (word) => `${word.replace(/ L$/, '')} L IY0` },
]

const prefixes: Readonly<Record<string, string>> = {
  un: 'AH0 N',
  re: 'R IY0',
  non: 'N AA2 N',
  pre: 'P R IY0',
  mis: 'M IH0 S',
  over: 'OW2 V ER0',
  out: 'AW2 T',
  anti: 'AE2 N T IY0',
  micro: 'M AY2 K R OW0',
  super: 'S UW2 P ER0',
}

/** Parts of compounds: shorter ones are found in too many words. */
const minPartLetters = 3
/** Two endings at most: "influencers'" has two. */
const maxDepth = 2

/** Finds or derives a pronunciation; null when the dictionary doesn't help. */
export function findWord(dictionary: PronouncingDictionary, word: string, depth = 0): string | null {
  const entry = Object.hasOwn(ownEntries, word) ? ownEntries[word] : dictionary.find(word)
  if (entry !== undefined) return entry
  if (depth >= maxDepth) return null
  return (
    findStem(dictionary, word, depth) ??
    findPrefixed(dictionary, word, depth) ??
    (depth === 0 ? findCompound(dictionary, word) : null)
  )
}

function findStem(dictionary: PronouncingDictionary, word: string, depth: number): string | null {
  for (const { pattern, stems, add } of endings) {
    if (!pattern.test(word)) continue
    for (const stem of stems(word.replace(pattern, ''))) {
      const found = stem.length >= 2 ? findWord(dictionary, stem, depth + 1) : null
      if (found !== null) return add(found)
    }
  }
  return null
}

function findPrefixed(dictionary: PronouncingDictionary, word: string, depth: number): string | null {
  for (const [prefix, sound] of Object.entries(prefixes)) {
    const rest = word.slice(prefix.length)
    if (!word.startsWith(prefix) || rest.length < minPartLetters) continue
    const found = findWord(dictionary, rest, depth + 1)
    if (found !== null) return `${sound} ${found}`
  }
  return null
}

/** "skincare" is skin and care: the first part has the main stress. The longest first part wins. */
function findCompound(dictionary: PronouncingDictionary, word: string): string | null {
  for (let at = word.length - minPartLetters; at >= minPartLetters; at--) {
    const first = dictionary.find(word.slice(0, at))
    const second = first && (dictionary.find(word.slice(at)) ?? findStem(dictionary, word.slice(at), 1))
    if (first && second) return `${first} ${second.replaceAll('1', '2')}`
  }
  return null
}
