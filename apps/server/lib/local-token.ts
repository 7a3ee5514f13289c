// How the command line finds the servers that run on its data folder: an address and a token for each, in a file that
// only the owner of the folder can read. A file outlives a killed server; then nobody answers there, or not to this token.

import { timingSafeEqual } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const localServerSchema = z.object({
  address: z.url({ protocol: /^http$/ }),
  token: z.string().min(32),
})
export type LocalServer = z.infer<typeof localServerSchema>

const namePattern = /^server-[\w-]+\.json$/

/** Leaves the address and the token for commands. Returns the function that takes them away again. */
export function leaveLocalToken(dataFolder: string, server: LocalServer): () => void {
  // Several servers may share the folder: none writes over what another has left.
  const file = path.join(dataFolder, `server-${server.token.slice(0, 8)}.json`)
  mkdirSync(dataFolder, { recursive: true })
  writeFileSync(`${file}.partial`, JSON.stringify(server), { mode: 0o600 })
  renameSync(`${file}.partial`, file)
  return () => rmSync(file, { force: true })
}

/** What servers left, the latest first, with the functions that take it away; what can't be understood is left out. */
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

/** Compares an Authorization header with a token, in a time that tells nothing. */
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
