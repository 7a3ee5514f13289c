import { anthropic } from './anthropic.ts'
import { compatible } from './compatible.ts'
import type { TextVendor } from './create-engine.ts'
import { gemini } from './gemini.ts'
import { openAi } from './openai.ts'

/** The text vendors. The first one that is ready writes when a person names none. */
export const textVendors: readonly TextVendor[] = [gemini, openAi, anthropic, compatible]
