const containers = new Set(['moov', 'trak', 'mdia'])
const timedHeaders = new Set(['mvhd', 'tkhd', 'mdhd'])
const boxHeaderBytes = 8

/**
 * Sets the creation and modification times inside an MP4's `moov` box to "unknown" (0, ISO/IEC 14496-12 §8.2.2), in
 * place, so that the same video gives the same file at any time.
 */
export function clearMp4Times(moov: Uint8Array): void {
  const view = new DataView(moov.buffer, moov.byteOffset, moov.byteLength)
  visitBoxes(view, 0, moov.byteLength)
}

function visitBoxes(view: DataView, start: number, end: number): void {
  for (let offset = start; offset + boxHeaderBytes <= end;) {
    const size = view.getUint32(offset)
    if (size < boxHeaderBytes || offset + size > end) return
    const type = String.fromCharCode(...[4, 5, 6, 7].map((index) => view.getUint8(offset + index)))
    const body = offset + boxHeaderBytes
    if (containers.has(type)) visitBoxes(view, body, offset + size)
    if (timedHeaders.has(type)) {
      // Version 1 of the header has 64-bit times.
      const bytes = view.getUint8(body) === 1 ? 16 : 8
      for (let index = 0; index < bytes; index++) view.setUint8(body + 4 + index, 0)
    }
    offset += size
  }
}
