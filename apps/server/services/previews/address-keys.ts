// The keys in the addresses of the preview's files. The caches are shared, and the name of a file follows from its
// content, so an address also carries the mark of the workspace that it was given to and works for no other.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { previewGone } from './open-parts.ts'

/** 128 bits: too many to try. */
const markCharacters = 32

/** `secret` is the installation's, so that an address works for every process and after a restart. */
export function createAddressKeys(secret: string) {
  function mark(workspaceId: string, key: string): string {
    const hash = createHmac('sha256', secret).update(`preview:${workspaceId}:${key}`)
    return hash.digest('hex').slice(0, markCharacters)
  }

  return {
    /** The key of a file as this workspace's addresses have it. Always the same, so browsers can keep the file. */
    sign: (workspaceId: string, key: string): string => `${key}.${mark(workspaceId, key)}`,

    /** The key of the file. Throws AppError `not_found` for an address that this workspace was not given. */
    open(workspaceId: string, addressKey: string): string {
      const [key = '', given = ''] = addressKey.split('.')
      const expected = Buffer.from(mark(workspaceId, key))
      const found = Buffer.from(given)
      if (found.length !== expected.length || !timingSafeEqual(found, expected)) throw previewGone()
      return key
    },
  }
}
