// Uses a person's own recording of the script instead of a synthetic voice.

import path from 'node:path'
import { AppError } from '@vivify/contract/errors'
import type { Project } from '@vivify/contract/project'
import { wordsVersion } from '@vivify/generators/speech/normaliser/plan'
import { contentHash, openContentCache, type ContentCache } from '../../../lib/content-cache.ts'
import { runTask, type TaskOptions } from '../../../processes/run-task.ts'
import { writeWholeFile } from '../../../lib/whole-file.ts'
import { narrateContract } from './tasks/narrate-contract.ts'
import { utteranceSchema, type Utterance } from './tasks/speak-contract.ts'

/** A recording of half an hour takes some hundred megabytes. */
const limits = { timeoutMs: 10 * 60_000, maxMegabytes: 2000 }

/** Change the number when the same recording of the same script is timed or cut differently. */
const narrationVersion = `1.${wordsVersion}`

/**
 * Finds a document's scenes in its recording and returns an utterance for each, by scene id. They are cached by the
 * recording and the script. Throws AppError `asset_missing`, `asset_unreadable`, `nothing_to_say`, and `bad_input` for
 * a recording that does not match the script.
 */
export async function narrateProject(
  project: Project,
  dataFolder: string,
  options: TaskOptions = {},
): Promise<Record<string, Utterance>> {
  const recording = project.assets[project.narration ?? '']
  // Of a clip, only the sound is used.
  if (recording?.kind !== 'audio' && recording?.kind !== 'clip') {
    throw new AppError(
      'asset_missing',
      'The narration of this video was deleted. Record or choose another one.',
    )
  }
  const cache = await openContentCache(path.join(dataFolder, 'cache', 'speech'))
  // The whole script is part of the key, because a scene's cuts also depend on its neighbors.
  const script = project.scenes.map(({ id, say }) => [id, say])
  const nameOf = (part: string): string =>
    contentHash(['narration', narrationVersion, recording.sha256, script, part])
  const list = `${nameOf('list')}.json`
  const scenes = project.scenes.map(({ id, say }) => ({ id, say, file: cache.pathOf(`${nameOf(id)}.f32`) }))
  const kept = await readKept(cache, list, scenes)
  if (kept) return kept
  const { source, name } = recording
  const { utterances } = await runTask(
    new URL('./tasks/narrate-task.ts', import.meta.url),
    narrateContract,
    { source: { file: source, name: name ?? path.basename(source) }, scenes },
    { ...limits, ...options },
  )
  await writeWholeFile(cache.pathOf(list), JSON.stringify(Object.keys(utterances)))
  return utterances
}

/** All utterances of an earlier run, or null when any of them was removed. */
async function readKept(
  cache: ContentCache,
  list: string,
  scenes: readonly { id: string; file: string }[],
): Promise<Record<string, Utterance> | null> {
  const found = await cache.read(list)
  if (!found) return null
  const ids = new Set(JSON.parse(found.toString('utf8')) as string[])
  const utterances: Record<string, Utterance> = {}
  for (const { id, file } of scenes.filter((scene) => ids.has(scene.id))) {
    const name = path.basename(file)
    const described = await cache.read(`${name}.json`)
    const utterance = described && utteranceSchema.safeParse(JSON.parse(described.toString('utf8')))
    if (!utterance?.success || !(await cache.has(name))) return null
    utterances[id] = { ...utterance.data, file }
  }
  return utterances
}
