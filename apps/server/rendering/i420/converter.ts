import { loadModule } from './load-module.ts'
import { convertPlain, countI420Bytes } from './plain.ts'

/** Reads `rowCount` whole rows of RGBA, starting at `top`. The bytes need to stay valid only until the next call. */
export type RowReader = (top: number, rowCount: number) => Uint8Array

/** Converts RGBA frames of one size to I420 frames in a fixed set of slots. */
export interface I420Converter {
  readonly kind: 'simd' | 'plain'
  readonly slotCount: number
  /** Converts a frame, from top to bottom, into a slot. The returned view is valid until the slot is used again. */
  convert(readRows: RowReader, slot: number): Uint8Array
}

export interface I420ConverterOptions {
  /** Pixels; even. */
  width: number
  /** Pixels; even. */
  height: number
  slotCount: number
  /**
   * `plain` avoids WebAssembly and gives the same bytes. Default `simd`, which falls back to `plain` where it can't
   * run.
   */
  kind?: 'simd' | 'plain'
}

interface ConvertExports {
  memory: WebAssembly.Memory
  convert(rgba: number, luma: number, cb: number, cr: number, width: number, height: number): void
}

const wasmPageBytes = 65_536
/** Narrower frames don't fill one SIMD step. */
const minSimdWidth = 8
/**
 * A frame is read in strips of about this size, which stay in the processor's cache and need no fresh memory. Reading a
 * whole frame of 8 MB at once also makes V8 think that its heap is nearly full, so it collects garbage ten times a
 * second (a tenth of a render's CPU).
 */
const stripBytes = 1 << 19

let modulePromise: Promise<WebAssembly.Module | null> | null = null

/** Loads the converter's code once. null where WebAssembly can't run it. */
export function loadI420Converter(): Promise<WebAssembly.Module | null> {
  modulePromise ??= loadModule(new URL('./convert.wat', import.meta.url))
  return modulePromise
}

/** Creates a converter. Throws RangeError when a side is odd or not positive. */
export async function createI420Converter(options: I420ConverterOptions): Promise<I420Converter> {
  const { width, height } = options
  if (!(width > 0 && height > 0) || width % 2 !== 0 || height % 2 !== 0) {
    throw new RangeError(`I420 needs even sizes, not ${width}×${height}`)
  }
  if ((options.kind ?? 'simd') === 'simd' && width >= minSimdWidth) {
    const module = await loadI420Converter()
    if (module !== null) return createSimdConverter(module, options)
  }
  return createPlainConverter(options)
}

function createSimdConverter(module: WebAssembly.Module, options: I420ConverterOptions): I420Converter {
  const { width, height, slotCount } = options
  const { memory, convert } = new WebAssembly.Instance(module).exports as unknown as ConvertExports
  const pixelCount = width * height
  const frameBytes = countI420Bytes(width, height)
  const stripRows = countStripRows(options)
  const inputBytes = stripRows * width * 4
  const neededBytes = inputBytes + frameBytes * slotCount
  memory.grow(Math.ceil(neededBytes / wasmPageBytes) - memory.buffer.byteLength / wasmPageBytes)
  const input = new Uint8Array(memory.buffer, 0, inputBytes)
  const slots = Array.from(
    { length: slotCount },
    (_, slot) => new Uint8Array(memory.buffer, inputBytes + slot * frameBytes, frameBytes),
  )
  return {
    kind: 'simd',
    slotCount,
    convert(readRows, slot) {
      const output = slots[slot]!
      const luma = output.byteOffset
      const cb = luma + pixelCount
      const cr = cb + pixelCount / 4
      for (let top = 0; top < height; top += stripRows) {
        const rowCount = Math.min(stripRows, height - top)
        const [before, chromaBefore] = [top * width, (top * width) / 4]
        input.set(readRows(top, rowCount))
        convert(0, luma + before, cb + chromaBefore, cr + chromaBefore, width, rowCount)
      }
      return output
    },
  }
}

/** An even number of rows, because two rows share their chroma. */
function countStripRows({ width, height }: I420ConverterOptions): number {
  return Math.min(height, Math.max(2, 2 * Math.floor(stripBytes / (width * 8))))
}

function createPlainConverter({ width, height, slotCount }: I420ConverterOptions): I420Converter {
  const slots = Array.from({ length: slotCount }, () => new Uint8Array(countI420Bytes(width, height)))
  return {
    kind: 'plain',
    slotCount,
    convert(readRows, slot) {
      const output = slots[slot]!
      convertPlain(readRows(0, height), width, height, output)
      return output
    },
  }
}
