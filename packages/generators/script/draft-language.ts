import { isRightToLeft } from './bad-input.ts'
import { detectLanguage } from '../speech/language.ts'

export interface DraftLanguage {
  /** BCP 47. */
  readonly language: string
  readonly isEnglish: boolean
  readonly warnings: readonly string[]
}

const silentWarning =
  'The built-in voice speaks English only, so this script becomes a silent video with captions.'

/** Tells the language of a script and what follows from it. Never throws: a silent captioned video is possible. */
export function readDraftLanguage(text: string): DraftLanguage {
  const { language } = detectLanguage(text.slice(0, 20_000))
  const isEnglish = language === 'en' || language.startsWith('en-')
  if (isEnglish && !isRightToLeft(text)) return { language: 'en', isEnglish: true, warnings: [] }
  return { language: isEnglish ? 'und' : language, isEnglish: false, warnings: [silentWarning] }
}
