// GIF's variant of LZW: codes of growing width, lowest bit first, in blocks of at most 255 bytes.

const maxCodeBits = 12
const maxCodes = 1 << maxCodeBits
const hashBits = 14
const hashMask = (1 << hashBits) - 1
const blockBytes = 255

/** Packs color indices. One packer serves any number of frames and keeps its tables between them. */
export class LzwPacker {
  /**
   * Hash table: prefix code and next index of an entry, its code, and the table it belongs to (entries of other tables
   * count as empty).
   */
  readonly #keys = new Int32Array(1 << hashBits)
  readonly #entries = new Uint16Array(1 << hashBits)
  readonly #tables = new Int32Array(1 << hashBits)
  #table = 0
  #codes = new Uint16Array(1 << 15)
  #bytes = new Uint8Array(1 << 16)

  /**
   * The image data of a GIF frame, from the minimal code size to the end of the block. `bits` is the width of an index,
   * 2 to 8. The returned view is valid until the next call. Throws RangeError when there are no indices.
   */
  pack(indices: Uint8Array, bits: number): Uint8Array {
    if (indices.length === 0) throw new RangeError('A frame without pixels')
    // At worst there is one code per index, a clear code per full table, and the last ones.
    const worstCodes = indices.length + Math.ceil(indices.length / (maxCodes - 512)) + 4
    if (this.#codes.length < worstCodes) {
      this.#codes = new Uint16Array(worstCodes)
      this.#bytes = new Uint8Array(Math.ceil(worstCodes * 1.52) + 64)
    }
    const codeCount = this.#findCodes(indices, bits)
    this.#bytes[0] = bits
    return this.#bytes.subarray(0, this.#cutIntoBlocks(this.#writeCodes(codeCount, bits)))
  }

  #findCodes(indices: Uint8Array, bits: number): number {
    const [keys, entries, tables, codes] = [this.#keys, this.#entries, this.#tables, this.#codes]
    const clearCode = 1 << bits
    let table = ++this.#table
    let nextEntry = clearCode + 2
    let count = 0
    codes[count++] = clearCode
    let prefix = indices[0]!
    for (let position = 1; position < indices.length; position++) {
      const index = indices[position]!
      const key = (prefix << 8) | index
      let slot = Math.imul(key, 0x9e3779b1) >>> (32 - hashBits)
      while (tables[slot] === table && keys[slot] !== key) slot = (slot + 1) & hashMask
      if (tables[slot] === table) {
        prefix = entries[slot]!
        continue
      }
      codes[count++] = prefix
      prefix = index
      if (nextEntry < maxCodes) {
        tables[slot] = table
        keys[slot] = key
        entries[slot] = nextEntry++
      } else {
        codes[count++] = clearCode
        table = ++this.#table
        nextEntry = clearCode + 2
      }
    }
    codes[count++] = prefix
    codes[count++] = clearCode + 1
    return count
  }

  /**
   * Writes the codes after the first byte; returns their end. A code's width follows from its position after a clear
   * code.
   */
  #writeCodes(count: number, bits: number): number {
    const [codes, bytes] = [this.#codes, this.#bytes]
    const clearCode = 1 << bits
    let width = bits + 1
    let readerEntries = clearCode + 1
    let pending = 0
    let pendingBits = 0
    let end = 1
    for (let position = 0; position < count; position++) {
      const code = codes[position]!
      pending |= code << pendingBits
      pendingBits += width
      while (pendingBits >= 8) {
        bytes[end++] = pending & 255
        pending >>>= 8
        pendingBits -= 8
      }
      if (code === clearCode) {
        width = bits + 1
        readerEntries = clearCode + 1
      } else if (++readerEntries === 1 << width && width < maxCodeBits) {
        width++
      }
    }
    if (pendingBits > 0) bytes[end++] = pending & 255
    return end
  }

  /** Puts a length before every 255 bytes, from the end so that nothing is overwritten; returns the new end. */
  #cutIntoBlocks(end: number): number {
    const bytes = this.#bytes
    const blockCount = Math.ceil((end - 1) / blockBytes)
    for (let block = blockCount - 1; block >= 0; block--) {
      const from = 1 + block * blockBytes
      const to = Math.min(end, from + blockBytes)
      bytes.copyWithin(from + block + 1, from, to)
      bytes[from + block] = to - from
    }
    bytes[end + blockCount] = 0
    return end + blockCount + 1
  }
}
