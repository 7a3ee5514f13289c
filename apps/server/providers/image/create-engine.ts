// What all image vendors share: retries, downloading images that an answer only links to, fitting them to the requested
// size, and warnings where the result differs from the request.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { prices } from '@vivify/contract/plans'
import type { EngineStatus } from '@vivify/contract/routes/engines'
import { imageSizes } from '@vivify/contract/routes/images'
import type { GuardedFetch } from '../../lib/guarded-fetch.ts'
import { StandingPool } from '../../processes/standing-pool.ts'
import { callJson, type JsonRequest } from '../call-json.ts'
import { callVendor, type VendorCallOptions } from '../call-vendor.ts'
import { ProviderError } from '../provider-error.ts'
import type { Connection, DeclaredVendor, Vendor } from '../vendor.ts'
import { describePicture } from './describe-picture.ts'
import type { EditRequest, ImageEngine, PictureFormat, PictureRequest } from './port.ts'
import { fitContract } from './tasks/fit-contract.ts'

/** What an image vendor can do. */
interface ImageAbilities {
  takesSeed: boolean
  /** True if the API accepts a mask; otherwise the prompt describes the marked area. */
  takesMask?: boolean
  /** True if the API accepts a negative prompt; otherwise it is added to the prompt. */
  takesNegativePrompt?: boolean
  /** Default: under the terms of the vendor. */
  licence?: string
}

/** The API of an image vendor that answers one call with an image. */
interface ImageApi<Answer extends z.ZodType> extends ImageAbilities {
  /** `text` is the whole description of the image. */
  describeCall(connection: Connection, request: PictureRequest, text: string): JsonRequest
  /** Left out for vendors that can't edit images. */
  describeEdit?(connection: Connection, request: EditRequest): JsonRequest
  answer: Answer
  /** The first image of an answer: bytes or an address. Throws AppError when there is none. */
  readAnswer(answer: z.infer<Answer>): PictureSource
}

/** An image vendor that needs more than one call, such as a server with a queue. */
interface ImageWorkshop extends ImageAbilities {
  /** `text` describes the image, without what to leave out if the vendor takes a negative prompt. */
  make(work: ImageWork, request: PictureRequest, text: string): Promise<OrderedPicture>
  edit?(work: ImageWork, request: EditRequest): Promise<OrderedPicture>
  /** Names what it paints with, if that is not the model of its settings. */
  describeModel?(connection: Connection): string
}

export interface ImageWork {
  connection: Connection
  /** For `callVendor`: the vendor's name, the signal of the work, retries and time-outs. */
  calls: VendorCallOptions
  /** Delay between two questions to a server with a queue. */
  pollMs: number
}

export interface OrderedPicture {
  source: PictureSource
  /** Where it may differ from the model of the settings. */
  model?: string
  warnings?: readonly string[]
}

export type PictureSource = { base64: string } | { url: string } | { bytes: Uint8Array }

export interface ImageTools extends Pick<VendorCallOptions, 'retries' | 'timeoutMs' | 'retryDelayMs'> {
  /** Downloads images that an answer only links to. */
  fetch: GuardedFetch
  /** Default: a second, because servers with a queue are the operator's own. */
  pollMs?: number
}

export type ImageVendor = Vendor<ImageEngine, ImageTools>

type Declared = Omit<DeclaredVendor, 'kind'>

/** Enough for a large image in base64. */
export const maxAnswerBytes = 100_000_000
export const maxPictureBytes = 64_000_000
const downloadTimeoutMs = 60_000
const usualPollMs = 1000
const pictureTypes = ['image/*', 'application/octet-stream', 'binary/octet-stream']

/** A vendor that answers one call with JSON. */
export function defineImageVendor<Answer extends z.ZodType>(
  declared: Declared & ImageApi<Answer>,
): ImageVendor {
  const { describeCall, describeEdit, answer, readAnswer, name } = declared
  const order = async (call: JsonRequest, { calls }: ImageWork): Promise<OrderedPicture> => {
    const request = { ...call, vendor: name, answer, maxBytes: maxAnswerBytes }
    const source = await callVendor(calls, async (signal) =>
      readAnswer(await callJson({ ...request, signal })),
    )
    return { source }
  }
  return defineImageWorkshop({
    ...declared,
    make: (work, request, text) => order(describeCall(work.connection, request, text), work),
    ...(describeEdit && { edit: (work, request) => order(describeEdit(work.connection, request), work) }),
  })
}

/** A vendor that makes an image by any number of calls. */
export function defineImageWorkshop(declared: Declared & ImageWorkshop): ImageVendor {
  return {
    ...declared,
    kind: 'image',
    createEngine: (connection, tools) => createImageEngine(declared, connection, tools),
  }
}

