// Writes and improves the words of videos, in a process that keeps the language tools loaded.

import type { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import type { enhancePrompt as enhanceRoute } from '@vivify/contract/routes/scripts'
import { enhanceVisualPrompt } from '@vivify/generators/script/enhance-prompt'
import { StandingPool } from '../../processes/standing-pool.ts'
import { findForShort } from '../facts/facts-for-short.ts'
import type { FactService } from '../facts/facts.ts'
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
  /**
   * Writes a script. A topic without a ready script is looked up; the questions remain for what nothing is known about.
   * Throws AppError `script_empty`, `script_too_long`, `nothing_to_say` or `unsupported_language`, and the signal's
   * reason.
   */
  write(account: string, body: TaskBody<'write'>, signal: AbortSignal): Promise<TaskAnswer<'write'>>
  /** Throws AppError `not_found` for a scene that is not in the document. */
  rewrite: Write<'rewrite'>
  alternatives: Write<'alternatives'>
  optimize: Write<'optimize'>
  score: Write<'score'>
  writePublishTexts: Write<'publish'>
  enhancePrompt(body: z.output<typeof enhanceRoute.body>): Promise<z.output<typeof enhanceRoute.answer>>
  stop(): void
}

export function createScriptService({ facts }: { facts: FactService }): ScriptService {
  const entry = new URL('./tasks/write-task.ts', import.meta.url)
  const pool = new StandingPool(entry, writeContract, { ...times, ...shares })

  const ask =
    <Task extends WritingTask>(task: Task): Write<Task> =>
    async (account, body) =>
      writing[task].answer.parse(await pool.ask(account, { task, body })) as TaskAnswer<Task>

  const write = ask('write')

  return {
    async write(account, body, signal) {
      const answer = await write(account, body)
      const { source } = body
      const mayLookUp = source.kind === 'topic' && source.facts.length === 0 && !source.asOutline
      if (answer.status !== 'questions' || !mayLookUp) return answer
      const found = await findForShort(facts, source.topic, account, signal)
      if (found.status !== 'found') return answer
      const { source: known, credit } = found.facts
      const written = await write(account, { ...body, source: known }).catch((error: unknown) => {
        if (AppError.isInstance(error) && error.code === 'nothing_to_say') return answer
        throw error
      })
      return written.status === 'written' ? { ...written, credit } : answer
    },
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
