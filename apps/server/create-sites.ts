// Part of the composition root: the ways to people's own sites.

import { randomUUID } from 'node:crypto'
import type { Config } from './config.ts'
import { findSite } from './lib/guarded-fetch.ts'
import { createGuardedSend } from './lib/guarded-send.ts'
import { createSealer } from './lib/sealed.ts'
import { readSecrets } from './lib/secrets.ts'
import type { SiteParts } from './services/article-sites/site-access.ts'
import type { Database } from './store/database.ts'

/** Time-out for looking up the name of a site. */
const lookUpMs = 10_000

export function createSiteParts({ dataFolder, server, privateHosts }: Config, db: Database): SiteParts {
  return {
    db,
    sealer: createSealer(readSecrets(dataFolder, server).sealingKeys),
    calls: {
      send: createGuardedSend({ exemptHosts: privateHosts }),
      find: (url) => findSite(url, { exemptHosts: privateHosts }, AbortSignal.timeout(lookUpMs)),
      privateHosts,
    },
    createId: randomUUID,
    now: Date.now,
  }
}
