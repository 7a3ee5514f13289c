// Input of the composition: every frame of the video as numbers, in pixels from the top left corner.

export interface FrameList {
  width: number
  height: number
  fps: number
  /** Size of the picture files. */
  pictureSize: { width: number; height: number }
  style: { accent: string; ink: string; shade: string; outline: number; weight: number }
  frames: { pictures: FramePicture[]; caption: FrameCaption | null }[]
}

/** Pictures of a frame, bottom first. */
export interface FramePicture {
  file: string
  x: number
  y: number
  width: number
  height: number
  opacity: number
}

export interface FrameCaption {
  centerX: number
  centerY: number
  scale: number
  opacity: number
  /** Font size. */
  size: number
  /** `x` is the left edge and `y` the baseline, from the center. */
  words: { text: string; x: number; y: number; width: number; isActive: boolean; scale: number }[]
}
