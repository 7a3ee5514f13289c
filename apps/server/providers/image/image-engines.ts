import type { Config } from '../../config.ts'
import { createCompatibleImages } from './compatible.ts'
import type { ImageCallOptions } from './create-engine.ts'
import { createGeminiImages } from './gemini.ts'
import { createOpenAiImages } from './openai.ts'
import type { ImageEngine } from './port.ts'

/** All vendors of pictures, set up or not. */
export function createImageEngines(vendors: Config['imageVendors'], calls: ImageCallOptions): ImageEngine[] {
  return [
    createOpenAiImages(vendors.openai, calls),
    createGeminiImages(vendors.gemini, calls),
    createCompatibleImages(vendors.compatible, calls),
  ]
}
