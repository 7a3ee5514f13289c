import type { VideoModelId } from '@vivify/contract/project'
import { prices } from '@vivify/contract/plans'
import type { EngineStatus } from '@vivify/contract/routes/engines'
import type { VendorCallOptions } from '../call-vendor.ts'

/** What all models that film are told by their surroundings. */
export interface VideoCallOptions extends Pick<VendorCallOptions, 'retries' | 'timeoutMs' | 'retryDelayMs'> {
  /** Scenes of one video that a model films, at most. 0 turns it off. */
  maxClips: number
}

/** Of one call; none of them waits for the film itself. */
const callTimeoutMs = 60_000

/** How a vendor is called. */
export function vendorCall(name: string, options: VideoCallOptions, signal: AbortSignal): VendorCallOptions {
  return { provider: name, timeoutMs: callTimeoutMs, ...options, signal }
}

/** How a shot is started: asked again only after an answer that says that nothing was begun. */
export function startCall(name: string, options: VideoCallOptions, signal: AbortSignal): VendorCallOptions {
  return { ...vendorCall(name, options, signal), retriesOn: ['rate_limited'] }
}

/** What the screens are told of a model that films. */
export function describeVideoModel(
  engine: { id: VideoModelId; name: string; model: string; hasKey: boolean },
  { maxClips }: VideoCallOptions,
): EngineStatus {
  const { id, name, model, hasKey } = engine
  const usual = { kind: 'video', id, name, isBuiltIn: false, credits: prices.video } as const
  if (!hasKey) {
    const sentence = `${name} is not connected to this server. Storyboard, Stock Footage and Kinetic Text work without it.`
    return { ...usual, state: 'needs_key', sentence }
  }
  if (maxClips === 0)
    return { ...usual, state: 'unsupported', sentence: `${name} is turned off on this server.` }
  const scenes = maxClips === 1 ? 'the first scene' : `the first ${maxClips} scenes`
  const sentence = `Films ${scenes} with ${model}; the other scenes are painted. The preview shows painted pictures.`
  return { ...usual, state: 'ready', sentence }
}
