// Writes one article of a batch: facts, brief, outline, sections, pictures, and what goes around them. Each result is a
// step that is kept, so that a job that was killed, failed or canceled goes on where it was.

import {
  articleDocumentSchema,
  maxArticleTitleCharacters,
  type ArticleConfig,
  type ArticleDocument,
} from '@vivify/contract/article'
import { countWords, escapeMarkdown, toSlug } from '@vivify/contract/article-markdown'
import { AppError } from '@vivify/contract/errors'
import { collectedFactsSchema, type CollectedFacts } from '@vivify/contract/facts'
import * as messages from '@vivify/contract/messages'
import { prices } from '@vivify/contract/plans'
import { hashText } from '@vivify/contract/random'
import { writeDescription, writeSeoTitle } from '@vivify/generators/article/finish-article'
import { outlineArticle } from '@vivify/generators/article/outline-article'
import { Again } from '../../lib/again.ts'
import { chooseEngine, type Engines } from '../../providers/engine.ts'
import { ProviderError } from '../../providers/provider-error.ts'
import type { TextEngine } from '../../providers/text/port.ts'
import { deleteSteps, keepVersion } from '../../store/article-versions.ts'
import {
  findArticle,
  listBatchTexts,
  listBatchTitles,
  listLinkTargets,
  sumChargesBefore,
  updateArticle,
  type ArticleKey,
  type BatchRow,
} from '../../store/articles.ts'
import { findJob } from '../../store/jobs.ts'
import type { MakeImagesOptions } from '../images/make-images.ts'
import type { JobOutcome, JobRun } from '../jobs/job.ts'
import type { VendorRules } from '../vendors/vendor-rules.ts'
import { articlePartsSchema, type ArticleParts } from './article-parts.ts'
import { createBill, type Bill } from './article-bill.ts'
import { createArticleSteps, type ArticleSteps } from './article-steps.ts'
import type { ArticleWriter } from './article-writer.ts'
import type { FactCollector } from './collect-facts.ts'
import { makeArticlePictures, type ArticlePictures } from './make-article-pictures.ts'
import { writeWithVendor } from './vendor-article.ts'
import { laterOf } from './vendor-failure.ts'
import { joinVersionsSeconds, maxVersions } from './version-limits.ts'

export interface WriteArticleOptions extends MakeImagesOptions {
  writer: ArticleWriter
  collector: FactCollector
  textEngines: Engines<TextEngine>
  vendors: Pick<VendorRules, 'paidTextEnginesFor' | 'enginesFor'>
}

type ArticleJob = JobRun<'write-article'>

/** Fewer statements are no article. */
const fewestStatements = 4
/** Texts of the batch that a new one is compared with, the latest first. */
const maxCompared = 40
const maxTargets = 300

interface Writing {
  options: WriteArticleOptions
  run: ArticleJob
  key: ArticleKey
  title: string
  batch: BatchRow
  steps: ArticleSteps
  bill: Bill
}

/**
 * Throws AppError `not_found` when the article was deleted, a sentence for its owner when an engine failed, Again when
 * the article has to wait, and the signal's reason.
 */
export async function writeArticle(
  options: WriteArticleOptions,
  run: ArticleJob,
): Promise<JobOutcome<'write-article'>> {
  const key = { workspaceId: run.workspaceId, id: run.payload.articleId }
  const article = await findArticle(options.db, key)
  if (!article) throw new AppError('not_found', messages.articleWriting.deleted)
  const { title, batch } = article
  const steps = createArticleSteps(options.db, key)
  const job = await findJob(options.db, key.workspaceId, run.id)
  const bill = createBill(run, {
    charged: await sumChargesBefore(options.db, key, run.id),
    ordered: job?.orderedCredits ?? 0,
  })
  const writing = { options, run, key, title, batch, steps, bill }
  try {
    return await write(writing)
  } catch (error) {
    run.signal.throwIfAborted()
    if (error instanceof Again) throw error
    const later = laterOf(error, run.waits)
    if (later) throw later
    await bill.forgiveText()
    if (!ProviderError.isInstance(error)) throw error
    throw new AppError(error.code, messages.articleWriting.stopped(error.message), { cause: error })
  }
}

async function write(writing: Writing): Promise<JobOutcome<'write-article'>> {
  const { options, run, title, batch, steps, bill } = writing
  run.report({ stage: 'facts', done: 0, total: 1 })
  const { facts, reason } = await findFacts(writing)
  if (facts === null) return endAsOutline(writing, reason)
  const parts = await writeParts(writing, facts)
  if (parts === null) return endAsOutline(writing, messages.articleWriting.tooLittle, facts)
  const pictures = await makeArticlePictures(
    { ...options, engines: options.vendors.enginesFor(options.engines, run.payload) },
    run,
    { title, config: batch.config, imageEngine: batch.imageEngine, parts, steps, bill },
  )
  run.report({ stage: 'finish', done: 0, total: 1 })
  const document = await assemble(writing, { facts, parts, pictures })
  return end(writing, {
    ending: 'written',
    document,
    engine: parts.engine,
    warnings: [...facts.warnings, ...parts.warnings, ...pictures.warnings],
    usedCredits: bill.leftOf(prices.article + pictures.made * prices.articleImage),
  })
}

/** What was found is kept; when nothing was, the next attempt looks again. */
async function findFacts({
  options,
  run,
  title,
  batch,
  steps,
}: Writing): Promise<{ facts: CollectedFacts | null; reason: string | null }> {
  const input = [batch.id, title]
  const known = await steps.find('facts', input, collectedFactsSchema)
  if (known) return { facts: known, reason: null }
  const found = await options.collector.collect(batch, title, run.signal)
  if (found.status === 'nothing') return { facts: null, reason: found.reason }
  await steps.run('facts', input, collectedFactsSchema, async () => found.facts)
  return { facts: found.facts, reason: null }
}

