// Finds alternative versions of a whole script with the built-in writer: in its own words, or from the text that it was
// made from.

import type { z } from 'zod'
import * as messages from '@vivify/contract/messages'
import type { findScriptAlternatives as route } from '@vivify/contract/routes/scripts'
import { findAlternatives } from '@vivify/generators/script/alternatives'
import { loadLanguageTools } from '@vivify/generators/script/wording/language-tools'
import { paceOf } from '@vivify/generators/speech/voices'
import { estimateSeconds } from '@vivify/timeline/document/scene-length'
import { editorName } from './editor-name.ts'
import { findVersionsOf } from './find-versions.ts'

type Answer = z.input<typeof route.answer>

/**
 * Returns no alternatives, and a sentence about why, when the rules have no good one or the script is not in English.
 */
export async function findDocumentAlternatives({
  document,
  source,
  targetSeconds,
}: z.output<typeof route.body>): Promise<Answer> {
  if (!/^en\b/.test(document.language)) {
    return { alternatives: [], notice: messages.scripts.englishOnly, engine: editorName }
  }
  if (source !== undefined) {
    const versions = await findVersionsOf(source, document, targetSeconds)
    const notice = versions.length === 0 ? messages.scripts.noVersions : null
    return { alternatives: versions, notice, engine: editorName }
  }
  const pace = paceOf(document.voice)
  const found = findAlternatives(document.scenes, await loadLanguageTools(), pace)
  const alternatives = found.map(({ name, about, scenes, changes }) => ({
    name,
    about,
    document: { ...document, scenes },
    changes,
    seconds: estimateSeconds(scenes, pace),
  }))
  const notice = alternatives.length === 0 ? messages.scripts.noAlternatives : null
  return { alternatives, notice, engine: editorName }
}
