import { PGlite } from '@electric-sql/pglite'
import { AppError } from '@vivify/contract/errors'
import { fullDataFolderSentence, isOfFullDisk } from '../../lib/disk-failure.ts'
import { serveTask } from '../../processes/serve-task.ts'
import { createDatabaseContract } from './create-database-contract.ts'

// Ctrl+C in a terminal reaches this process too. Ignore it, because the server decides when this process ends.
process.on('SIGINT', () => {})

serveTask(createDatabaseContract, async ({ folder }) => {
  try {
    const client = await PGlite.create(folder)
    await client.close()
    return {}
  } catch (cause) {
    if (isOfFullDisk(cause)) throw new AppError('disk_full', fullDataFolderSentence, { cause })
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new AppError('internal', `The database could not be created: ${reason}`, { cause })
  }
})
