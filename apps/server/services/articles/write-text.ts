// The text of an article, by the built-in writer or by a vendor.

import { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import {
  collectedFactsSchema,
  factSourceSchema,
  maxFactSources,
  type CollectedFacts,
} from '@vivify/contract/facts'
import * as messages from '@vivify/contract/messages'
import { prices } from '@vivify/contract/plans'
import { hashText } from '@vivify/contract/random'
import { chooseEngine, type Engines } from '../../providers/engine.ts'
import type { TextEngine } from '../../providers/text/port.ts'
import {
  findBatch,
  listBatchTexts,
  listBatchTitles,
  type ArticleKey,
  type BatchSettings,
} from '../../store/articles.ts'
import type { Database } from '../../store/database.ts'
import type { JobRun } from '../jobs/job.ts'
import type { VendorRules } from '../vendors/vendor-rules.ts'
import type { Bill } from './article-bill.ts'
import { articlePartsSchema } from './article-parts.ts'
import type { ArticleSteps } from './article-steps.ts'
import type { ArticleWriter } from './article-writer.ts'
import type { FactCollector } from './collect-facts.ts'
import { writeWithVendor } from './vendor-article.ts'
import { keepWhatFits } from './vendor-prompts.ts'

export interface WriteTextOptions {
  db: Database
  writer: ArticleWriter
  collector: FactCollector
  textEngines: Engines<TextEngine>
  vendors: Pick<VendorRules, 'paidTextEnginesFor'>
}

export interface Writing {
  run: JobRun<'write-article'>
  key: ArticleKey
  title: string
  batch: BatchSettings
  steps: ArticleSteps
  bill: Bill
}

const writtenTextSchema = z.object({
  status: z.literal('written'),
  parts: articlePartsSchema,
  sources: z.array(factSourceSchema).max(maxFactSources),
  /** What was left out of the sources. */
  warnings: z.array(z.string()),
})
export type WrittenText = z.infer<typeof writtenTextSchema>

/** No sources were found, or they say too little; `reason` is for the person. */
export interface NoText extends Pick<WrittenText, 'sources' | 'warnings'> {
  status: 'none'
  reason: string
}

/** Fewer statements are no article. */
const fewestStatements = 4
/** Texts of the batch that a new one is compared with, the latest first. */
const maxCompared = 40

/**
 * Throws AppError `bad_input` for an engine that can't be used any more, what the engine throws, Again, and the signal's
 * reason.
 */
export async function writeText(options: WriteTextOptions, writing: Writing): Promise<WrittenText | NoText> {
  const { run, batch } = writing
  const engines = await options.vendors.paidTextEnginesFor(options.textEngines, run.payload)
  const { engine, passedOver } = chooseEngine(engines, batch.engine ?? undefined)
  if (passedOver) {
    const sentence = passedOver.sentence ?? messages.vendors.textEngineUnknown
    throw new AppError('bad_input', messages.articleWriting.noEngine(sentence))
  }
  return engine === engines.builtIn ? compose(options, writing) : writeByVendor(options, writing, engine)
}

/**
 * One step: its facts cost nothing, and are looked up again when it was not reached. What others of the batch have
 * written is no part of its key, so that pictures fit when the article goes on.
 */
async function compose(options: WriteTextOptions, writing: Writing): Promise<WrittenText | NoText> {
  const { run, key, title, batch, steps } = writing
  const { config } = batch
  const input = [batch.id, title, config]
  const known = await steps.find('built-in text', input, writtenTextSchema)
  if (known) return known
  const found = await findFacts(options, writing)
  if (found.status === 'none') return found
  const { facts } = found
  run.report({ stage: 'sections', done: 0, total: 1 })
  const others = await readOthers(options, writing)
  const request = { title, config, facts, ...others, seed: hashText(key.id) }
  const { parts } = await options.writer.ask(key.workspaceId, 'compose', request, run.signal)
  if (parts === null) return tooLittle(facts)
  const { sources, warnings } = facts
  return steps.run('built-in text', input, writtenTextSchema, async () => ({
    status: 'written' as const,
    parts,
    sources,
    warnings,
  }))
}

async function writeByVendor(
  options: WriteTextOptions,
  writing: Writing,
  engine: TextEngine,
): Promise<WrittenText | NoText> {
  const { run, key, title, batch, steps, bill } = writing
  const input = [batch.id, title]
  // Prompts depend on the facts, so they stay the same while the article is written.
  let facts = await steps.find('facts', input, collectedFactsSchema)
  if (facts === null) {
    const found = await findFacts(options, writing)
    if (found.status === 'none') return found
    facts = await steps.run('facts', input, collectedFactsSchema, async () => keepWhatFits(found.facts))
  }
  const { otherTitles, taken } = await readOthers(options, writing)
  await bill.order({ text: prices.article })
  const parts = await writeWithVendor(
    {
      engine,
      steps,
      taken,
      signal: run.signal,
      report: run.report,
      check: (request) => options.writer.ask(key.workspaceId, 'check', request, run.signal),
    },
    { title, config: batch.config, facts, otherTitles },
  )
  return { status: 'written', parts, sources: facts.sources, warnings: facts.warnings }
}

async function findFacts(
  { db, collector }: WriteTextOptions,
  { run, key, title, batch }: Writing,
): Promise<{ status: 'found'; facts: CollectedFacts } | NoText> {
  const order = await findBatch(db, key.workspaceId, { id: batch.id })
  if (!order) throw new AppError('not_found', messages.articleWriting.deleted)
  const found = await collector.collect(order, title, run.signal)
  const say = messages.articleWriting
  if (found.status === 'nothing') {
    const reason = found.reason === null ? say.outline : say.outlineFor(found.reason)
    return { status: 'none', reason, sources: [], warnings: [] }
  }
  return found.facts.statements.length < fewestStatements ? tooLittle(found.facts) : found
}

function tooLittle({ sources, warnings }: CollectedFacts): NoText {
  return { status: 'none', reason: messages.articleWriting.tooLittle, sources, warnings }
}

async function readOthers({ db }: WriteTextOptions, { key, batch }: Writing) {
  const others = { ...key, batchId: batch.id }
  const otherTitles = await listBatchTitles(db, others)
  return { otherTitles, taken: await listBatchTexts(db, others, maxCompared) }
}
