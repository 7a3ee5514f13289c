// What all vendors of pictures have in common: asking again, fetching what they only name, cutting to the asked size,
// and telling what they did otherwise than asked.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { AppError } from '@vivify/contract/errors'
import { messages } from '@vivify/contract/messages'
import { prices } from '@vivify/contract/plans'
import type { EngineStatus } from '@vivify/contract/routes/engines'
import { imageSizes } from '@vivify/contract/routes/images'
import type { GuardedFetch } from '../../lib/guarded-fetch.ts'
import { Gate } from '../../lib/gate.ts'
import { runTask } from '../../lib/task.ts'
import { callVendor, type VendorCallOptions } from '../call-vendor.ts'
import { ProviderError } from '../provider-error.ts'
import { describePicture } from './describe-picture.ts'
import type { EditRequest, ImageEngine, PictureFormat, PictureRequest } from './port.ts'
import { postJson, type JsonCall } from './post-json.ts'
import { fitContract } from './tasks/fit-contract.ts'

export type ImageVendorId = 'openai' | 'gemini' | 'compatible'

export interface ImageVendor {
  id: ImageVendorId
  name: string
  /** Empty when the operator must choose one. */
  model: string
  takesSeed: boolean
  /** What the operator has yet to do, or null. */
  missing: { state: 'needs_key' | 'needs_model'; sentence: string } | null
  /** `text` is all that the picture is to show, in words. */
  describeCall(request: PictureRequest, text: string): JsonCall
  /** Left out where the vendor changes no pictures. */
  describeEdit?(request: EditRequest): JsonCall
  /** It is given the marked area, and not only told of it. */
  takesMask?: boolean
  /** The first picture of an answer: bytes, or where they are. Throws AppError when it holds none. */
  readAnswer(answer: unknown): PictureSource
}

export type PictureSource = { base64: string } | { url: string }

export interface ImageCallOptions extends Pick<VendorCallOptions, 'retries' | 'timeoutMs' | 'retryDelayMs'> {
  /** For pictures that a vendor answers with an address. */
  fetch: GuardedFetch
}

const maxPictureBytes = 64_000_000
const downloadTimeoutMs = 60_000
const pictureTypes = ['image/*', 'application/octet-stream', 'binary/octet-stream']

/** Makes an engine of a vendor. */
export function createImageEngine(vendor: ImageVendor, calls: ImageCallOptions): ImageEngine {
  const { id, name, model, missing, describeEdit } = vendor
  const order = async (call: JsonCall, size: PictureSize, signal: AbortSignal): Promise<FittedPicture> => {
    if (missing) throw new AppError('bad_input', missing.sentence)
    const { fetch, ...options } = calls
    const vendorCall = { provider: name, signal, ...options }
    const source = await callVendor(vendorCall, async (ownSignal) =>
      vendor.readAnswer(await postJson(name, call, ownSignal)),
    )
    // From here on the picture is paid: nothing below asks for another one.
    const bytes = await readSource(source, fetch, vendorCall)
    return fit(bytes, size, { provider: name, signal })
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
      credits: prices.providerPicture,
      canEdit: describeEdit !== undefined,
      takesSeed: vendor.takesSeed,
    }),
    async make(request) {
      const call = vendor.describeCall(request, describePicture(request))
      const fitted = await order(call, imageSizes[request.aspectRatio], request.signal)
      return { ...fitted, model, understood: null, warnings: findWarnings(vendor, request, fitted) }
    },
    ...(describeEdit && {
      async edit(request: EditRequest) {
        const fitted = await order(describeEdit(request), request, request.signal)
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
        throw mayPass ? new ProviderError({ provider: call.provider, failure: 'connection' }) : error
      }
    })
  } catch (error) {
    call.signal.throwIfAborted()
    // Its own sentence may speak of pages and texts.
    throw new AppError('provider_failed', messages.images.addressDead(call.provider), { cause: error })
  }
}

interface FittedPicture {
  bytes: Uint8Array
  format: PictureFormat
  madeWidth: number
  madeHeight: number
}

/** A picture of 50 million pixels takes half of it. */
const fitLimits = { timeoutMs: 60_000, maxMegabytes: 1000 }
const fitGate = new Gate({ atOnce: 2, maxWaiting: Number.POSITIVE_INFINITY })

interface PictureSize {
  width: number
  height: number
}

async function fit(
  bytes: Uint8Array,
  { width, height }: PictureSize,
  { provider, signal }: { provider: string; signal: AbortSignal },
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
    throw isUnreadable ? new ProviderError({ provider, failure: 'bad_answer' }) : error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function findWarnings(vendor: ImageVendor, request: PictureRequest, made: FittedPicture): string[] {
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

/** The sentence for a vendor whose key is not set. */
export function needsKey(name: string, variable: string): ImageVendor['missing'] {
  return { state: 'needs_key', sentence: `Set ${variable} on the server to make pictures with ${name}.` }
}