function createImageEngine(
  vendor: Declared & ImageWorkshop,
  connection: Connection,
  tools: ImageTools,
): ImageEngine {
  const { id, name, edit } = vendor
  const order = async (
    work: (given: ImageWork) => Promise<OrderedPicture>,
    size: PictureSize,
    signal: AbortSignal,
  ) => {
    if (connection.missing) throw new AppError('bad_input', connection.missing.sentence)
    const { fetch, pollMs = usualPollMs, ...options } = tools
    const calls = { vendor: name, signal, ...options }
    const { source, model = connection.model, warnings = [] } = await work({ connection, calls, pollMs })
    // From here on the image is paid for: nothing below may order another one.
    const fitted = await fit(await readSource(source, fetch, calls), size, { vendor: name, signal })
    return { ...fitted, model, understood: null, warnings }
  }
  return {
    id,
    name,
    digitalSourceType: 'trainedAlgorithmicMedia',
    licence: vendor.licence ?? `Under the terms of ${name}.`,
    atOnce: 1,
    status: () => describeStatus(vendor, connection),
    async make(request) {
      const asked = vendor.takesNegativePrompt ? { ...request, negativePrompt: '' } : request
      const make = (work: ImageWork) => vendor.make(work, request, describePicture(asked))
      const made = await order(make, imageSizes[request.aspectRatio], request.signal)
      return { ...made, warnings: [...made.warnings, ...findWarnings(vendor, request, made)] }
    },
    ...(edit && {
      async edit(request: EditRequest) {
        const made = await order((work) => edit(work, request), request, request.signal)
        const isOnlyTold = request.mask !== null && vendor.takesMask !== true
        return {
          ...made,
          warnings: [...made.warnings, ...(isOnlyTold ? [messages.remix.maskInWords(name)] : [])],
        }
      },
    }),
  }
}

function describeStatus(vendor: Declared & ImageWorkshop, connection: Connection): EngineStatus {
  const { id, name, takesSeed } = vendor
  const { missing } = connection
  return {
    kind: 'image',
    id,
    name,
    isBuiltIn: false,
    state: missing?.state ?? 'ready',
    sentence:
      missing?.sentence ?? `Makes pictures with ${vendor.describeModel?.(connection) ?? connection.model}.`,
    credits: prices.vendorPicture,
    canEdit: vendor.edit !== undefined,
    takesSeed,
  }
}

async function readSource(
  source: PictureSource,
  fetch: GuardedFetch,
  call: VendorCallOptions,
): Promise<Uint8Array> {
  if ('bytes' in source) return source.bytes
  const base64 = 'base64' in source ? source.base64 : /^data:[^,]*;base64,(.*)$/s.exec(source.url)?.[1]
  if (base64 !== undefined) return Buffer.from(base64, 'base64')
  const { url } = source as { url: string }
  try {
    return await callVendor(call, async (signal) => {
      const limits = { accept: pictureTypes, maxBytes: maxPictureBytes, timeoutMs: downloadTimeoutMs }
      try {
        return (await fetch(url, { ...limits, signal })).bytes
      } catch (error) {
        const mayPass = AppError.isInstance(error) && error.code === 'provider_failed'
        throw mayPass ? new ProviderError({ vendor: call.vendor, failure: 'connection' }) : error
      }
    })
  } catch (error) {
    call.signal.throwIfAborted()
    // The original sentence may speak of pages and texts.
    throw new AppError('provider_failed', messages.images.addressDead(call.vendor), { cause: error })
  }
}

interface FittedPicture {
  bytes: Uint8Array
  format: PictureFormat
  madeWidth: number
  madeHeight: number
}

/** The process stays for the next picture, because its start takes longer than most pictures. */
const fitter = new StandingPool(new URL('./tasks/fit-task.ts', import.meta.url), fitContract, {
  processes: 2,
  maxWaiting: Number.POSITIVE_INFINITY,
  idleMs: 10_000,
  timeoutMs: 60_000,
  // An image of 50 million pixels takes half of this memory.
  maxMegabytes: 1000,
})

interface PictureSize {
  width: number
  height: number
}

async function fit(
  bytes: Uint8Array,
  { width, height }: PictureSize,
  { vendor, signal }: { vendor: string; signal: AbortSignal },
): Promise<FittedPicture> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vivify-picture-'))
  const input = path.join(folder, 'made')
  const output = path.join(folder, 'fitted')
  try {
    await writeFile(input, bytes)
    const result = await fitter.ask('pictures', { input, output, width, height }, signal)
    signal.throwIfAborted()
    return { ...result, bytes: await readFile(output) }
  } catch (error) {
    signal.throwIfAborted()
    const isUnreadable =
      AppError.isInstance(error) &&
      ['asset_unreadable', 'generator_failed', 'too_large', 'timed_out'].includes(error.code)
    throw isUnreadable ? new ProviderError({ vendor, failure: 'bad_answer' }) : error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function findWarnings(
  vendor: ImageAbilities & { name: string },
  request: PictureRequest,
  made: FittedPicture,
): string[] {
  const { name } = vendor
  const asked = imageSizes[request.aspectRatio]
  const isResized = made.madeWidth !== asked.width || made.madeHeight !== asked.height
  return [
    ...(vendor.takesSeed ? [] : [messages.images.seedIgnored(name)]),
    ...(request.negativePrompt === '' || vendor.takesNegativePrompt
      ? []
      : [messages.images.negativeInWords(name)]),
    ...(isResized
      ? [
          messages.images.resized(
            name,
            `${made.madeWidth} × ${made.madeHeight}`,
            `${asked.width} × ${asked.height}`,
          ),
        ]
      : []),
  ]
}
