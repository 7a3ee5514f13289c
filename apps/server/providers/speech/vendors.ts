import type { SpeechEngine } from './port.ts'
import type { VendorCallOptions } from '../call-vendor.ts'
import type { Vendor } from '../vendor.ts'

/** What vendors of voices are given by their surroundings. */
export type SpeechTools = Pick<VendorCallOptions, 'retries' | 'timeoutMs' | 'retryDelayMs'>

export type SpeechVendor = Vendor<SpeechEngine, SpeechTools>

/** Vendors of voices. */
export const speechVendors: readonly SpeechVendor[] = []
