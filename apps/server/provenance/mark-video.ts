// MP4 stores XMP in its own box. The box goes after all others, so they keep their offsets. XMP specification, part 3,
// section 2.3.1 (ISO base media).

import { open, type FileHandle } from 'node:fs/promises'
import { writeXmp, type Mark } from './xmp.ts'

const xmpBoxId = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex')
/** Box of signed credentials (C2PA), which any change to the file would void. */
const credentialsBoxId = Buffer.from('d8fec3d61b0e483c92975828877ec481', 'hex')
/** Size, type, and either the id of a `uuid` box or the 64-bit size. */
const boxHeadBytes = 24

/**
 * Marks an MP4 or MOV file in place. Leaves a file unchanged if it has a mark, signed credentials, or a last box
 * without a size.
 */
export async function markVideo(file: string, mark: Mark): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    const end = await findEnd(handle)
    if (end === null) return
    const { size } = await handle.stat()
    const index = Buffer.alloc(size - end)
    await handle.read(index, 0, index.length, end)
    const box = Buffer.concat([encodeBox(writeXmp(mark)), index])
    await handle.write(box, 0, box.length, end)
  } finally {
    await handle.close()
  }
}

function encodeBox(xmp: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(head.length + xmpBoxId.length + xmp.length, 0)
  head.write('uuid', 4, 'latin1')
  return Buffer.concat([head, xmpBoxId, xmp])
}

/**
 * Where the box can go: at the end, or before the index of a fragmented file, which must be last. null when the file
 * must stay unchanged.
 */
async function findEnd(handle: FileHandle): Promise<number | null> {
  const { size } = await handle.stat()
  const head = Buffer.alloc(boxHeadBytes)
  let at = 0
  let end = 0
  while (at < size) {
    const { bytesRead } = await handle.read(head, 0, boxHeadBytes, at)
    if (bytesRead < 8) return null
    const type = head.toString('latin1', 4, 8)
    const id = head.subarray(8)
    if (type === 'uuid' && (id.equals(xmpBoxId) || id.equals(credentialsBoxId))) return null
    const short = head.readUInt32BE(0)
    const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short
    if (length < 8) return null
    at += length
    if (type !== 'mfra') end = at
  }
  return at === size ? end : null
}
