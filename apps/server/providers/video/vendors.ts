import type { VideoVendor } from './describe-engine.ts'
import { kling } from './kling.ts'
import { veo } from './veo.ts'

/** The video vendors. */
export const videoVendors: readonly VideoVendor[] = [veo, kling]
