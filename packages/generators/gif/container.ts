// The bytes of a GIF around its packed pixels.

import type { Palette } from './palette.ts'

/** Position of the delay in a frame; the delay is in hundredths of a second, low byte first. */
const delayOffset = 4
const maxDelay = 65_535

export interface FrameBox {
  left: number
  top: number
  width: number
  height: number
}

export interface FrameBytes {
  box: FrameBox
  /** Index that leaves the shown pixel unchanged; null when there is none. */
  clearIndex: number | null
  /** True when the screen is cleared before the next frame. */
  isCleared: boolean
  /** Null for a frame that uses the file's palette. */
  palette: Palette | null
  /** Bits of an index, which also determine the size of the palette. */
  bits: number
  packed: Uint8Array
}

/** Writes a frame without its delay, which `joinGif` adds. */
export function writeFrame({
  box,
  clearIndex,
  isCleared,
  palette,
  bits,
  packed,
}: FrameBytes): Uint8Array<ArrayBuffer> {
  const table = palette === null ? new Uint8Array(0) : writeTable(palette, bits)
  const flags = ((isCleared ? 2 : 1) << 2) | (clearIndex === null ? 0 : 1)
  const head = [0x21, 0xf9, 4, flags, 0, 0, clearIndex ?? 0, 0, 0x2c]
  head.push(...[box.left, box.top, box.width, box.height].flatMap(writeShort))
  head.push(palette === null ? 0 : 0x80 | (bits - 1))
  const bytes = new Uint8Array(head.length + table.length + packed.length)
  bytes.set(head)
  bytes.set(table, head.length)
  bytes.set(packed, head.length + table.length)
  return bytes
}

export interface GifParts {
  width: number
  height: number
  /** Number of plays. A file that plays once contains no entry about it. */
  loop: 'forever' | 'once' | number
  /** The palette for frames without their own, with the bits of their indices. */
  palette: { colors: Palette; bits: number } | null
  /** Frames in order; null for a frame without changes, which extends the frame before it. */
  frames: readonly (Uint8Array | null)[]
  /** Delay of each frame, in hundredths of a second. */
  delays: readonly number[]
}

/** Joins the parts into a file. Throws RangeError when the first frame is missing. */
export function joinGif({ width, height, loop, palette, frames, delays }: GifParts): Uint8Array<ArrayBuffer> {
  if (!frames[0]) throw new RangeError('A GIF needs a first frame')
  const head = [...text('GIF89a'), ...writeShort(width), ...writeShort(height)]
  // The screen's flags: with or without a palette, 8 bits per channel.
  head.push(0x70 | (palette === null ? 0 : 0x80 | (palette.bits - 1)), 0, 0)
  const table = palette === null ? [] : [writeTable(palette.colors, palette.bits)]
  const parts = [Uint8Array.from(head), ...table, Uint8Array.from(writeLoop(loop))]
  for (const [index, frame] of frames.entries()) {
    if (frame === null) continue
    let delay = delays[index]!
    for (let next = index + 1; next < frames.length && frames[next] === null; next++) delay += delays[next]!
    const timed = frame.slice()
    timed.set(writeShort(Math.min(maxDelay, delay)), delayOffset)
    parts.push(timed)
  }
  parts.push(Uint8Array.of(0x3b))
  return joinBytes(parts)
}

function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((total, part) => total + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

/** The file counts repeats after the first play; 0 means forever. */
function writeLoop(loop: GifParts['loop']): number[] {
  const plays = loop === 'once' ? 1 : loop
  if (plays === 1) return []
  const repeats = plays === 'forever' ? 0 : Math.min(65_535, Math.max(1, Math.round(plays) - 1))
  return [0x21, 0xff, 11, ...text('NETSCAPE2.0'), 3, 1, ...writeShort(repeats), 0]
}

function writeTable(palette: Palette, bits: number): Uint8Array<ArrayBuffer> {
  const table = new Uint8Array(3 << bits)
  for (const [index, color] of palette.entries()) table.set(color, index * 3)
  return table
}

function writeShort(value: number): [number, number] {
  return [value & 255, (value >> 8) & 255]
}

function text(letters: string): number[] {
  return Array.from(letters, (letter) => letter.charCodeAt(0))
}
