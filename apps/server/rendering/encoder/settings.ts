import { readFileSync } from 'node:fs'

/**
 * The coding settings of every video. The thread count is fixed because x264's decisions depend on it, and the same
 * frames must give the same bytes on any machine.
 */
export const videoSettings = {
  preset: 'veryfast',
  profile: 'high',
  /** Constant rate factor: lower is better and larger. */
  crf: 20,
  /** Two seconds at 30 frames per second; every group of pictures is closed. */
  keyframeIntervalFrames: 60,
  threads: 2,
  /**
   * x264's own settings. Partitions of macroblocks are not predicted from other frames, and the motion search uses a
   * small diamond. This takes a tenth less CPU than the preset without a visible difference (docs/decisions/007).
   */
  coding: 'partitions=i4x4,i8x8:me=dia',
  /**
   * x264's threading: both threads work on the same frame instead of one frame each, and both also do the look-ahead,
   * which then needs no extra frames. Saves 80 MB at 1080×1920.
   */
  running: 'sliced-threads=1',
} as const

/** AAC-LC. At this bit rate the fast coder takes less than half the time of the thorough coder and sounds alike. */
export const audioSettings = { sampleRate: 48_000, bitsPerSecond: 192_000, coder: 'fast' } as const

/** The settings above as part of an encoder's identity. */
export const settingsIdentity = Object.values({ ...videoSettings, ...audioSettings }).join('-')

/**
 * Instruction sets that x264 may use on a machine with AVX-512, as its `asm` setting. null leaves the choice to x264.
 *
 * When a row's macroblocks are not a multiple of 16, x264's AVX-512 macroblock tree reads a little memory that it never
 * wrote, so its output depends on the previous contents (builds 164 and 165; found by varying MALLOC_PERTURB_, and
 * because segments changed with the segments coded before them in one process). Without AVX-512 the same frames give
 * the same bytes with either encoder. Making glibc zero every large block instead (MALLOC_MMAP_THRESHOLD_) costs 12 %
 * of a render's CPU. If the processor's features can't be read, x264 chooses.
 */
function instructionSets(): string | null {
  known ??= { sets: readProcessorFlags().includes('avx512') ? setsUpToAvx2 : null }
  return known.sets
}

/** Every processor with AVX-512 has all of these. */
const setsUpToAvx2 = 'MMX2,SSE2Fast,LZCNT,SSSE3,SSE4.2,AVX,FMA3,BMI2,AVX2'
let known: { sets: string | null } | null = null

function readProcessorFlags(): string {
  try {
    return /^flags\s*:.*$/m.exec(readFileSync('/proc/cpuinfo', 'utf8'))?.[0] ?? ''
  } catch {
    return ''
  }
}

/**
 * x264's own settings, in the format that both encoders accept. With a limit on bits, x264 codes on one thread: on two,
 * the build in node-av spends the bits differently each time (seen with sliced threads and without).
 */
export function listX264Parameters(maxBitsPerSecond?: number): string {
  const { coding, running } = videoSettings
  const sets = instructionSets()
  const asm = sets === null ? [] : [`asm=${sets}`]
  if (maxBitsPerSecond === undefined) return [coding, running, ...asm].join(':')
  const kilobits = Math.max(1, Math.floor(maxBitsPerSecond / 1000))
  return [coding, 'threads=1', ...asm, `vbv-maxrate=${kilobits}`, `vbv-bufsize=${kilobits}`].join(':')
}
