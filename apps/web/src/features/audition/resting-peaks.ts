import type { MusicName, VoiceName } from '@vivify/contract/project'

/** The shape of each sample before it was heard here. */
export const restingPeaks: Partial<Record<VoiceName | MusicName, readonly number[]>> = {}
