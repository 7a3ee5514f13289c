// Reads a GIF back as the sequence of pictures that a viewer shows.

import { AppError } from '@vivify/contract/errors'
import type { Pixels } from '@vivify/timeline/ports'

export interface GifFrame extends Pixels {
  /** Delay as written in the file; viewers show frames under 20 ms for 100 ms. */
  readonly delayMs: number
}

export interface DecodedGif {
  width: number
  height: number
  /** Number of plays. A viewer plays a file without the loop extension once. */
  loop: 'forever' | number
  frames: GifFrame[]
}

/** Colors of a table or frame, three bytes each. */
type ColorTable = Uint8Array

interface FrameControl {
  delayMs: number
  disposal: number
  transparentIndex: number | null
}

const plainControl: FrameControl = { delayMs: 0, disposal: 0, transparentIndex: null }
const interlaceStarts = [0, 4, 2, 1]
const interlaceSteps = [8, 8, 4, 2]

/**
 * Decodes all frames, or the first `maxFrames`. A truncated file gives its complete frames. Throws AppError
 * `asset_unreadable` when the file is not a GIF or has no complete frame.
 */
export function decodeGif(bytes: Uint8Array, maxFrames = Infinity): DecodedGif {
  const reader = new GifReader(bytes)
  const signature = String.fromCharCode(...bytes.subarray(0, 6))
  if (signature !== 'GIF89a' && signature !== 'GIF87a') throw unreadable('The file is no GIF.')
  reader.at = 6
  const { width, height, table } = reader.readScreen()
  if (width === 0 || height === 0) throw unreadable('The GIF has no size.')
  const gif: DecodedGif = { width, height, loop: 1, frames: [] }
  const screen = new Uint8ClampedArray(width * height * 4)
  let control = plainControl
  try {
    for (
      let kind = reader.readByte();
      kind !== 0x3b && gif.frames.length < maxFrames;
      kind = reader.readByte()
    ) {
      if (kind === 0x21) {
        const extension = reader.readExtension()
        control = extension.control ?? control
        gif.loop = extension.loop ?? gif.loop
      } else if (kind === 0x2c) {
        gif.frames.push(showFrame(reader, { width, height, screen, table, control }))
        control = plainControl
      } else if (kind !== 0) {
        throw new RangeError(`Unknown block ${kind}`)
      }
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    if (gif.frames.length === 0) throw unreadable('The GIF is damaged.', error)
  }
  if (gif.frames.length === 0) throw unreadable('The GIF holds no picture.')
  return gif
}

function unreadable(message: string, cause?: unknown): AppError {
  return new AppError('asset_unreadable', `${message} Save it again or choose another one.`, { cause })
}

interface Showing {
  width: number
  height: number
  screen: Uint8ClampedArray
  table: ColorTable | null
  control: FrameControl
}

function showFrame(reader: GifReader, showing: Showing): GifFrame {
  const { width, height, screen, control } = showing
  const box = reader.readBox()
  const table = box.table ?? showing.table ?? new Uint8Array(0)
  const indices = reader.readIndices(box.width * box.height)
  const before = control.disposal === 3 ? screen.slice() : null
  forEachPixel(box, width, height, (from, to) => {
    const index = indices[from]!
    if (index === control.transparentIndex) return
    screen.set(table.subarray(index * 3, index * 3 + 3), to)
    screen[to + 3] = 255
  })
  const frame = { width, height, data: screen.slice(), delayMs: control.delayMs }
  if (before) screen.set(before)
  if (control.disposal === 2) forEachPixel(box, width, height, (_, to) => screen.fill(0, to, to + 4))
  return frame
}

interface FrameBox {
  left: number
  top: number
  width: number
  height: number
  isInterlaced: boolean
  table: ColorTable | null
}

/**
 * Visits the part of the box that is on the screen, with the position among the frame's indices and among its bytes.
 */
function forEachPixel(
  box: FrameBox,
  width: number,
  height: number,
  visit: (from: number, to: number) => void,
): void {
  const rows = listRows(box)
  for (let line = 0; line < box.height; line++) {
    const y = box.top + rows[line]!
    if (y >= height) continue
    const columns = Math.min(box.width, width - box.left)
    for (let x = 0; x < columns; x++) visit(line * box.width + x, (y * width + box.left + x) * 4)
  }
}

function listRows(box: FrameBox): number[] {
  const rows: number[] = []
  if (!box.isInterlaced) for (let y = 0; y < box.height; y++) rows.push(y)
  else
    for (let pass = 0; pass < 4; pass++)
      for (let y = interlaceStarts[pass]!; y < box.height; y += interlaceSteps[pass]!) rows.push(y)
  return rows
}

/** Throws RangeError where the file ends too early or violates the GIF format. */
class GifReader {
  at = 0
  readonly #bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  readByte(): number {
    const byte = this.#bytes[this.at++]
    if (byte === undefined) throw new RangeError('The file ends too early')
    return byte
  }

  readScreen(): { width: number; height: number; table: ColorTable | null } {
    try {
      const [width, height, flags] = [this.#readShort(), this.#readShort(), this.readByte()]
      this.at += 2
      return { width, height, table: this.#readTable(flags) }
    } catch (error) {
      throw unreadable('The GIF is damaged.', error)
    }
  }

  readExtension(): { control?: FrameControl; loop?: 'forever' | number } {
    const label = this.readByte()
    const data = this.#readBlocks()
    if (label === 0xf9 && data.length >= 4) {
      const flags = data[0]!
      return {
        control: {
          disposal: (flags >> 2) & 7,
          delayMs: (data[1]! | (data[2]! << 8)) * 10,
          transparentIndex: flags & 1 ? data[3]! : null,
        },
      }
    }
    const name = String.fromCharCode(...data.subarray(0, 11))
    if (label !== 0xff || name !== 'NETSCAPE2.0' || data.length < 14) return {}
    const repeats = data[12]! | (data[13]! << 8)
    return { loop: repeats === 0 ? 'forever' : repeats + 1 }
  }

  readBox(): FrameBox {
    const [left, top, width, height] = [
      this.#readShort(),
      this.#readShort(),
      this.#readShort(),
      this.#readShort(),
    ]
    const flags = this.readByte()
    return { left, top, width, height, isInterlaced: (flags & 0x40) !== 0, table: this.#readTable(flags) }
  }

  readIndices(count: number): Uint8Array {
    const bits = this.readByte()
    if (bits < 1 || bits > 8) throw new RangeError('No such code size')
    return unpack(this.#readBlocks(), bits, count)
  }

  #readTable(flags: number): ColorTable | null {
    if ((flags & 0x80) === 0) return null
    const length = 3 << ((flags & 7) + 1)
    const table = this.#bytes.subarray(this.at, this.at + length)
    if (table.length < length) throw new RangeError('The file ends too early')
    this.at += length
    return table
  }

  #readShort(): number {
    return this.readByte() | (this.readByte() << 8)
  }

  #readBlocks(): Uint8Array {
    const start = this.at
    let total = 0
    for (let length = this.readByte(); length !== 0; length = this.readByte()) {
      total += length
      this.at += length
    }
    const joined = new Uint8Array(total)
    for (let from = start, to = 0; to < total; from += this.#bytes[from]! + 1) {
      const block = this.#bytes.subarray(from + 1, from + 1 + this.#bytes[from]!)
      joined.set(block, to)
      to += block.length
    }
    return joined
  }
}

/** Missing indices at the end stay 0, as in viewers. Throws RangeError on an invalid code. */
function unpack(data: Uint8Array, bits: number, count: number): Uint8Array {
  const clearCode = 1 << bits
  const entries = new CodeTable(clearCode)
  const indices = new Uint8Array(count)
  let [written, pending, pendingBits] = [0, 0, 0]
  for (const byte of data) {
    pending |= byte << pendingBits
    pendingBits += 8
    while (pendingBits >= entries.width) {
      const code = pending & ((1 << entries.width) - 1)
      pending >>>= entries.width
      pendingBits -= entries.width
      if (code === clearCode) entries.clear()
      else if (code === clearCode + 1 || written >= count) return indices
      else written += entries.read(code, indices, written)
    }
  }
  return indices
}

/** The table of LZW codes: each entry is an earlier one plus one index. */
class CodeTable {
  /** Bits of the next code. */
  width = 0
  readonly #clearCode: number
  readonly #prefixes = new Uint16Array(4096)
  readonly #suffixes = new Uint8Array(4096)
  readonly #lengths = new Uint16Array(4096)
  #next = 0
  #previous = -1

  constructor(clearCode: number) {
    this.#clearCode = clearCode
    for (let code = 0; code < clearCode; code++) [this.#suffixes[code], this.#lengths[code]] = [code, 1]
    this.clear()
  }

  clear(): void {
    this.width = Math.log2(this.#clearCode) + 1
    this.#next = this.#clearCode + 2
    this.#previous = -1
  }

  /** Writes the indices of a code as far as there is room, and adds the next entry; returns the length. */
  read(code: number, indices: Uint8Array, at: number): number {
    const isNew = code === this.#next
    if (code > this.#next || (isNew && this.#previous < 0))
      throw new RangeError('A code that no encoder writes')
    // A code that is not in the table yet is the previous one followed by its own first index.
    const known = isNew ? this.#previous : code
    const length = this.#lengths[known]! + (isNew ? 1 : 0)
    let walk = known
    for (let back = this.#lengths[known]! - 1; back > 0; back--) {
      indices[at + back] = this.#suffixes[walk]!
      walk = this.#prefixes[walk]!
    }
    const first = this.#suffixes[walk]!
    indices[at] = first
    if (isNew) indices[at + length - 1] = first
    if (this.#previous >= 0 && this.#next < 4096) this.#learn(first)
    this.#previous = code
    return length
  }

  #learn(first: number): void {
    this.#prefixes[this.#next] = this.#previous
    this.#suffixes[this.#next] = first
    this.#lengths[this.#next] = this.#lengths[this.#previous]! + 1
    this.#next++
    if (this.#next === 1 << this.width && this.width < 12) this.width++
  }
}
