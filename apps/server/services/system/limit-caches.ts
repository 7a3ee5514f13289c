import path from 'node:path'
import type { Config } from '../../config.ts'
import { pruneCaches } from '../../lib/content-cache.ts'
import type { Store } from '../../store/database.ts'
import { findOldestStart } from '../../store/jobs.ts'

/** A preview may still need files that it found this recently. */
const previewMs = 600_000

/** Cuts the caches to their size, but keeps files that were used since the oldest unfinished job started. */
export async function limitCaches({
  store,
  config,
}: {
  store: Pick<Store, 'db'>
  config: Pick<Config, 'dataFolder' | 'maxCacheBytes'>
}): Promise<void> {
  const { dataFolder, maxCacheBytes } = config
  const oldestStart = await findOldestStart(store.db)
  const keepSinceMs = Math.min(Date.now() - previewMs, oldestStart?.getTime() ?? Number.POSITIVE_INFINITY)
  const folders = [path.join(dataFolder, 'cache'), path.join(dataFolder, 'segments')]
  await pruneCaches(folders, maxCacheBytes, keepSinceMs)
}
