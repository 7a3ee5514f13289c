// Writes the text that a script was made from as other whole scripts.

import type { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { findScriptAlternatives as route, OwnText } from '@vivify/contract/routes/scripts'
import type { Project } from '@vivify/contract/project'
import { findVersions } from '@vivify/generators/script/source-versions'
import { toProjectScenes } from '@vivify/generators/script/types'
import { paceOf } from '@vivify/generators/speech/voices'
import { parseProject } from '@vivify/timeline/document/edit'
import { estimateSeconds } from '@vivify/timeline/document/scene-length'
import { readOwnText } from './read-own-text.ts'

type Alternative = z.input<typeof route.answer>['alternatives'][number]

/** None when the text holds nothing to say. The scenes are new; all settings stay. */
export async function findVersionsOf(
  source: OwnText,
  document: Project,
  targetSeconds: number,
): Promise<Alternative[]> {
  const pace = paceOf(document.voice)
  const text = await readOwnText(source)
  const options = { targetSeconds, textName: source.kind, ...(pace === null ? {} : { wordsPerMinute: pace }) }
  const versions = await findVersions(text, options).catch((error: unknown) => {
    if (AppError.isInstance(error) && error.code === 'nothing_to_say') return []
    throw error
  })
  return versions.map(({ shape, draft }) => {
    const version = parseProject({ ...document, scenes: toProjectScenes(draft) })
    return {
      ...messages.scripts.versions[shape],
      document: version,
      changes: [],
      seconds: estimateSeconds(version.scenes, pace),
    }
  })
}
