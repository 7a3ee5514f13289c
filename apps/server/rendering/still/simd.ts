// Lays out still.wat's memory: first the bytes that the caller uses, then the tables that `resample` reads.

import { loadModule } from '../i420/load-module.ts'
import type { ResampleTask, StillKernel } from './kernel.ts'
import { columnOne, type SampleAxis } from './sample-axis.ts'

interface StillExports {
  memory: WebAssembly.Memory
  resample(
    source: number,
    columnCount: number,
    rows: number,
    columns: number,
    scratch: number,
    target: number,
    width: number,
    height: number,
  ): void
  mix(target: number, over: number, byteCount: number, opacity: number): void
  blend(rgba: number, luma: number, cb: number, cr: number, width: number, rowCount: number): void
}

const wasmPageBytes = 65_536
const rowEntryBytes = 16
/** Each entry describes eight output pixels. */
const columnEntryBytes = 80
/** The SIMD code reads at most this many bytes beyond what it needs. */
const overreadBytes = 64

let modulePromise: Promise<WebAssembly.Module | null> | null = null

/**
 * Creates the kernel that runs in WebAssembly SIMD, for planes of at most `maxLength` samples a side and source rows of
 * at most `maxStride` bytes. null where it can't run.
 */
export async function createSimdKernel(options: {
  byteCount: number
  maxLength: number
  maxStride: number
}): Promise<StillKernel | null> {
  modulePromise ??= loadModule(new URL('./still.wat', import.meta.url))
  const module = await modulePromise
  if (module === null) return null
  const { memory, resample, blend, mix } = new WebAssembly.Instance(module).exports as unknown as StillExports
  const rows = roundUp(options.byteCount + overreadBytes)
  const columns = rows + options.maxLength * rowEntryBytes
  const scratch = columns + roundUp(Math.ceil(options.maxLength / 8) * columnEntryBytes)
  const neededBytes = scratch + options.maxStride * 2 + overreadBytes
  memory.grow(Math.ceil(neededBytes / wasmPageBytes) - memory.buffer.byteLength / wasmPageBytes)
  const view = new DataView(memory.buffer)
  return {
    kind: 'simd',
    bytes: new Uint8Array(memory.buffer, 0, options.byteCount),
    accepts: isDense,
    resample(task) {
      if (task.rows.first.length === 0) return
      const firstColumn = task.columns.first[0]!
      const columnCount = task.columns.second.at(-1)! - firstColumn + 1
      writeRows(view, rows, task)
      writeColumns(view, columns, task.columns)
      resample(
        task.source + firstColumn,
        columnCount,
        rows,
        columns,
        scratch,
        task.target,
        task.columns.first.length,
        task.rows.first.length,
      )
    },
    blend: ({ rgba, luma, cb, cr, width, rowCount }) => blend(rgba, luma, cb, cr, width, rowCount),
    mix: ({ target, over, byteCount, opacity }) => mix(target, over, byteCount, opacity),
  }
}

function roundUp(bytes: number): number {
  return Math.ceil(bytes / 16) * 16
}

/** The SIMD code draws four neighbors from eight source samples. Only a picture scaled down very far needs more. */
function isDense({ first, second }: SampleAxis): boolean {
  if (first.length < 8) return false
  for (let index = 3; index < first.length; index++) {
    if (second[index]! - first[index - 3]! > 7) return false
  }
  return true
}

function writeRows(view: DataView, address: number, { rows, sourceStride }: ResampleTask): void {
  for (let y = 0; y < rows.first.length; y++) {
    const entry = address + y * rowEntryBytes
    view.setInt32(entry, rows.first[y]! * sourceStride, true)
    view.setInt32(entry + 4, rows.second[y]! * sourceStride, true)
    view.setInt32(entry + 8, rows.weight[y]!, true)
  }
}

function writeColumns(view: DataView, address: number, { first, second, weight }: SampleAxis): void {
  const width = first.length
  for (let group = 0; group * 8 < width; group++) {
    const entry = address + group * columnEntryBytes
    // The last group ends at the edge; see still.wat.
    const start = Math.min(group * 8, width - 8)
    for (let half = 0; half < 2; half++) {
      const base = first[start + half * 4]!
      view.setInt32(entry + 64 + half * 4, (base - first[0]!) * 2, true)
      for (let index = 0; index < 4; index++) {
        const x = start + half * 4 + index
        const left = (first[x]! - base) * 2
        const right = (second[x]! - base) * 2
        const pair = entry + half * 32 + index * 4
        view.setUint32(pair, left | ((left + 1) << 8) | (right << 16) | ((right + 1) << 24), true)
        view.setUint32(pair + 16, (columnOne - weight[x]!) | (weight[x]! << 16), true)
      }
    }
  }
}
