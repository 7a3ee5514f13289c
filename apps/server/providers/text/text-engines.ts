import type { Config } from '../../config.ts'
import { createClaude } from './anthropic.ts'
import { createCompatible } from './compatible.ts'
import { createGemini } from './gemini.ts'
import { createOpenAi } from './openai.ts'
import type { TextCallOptions, TextEngine } from './port.ts'

/** All vendors of text, set up or not; the first that is ready is the one used when a person names none. */
export function createTextEngines(vendors: Config['vendors'], calls: TextCallOptions = {}): TextEngine[] {
  return [
    createGemini(vendors.gemini, calls),
    createOpenAi(vendors.openai, calls),
    createClaude(vendors.anthropic, calls),
    createCompatible(vendors.compatible, calls),
  ]
}
