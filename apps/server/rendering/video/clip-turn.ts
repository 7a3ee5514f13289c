/** How stored pictures must be turned for display. Phones store this with a clip. */
export interface ClipTurn {
  /** FFmpeg filters that turn the picture; empty for none. */
  filters: string
  /** True when width and height swap. */
  isSideways: boolean
}

const upright: ClipTurn = { filters: '', isSideways: false }

/**
 * Reads a display matrix: nine little-endian 32-bit numbers. Ignores rotations other than quarter turns. The cases
 * match FFmpeg's own program (configure_input_video_filter in fftools/ffmpeg_filter.c).
 */
export function readTurn(matrix: Uint8Array | null): ClipTurn {
  if (!matrix || matrix.byteLength < 36) return upright
  const view = new DataView(matrix.buffer, matrix.byteOffset, matrix.byteLength)
  const at = (index: number): number => view.getInt32(index * 4, true)
  const quarters = Math.round((Math.atan2(at(1), at(0)) / Math.PI) * 2)
  switch ((quarters + 4) % 4) {
    case 1:
      return { filters: at(3) > 0 ? 'transpose=cclock_flip' : 'transpose=clock', isSideways: true }
    case 2: {
      const flips = [at(0) < 0 ? 'hflip' : '', at(4) < 0 ? 'vflip' : '']
      return { filters: flips.filter(Boolean).join(','), isSideways: false }
    }
    case 3:
      return { filters: at(3) < 0 ? 'transpose=clock_flip' : 'transpose=cclock', isSideways: true }
    default:
      return at(4) < 0 ? { filters: 'vflip', isSideways: false } : upright
  }
}
