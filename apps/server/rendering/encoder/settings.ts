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

/** AAC-LC; at this rate the fast coder takes less than half the time of the thorough one and sounds alike. */
export const audioSettings = { sampleRate: 48_000, bitsPerSecond: 192_000, coder: 'fast' } as const

/** Names the settings above inside an encoder's identity. */
export const settingsIdentity = Object.values({ ...videoSettings, ...audioSettings }).join('-')

/**
 * Environment that a process in which x264 runs must be started with.
 *
 * x264's AVX-512 macroblock tree reads a little memory that it never wrote when a row's macroblocks are not a
 * multiple of 16, so its choices hang on what lay there before (builds 164 and 165; seen by varying
 * MALLOC_PERTURB_, and as segments that changed with those coded before them in one process). With this, glibc gives
 * each of x264's large blocks fresh, zeroed pages: the same frames give the same bytes, by either encoder. A higher
 * threshold is not enough. Other C libraries ignore it.
 */
export const encodingEnvironment = { MALLOC_MMAP_THRESHOLD_: '65536' } as const