/** Null when the sources say too little. */
async function writeParts(writing: Writing, facts: CollectedFacts): Promise<ArticleParts | null> {
  const { options, run, key, title, batch, steps, bill } = writing
  const { db, writer } = options
  if (facts.statements.length < fewestStatements) return null
  const others = { ...key, batchId: batch.id }
  const [otherTitles, taken] = [
    await listBatchTitles(db, others),
    await listBatchTexts(db, others, maxCompared),
  ]
  const engines = options.vendors.paidTextEnginesFor(options.textEngines, run.payload)
  const { engine, passedOver } = chooseEngine(engines, batch.engine ?? undefined)
  if (passedOver) {
    const sentence = passedOver.sentence ?? messages.vendors.textEngineUnknown
    throw new AppError('bad_input', messages.articleWriting.noEngine(sentence))
  }
  const { config } = batch
  if (engine !== engines.builtIn) {
    await bill.order({ text: prices.article })
    return writeWithVendor(
      {
        engine,
        steps,
        taken,
        signal: run.signal,
        report: run.report,
        check: (request) => writer.ask(key.workspaceId, 'check', request, run.signal),
      },
      { title, config, facts, otherTitles },
    )
  }
  run.report({ stage: 'sections', done: 0, total: 1 })
  // What others of the batch have written is no part of the key, so that pictures fit when the article goes on.
  const input = [title, config, facts]
  const known = await steps.find('built-in text', input, articlePartsSchema)
  if (known) return known
  const request = { title, config, facts, otherTitles, taken, seed: hashText(key.id) }
  const { parts } = await writer.ask(key.workspaceId, 'compose', request, run.signal)
  return parts && steps.run('built-in text', input, articlePartsSchema, async () => parts)
}

async function assemble(
  { options, run, key, title }: Writing,
  { facts, parts, pictures }: { facts: CollectedFacts; parts: ArticleParts; pictures: ArticlePictures },
): Promise<ArticleDocument> {
  const { flags, warnings: _warnings, ...texts } = parts
  const targets = await listLinkTargets(options.db, key, maxTargets)
  const request = { title, parts: texts, pictures: pictures.inSections, targets }
  const finished = await options.writer.ask(key.workspaceId, 'assemble', request, run.signal)
  return articleDocumentSchema.parse({
    title: title.slice(0, maxArticleTitleCharacters),
    markdown: finished.markdown,
    featured: pictures.featured,
    seoTitle: finished.seoTitle,
    description: finished.description,
    slug: finished.slug || slugOf(key.id),
    faq: parts.faq.map(({ question, answer }) => ({
      question: question.slice(0, 300),
      answer: answer.slice(0, 2000),
    })),
    sources: facts.sources,
    flags,
  })
}

/** For titles without letters that an address may have. */
function slugOf(articleId: string): string {
  return `article-${hashText(articleId).toString(36)}`
}

/** An outline with the questions that only the person can answer. It is free. */
function endAsOutline(
  writing: Writing,
  reason: string | null,
  facts: CollectedFacts | null = null,
): JobOutcome<'write-article'> {
  const { title, batch, key } = writing
  const say = messages.articleWriting
  const { sections } = outlineArticle(title, batch.config.articleLength)
  const blocks = sections.flatMap(({ heading, questions }) => [
    `## ${escapeMarkdown(heading)}`,
    questions.map((question) => `- ${escapeMarkdown(question)}`).join('\n'),
  ])
  const document = articleDocumentSchema.parse({
    title: title.slice(0, maxArticleTitleCharacters),
    markdown: [escapeMarkdown(say.outlineMark), ...blocks].join('\n\n'),
    seoTitle: writeSeoTitle(title).slice(0, 60),
    description: writeDescription('').slice(0, 155),
    slug: toSlug(title) || slugOf(key.id),
    sources: facts?.sources ?? [],
  })
  const why = facts !== null ? reason! : reason === null ? say.outline : say.outlineFor(reason)
  return end(writing, {
    ending: 'outline',
    document,
    engine: say.builtIn,
    warnings: [why, ...(facts?.warnings ?? [])],
    usedCredits: 0,
  })
}

interface Ending {
  ending: 'written' | 'outline'
  document: ArticleDocument
  engine: string
  warnings: readonly string[]
  usedCredits: number
}

function end({ run, key }: Writing, ending: Ending): JobOutcome<'write-article'> {
  const { document, engine, usedCredits } = ending
  const warnings = [...new Set(ending.warnings)].slice(0, 40)
  const words = countWords(document.markdown)
  const { versions } = messages.articleWriting
  return {
    result: { articleId: key.id, isOutline: ending.ending === 'outline', warnings },
    usedCredits,
    async save(tx) {
      const changes = { ending: ending.ending, document, words, engine, warnings }
      const row = await updateArticle(tx, { ...key, writtenBy: run.id }, changes)
      // Deleting an article cancels its job first, so this is a job that another one has replaced.
      if (!row) throw new AppError('conflict', messages.articleWriting.deleted)
      const about = ending.ending === 'outline' ? versions.outlined : versions.written(engine)
      const version = {
        articleId: key.id,
        workspaceId: key.workspaceId,
        revision: row.revision,
        document,
        words,
        about,
      }
      await keepVersion(tx, version, { joinSeconds: joinVersionsSeconds, most: maxVersions })
      await deleteSteps(tx, key)
    },
  }
}

/** The cost of an article with all its pictures, in credits. */
export function costOf({ hasFeaturedImage, imagesInArticle }: ArticleConfig): number {
  return (
    prices.article +
    (hasFeaturedImage ? prices.articleFeaturedImage : 0) +
    imagesInArticle * prices.articleImage
  )
}
