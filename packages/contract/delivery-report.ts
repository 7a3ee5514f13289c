// The report that accompanies a finished video: a file beside it, shown with it.

export interface Verdict {
  status: 'green' | 'red'
  /** The measured value and its limit, as a sentence. */
  sentence: string
}

/** Measurements of the frames, the texts and the sound of a video. */
export interface MeasuredDelivery {
  status: Verdict['status']
  checks: (Verdict & { id: string; label: string })[]
  platforms: (Verdict & { name: string })[]
  /** Seconds from the start of the video. */
  blackStretches: { start: number; end: number }[]
  frozenStretches: { start: number; end: number }[]
}

export interface DeliveryReport extends MeasuredDelivery {
  file: {
    sizeBytes: number
    mimeType: string
    video: { codec: string; width: number; height: number; fps: number } | null
    audio: { codec: string; sampleRate: number } | null
  }
  encoder: string
}
