import type { ByteRange } from '../providers/storage/port.ts'

/**
 * Parses a Range header. Returns null for the whole file (no header, several ranges, another unit), and `unsatisfiable`
 * when the range lies outside the file. RFC 9110, section 14.
 */
export function parseByteRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | null | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match) return null
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return null
  if (first === '') {
    const length = Math.min(Number(last), sizeBytes)
    return length === 0 ? 'unsatisfiable' : { start: sizeBytes - length, end: sizeBytes - 1 }
  }
  const start = Number(first)
  const end = last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1)
  if (start >= sizeBytes) return 'unsatisfiable'
  return start > end ? null : { start, end }
}
