// Earlier versions recorded their orders in files of the data folder. This module turns such files into rows.

import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { insertOperation, type OutsideRow } from '../../../store/outside-operations.ts'
import type { FilmOptions } from './film-shot.ts'

const recordSchema = z.object({
  projectId: z.string(),
  jobId: z.string(),
  startedAtMs: z.number(),
  state: z.discriminatedUnion('status', [
    z.object({ status: z.literal('starting') }),
    z.object({ status: z.literal('running'), operation: z.record(z.string(), z.string()) }),
    z.object({ status: z.literal('filmed') }),
    z.object({ status: z.literal('failed'), message: z.string() }),
  ]),
})

/** Converts the files of a workspace once, then deletes them. */
export async function takeOverShots(
  { db, createId, dataFolder }: Pick<FilmOptions, 'db' | 'createId' | 'dataFolder'>,
  workspaceId: string,
): Promise<void> {
  const folder = path.join(dataFolder, 'footage', 'shots', workspaceId)
  const names = await readdir(folder).catch(() => null)
  if (names === null) return
  for (const name of names.filter((each) => each.endsWith('.json'))) {
    const record = await readRecord(path.join(folder, name))
    if (!record) continue
    const { projectId: subject, jobId, startedAtMs, state } = record
    const key = path.basename(name, '.json')
    const row = {
      id: createId(),
      workspaceId,
      kind: 'film-shot',
      key,
      subject,
      jobId,
      ...describeState(state),
    }
    await insertOperation(db, { ...row, startedAt: new Date(startedAtMs) })
  }
  await rm(folder, { recursive: true, force: true })
}

async function readRecord(file: string): Promise<z.infer<typeof recordSchema> | null> {
  try {
    return recordSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return null
  }
}

/** The row has no vendor: the next job that asks for the shot provides it. */
function describeState(
  state: z.infer<typeof recordSchema>['state'],
): Pick<OutsideRow, 'status'> & Partial<Pick<OutsideRow, 'operation' | 'message'>> {
  switch (state.status) {
    case 'starting':
      return { status: 'unknown' }
    case 'filmed':
      return { status: 'done' }
    case 'running':
    case 'failed':
      return state
  }
}
