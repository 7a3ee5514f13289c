import type { VideoVendor } from './describe-engine.ts'
import { kling } from './kling.ts'
import { veo } from './veo.ts'

/** Vendors of models that film. */
export const videoVendors: readonly VideoVendor[] = [veo, kling]
