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
import { Gate } from '../../lib/gate.ts'
import { runTask } from '../../processes/run-task.ts'
import { callJson, type JsonRequest } from '../call-json.ts'
import { callVendor, type VendorCallOptions } from '../call-vendor.ts'
import { ProviderError } from '../provider-error.ts'
import type { Connection, DeclaredVendor, Vendor } from '../vendor.ts'
import { describePicture } from './describe-picture.ts'
import type { EditRequest, ImageEngine, PictureFormat, PictureRequest } from './port.ts'
import { fitContract } from './tasks/fit-contract.ts'

/** The API of an image vendor. */
interface ImageApi<Answer extends z.ZodType> {
  takesSeed: boolean
  /** True if the API accepts a mask; otherwise the prompt describes the marked area. */
  takesMask?: boolean
  /** `text` is the whole description of the image. */
  describeCall(connection: Connection, request: PictureRequest, text: string): JsonRequest
  /** Left out for vendors that can't edit images. */
  describeEdit?(connection: Connection, request: EditRequest): JsonRequest
  answer: Answer
  /** The first image of an answer: bytes or an address. Throws AppError when there is none. */
  readAnswer(answer: z.infer<Answer>): PictureSource
}

export type PictureSource = { base64: string } | { url: string }

export interface ImageTools extends Pick<VendorCallOptions, 'retries' | 'timeoutMs' | 'retryDelayMs'> {
  /** Downloads images that an answer only links to. */
  fetch: GuardedFetch
}

export type ImageVendor = Vendor<ImageEngine, ImageTools>

type DeclaredImages<Answer extends z.ZodType> = Omit<DeclaredVendor, 'kind'> & ImageApi<Answer>

/** Enough for a large image in base64. */
const maxAnswerBytes = 100_000_000
const maxPictureBytes = 64_000_000
const downloadTimeoutMs = 60_000
const pictureTypes = ['image/*', 'application/octet-stream', 'binary/octet-stream']

/** A vendor that answers with JSON. */
export function defineImageVendor<Answer extends z.ZodType>(declared: DeclaredImages<Answer>): ImageVendor {
  return {
    ...declared,
    kind: 'image',
    createEngine: (connection, tools) => createImageEngine(declared, connection, tools),
  }
}

function createImageEngine<Answer extends z.ZodType>(
  vendor: DeclaredImages<Answer>,
  connection: Connection,
  tools: ImageTools,
): ImageEngine {
  const { id, name, describeEdit } = vendor
  const { missing, model } = connection
  const order = async (call: JsonRequest, size: PictureSize, signal: AbortSignal): Promise<FittedPicture> => {
    if (missing) throw new AppError('bad_input', missing.sentence)
    const { fetch, ...options } = tools
    const vendorCall = { vendor: name, signal, ...options }
    const request = { ...call, vendor: name, answer: vendor.answer, maxBytes: maxAnswerBytes }
    const source = await callVendor(vendorCall, async (ownSignal) =>
      vendor.readAnswer(await callJson({ ...request, signal: ownSignal })),
    )
    // From here on the image is paid for: nothing below may order another one.
    const bytes = await readSource(source, fetch, vendorCall)
    return fit(bytes, size, { vendor: name, signal })
  }
  return {
    id,
    name,
    digitalSourceType: 'trainedAlgorithmicMedia',
    licence: `Under the terms of ${name}.`,
    atOnce: 1,
    status: (): EngineStatus => ({
      kind: 'image',
      id,
      name,
      isBuiltIn: false,
      state: missing?.state ?? 'ready',
      sentence: missing?.sentence ?? `Makes pictures with ${model}.`,
      credits: prices.vendorPicture,
      canEdit: describeEdit !== undefined,
      takesSeed: vendor.takesSeed,
    }),
    async make(request) {
      const call = vendor.describeCall(connection, request, describePicture(request))
      const fitted = await order(call, imageSizes[request.aspectRatio], request.signal)
      return { ...fitted, model, understood: null, warnings: findWarnings(vendor, request, fitted) }
    },
    ...(describeEdit && {
      async edit(request: EditRequest) {
        const fitted = await order(describeEdit(connection, request), request, request.signal)
        const isOnlyTold = request.mask !== null && vendor.takesMask !== true
        const warnings = isOnlyTold ? [messages.remix.maskInWords(name)] : []
        return { ...fitted, model, understood: null, warnings }
      },
    }),
  }
}

async function readSource(
  source: PictureSource,
  fetch: GuardedFetch,
  call: VendorCallOptions,
): Promise<Uint8Array> {
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

/** An image of 50 million pixels takes half of this memory. */
const fitLimits = { timeoutMs: 60_000, maxMegabytes: 1000 }
const fitGate = new Gate({ atOnce: 2, maxWaiting: Number.POSITIVE_INFINITY })

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
    const entry = new URL('./tasks/fit-task.ts', import.meta.url)
    const work = () => runTask(entry, fitContract, { input, output, width, height }, { signal, ...fitLimits })
    const result = await fitGate.pass('pictures', signal, work)
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
  vendor: { name: string; takesSeed: boolean },
  request: PictureRequest,
  made: FittedPicture,
): string[] {
  const { name } = vendor
  const asked = imageSizes[request.aspectRatio]
  const isResized = made.madeWidth !== asked.width || made.madeHeight !== asked.height
  return [
    ...(vendor.takesSeed ? [] : [messages.images.seedIgnored(name)]),
    ...(request.negativePrompt === '' ? [] : [messages.images.negativeInWords(name)]),
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
