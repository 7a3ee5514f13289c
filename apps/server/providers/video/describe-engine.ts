import { prices } from '@vivify/contract/plans'
import type { EngineStatus } from '@vivify/contract/routes/engines'
import type { VendorCallOptions } from '../call-vendor.ts'
import type { Connection, DeclaredSetting, Vendor } from '../vendor.ts'
import type { VideoEngine } from './port.ts'

/** What all models that film are told by their surroundings. */
export interface VideoTools extends Pick<VendorCallOptions, 'retries' | 'timeoutMs' | 'retryDelayMs'> {
  /** Scenes of one video that a model films, at most. 0 turns it off. */
  maxClips: number
}

export type VideoVendor = Vendor<VideoEngine, VideoTools>

/** Of one call; none of them waits for the film itself. */
const callTimeoutMs = 60_000

/** How a vendor is called. */
export function vendorCall(name: string, options: VideoTools, signal: AbortSignal): VendorCallOptions {
  return { vendor: name, timeoutMs: callTimeoutMs, ...options, signal }
}

/** How a shot is started: asked again only after an answer that says that nothing was begun. */
export function startCall(name: string, options: VideoTools, signal: AbortSignal): VendorCallOptions {
  return { ...vendorCall(name, options, signal), retriesOn: ['rate_limited'] }
}

/** The key of a model that films, by the model's name. */
export function filmKey(variable: string, name: string): DeclaredSetting {
  const sentence = `${name} is not connected to this server. Storyboard, Stock Footage and Kinetic Text work without it.`
  return { name: variable, missing: { state: 'needs_key', sentence } }
}

/** What the screens are told of a model that films. */
export function describeVideoModel(
  { id, name }: { id: string; name: string },
  { model, missing }: Connection,
  { maxClips }: VideoTools,
): EngineStatus {
  const usual = { kind: 'video', id, name, isBuiltIn: false, credits: prices.video } as const
  if (missing) return { ...usual, ...missing }
  if (maxClips === 0)
    return { ...usual, state: 'unsupported', sentence: `${name} is turned off on this server.` }
  const scenes = maxClips === 1 ? 'the first scene' : `the first ${maxClips} scenes`
  const sentence = `Films ${scenes} with ${model}; the other scenes are painted. The preview shows painted pictures.`
  return { ...usual, state: 'ready', sentence }
}
