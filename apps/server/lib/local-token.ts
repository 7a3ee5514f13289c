// How the command line finds the servers that use its data folder: each server writes its address and a token to a file
// that only the folder's owner can read. The file of a killed server stays; then no server answers at that address, or
// it refuses the token.

import { timingSafeEqual } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const localServerSchema = z.object({
  address: z.url({ protocol: /^http$/ }),
  token: z.string().min(32),
})
export type LocalServer = z.infer<typeof localServerSchema>

/** Names the account that a call with the token acts as: an e-mail, URI-encoded, or nothing for the only account. */
export const actingAsHeader = 'x-vivify-account'

const namePattern = /^server-[\w-]+\.json$/

/** Writes the address and the token for commands. Returns a function that removes the file. */
export function leaveLocalToken(dataFolder: string, server: LocalServer): () => void {
  // Several servers may share the folder, so each writes a file of its own.
  const file = path.join(dataFolder, `server-${server.token.slice(0, 8)}.json`)
  mkdirSync(dataFolder, { recursive: true })
  writeFileSync(`${file}.partial`, JSON.stringify(server), { mode: 0o600 })
  renameSync(`${file}.partial`, file)
  return () => rmSync(file, { force: true })
}

/**
 * The files that servers wrote, newest first, each with a function that removes it. Skips files that can't be parsed.
 */
export function listLocalServers(dataFolder: string): (LocalServer & { forget: () => void })[] {
  return listFiles(dataFolder).flatMap((file) => {
    try {
      const server = localServerSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
      return [{ ...server, forget: () => rmSync(file, { force: true }) }]
    } catch {
      return []
    }
  })
}

/** Compares an Authorization header with a token in constant time. */
export function isTokenGiven(authorization: string | undefined, token: string): boolean {
  const given = Buffer.from(authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

function listFiles(dataFolder: string): string[] {
  try {
    return readdirSync(dataFolder)
      .filter((name) => namePattern.test(name))
      .map((name) => path.join(dataFolder, name))
      .map((file) => ({ file, writtenMs: statSync(file).mtimeMs }))
      .toSorted((a, b) => b.writtenMs - a.writtenMs)
      .map(({ file }) => file)
  } catch {
    return []
  }
}
