// How the command line finds the server that runs on its data folder: an address and a token in a file that only the
// owner of the folder can read. The file outlives a killed server; then nobody answers there, or not to this token.

import { timingSafeEqual } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const localServerSchema = z.object({
  address: z.url({ protocol: /^http$/ }),
  token: z.string().min(32),
})
export type LocalServer = z.infer<typeof localServerSchema>

/** Leaves the address and the token for commands. Returns the function that takes them away again. */
export function leaveLocalToken(dataFolder: string, server: LocalServer): () => void {
  const file = nameFile(dataFolder)
  mkdirSync(dataFolder, { recursive: true })
  writeFileSync(`${file}.partial`, JSON.stringify(server), { mode: 0o600 })
  renameSync(`${file}.partial`, file)
  return () => {
    // Another server on this folder may have left its own since.
    if (readLocalToken(dataFolder)?.token === server.token) rmSync(file, { force: true })
  }
}

/** What a server left; null when there is nothing to be understood. */
export function readLocalToken(dataFolder: string): LocalServer | null {
  try {
    return localServerSchema.parse(JSON.parse(readFileSync(nameFile(dataFolder), 'utf8')))
  } catch {
    return null
  }
}

/** Compares an Authorization header with a token, in a time that tells nothing. */
export function isTokenGiven(authorization: string | undefined, token: string): boolean {
  const given = Buffer.from(authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

function nameFile(dataFolder: string): string {
  return path.join(dataFolder, 'server.json')
}
