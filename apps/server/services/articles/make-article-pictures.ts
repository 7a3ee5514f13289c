// The pictures of an article, one after another. Each is kept with its rows before the next is ordered.

import { z } from 'zod'
import { cutCharacters } from '@vivify/contract/cut-characters'
import type { ArticleConfig } from '@vivify/contract/article'
import { AppError } from '@vivify/contract/errors'
import type { JobProgress } from '@vivify/contract/jobs'
import * as messages from '@vivify/contract/messages'
import type { PresetStyle } from '@vivify/contract/project'
import type { AspectRatio } from '@vivify/contract/routes/images'
import { hashText } from '@vivify/contract/random'
import { deriveId } from '../../lib/content-cache.ts'
import { builtInId } from '../../providers/engine.ts'
import { makeImages, type MakeImagesOptions } from '../images/make-images.ts'
import type { JobRun } from '../jobs/job.ts'
import type { Bill } from './article-bill.ts'
import type { ArticleParts } from './article-parts.ts'
import type { ArticleSteps } from './article-steps.ts'
import { laterOf } from './vendor-failure.ts'

export interface ArticlePicture {
  assetId: string
  altText: string
  caption: string
}

export interface ArticlePictures {
  featured: ArticlePicture | null
  /** One for each section; null where there is none. */
  inSections: (ArticlePicture | null)[]
  made: number
  warnings: string[]
}

interface PicturesRequest {
  title: string
  config: ArticleConfig
  imageEngine: string
  parts: ArticleParts
  steps: ArticleSteps
  bill: Bill
}

interface Plan {
  /** Index of the section; null for the featured picture. */
  section: number | null
  /** What it stands for, for its alternative text. */
  about: string
  shows: readonly string[]
  aspectRatio: AspectRatio
}

const madeSchema = z.object({ assetId: z.string(), understood: z.array(z.string()) })

/** The look that comes nearest to a photo style, and its words for image models. */
const looks: Readonly<Record<ArticleConfig['photoStyle'], { preset: PresetStyle; words: string }>> = {
  Photographic: { preset: 'Cinematic', words: 'A natural photograph' },
  Cinematic: { preset: 'Cinematic', words: 'A cinematic film still' },
  Minimalist: { preset: 'Abstract', words: 'A minimalist picture with few shapes and plenty of empty space' },
  Abstract: { preset: 'Abstract', words: 'An abstract picture' },
}

/**
 * Makes the pictures that are missing. When one fails, the article does without it and the rest, and a warning says why.
 * Throws Again when the engine asks for a pause, and the signal's reason.
 */
export async function makeArticlePictures(
  options: MakeImagesOptions,
  run: JobRun<'write-article'>,
  request: PicturesRequest,
): Promise<ArticlePictures> {
  const plans = planPictures(request)
  const pictures: ArticlePictures = {
    featured: null,
    inSections: request.parts.sections.map(() => null),
    made: 0,
    warnings: [],
  }
  for (const [index, plan] of plans.entries()) {
    run.report(progress(index, plans.length))
    try {
      const made = await makeOne(options, run, { ...request, plan, made: pictures.made })
      const picture = describePicture(plan, made)
      if (plan.section === null) pictures.featured = picture
      else pictures.inSections[plan.section] = picture
      pictures.made++
      await request.bill.order({ pictures: pictures.made * creditsOf(options, request.imageEngine) })
    } catch (error) {
      run.signal.throwIfAborted()
      if (!AppError.isInstance(error)) throw error
      const later = laterOf(error, run.waits)
      if (later) throw later
      pictures.warnings.push(
        messages.articleWriting.pictureMissing(plans.length - pictures.made, error.message),
      )
      break
    }
  }
  if (plans.length > 0) run.report(progress(plans.length, plans.length))
  return pictures
}

function progress(done: number, total: number): JobProgress {
  return { stage: 'pictures', done, total }
}

/** The featured picture first, then sections at equal distances; never more than there are sections. */
function planPictures({ title, config, parts }: PicturesRequest): Plan[] {
  const { sections } = parts
  const count = Math.min(config.imagesInArticle, sections.length)
  const places = Array.from({ length: count }, (_, index) =>
    Math.floor(((index + 0.5) * sections.length) / count),
  )
  return [
    ...(config.hasFeaturedImage
      ? [{ section: null, about: title, shows: parts.shows, aspectRatio: 'landscape' as const }]
      : []),
    ...places.map((section) => ({
      section,
      about: sections[section]!.heading,
      shows: sections[section]!.shows,
      aspectRatio: 'landscape' as const,
    })),
  ]
}

interface OnePicture extends PicturesRequest {
  plan: Plan
  /** Pictures that are made. */
  made: number
}

/** Runs the work of a picture job for one picture. Its rows and its step are written together. */
async function makeOne(
  options: MakeImagesOptions,
  run: JobRun<'write-article'>,
  request: OnePicture,
): Promise<z.infer<typeof madeSchema>> {
  const { title, config, imageEngine, plan, steps } = request
  const { workspaceId, articleId } = run.payload
  const { preset } = looks[config.photoStyle]
  const prompt = cutCharacters(writePrompt(request), 4000)
  const name = plan.section === null ? 'featured picture' : `picture ${plan.section}`
  const input = { prompt, preset, imageEngine, aspectRatio: plan.aspectRatio }
  const known = await steps.find(name, input, madeSchema)
  if (known) return known
  const id = deriveId(articleId, `${name} ${prompt}`)
  const owedBefore = request.made * creditsOf(options, imageEngine)
  const outcome = await makeImages(options, {
    id,
    workspaceId,
    attempt: run.attempt,
    waits: 0,
    signal: run.signal,
    report() {},
    order: (credits) => request.bill.order({ pictures: owedBefore + credits }),
    payload: {
      prompt,
      negativePrompt: 'text, letters, watermark',
      aspectRatio: plan.aspectRatio,
      preset,
      engine: imageEngine,
      seed: hashText(`${articleId} ${name}`),
      count: 1,
      workspaceId,
      idempotencyKey: id,
    },
  })
  const { assetId, understood } = outcome.result.data[0]!
  const made = { assetId, understood: [...(understood ?? (plan.shows.length > 0 ? plan.shows : [title]))] }
  await options.db.transaction(async (tx) => {
    await outcome.save?.(tx)
    await steps.keep(tx, name, input, made)
  })
  await outcome.finish?.()
  return made
}

/** The built-in painter looks for things that it can paint; models understand sentences. */
function writePrompt({ title, config, imageEngine, plan }: OnePicture): string {
  const things = plan.shows.length > 0 ? plan.shows.join(', ') : plan.about
  if (imageEngine === builtInId) return `${things}. ${plan.about}`
  const { words } = looks[config.photoStyle]
  return `${words} for an article titled “${title}”, about “${plan.about}”. It shows ${things}. No text in the picture.`
}

/** Says what the engine was asked for or understood, and nothing that nobody has looked at. */
function describePicture(plan: Plan, { assetId, understood }: z.infer<typeof madeSchema>): ArticlePicture {
  const things = understood.slice(0, 6).join(', ')
  const altText = messages.articleWriting.pictureOf(things, plan.about)
  const caption = messages.articleWriting.caption(plan.section === null ? null : plan.about)
  return { assetId, altText: cutCharacters(altText, 1500), caption: cutCharacters(caption, 500) }
}

function creditsOf({ engines }: MakeImagesOptions, id: string): number {
  return engines.vendors.find((engine) => engine.id === id)?.status().credits ?? 0
}
