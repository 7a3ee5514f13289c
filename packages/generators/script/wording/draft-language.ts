import { isRightToLeft } from './bad-input.ts'
import { detectLanguage } from '../../speech/language.ts'

export interface DraftLanguage {
  /** BCP 47 tag. */
  readonly language: string
  readonly isEnglish: boolean
  readonly warnings: readonly string[]
}

const silentWarning =
  'The built-in voice speaks English only, so this script becomes a silent video with captions.'

/**
 * Detects the language of a script and its consequences. Never throws, because a silent captioned video is always
 * possible.
 */
export function readDraftLanguage(text: string): DraftLanguage {
  const { language } = detectLanguage(text.slice(0, 20_000))
  const isEnglish = language === 'en' || language.startsWith('en-')
  if (isEnglish && !isRightToLeft(text)) return { language: 'en', isEnglish: true, warnings: [] }
  return { language: isEnglish ? 'und' : language, isEnglish: false, warnings: [silentWarning] }
}
