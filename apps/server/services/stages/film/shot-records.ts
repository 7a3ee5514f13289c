// What was started at a vendor that films, written down before anything is asked of it: a shot is paid for when it is
// started, so a run after a crash must find it. Files of the data folder, which all workers share.

import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { describeDiskFailure } from '../../../lib/disk-failure.ts'
import { writeWholeFile } from '../../../lib/whole-file.ts'

const recordSchema = z.object({
  projectId: z.string(),
  jobId: z.string(),
  startedAtMs: z.number(),
  state: z.discriminatedUnion('status', [
    /** The vendor is being asked; found later, nobody knows whether it has heard it. */
    z.object({ status: z.literal('starting') }),
    z.object({ status: z.literal('running'), operation: z.record(z.string(), z.string()) }),
    z.object({ status: z.literal('filmed') }),
    /** `message` is a sentence for the person. */
    z.object({ status: z.literal('failed'), message: z.string() }),
  ]),
})
export type ShotRecord = z.infer<typeof recordSchema>

export interface ShotRecords {
  read(key: string): Promise<ShotRecord | null>
  write(key: string, record: ShotRecord): Promise<void>
  forget(key: string): Promise<void>
  /** How many shots of a project were started and did not fail. */
  countOf(projectId: string): Promise<number>
}

/** The records of one workspace. Throws AppError `disk_full` or `output_unwritable`. */
export async function openShotRecords(dataFolder: string, workspaceId: string): Promise<ShotRecords> {
  const folder = path.join(dataFolder, 'footage', 'shots', workspaceId)
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw describeDiskFailure(error, folder)
  })
  const fileOf = (key: string): string => path.join(folder, `${key}.json`)

  async function read(key: string): Promise<ShotRecord | null> {
    const text = await readFile(fileOf(key), 'utf8').catch(() => null)
    if (text === null) return null
    const parsed = recordSchema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  }

  return {
    read,
    write: (key, record) => writeWholeFile(fileOf(key), JSON.stringify(record)),
    forget: (key) => rm(fileOf(key), { force: true }),
    async countOf(projectId) {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.json'))
      const records = await Promise.all(names.map((name) => read(path.basename(name, '.json'))))
      return records.filter((record) => record?.projectId === projectId && record.state.status !== 'failed')
        .length
    },
  }
}
