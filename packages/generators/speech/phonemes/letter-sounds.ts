// Words in no dictionary: Flite's rules give their sounds, but print no stress, so it is placed here.

import type { FliteProgram } from '../flite-program.ts'
import { writeNothing } from '../flite-program.ts'
import { parsePhraseGroups } from '../phones.ts'

/** Pronounces words that no dictionary has, as ARPAbet with stress. A word without sounds is missing in the answer. */
export type LetterSounds = (words: readonly string[]) => Promise<ReadonlyMap<string, string>>

const reducedVowels: ReadonlySet<string> = new Set(['AX', 'AXR'])
/** Endings with the stress on the vowel before them. */
const stressedBefore = /(?:tion|sion|ic|ics|ity|ical|ian|ious|ify|logy|graphy)s?$/

export function createLetterSounds(program: FliteProgram): LetterSounds {
  const print = async (text: string) => {
    const output = await program.run(['-ps', '-voice', 'kal16', '-t', text, ...writeNothing])
    return parsePhraseGroups(output.printed)
  }
  return async (words) => {
    let groups = await print(words.join(', '))
    // The commas separate the words unless Flite reads one as several; then each is asked for alone.
    if (groups.length !== words.length) {
      groups = []
      for (const word of words) groups.push((await print(word)).flat())
    }
    const found = words.map((word, index) => [word, placeStress(word, groups[index] ?? [])] as const)
    return new Map(found.filter(([, sounds]) => sounds !== ''))
  }
}

/** Places the stress of a word by its ending, or on its first full vowel. */
export function placeStress(word: string, phones: readonly string[]): string {
  const names = phones.map((phone) => phone.toUpperCase())
  const vowels = names.flatMap((name, index) => (/^[AEIOU]/.test(name) ? [index] : []))
  const full = vowels.filter((index) => !reducedVowels.has(names[index]!))
  const beforeEnding = vowels.at(endingVowels(word))
  const stressed = stressedBefore.test(word) && vowels.length > 1 ? beforeEnding : (full[0] ?? vowels[0])
  return names
    .map((name, index) => {
      if (!/^[AEIOU]/.test(name)) return name
      const plain = name === 'AX' || name === 'AXR' ? (name === 'AX' ? 'AH' : 'ER') : name
      if (index === stressed) return `${plain}1`
      return `${plain}0`
    })
    .join(' ')
}

/** Which vowel, from the end, has the stress. */
function endingVowels(word: string): number {
  return /(?:ity|ical|ian|ious|ify|logy|graphy)s?$/.test(word) ? -3 : -2
}
