// Finds ideas in a topic, a video, a page or a transcript. Topics and transcripts give ideas even without a vendor's
// key or a network. When an address can't be read, the error says what to do instead.

import { AppError, assertNever } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { findIdeas, Idea, Inspiration } from '@vivify/contract/routes/ideas'
import { buildTopicNotEnglish, readTopicLanguage } from '@vivify/generators/script/topic/topic-language'
import type { z } from 'zod'
import type { GuardedFetch } from '../../lib/guarded-fetch.ts'
import { StandingPool } from '../../processes/standing-pool.ts'
import { chooseEngine, type Engines } from '../../providers/engine.ts'
import { ProviderError } from '../../providers/provider-error.ts'
import type { TextEngine } from '../../providers/text/port.ts'
import { findForShort } from '../facts/facts-for-short.ts'
import type { FactService } from '../facts/facts.ts'
import { fetchPage } from '../pages/fetch-page.ts'
import type { VendorCustomer, VendorRules } from '../vendors/vendor-rules.ts'
import { lookUpVideo, readVideoAddress, type VideoFacts } from './look-up-video.ts'
import { findTitles, type FoundTitles } from './find-titles.ts'
import { ideaOfMeaning } from './idea.ts'
import { findContract, type FindRequest, type FoundInText } from './tasks/find-contract.ts'
import { createThumbnailMaker, fetchThumbnail, type MakeThumbnail } from './thumbnail.ts'
import { transcribeVideo, writeVendorIdeas } from './vendor-ideas.ts'

export interface IdeaServiceOptions {
  textEngines: Engines<TextEngine>
  vendors: VendorRules
  fetch: GuardedFetch
  facts: FactService
}

interface IdeaOptions extends IdeaServiceOptions {
  /** Finds ideas in text, in a separate process. */
  find: (request: FindRequest) => Promise<FoundInText>
  makeThumbnail: MakeThumbnail
  /** The account whose turn lookups take. */
  account: string
}

export type FoundIdeas = z.infer<(typeof findIdeas)['answer']>

/** A person waits for these ideas, so a slower model is given up. */
const ideasTimeoutMs = 45_000
const transcriptTimeoutMs = 120_000

const findingTimes = { idleMs: 120_000, timeoutMs: 30_000, maxMegabytes: 1000 }
/** Two processes, so that one account's long page leaves a process for the others. */
const shares = { processes: 2, atOncePerAccount: 1, maxWaiting: 100, maxWaitingPerAccount: 5 }

const engines = {
  topic: 'Starter library and outlines, built in',
  facts: 'Wikipedia, in its own words',
  source: 'Built-in writer, in the text’s own words',
}

export interface IdeaService {
  /**
   * Finds ideas when it is the customer's turn. Throws AppError with a sentence for an address that can't be used or
   * reached, for text with nothing to say, and for a topic in a language that no engine here writes.
   */
  find(inspiration: Inspiration, customer: VendorCustomer, signal: AbortSignal): Promise<FoundIdeas>
  /** Finds five titles for a topic. Throws AppError `script_empty` for a blank one, and `unsupported_language`. */
  findTitles(topic: string, customer: VendorCustomer, signal: AbortSignal): Promise<FoundTitles>
  stop(): void
}

export function createIdeaService(given: IdeaServiceOptions): IdeaService {
  const finder = new StandingPool(new URL('./tasks/find-task.ts', import.meta.url), findContract, {
    ...findingTimes,
    ...shares,
  })
  const thumbnails = createThumbnailMaker()
  return {
    stop() {
      finder.stop()
      thumbnails.stop()
    },
    findTitles: async (topic, customer, signal) =>
      findTitles(await given.vendors.textEnginesFor(given.textEngines, customer), topic, signal),
    async find(inspiration, customer, signal) {
      const account = customer.workspaceId
      const options: IdeaOptions = {
        ...given,
        textEngines: await given.vendors.textEnginesFor(given.textEngines, customer),
        account,
        find: (request) => finder.ask(account, request, signal),
        makeThumbnail: (request) => thumbnails.ask(account, request, signal),
      }
      switch (inspiration.kind) {
        case 'topic':
          return findAboutTopic(options, inspiration.topic, signal)
        case 'transcript':
          return findInTranscript(options, inspiration.text)
        case 'page':
          return findInPage(options, inspiration.url, signal)
        case 'video':
          return findInVideo(options, inspiration.url, signal)
        default:
          return assertNever(inspiration)
      }
    },
  }
}

