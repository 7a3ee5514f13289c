/**
 * How every video is coded. Thread count is fixed because x264's decisions depend on it: the same frames give
 * the same bytes on any machine.
 */
export const videoSettings = {
  preset: 'veryfast',
  profile: 'high',
  /** Constant rate factor: lower is better and larger. */
  crf: 20,
  /** Two seconds at 30 frames per second; every group of pictures is closed. */
  keyframeIntervalFrames: 60,
  threads: 3,
  /** The look-ahead keeps no frames of its own beyond what it needs: same bytes, 30 MB less at 1080×1920. */
  parameters: 'sync-lookahead=0',
} as const

/** AAC-LC. */
export const audioSettings = { sampleRate: 48_000, bitsPerSecond: 192_000 } as const

/** Names the settings above inside an encoder's identity. */
export const settingsIdentity = Object.values({ ...videoSettings, ...audioSettings }).join('-')

/**
 * Environment that a process which codes frames of this size must be started with.
 *
 * x264's AVX-512 macroblock tree reads a little memory that it never wrote when a row's macroblocks are not a
 * multiple of 16, so its choices hang on what lay there before (builds 164 and 165; seen by varying
 * MALLOC_PERTURB_). With this, glibc gives each of x264's frames fresh, zeroed pages: the same frames give the same
 * bytes, by either encoder. The threshold lies between our own frame buffers (4 bytes a pixel), whose pages are
 * better used again, and x264's (6 bytes a pixel). Other C libraries ignore it.
 */
export function buildEncodingEnvironment(size: { width: number; height: number }): Record<string, string> {
  return { MALLOC_MMAP_THRESHOLD_: String(size.width * size.height * 5) }
}
