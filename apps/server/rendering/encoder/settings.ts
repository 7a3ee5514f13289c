import { readFileSync } from 'node:fs'

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
  threads: 2,
  /**
   * x264's own. Macroblocks are not predicted in parts from other frames, and motion is sought along a small diamond:
   * a tenth less CPU than the preset, and nothing to be seen of it (docs/decisions/007).
   */
  coding: 'partitions=i4x4,i8x8:me=dia',
  /**
   * How x264 goes about it: its threads share a frame instead of having one each, which also has the look-ahead done by
   * both of them without frames of its own. 80 MB less at 1080×1920.
   */
  running: 'sliced-threads=1',
} as const

/** AAC-LC; at this rate the fast coder takes less than half the time of the thorough one and sounds alike. */
export const audioSettings = { sampleRate: 48_000, bitsPerSecond: 192_000, coder: 'fast' } as const

/** Names the settings above inside an encoder's identity. */
export const settingsIdentity = Object.values({ ...videoSettings, ...audioSettings }).join('-')

/**
 * Instruction sets that x264 may use on a machine with AVX-512, as its `asm` setting; null leaves the choice to it.
 *
 * x264's AVX-512 macroblock tree reads a little memory that it never wrote when a row's macroblocks are not a
 * multiple of 16, so its choices hang on what lay there before (builds 164 and 165; seen by varying
 * MALLOC_PERTURB_, and as segments that changed with those coded before them in one process). Without AVX-512 the
 * same frames give the same bytes, by either encoder. Having glibc zero every large block instead
 * (MALLOC_MMAP_THRESHOLD_) costs 12 % of a render's CPU. Where the processor can't be asked, x264 chooses.
 */
function instructionSets(): string | null {
  known ??= { sets: readProcessorFlags().includes('avx512') ? setsUpToAvx2 : null }
  return known.sets
}

/** All of them are there wherever AVX-512 is. */
const setsUpToAvx2 = 'MMX2,SSE2Fast,LZCNT,SSSE3,SSE4.2,AVX,FMA3,BMI2,AVX2'
let known: { sets: string | null } | null = null

function readProcessorFlags(): string {
  try {
    return /^flags\s*:.*$/m.exec(readFileSync('/proc/cpuinfo', 'utf8'))?.[0] ?? ''
  } catch {
    return ''
  }
}

/** x264's own settings, as both encoders take them. */
export function listX264Parameters(): string {
  const { coding, running } = videoSettings
  const sets = instructionSets()
  return sets === null ? `${coding}:${running}` : `${coding}:${running}:asm=${sets}`
}
