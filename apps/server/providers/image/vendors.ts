import { comfyUiImages } from './comfyui.ts'
import { compatibleImages } from './compatible.ts'
import type { ImageVendor } from './create-engine.ts'
import { geminiImages } from './gemini.ts'
import { openAiImages } from './openai.ts'
import { webUiImages } from './webui.ts'

/** The image vendors. */
export const imageVendors: readonly ImageVendor[] = [
  openAiImages,
  geminiImages,
  compatibleImages,
  webUiImages,
  comfyUiImages,
]
