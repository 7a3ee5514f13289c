import { compatibleSpeech } from './compatible.ts'
import type { SpeechVendor } from './create-engine.ts'
import { elevenLabs } from './elevenlabs.ts'
import { geminiSpeech } from './gemini.ts'
import { openAiSpeech } from './openai.ts'

/** The speech vendors, in the order in which screens list them. */
export const speechVendors: readonly SpeechVendor[] = [
  elevenLabs,
  openAiSpeech,
  geminiSpeech,
  compatibleSpeech,
]
