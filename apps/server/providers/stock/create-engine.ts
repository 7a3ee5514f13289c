// What all stock libraries share: turns and pauses as their rules ask, answers kept for a day, and the names and addresses
// of what they find cut to size.

import type { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { EngineStatus } from '@vivify/contract/routes/engines'
import { cutCharacters } from '@vivify/contract/cut-characters'
import { decodeEntities } from '@vivify/contract/decode-entities'
import { stockHitSchema, type StockHit, type StockKind } from '@vivify/contract/stock'
import { ProviderError } from '../provider-error.ts'
import type { Connection, DeclaredVendor, Vendor } from '../vendor.ts'
import { createDesk, type DeskCall, type DeskPace, type DeskTimes } from './desk.ts'
import type { StockLicence } from './licence.ts'
import type { StockCaller, StockEngine, StockQuestion } from './port.ts'

/** What the server gives to stock libraries. */
export interface StockTools {
  /** Whether they may be asked at all. */
  isOn: boolean
  /** Names the product and a contact. */
  userAgent: string
  /** Absolute path of the folder for answers. */
  cacheFolder: string
  times?: Partial<DeskTimes>
}

export type StockVendor = Vendor<StockEngine, StockTools>

type StockCall = Omit<DeskCall, 'cacheName'>

/** What a library says of a file, before it is cut to size and checked. Texts may hold markup and be missing. */
export interface FoundFile {
  id: string
  title: string
  author: string | null | undefined
  authorUrl?: string | null | undefined
  pageUrl: string
  licence: StockLicence
  width?: number | null | undefined
  height?: number | null | undefined
  durationSeconds?: number | null | undefined
  tags?: string | undefined
  previewUrl: string
  fileUrl: string | null
}

interface StockApi<Answer extends z.ZodType> {
  kinds: readonly StockKind[]
  pace: DeskPace
  describeSearch(connection: Connection, question: StockQuestion): StockCall
  answer: Answer
  /** In the library's order; null for what may not be used. */
  readFiles(answer: z.infer<Answer>, question: StockQuestion): readonly (FoundFile | null)[]
  /** For a library whose search doesn't tell the address of the file. */
  file?: {
    describeCall(connection: Connection, hit: StockHit): StockCall
    answer: z.ZodType<string>
  }
}

export interface StockDeclaration<Answer extends z.ZodType>
  extends Omit<DeclaredVendor, 'kind' | 'usedFor'>, StockApi<Answer> {}

/** Defines a stock library by its description. */
export function defineStockVendor<Answer extends z.ZodType>(library: StockDeclaration<Answer>): StockVendor {
  const { id, name, account, settings, describeCheck } = library
  return {
    kind: 'stock',
    id,
    name,
    account,
    usedFor: 'stock footage',
    settings,
    ...(describeCheck ? { describeCheck } : {}),
    createEngine: (connection, tools) => createEngine(library, connection, tools),
  }
}

function createEngine<Answer extends z.ZodType>(
  library: StockDeclaration<Answer>,
  connection: Connection,
  tools: StockTools,
): StockEngine {
  const { id, name, file } = library
  const desk = createDesk({ ...tools, name, pace: library.pace })
  const status = (): EngineStatus => describeLibrary(library, connection, tools)
  const ask = <Schema extends z.ZodType>(call: StockCall, schema: Schema, caller: StockCaller) => {
    const { state, sentence } = status()
    if (state !== 'ready') throw new AppError('bad_input', sentence)
    return desk.ask({ ...call, cacheName: withoutKey(call.url, connection) }, schema, caller)
  }
  return {
    id,
    name,
    kinds: library.kinds,
    status,
    async search(question, caller) {
      const { answer, readAt } = await ask(
        library.describeSearch(connection, question),
        library.answer,
        caller,
      )
      const about = { source: id, sourceName: name, kind: question.kind, foundAt: readAt.toISOString() }
      return library.readFiles(answer, question).flatMap((found) => {
        const hit = found && stockHitSchema.safeParse({ ...about, ...describeHit(found) })
        return hit?.success ? hit.data : []
      })
    },
    async locate(hit, caller) {
      if (hit.fileUrl !== null) return hit.fileUrl
      if (!file) throw new ProviderError({ vendor: name, failure: 'not_found' })
      return (await ask(file.describeCall(connection, hit), file.answer, caller)).answer
    },
  }
}

function describeLibrary(
  { id, name, kinds, settings }: StockDeclaration<z.ZodType>,
  { missing }: Connection,
  { isOn }: StockTools,
): EngineStatus {
  const isBuiltIn = settings.apiKey === undefined
  const usual = { kind: 'stock', id, name, isBuiltIn, credits: 0 } as const
  if (!isOn) return { ...usual, state: 'unsupported', sentence: messages.stock.off }
  if (missing) return { ...usual, ...missing }
  const finds = kinds.includes('video') ? 'footage and photos' : 'photos'
  const sentence = `Finds ${finds}. Needs a network${isBuiltIn ? ', no key' : ''}.`
  return { ...usual, state: 'ready', sentence }
}

function withoutKey(url: string, { apiKey }: Connection): string {
  return apiKey === '' ? url : url.replace(encodeURIComponent(apiKey), '')
}

function describeHit(found: FoundFile): Omit<StockHit, 'source' | 'sourceName' | 'kind' | 'foundAt'> {
  const { id, pageUrl, licence, previewUrl, fileUrl } = found
  return {
    id,
    title: cutText(found.title, 300),
    author: cutText(found.author ?? '', 200),
    authorUrl: isWebAddress(found.authorUrl) ? found.authorUrl : null,
    pageUrl,
    ...licence,
    width: found.width || null,
    height: found.height || null,
    durationSeconds: found.durationSeconds || null,
    tags: cutText(found.tags ?? '', 1000),
    previewUrl,
    fileUrl,
  }
}

function isWebAddress(url: string | null | undefined): url is string {
  return (
    url !== null &&
    url !== undefined &&
    url.length <= 2000 &&
    /^https?:$/.test(URL.parse(url)?.protocol ?? '')
  )
}

/** Libraries' texts may be longer than anybody reads, and Commons' hold markup. */
const maxReadCharacters = 5000

function cutText(text: string, most: number): string {
  const plain = text
    .slice(0, maxReadCharacters)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
  return cutCharacters(decodeEntities(plain).trim(), most)
}
