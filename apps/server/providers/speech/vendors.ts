import type { SpeechEngine } from './port.ts'
import type { VendorCallOptions } from '../call-vendor.ts'
import type { Vendor } from '../vendor.ts'

/** What the server gives to speech vendors. */
export type SpeechTools = Pick<VendorCallOptions, 'retries' | 'timeoutMs' | 'retryDelayMs'>

export type SpeechVendor = Vendor<SpeechEngine, SpeechTools>

/** The speech vendors. */
export const speechVendors: readonly SpeechVendor[] = []
