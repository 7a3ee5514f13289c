// Words of videos: written and made better by a process that keeps the language tools loaded.

import type { z } from 'zod'
import * as routes from '@vivify/contract/routes/scripts'
import { enhanceVisualPrompt } from '@vivify/generators/script/enhance-prompt'
import { StandingPool } from '../../processes/standing-pool.ts'
import { editorName } from './editor-name.ts'
import { writeContract } from './tasks/write-contract.ts'

const times = { idleMs: 120_000, timeoutMs: 30_000, maxMegabytes: 1000 }
/** Two, so that one account's long text leaves a process to the others. */
const shares = { processes: 2, atOncePerAccount: 1, maxWaiting: 100, maxWaitingPerAccount: 5 }

/** `account` is whose turn it takes. Every function throws AppError `rate_limited` when too many ask and `timed_out` after 30 s. */
export function createScriptService() {
  const entry = new URL('./tasks/write-task.ts', import.meta.url)
  const pool = new StandingPool(entry, writeContract, { ...times, ...shares })

  return {
    /** Throws AppError `script_empty`, `script_too_long`, `nothing_to_say` or `unsupported_language`. */
    write: async (account: string, body: z.output<typeof routes.writeScript.body>) =>
      routes.writeScript.answer.parse(await pool.ask(account, { task: 'write', body })),

    /** Throws AppError `not_found` for a scene that the document lacks. */
    rewrite: async (account: string, body: z.output<typeof routes.rewriteScript.body>) =>
      routes.rewriteScript.answer.parse(await pool.ask(account, { task: 'rewrite', body })),

    alternatives: async (account: string, body: z.output<typeof routes.findScriptAlternatives.body>) =>
      routes.findScriptAlternatives.answer.parse(await pool.ask(account, { task: 'alternatives', body })),

    optimize: async (account: string, body: z.output<typeof routes.optimizeScript.body>) =>
      routes.optimizeScript.answer.parse(await pool.ask(account, { task: 'optimize', body })),

    score: async (account: string, body: z.output<typeof routes.scoreScript.body>) =>
      routes.scoreScript.answer.parse(await pool.ask(account, { task: 'score', body })),

    writePublishTexts: async (account: string, body: z.output<typeof routes.writePublishTexts.body>) =>
      routes.writePublishTexts.answer.parse(await pool.ask(account, { task: 'publish', body })),

    async enhancePrompt({ prompt, preset }: z.output<typeof routes.enhancePrompt.body>) {
      const enhanced = enhanceVisualPrompt(prompt, preset)
      return { ...enhanced, added: [...enhanced.added], engine: editorName }
    },
    stop: () => pool.stop(),
  }
}
