import { prices } from '@vivify/contract/plans'
import type { EngineStatus } from '@vivify/contract/routes/engines'
import type { VendorCallOptions } from '../call-vendor.ts'
import type { Connection, DeclaredSetting, Vendor } from '../vendor.ts'
import type { VideoEngine } from './port.ts'

/** What the server gives to all video models. */
export interface VideoTools extends Pick<VendorCallOptions, 'retries' | 'timeoutMs' | 'retryDelayMs'> {
  /** The maximum number of scenes that a model films for one video. 0 turns filming off. */
  maxClips: number
}

export type VideoVendor = Vendor<VideoEngine, VideoTools>

/** Time-out of one call; no call waits for the film itself. */
const callTimeoutMs = 60_000

/** Options for calling a vendor. */
export function vendorCall(name: string, options: VideoTools, signal: AbortSignal): VendorCallOptions {
  return { vendor: name, timeoutMs: callTimeoutMs, ...options, signal }
}

/** Options for starting a shot: retried only after an answer that says that nothing was started. */
export function startCall(name: string, options: VideoTools, signal: AbortSignal): VendorCallOptions {
  return { ...vendorCall(name, options, signal), retriesOn: ['rate_limited'] }
}

/** The declared key of a video model, by the model's name. */
export function filmKey(variable: string, name: string): DeclaredSetting {
  const sentence = `${name} is not connected to this server. Storyboard, Stock Footage and Kinetic Text work without it.`
  return { name: variable, missing: { state: 'needs_key', sentence } }
}

/** The status of a video model, as screens show it. */
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
