// Scores a text against a persona by what can be counted, and says why. The same text gives the same score.

import type { PersonaForm, VoiceCheck } from '@vivify/contract/persona'
import { combineMeasures, listWords, voicesOf } from './combine-voices.ts'
import { countVoice, type VoiceCounts } from './count-voice.ts'
import type { Span } from './trait-voice.ts'

export interface CheckedPersona {
  form: Pick<PersonaForm, 'name' | 'backstory' | 'personalityTraits'>
  /** Words that the strategy rules out. */
  bannedWords: readonly string[]
}

type Rule = VoiceCheck['findings'][number]['rule']

interface Finding {
  readonly rule: Rule
  readonly points: number
  readonly most: number
  readonly sentence: string
}

/** Checks a text. Points are lost gradually, so that a text slightly outside a span loses little. */
export function checkVoice(text: string, persona: CheckedPersona): VoiceCheck {
  const voices = voicesOf(persona.form.personalityTraits)
  const measure = combineMeasures(voices)
  const counts = countVoice(text)
  const { name } = persona.form
  const findings = [
    checkSentences(counts, measure.wordsPerSentence),
    checkPerson(counts, persona.form.backstory, name),
    checkExclamations(counts, measure.exclamations),
    checkEmoji(counts, measure.emoji),
    checkBanned(text, persona.bannedWords),
    checkEase(counts, measure.ease),
    checkVocabulary(counts, [...new Set(voices.flatMap(({ words }) => words))], name),
  ]
  const most = findings.reduce((sum, finding) => sum + finding.most, 0)
  const points = findings.reduce((sum, finding) => sum + finding.points, 0)
  return {
    score: Math.round((100 * points) / most),
    findings: findings.map(({ rule, points: got, most: full, sentence }) => ({
      rule,
      isKept: got >= full * 0.75,
      sentence,
    })),
  }
}

function checkSentences({ sentences, words }: VoiceCounts, span: Span): Finding {
  const average = words.length / sentences
  const outside = distanceOutside(average, span)
  const range = `${Math.round(span[0])} to ${Math.round(span[1])}`
  const length = `Sentences have ${round(average)} ${average === 1 ? 'word' : 'words'} on average`
  const sentence =
    outside === 0
      ? `${length}, as this voice does.`
      : `${length}; this voice has ${range}. ${average > span[1] ? 'Split the long ones.' : 'Join some of the short ones.'}`
  return { rule: 'sentences', most: 20, points: lose(20, outside * 4), sentence }
}

function checkPerson({ words }: VoiceCounts, backstory: string, name: string): Finding {
  const singular = count(words, /^(?:i|i['’].+|me|my|mine|myself)$/)
  const plural = count(words, /^(?:we|we['’].+|us|our|ours|ourselves)$/)
  const speaksAsWe =
    /(?:^|\s)(?:we|our)(?=[\s,.])/i.test(backstory) && !/(?:^|\s)(?:I|my)(?=[\s,.])/.test(backstory)
  const [own, other] = speaksAsWe ? [plural, singular] : [singular, plural]
  const named = speaksAsWe ? (['we', 'I'] as const) : (['I', 'we'] as const)
  const sentence =
    other > own
      ? `${name} speaks as “${named[0]}”, and this text says “${named[1]}”.`
      : own > 0
        ? `It speaks as “${named[0]}”.`
        : `It does not say who speaks. An “${named[0]}” would make it personal.`.replace('An “we”', 'A “we”')
  const points = other > own ? 0 : own > 0 ? 10 : 8
  return { rule: 'person', most: 10, points, sentence }
}

function checkExclamations({ sentences, exclamations }: VoiceCounts, span: Span): Finding {
  const outside = distanceOutside(exclamations / sentences, span)
  const many = exclamations === 1 ? '1 exclamation mark' : `${exclamations} exclamation marks`
  const isTooMany = exclamations / sentences > span[1]
  const advice = isTooMany ? 'this voice is quieter' : 'this voice is livelier'
  const sentence = outside === 0 ? `${capital(many)}: this fits.` : `${capital(many)}: ${advice}.`
  return { rule: 'exclamations', most: 15, points: lose(15, outside * 50), sentence }
}

function checkEmoji({ words, emoji }: VoiceCounts, span: Span): Finding {
  const inFifty = (emoji * 50) / Math.max(words.length, 25)
  const outside = distanceOutside(inFifty, span)
  const many = emoji === 0 ? 'No emoji' : `${emoji} emoji`
  const advice = inFifty > span[1] ? 'this voice uses fewer' : 'this voice uses some'
  const sentence = outside === 0 ? `${many}: this fits.` : `${many}: ${advice}.`
  return { rule: 'emoji', most: 15, points: lose(15, outside * 6), sentence }
}

function checkBanned(text: string, bannedWords: readonly string[]): Finding {
  const plain = ` ${toPlain(text)} `
  const found = bannedWords.filter((word) => toPlain(word) !== '' && plain.includes(` ${toPlain(word)} `))
  const sentence =
    found.length === 0
      ? 'No word from the list of words to avoid.'
      : `On the list of words to avoid: ${listWords(found.slice(0, 5).map((word) => `“${word}”`))}.`
  return { rule: 'banned', most: 20, points: lose(20, found.length * 10), sentence }
}

function checkEase({ sentences, words, syllables }: VoiceCounts, least: number): Finding {
  const ease = 206.835 - (1.015 * words.length) / sentences - (84.6 * syllables) / Math.max(1, words.length)
  const outside = Math.max(0, least - ease)
  const sentence =
    outside === 0
      ? 'It reads as easily as this voice should.'
      : 'It is harder to read than this voice should be. Use shorter words.'
  return { rule: 'ease', most: 10, points: lose(10, outside / 3), sentence }
}

function checkVocabulary({ words }: VoiceCounts, likes: readonly string[], name: string): Finding {
  const found = likes.filter((start) => words.some((word) => word.startsWith(start)))
  const points = [0, 7, 10][Math.min(2, found.length)]!
  const sentence =
    found.length === 0
      ? `It uses none of the words that ${name} likes, such as ${listWords(likes.slice(0, 3).map((word) => `“${word}”`))}.`
      : `It uses words that ${name} likes.`
  return { rule: 'vocabulary', most: 10, points, sentence }
}

function distanceOutside(value: number, [least, most]: Span): number {
  return Math.max(0, least - value, value - most)
}

function lose(most: number, lost: number): number {
  return Math.max(0, most - lost)
}

function count(words: readonly string[], pattern: RegExp): number {
  return words.filter((word) => pattern.test(word)).length
}

/** Lowercase words with single spaces. */
function toPlain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function capital(text: string): string {
  return text.replace(/^0 /, 'No ')
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10)
}
