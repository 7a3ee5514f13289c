// The empty database that in-memory tests start with. PGlite takes seconds to create one and a third of a second to
// load it, so it is created once and kept between test runs, named by the hash of its inputs. It is migrated when
// opened, like any other, and then has nothing to do.

import { createHash, randomUUID } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite, PgBoss } from 'pg-boss'

const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/vivify-test', import.meta.url))
const migrationsFolder = fileURLToPath(new URL('drizzle', import.meta.url))
const lockFile = fileURLToPath(new URL('../../package-lock.json', import.meta.url))

/** The database as an archive for PGlite, about 40 MB. */
export async function openTemplate(): Promise<Blob> {
  const file = path.join(cacheFolder, `empty-${hashMakings()}.tar`)
  if (!existsSync(file)) await makeTemplate(file)
  return new Blob([await readFile(file)])
}

/** Hash of the migrations, and of the lock file with the versions of PGlite and of the queue. */
function hashMakings(): string {
  const hash = createHash('sha256').update(readFileSync(lockFile))
  for (const name of globSync('**/*.sql', { cwd: migrationsFolder }).sort()) {
    hash.update(name).update(readFileSync(path.join(migrationsFolder, name)))
  }
  return hash.digest('hex').slice(0, 16)
}

async function makeTemplate(file: string): Promise<void> {
  const client = await PGlite.create('memory://')
  try {
    await migrate(drizzle(client), { migrationsFolder })
    const boss = new PgBoss({ db: fromPglite(client), backend: 'pglite', schedule: false })
    await boss.start()
    await boss.stop({ graceful: false, close: false })
    const archive = await client.dumpDataDir('none')
    await mkdir(cacheFolder, { recursive: true })
    // Two test workers may create it at the same time; each moves a complete file into place.
    const part = `${file}.${randomUUID()}.partial`
    await writeFile(part, Buffer.from(await archive.arrayBuffer()))
    await rename(part, file)
  } finally {
    await client.close()
  }
}
