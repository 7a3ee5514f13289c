// Writes one article of a batch: facts, brief, outline, sections, pictures, and what goes around them. Each result is a
// step that is kept, so that a job that was killed, failed or canceled goes on where it was.

import type { ArticleDocument } from '@vivify/contract/article'
import { countWords } from '@vivify/contract/article-markdown'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { prices } from '@vivify/contract/plans'
import { Again } from '../../lib/again.ts'
import { ProviderError } from '../../providers/provider-error.ts'
import { deleteSteps, keepVersion } from '../../store/article-versions.ts'
import { findArticle, listLinkTargets, sumChargesBefore, updateArticle } from '../../store/articles.ts'
import { findJob } from '../../store/jobs.ts'
import type { PictureBranding } from '../brand-kit/brand-pictures.ts'
import type { MakeImagesOptions } from '../images/make-images.ts'
import type { JobOutcome, JobRun } from '../jobs/job.ts'
import type { VendorRules } from '../vendors/vendor-rules.ts'
import { createBill } from './article-bill.ts'
import { createArticleSteps } from './article-steps.ts'
import { finishDocument, outlineDocument } from './finish-document.ts'
import { makeArticlePictures } from './make-article-pictures.ts'
import { laterOf } from './vendor-failure.ts'
import { joinVersionsSeconds, maxVersions } from './version-limits.ts'
import { writeText, type Writing, type WriteTextOptions } from './write-text.ts'

export interface WriteArticleOptions extends MakeImagesOptions, WriteTextOptions {
  vendors: Pick<VendorRules, 'paidTextEnginesFor' | 'enginesFor'>
  branding: Pick<PictureBranding, 'brandEngines'>
}

/** Other articles of the person, the latest first, that an article may link to. */
const maxTargets = 300

/**
 * Throws AppError `not_found` when the article was deleted, a sentence for its owner when an engine failed, Again when
 * the article has to wait, and the signal's reason.
 */
export async function writeArticle(
  options: WriteArticleOptions,
  run: JobRun<'write-article'>,
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
  try {
    return await write(options, { run, key, title, batch, steps, bill })
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

async function write(options: WriteArticleOptions, writing: Writing): Promise<JobOutcome<'write-article'>> {
  const { run, key, title, batch, steps, bill } = writing
  run.report({ stage: 'facts', done: 0, total: 1 })
  const text = await writeText(options, writing)
  if (text.status === 'none') {
    return end(writing, {
      ending: 'outline',
      document: outlineDocument({ id: key.id, title, config: batch.config, sources: text.sources }),
      engine: messages.articleWriting.builtIn,
      warnings: [text.reason, ...text.warnings],
      usedCredits: 0,
    })
  }
  const { parts, sources } = text
  const engines = await options.vendors.enginesFor(options.engines, run.payload)
  const pictures = await makeArticlePictures(
    {
      ...options,
      engines: batch.config.usesBrandKit
        ? await options.branding.brandEngines(engines, key.workspaceId)
        : engines,
    },
    run,
    { title, config: batch.config, imageEngine: batch.imageEngine, parts, steps, bill },
  )
  run.report({ stage: 'finish', done: 0, total: 1 })
  const { flags: _flags, warnings: _warnings, ...texts } = parts
  const targets = await listLinkTargets(options.db, key, maxTargets)
  const request = { title, parts: texts, pictures: pictures.inSections, targets }
  const finished = await options.writer.ask(key.workspaceId, 'assemble', request, run.signal)
  return end(writing, {
    ending: 'written',
    document: finishDocument({ id: key.id, title, parts, sources, featured: pictures.featured, finished }),
    engine: parts.engine,
    warnings: [...text.warnings, ...parts.warnings, ...pictures.warnings],
    usedCredits: bill.leftOf(prices.article + pictures.made * prices.articleImage),
  })
}

interface Ending {
  ending: 'written' | 'outline'
  document: ArticleDocument
  engine: string
  warnings: readonly string[]
  usedCredits: number
}

/** The article's row, a version and the job's end are written together. */
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
