// Builds texts that make a slow pattern slow: matches of its repeated parts, again and again, and then something that
// they don't match.

import { RegExpParser, type AST } from '@eslint-community/regexpp'

const maxSamples = 12
/** Samples of every alternative. */
const samplesOfEach = 2
const pumpedCharacters = 4000
const sampleCharacters = [...' a0,.-<>()[]{}"\'\n\tA_é!:;/=']

/** Texts for one pattern; none for a pattern without unlimited repetition. */
export function pumpStrings(source: string, flags: string): string[] {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  })
  const texts = new Set<string>()
  for (const { quantifier, before } of findRepeats(pattern.alternatives, [''])) {
    const parts = sample(quantifier.element).filter((part) => part !== '')
    // Also alternates two different parts, because each part alone may match in only one way.
    const pumps = [...parts, ...parts.slice(1).map((part) => `${parts[0]}${part}`)]
    for (const start of before.slice(0, 2)) {
      for (const pump of pumps.slice(0, maxSamples)) {
        const pumped = pump.repeat(Math.ceil(pumpedCharacters / pump.length))
        texts.add(`${start}${pumped}\u0000`)
      }
    }
  }
  return [...texts]
}

interface Repeat {
  quantifier: AST.Quantifier
  /** Texts that may come before the repeated part. */
  before: string[]
}

function findRepeats(alternatives: readonly AST.Alternative[], before: string[]): Repeat[] {
  return alternatives.flatMap(({ elements }) => {
    let read = before
    return elements.flatMap((element) => {
      const found = findIn(element, read)
      read = join(read, sample(element))
      return found
    })
  })
}

function findIn(element: AST.Element, before: string[]): Repeat[] {
  switch (element.type) {
    case 'Quantifier': {
      const inner = findIn(element.element, before)
      return element.max === Number.POSITIVE_INFINITY ? [{ quantifier: element, before }, ...inner] : inner
    }
    case 'Group':
    case 'CapturingGroup':
      return findRepeats(element.alternatives, before)
    case 'Assertion':
      return 'alternatives' in element ? findRepeats(element.alternatives, before) : []
    default:
      return []
  }
}

/** Short texts that a part of a pattern matches. */
function sample(element: AST.Element): string[] {
  switch (element.type) {
    case 'Character':
      return [String.fromCodePoint(element.value)]
    case 'CharacterClass':
    case 'CharacterSet':
    case 'ExpressionCharacterClass': {
      // Properties of whole sequences, such as \p{RGI_Emoji}, need the flag v.
      const flags = /\\p\{(?:RGI_|Basic_Emoji)/.test(element.raw)
        ? 'v'
        : /\\[pu]/.test(element.raw)
          ? 'u'
          : ''
      const one = new RegExp(`^${element.raw}$`, flags)
      return sampleCharacters.filter((character) => one.test(character)).slice(0, 3)
    }
    case 'Quantifier': {
      const part = sample(element.element)
      const repeated = part.map((text) => text.repeat(Math.max(1, Math.min(element.min, 3))))
      return element.min === 0 ? ['', ...repeated].slice(0, maxSamples) : repeated
    }
    case 'Group':
    case 'CapturingGroup':
      return element.alternatives
        .flatMap(({ elements }) =>
          elements.reduce((read, next) => join(read, sample(next)), ['']).slice(0, samplesOfEach),
        )
        .slice(0, maxSamples)
    default:
      return ['']
  }
}

function join(starts: readonly string[], ends: readonly string[]): string[] {
  if (ends.length === 0) return [...starts]
  return starts.flatMap((start) => ends.map((end) => start + end)).slice(0, maxSamples)
}
