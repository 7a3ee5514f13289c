// The idea engine: five titles for a topic, by a text engine where one is ready, else by the title templates.

import { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import { limits } from '@vivify/contract/plans'
import { hashText } from '@vivify/contract/random'
import type { findTitles as findTitlesRoute, TitleIdea } from '@vivify/contract/routes/ideas'
import { buildIdeaTitles } from '@vivify/generators/script/idea-titles'
import { buildTopicNotEnglish, readTopicLanguage } from '@vivify/generators/script/topic/topic-language'
import { chooseEngine, type Engines } from '../../providers/engine.ts'
import { ProviderError } from '../../providers/provider-error.ts'
import type { TextEngine } from '../../providers/text/port.ts'

export type FoundTitles = z.infer<(typeof findTitlesRoute)['answer']>

const templateEngine = 'Title templates, built in'
/** A person waits for the titles, so a slower model is given up. */
const timeoutMs = 30_000

const instructions =
  'You suggest titles for faceless short videos. Promise nothing that a video about the topic can’t keep, name no numbers or studies that you are unsure of, and invent no people or quotes. Answer with JSON alone.'

const answerSchema = z.object({
  ideas: z
    .array(
      z.object({
        title: z.string().trim().min(3).max(120),
        angle: z.string().trim().min(3).max(240),
        topic: z.string().trim().min(2).max(160),
      }),
    )
    .min(limits.ideas)
    .transform((ideas) => ideas.slice(0, limits.ideas)),
})

/**
 * Finds five titles. Throws AppError `script_empty` for a blank topic, `unsupported_language` for one that is not in
 * English when no text engine writes the titles, and the signal's reason. When a text engine fails, the templates are
 * returned with the reason as a notice.
 */
export async function findTitles(
  engines: Engines<TextEngine>,
  topic: string,
  signal: AbortSignal,
): Promise<FoundTitles> {
  const { engine } = chooseEngine(engines, undefined)
  const isBuiltIn = engine === engines.builtIn
  // Engines write in the language of the topic; the templates are English.
  const isEnglish = readTopicLanguage(topic) === 'en'
  if (isBuiltIn && !isEnglish) throw buildTopicNotEnglish(topic)
  const templates = isEnglish ? fillTemplates(topic) : []
  const inTemplates = { ideas: templates, engine: templateEngine, areTemplates: true, templates: [] }
  if (isBuiltIn) return { ...inTemplates, notice: null }
  try {
    return { ...(await writeTitles(engine, topic, signal)), templates, notice: null }
  } catch (error) {
    signal.throwIfAborted()
    const notice = describeFailure(error, engine)
    if (templates.length === 0)
      throw new AppError('unsupported_language', `${notice} ${buildTopicNotEnglish(topic).message}`, {
        cause: error,
      })
    return { ...inTemplates, notice }
  }
}

function fillTemplates(topic: string): TitleIdea[] {
  return buildIdeaTitles(topic).map((idea) => toTitleIdea(templateEngine, { ...idea, angle: '' }))
}

async function writeTitles(engine: TextEngine, topic: string, signal: AbortSignal) {
  const prompt = `Topic: ${topic.trim()}

Suggest ${limits.ideas} different ideas for a short about this topic. For each give a title of at most 60 characters, the angle in one sentence of at most 20 words, and the topic of its script in 2 to 8 words.
Answer with a JSON object: {"ideas": [{"title": string, "angle": string, "topic": string}]}. Write in the language of the topic.`
  const within = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  const { answer, writtenBy } = await engine.answer({ instructions, prompt, signal: within }, answerSchema)
  const ideas = answer.ideas.map((idea) => toTitleIdea(writtenBy, idea))
  return { ideas, engine: writtenBy, areTemplates: false }
}

/** The same words from the same engine give the same id. */
function toTitleIdea(engine: string, idea: Omit<TitleIdea, 'id'>): TitleIdea {
  return { ...idea, id: `title-${hashText(JSON.stringify([engine, idea.title])).toString(36)}` }
}

function describeFailure(error: unknown, engine: TextEngine): string {
  if (AppError.isInstance(error)) return error.message
  if (error instanceof Error && error.name === 'TimeoutError') {
    return new ProviderError({ vendor: engine.name, failure: 'timed_out' }).message
  }
  throw error
}
