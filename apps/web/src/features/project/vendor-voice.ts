import type { VendorVoice } from '@vivify/contract/project'
import type { ProjectSettings } from './project-content.ts'

/** The vendor's voice that speaks; null when the built-in voice, a recording or nobody does. */
export function speakingVendorVoice({
  voice,
  vendorVoice,
  narration,
}: Pick<ProjectSettings, 'voice' | 'vendorVoice' | 'narration'>): VendorVoice | null {
  return voice === null || narration !== null ? null : (vendorVoice ?? null)
}
