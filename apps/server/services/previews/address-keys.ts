// Keys in the addresses of preview files. Workspaces share the caches, and a file's name derives from its content. So
// an address also contains a mark of the workspace it was given to, and works for no other workspace.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { previewGone } from './open-parts.ts'

/** 128 bits: too many to guess. */
const markCharacters = 32

/** `secret` belongs to the installation, so an address works in every process and after a restart. */
export function createAddressKeys(secret: string) {
  function mark(workspaceId: string, key: string): string {
    const hash = createHmac('sha256', secret).update(`preview:${workspaceId}:${key}`)
    return hash.digest('hex').slice(0, markCharacters)
  }

  return {
    /** The key of a file in this workspace's addresses. Always the same, so that browsers can cache the file. */
    sign: (workspaceId: string, key: string): string => `${key}.${mark(workspaceId, key)}`,

    /** Returns the key of the file. Throws AppError `not_found` for an address that this workspace was not given. */
    open(workspaceId: string, addressKey: string): string {
      const [key = '', given = ''] = addressKey.split('.')
      const expected = Buffer.from(mark(workspaceId, key))
      const found = Buffer.from(given)
      if (found.length !== expected.length || !timingSafeEqual(found, expected)) throw previewGone()
      return key
    },
  }
}
