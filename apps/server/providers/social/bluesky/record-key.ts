import { createHash } from 'node:crypto'

const alphabet = '234567abcdefghijklmnopqrstuvwxyz'
const startMicros = BigInt(Date.UTC(2023, 0)) * 1000n
const spanMicros = BigInt(3 * 365 * 86_400) * 1_000_000n

/**
 * The key of a post's record: always the same for the same `runKey` and place in a thread, so a repeated call can't make
 * a second record. It is a TID, as posts demand: 13 characters that stand for a time in microseconds and 10 bits more.
 * The time is a past one that follows from `runKey`, because servers may refuse a future one; keys of a thread rise.
 */
export function buildRecordKey(runKey: string, index: number): string {
  const hash = createHash('sha256').update(runKey).digest()
  const micros = startMicros + (hash.readBigUInt64BE(0) % spanMicros) + BigInt(index)
  let rest = (micros << 10n) | BigInt(hash.readUInt16BE(8) & 1023)
  let key = ''
  for (let count = 0; count < 13; count++) {
    key = alphabet[Number(rest & 31n)] + key
    rest >>= 5n
  }
  return key
}
