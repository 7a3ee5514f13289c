// Part of the composition root: accounts at platforms, and the ways to the platforms' servers.

import { randomUUID } from 'node:crypto'
import type { Config } from './config.ts'
import { findSite } from './lib/guarded-fetch.ts'
import { createGuardedSend } from './lib/guarded-send.ts'
import { createSealer, type SealingKey } from './lib/sealed.ts'
import type { SocialFetch, SocialPlatform } from './providers/social/port.ts'
import type { PlatformCalls } from './services/connections/connection-parts.ts'
import { createConnectionService, type ConnectionService } from './services/connections/connections.ts'
import type { Database } from './store/database.ts'

export interface ConnectionOptions {
  config: Config
  db: Database
  sealingKeys: readonly SealingKey[]
  platforms: readonly SocialPlatform[]
  /** Replaces every call to a platform. Addresses are then not checked. */
  call: SocialFetch | undefined
}

/** Time-out for looking up the name of a server that a person gave. */
const lookUpMs = 10_000

export function createConnections(options: ConnectionOptions): ConnectionService {
  const { config, db, sealingKeys, platforms, call } = options
  return createConnectionService({
    db,
    platforms,
    settings: config.platforms,
    calls: createPlatformCalls(config, call),
    sealer: createSealer(sealingKeys),
    createId: randomUUID,
  })
}

/** Platforms that the operator set up may be on this machine; servers that people name may not, on a shared server. */
function createPlatformCalls(
  { platforms: settings, privateHosts }: Config,
  call: SocialFetch | undefined,
): PlatformCalls {
  if (call) return { own: call, named: call, requireReachable: async () => {}, privateHosts }
  const bases = Object.values(settings).flatMap(({ baseUrl, loginUrl }) => [baseUrl, loginUrl])
  const hosts = bases.flatMap((base) => URL.parse(base)?.host ?? [])
  return {
    own: createGuardedSend({ exemptHosts: [...privateHosts, ...hosts] }),
    named: createGuardedSend({ exemptHosts: privateHosts }),
    async requireReachable(url) {
      await findSite(url, { exemptHosts: privateHosts }, AbortSignal.timeout(lookUpMs))
    },
    privateHosts,
  }
}