async function findAboutTopic(options: IdeaOptions, topic: string, signal: AbortSignal): Promise<FoundIdeas> {
  const [{ ideas }, fromVendor] = await Promise.all([
    options.find({ kind: 'topic', topic }),
    askVendor(options, topic, signal),
  ])
  if (readTopicLanguage(topic) !== 'en') return withoutOutlines(fromVendor, ideas, topic)
  const isReady = ideas.some(({ engine, isRelated }) => engine === 'starter' && !isRelated)
  const known = isReady ? null : await findInFacts(options, topic, signal)
  const all = known === null ? ideas : [...known.ideas, ...ideas]
  const engine = known?.ideas.length ? `${engines.facts}; ${engines.topic}` : engines.topic
  return withVendor(fromVendor, { ideas: all, found: null, engine, notice: known?.notice ?? null })
}

/** Ideas about a topic in another language, which the built-in writer can't put into sentences. */
function withoutOutlines(fromVendor: VendorIdeas, ideas: Idea[], topic: string): FoundIdeas {
  const ready = ideas.filter(({ isRelated }) => !isRelated)
  const found = withVendor(fromVendor, { ideas: ready, found: null, engine: engines.topic, notice: null })
  if (found.ideas.length > 0) return found
  const { message } = buildTopicNotEnglish(topic)
  throw new AppError('unsupported_language', [found.notice, message].filter(Boolean).join(' '))
}

const mostMeanings = 5

/** An article may hold nothing that can be spoken; the outlines remain. */
function noneThere(error: unknown): { ideas: Idea[] } {
  if (AppError.isInstance(error) && error.code === 'nothing_to_say') return { ideas: [] }
  throw error
}

/** Ideas from what other sites know about a topic, or one for each of its meanings. */
async function findInFacts(
  { facts, account, find }: IdeaOptions,
  topic: string,
  signal: AbortSignal,
): Promise<{ ideas: Idea[]; notice: string | null }> {
  const found = await findForShort(facts, topic, account, signal)
  switch (found.status) {
    case 'found': {
      const { ideas } = await find({ kind: 'facts', ...found.facts }).catch(noneThere)
      return { ideas, notice: null }
    }
    case 'choose': {
      const { meanings, notice } = found
      return { ideas: meanings.slice(0, mostMeanings).map(ideaOfMeaning), notice }
    }
    case 'nothing':
      return { ideas: [], notice: found.notice }
    default:
      return assertNever(found)
  }
}

async function findInTranscript({ find }: IdeaOptions, text: string): Promise<FoundIdeas> {
  const { ideas } = await find({ kind: 'transcript', text, credit: [] })
  return { ideas, found: null, engine: engines.source, notice: null }
}

async function findInPage(options: IdeaOptions, address: string, signal: AbortSignal): Promise<FoundIdeas> {
  const { fetch, find } = options
  const { url, text } = await fetchPage(fetch, address, { signal })
  const { ideas, page } = await find({ kind: 'page', text, url })
  const thumbnailUrl = await fetchThumbnail(options, page?.imageUrl ?? null, signal)
  const found = { title: page?.title ?? url, author: page?.author ?? null, thumbnailUrl, url }
  return { ideas, found, engine: engines.source, notice: null }
}

