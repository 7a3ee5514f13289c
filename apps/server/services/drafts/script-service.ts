// Words of videos: written and made better by a process that keeps the language tools loaded.

import type { z } from 'zod'
import * as routes from '@vivify/contract/routes/scripts'
import { enhanceVisualPrompt } from '@vivify/generators/script/enhance-prompt'
import { StandingTask } from '../../lib/standing-task.ts'
import { editorName } from './editor-name.ts'
import { writeContract } from './tasks/write-contract.ts'

const times = { idleMs: 120_000, timeoutMs: 30_000, maxWaiting: 20 }

/** Every function throws AppError `rate_limited` when too many ask and `timed_out` after 30 s. */
export function createScriptService() {
  const task = new StandingTask(new URL('./tasks/write-task.ts', import.meta.url), writeContract, times)

  return {
    /** Throws AppError `script_empty`, `script_too_long`, `nothing_to_say` or `unsupported_language`. */
    write: async (body: z.output<typeof routes.writeScript.body>) =>
      routes.writeScript.answer.parse(await task.ask({ task: 'write', body })),

    /** Throws AppError `not_found` for a scene that the document lacks. */
    rewrite: async (body: z.output<typeof routes.rewriteScript.body>) =>
      routes.rewriteScript.answer.parse(await task.ask({ task: 'rewrite', body })),

    optimize: async (body: z.output<typeof routes.optimizeScript.body>) =>
      routes.optimizeScript.answer.parse(await task.ask({ task: 'optimize', body })),

    score: async (body: z.output<typeof routes.scoreScript.body>) =>
      routes.scoreScript.answer.parse(await task.ask({ task: 'score', body })),

    writePublishTexts: async (body: z.output<typeof routes.writePublishTexts.body>) =>
      routes.writePublishTexts.answer.parse(await task.ask({ task: 'publish', body })),

    async enhancePrompt({ prompt, preset }: z.output<typeof routes.enhancePrompt.body>) {
      const enhanced = enhanceVisualPrompt(prompt, preset)
      return { ...enhanced, added: [...enhanced.added], engine: editorName }
    },
    stop: () => task.stop(),
  }
}
