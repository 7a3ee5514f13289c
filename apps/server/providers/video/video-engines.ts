import type { Config } from '../../config.ts'
import type { VideoCallOptions } from './describe-engine.ts'
import { createKling } from './kling.ts'
import type { VideoEngine } from './port.ts'
import { createVeo } from './veo.ts'

/** All models that film, set up or not. */
export function createVideoEngines(vendors: Config['videoVendors'], calls: VideoCallOptions): VideoEngine[] {
  return [createVeo(vendors.veo, calls), createKling(vendors.kling, calls)]
}
