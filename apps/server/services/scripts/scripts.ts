// Writes and improves the words of videos, in a process that keeps the language tools loaded.

import type { z } from 'zod'
import type { enhancePrompt as enhanceRoute } from '@vivify/contract/routes/scripts'
import { enhanceVisualPrompt } from '@vivify/generators/script/enhance-prompt'
import { StandingPool } from '../../processes/standing-pool.ts'
import { editorName } from './editor-name.ts'
import {
  writeContract,
  writing,
  type TaskAnswer,
  type TaskBody,
  type WritingTask,
} from './tasks/write-contract.ts'

const times = { idleMs: 120_000, timeoutMs: 30_000, maxMegabytes: 1000 }
/** Two processes, so that one account's long text leaves a process for the others. */
const shares = { processes: 2, atOncePerAccount: 1, maxWaiting: 100, maxWaitingPerAccount: 5 }

type Write<Task extends WritingTask> = (account: string, body: TaskBody<Task>) => Promise<TaskAnswer<Task>>

/**
 * `account` is the account whose turn the call takes. Every function throws AppError `rate_limited` when too many
 * requests wait and `timed_out` after 30 s.
 */
export interface ScriptService {
  /** Throws AppError `script_empty`, `script_too_long`, `nothing_to_say` or `unsupported_language`. */
  write: Write<'write'>
  /** Throws AppError `not_found` for a scene that is not in the document. */
  rewrite: Write<'rewrite'>
  alternatives: Write<'alternatives'>
  optimize: Write<'optimize'>
  score: Write<'score'>
  writePublishTexts: Write<'publish'>
  enhancePrompt(body: z.output<typeof enhanceRoute.body>): Promise<z.output<typeof enhanceRoute.answer>>
  stop(): void
}

export function createScriptService(): ScriptService {
  const entry = new URL('./tasks/write-task.ts', import.meta.url)
  const pool = new StandingPool(entry, writeContract, { ...times, ...shares })

  const ask =
    <Task extends WritingTask>(task: Task): Write<Task> =>
    async (account, body) =>
      writing[task].answer.parse(await pool.ask(account, { task, body })) as TaskAnswer<Task>

  return {
    write: ask('write'),
    rewrite: ask('rewrite'),
    alternatives: ask('alternatives'),
    optimize: ask('optimize'),
    score: ask('score'),
    writePublishTexts: ask('publish'),
    async enhancePrompt({ prompt, preset }) {
      const enhanced = enhanceVisualPrompt(prompt, preset)
      return { ...enhanced, added: [...enhanced.added], engine: editorName }
    },
    stop: () => pool.stop(),
  }
}