async function findInVideo(options: IdeaOptions, address: string, signal: AbortSignal): Promise<FoundIdeas> {
  const video = readVideoAddress(address)
  const facts = await lookUpVideo(options.fetch, video, signal)
  if (facts === null) {
    const notice = `${video.platform.name} does not share a video’s details without an account. ${howToPaste}`
    return { ideas: [], found: null, engine: engines.topic, notice }
  }
  const thumbnail = fetchThumbnail(options, facts.thumbnailUrl, signal)
  const [inWords, thumbnailUrl] = await Promise.all([findInWords(options, facts, signal), thumbnail])
  const { title, author, url } = facts
  const found = { title, author, thumbnailUrl, url }
  if (inWords !== null && 'ideas' in inWords) return { ...inWords, found, notice: null }
  const [{ ideas }, fromVendor] = await Promise.all([
    options.find({ kind: 'title', title }),
    // An engine that refused the video would refuse again.
    ProviderError.isInstance(inWords) ? null : askVendor(options, title, signal),
  ])
  const failed = inWords === null ? '' : `${inWords.message} `
  const where =
    ideas.length > 0 ? 'These ideas come from the title alone.' : messages.inspiration.noIdeasFromTitle
  const notice = `${failed}${where} ${howToPaste}`
  return withVendor(fromVendor, { ideas, found, engine: engines.topic, notice })
}

const howToPaste =
  'To use what the video says, open its transcript on the video’s page, copy it and paste it here.'

/**
 * Finds ideas in a video's speech with an engine that can watch videos. Returns an error if that fails; null without
 * such an engine.
 */
async function findInWords(
  { textEngines, find }: IdeaOptions,
  { platform, url, title }: VideoFacts,
  signal: AbortSignal,
): Promise<{ ideas: Idea[]; engine: string } | AppError | null> {
  const { engine: watcher } = chooseEngine(textEngines, undefined, (engine) => engine.watchesVideos)
  if (!watcher.watchesVideos || platform.name !== 'YouTube') return null
  try {
    const { engine, text } = await transcribeVideo(watcher, url, within(signal, transcriptTimeoutMs))
    if (!/\p{L}/u.test(text)) {
      return new AppError('nothing_to_say', `${watcher.name} found no speech in this video.`)
    }
    const credit = [{ title, url, licence: 'The video’s owner decides about its words' }]
    const { ideas } = await find({ kind: 'transcript', text, credit })
    return { ideas, engine: `${engines.source}; ${engine} wrote the video’s words down` }
  } catch (error) {
    return asNotice(error, watcher, signal)
  }
}

type VendorIdeas = { ideas: Idea[]; engine: string } | AppError | null

/** Ideas from the first ready vendor. An error is returned, because it is shown together with the built-in ideas. */
async function askVendor(
  { textEngines }: IdeaOptions,
  topic: string,
  signal: AbortSignal,
): Promise<VendorIdeas> {
  const { engine } = chooseEngine(textEngines, undefined)
  // The built-in ideas are always included.
  if (engine === textEngines.builtIn) return null
  try {
    return await writeVendorIdeas(engine, topic, within(signal, ideasTimeoutMs))
  } catch (error) {
    return asNotice(error, engine, signal)
  }
}

function withVendor(fromVendor: VendorIdeas, built: FoundIdeas): FoundIdeas {
  if (fromVendor === null) return built
  if (AppError.isInstance(fromVendor)) {
    return { ...built, notice: [fromVendor.message, built.notice].filter(Boolean).join(' ') }
  }
  return {
    ...built,
    ideas: [...fromVendor.ideas, ...built.ideas],
    engine: `${fromVendor.engine}; ${built.engine}`,
  }
}

/** Turns a vendor's error into a notice, so that the other ideas are still shown. Throws if the person has left. */
function asNotice(error: unknown, engine: TextEngine, signal: AbortSignal): AppError {
  signal.throwIfAborted()
  if (AppError.isInstance(error)) return error
  if (error instanceof Error && error.name === 'TimeoutError') {
    return new ProviderError({ vendor: engine.name, failure: 'timed_out' })
  }
  throw error
}

function within(signal: AbortSignal, timeoutMs: number): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
}
