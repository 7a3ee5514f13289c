// An MP4 keeps XMP in a box of its own. It is put at the end: the boxes before it, and the offsets in them, stay.
// XMP specification, part 3, section 2.3.1 (ISO base media).

import { appendFile, open, type FileHandle } from 'node:fs/promises'
import { writeXmp, type Mark } from './xmp.ts'

const xmpBoxId = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex')
/** Size, type, and the id of a `uuid` box or the long form of the size. */
const boxHeadBytes = 24

/**
 * Marks an MP4 or MOV of this machine. One that carries a mark, signed credentials, or a last box without an end is
 * left as it is.
 */
export async function markVideo(file: string, mark: Mark): Promise<void> {
  const handle = await open(file)
  try {
    if (!(await canAppend(handle))) return
  } finally {
    await handle.close()
  }
  const xmp = writeXmp(mark)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(head.length + xmpBoxId.length + xmp.length, 0)
  head.write('uuid', 4, 'latin1')
  await appendFile(file, Buffer.concat([head, xmpBoxId, xmp]))
}

/** Whether a box can stand after the last one: all have an end, and none is a mark already. */
async function canAppend(handle: FileHandle): Promise<boolean> {
  const { size } = await handle.stat()
  const head = Buffer.alloc(boxHeadBytes)
  let at = 0
  while (at < size) {
    const { bytesRead } = await handle.read(head, 0, boxHeadBytes, at)
    if (bytesRead < 8) return false
    const short = head.readUInt32BE(0)
    // Signed credentials (C2PA) are in a `uuid` box too, and any change would void them.
    if (head.toString('latin1', 4, 8) === 'uuid') return false
    const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short
    if (length < 8) return false
    at += length
  }
  return at === size
}
