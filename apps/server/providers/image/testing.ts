// The documented APIs of the image vendors, for local stub servers.

import sharp from 'sharp'
import {
  firstFault,
  suiteKey,
  VendorStub,
  type StubAnswer,
  type StubCall,
  type StubFault,
  type StubRules,
} from '../testing.ts'
import type { VendorSettings } from '../vendor.ts'
import { compatibleImages } from './compatible.ts'
import type { ImageTools, ImageVendor } from './create-engine.ts'
import { geminiImages } from './gemini.ts'
import { openAiImages } from './openai.ts'
import type { EditRequest, ImageEngine, MadePicture, PictureRequest } from './port.ts'

export const suitePrompt = 'A lighthouse on a rock'

interface Size {
  width: number
  height: number
}

export interface ImageRules extends StubRules {
  vendor: ImageVendor
  model: string
  takesSeed: boolean
  takesMask: boolean
  takesNegativePrompt?: true
  /** True for a vendor that is told what the result shows, not what to change. */
  readsWordsAsDescription?: true
  /** Default: the key of the suite. */
  apiKey?: string
  /** Answers calls that order nothing, such as that of a list; null for others. They are not counted. */
  aside?(call: StubCall): Promise<StubAnswer> | StubAnswer | null
  /** The size that the vendor makes for a valid call. */
  sizeOf(call: StubCall): Size
  /** The vendor's answer with an image. */
  show(base64: string, call?: StubCall): unknown
  /** Answers without an image, by description. */
  emptyAnswers: Record<string, unknown>
}

/** A stub of a vendor; it answers with images of one color. */
export class ImageStub extends VendorStub<ImageRules> {
  /** Files served to GET, by path. */
  readonly files = new Map<string, Buffer>()
  readonly #pictures = new Map<string, Promise<Buffer>>()

  protected async answer(call: StubCall): Promise<StubAnswer> {
    const picture = await this.picture(this.rules.sizeOf(call))
    return { body: this.rules.show(picture.toString('base64'), call) }
  }

  protected override async handOut(call: StubCall): Promise<StubAnswer | null> {
    const aside = await this.rules.aside?.(call)
    if (aside) return aside
    const { method, path } = call
    if (method !== 'GET') return null
    const body = this.files.get(path)
    return { status: body ? 200 : 404, headers: { 'content-type': 'image/png' }, body: body ?? '' }
  }

  engine(tools: Partial<ImageTools> = {}, settings: Partial<VendorSettings> = {}): ImageEngine {
    const { vendor, model, apiKey = suiteKey } = this.rules
    const quick = { retryDelayMs: 1, pollMs: 5, fetch: this.fetch }
    return this.connect(vendor, { ...quick, ...tools }, { model, apiKey, ...settings })
  }

  make(request: Partial<PictureRequest> = {}, engine = this.engine()): Promise<MadePicture> {
    return engine.make({
      prompt: suitePrompt,
      negativePrompt: '',
      preset: 'Cinematic',
      aspectRatio: 'square',
      seed: 4_000_000_000,
      signal: new AbortController().signal,
      ...request,
    })
  }

  async edit(request: Partial<EditRequest> = {}, engine = this.engine()): Promise<MadePicture> {
    const { width = 300, height = 200 } = request
    const bytes = await this.picture({ width, height })
    const hole = { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const
    const mask = await sharp({ create: hole }).png().toBuffer()
    return engine.edit!({
      prompt: suitePrompt,
      picture: { bytes, mimeType: 'image/png' },
      mask: { bytes: mask, mimeType: 'image/png' },
      width,
      height,
      signal: new AbortController().signal,
      ...request,
    })
  }

  /** A PNG of one color. */
  picture({ width, height }: Size): Promise<Buffer> {
    const key = `${width}x${height}`
    const create = { width, height, channels: 3, background: '#35a' } as const
    const picture = this.#pictures.get(key) ?? sharp({ create }).png().toBuffer()
    this.#pictures.set(key, picture)
    return picture
  }
}

/** Enough for refusals of both OpenAI and Gemini. */
const refuse = (message: string): unknown => ({ error: { message, code: null, status: 'FAILED' } })
const badKey = { status: 401, message: 'Incorrect API key provided' }
const openAiEmpty = { 'no picture': { created: 1, data: [] }, 'an empty one': { data: [{ b64_json: '' }] } }

const readSize = ({ body }: StubCall): Size => {
  const [width = 0, height = 0] = String(body['size']).split('x').map(Number)
  return { width, height }
}

type IsSizeKnown = (size: Size) => boolean

/** https://platform.openai.com/docs/api-reference/images */
function openAiFault(call: StubCall, model: string, isSizeKnown: IsSizeKnown): StubFault | null {
  const { method, path, headers, body } = call
  if (path === '/v1/images/edits') return openAiEditFault(call, model, isSizeKnown)
  const known = new Set(['model', 'prompt', 'n', 'size', 'quality', 'background', 'output_format'])
  return firstFault([
    [method === 'POST' && path === '/v1/images/generations', 'Unknown request URL'],
    [headers.authorization === `Bearer ${suiteKey}`, badKey],
    [body['model'] === model && typeof body['prompt'] === 'string', 'Missing required parameter'],
    [Object.keys(body).every((key) => known.has(key)), 'Unknown parameter'],
    [body['n'] === 1 && isSizeKnown(readSize(call)), 'Invalid value: size'],
  ])
}

/** The documented fields of `/images/edits`: multipart, a mask in PNG. */
function openAiEditFault(call: StubCall, model: string, isSizeKnown: IsSizeKnown): StubFault | null {
  const { method, headers, body } = call
  const { image, mask } = body
  const known = new Set(['model', 'prompt', 'n', 'size', 'image', 'mask', 'quality', 'output_format'])
  const isForm = headers['content-type']?.startsWith('multipart/form-data; boundary=') === true
  return firstFault([
    [method === 'POST', 'Unknown request URL'],
    [headers.authorization === `Bearer ${suiteKey}`, badKey],
    [isForm, 'Unsupported content type'],
    [body['model'] === model && typeof body['prompt'] === 'string', 'Missing required parameter'],
    [Object.keys(body).every((key) => known.has(key)), 'Unknown parameter'],
    [image instanceof File && image.size > 0 && /^image\/(png|jpeg|webp)$/.test(image.type), 'Invalid image'],
    [image instanceof File && /\.(png|jpe?g|webp)$/.test(image.name), 'Invalid image file name'],
    [mask === undefined || (mask instanceof File && mask.type === 'image/png'), 'Invalid mask'],
    [body['n'] === '1' && isSizeKnown(readSize(call)), 'Invalid value: size'],
  ])
}

function openAiRules(model: string, isSizeKnown: IsSizeKnown): ImageRules {
  return {
    vendor: openAiImages,
    basePath: '/v1',
    model,
    takesSeed: false,
    takesMask: true,
    findFault: (call) => openAiFault(call, model, isSizeKnown),
    refuse,
    sizeOf: readSize,
    show: (b64_json) => ({ created: 1_780_000_000, data: [{ b64_json }] }),
    emptyAnswers: openAiEmpty,
  }
}

/** For later models: multiples of 16 with a ratio up to 3:1. */
export const freeSizeRules = openAiRules(
  'gpt-image-2.5-flare',
  ({ width, height }) =>
    width % 16 === 0 && height % 16 === 0 && Math.max(width, height) <= 3 * Math.min(width, height),
)

export const fixedSizeRules = openAiRules('gpt-image-1.5', ({ width, height }) =>
  ['1024x1024', '1536x1024', '1024x1536'].includes(`${width}x${height}`),
)

const geminiModel = 'gemini-nano-banana-2.1'
const geminiSizes: Record<string, Size> = {
  '1:1': { width: 1024, height: 1024 },
  '9:16': { width: 768, height: 1344 },
  '16:9': { width: 1344, height: 768 },
  '3:4': { width: 864, height: 1184 },
}

function ratioOf({ body }: StubCall): string {
  const config = body['generationConfig'] as { imageConfig?: { aspectRatio?: string } } | undefined
  return config?.imageConfig?.aspectRatio ?? ''
}

/** https://ai.google.dev/gemini-api/docs/image-generation */
export const geminiImageRules: ImageRules = {
  vendor: geminiImages,
  basePath: '/v1beta',
  model: geminiModel,
  takesSeed: true,
  takesMask: false,
  findFault(call) {
    const { method, path, headers, body } = call
    const [content] = (body['contents'] ?? []) as { parts: Record<string, { mimeType?: string }>[] }[]
    const { seed, responseModalities } = (body['generationConfig'] ?? {}) as Record<string, unknown>
    const drawn = content?.parts.find((part) => part['inlineData'])?.['inlineData']
    const ratio = ratioOf(call)
    return firstFault([
      [method === 'POST' && path === `/v1beta/models/${geminiModel}:generateContent`, 'Unknown method'],
      [headers['x-goog-api-key'] === suiteKey, { status: 401, message: 'API key not valid' }],
      [content !== undefined, 'contents is not specified'],
      [JSON.stringify(responseModalities) === '["IMAGE"]', 'This model answers with pictures only'],
      [!drawn || drawn.mimeType === 'image/png', 'Unsupported MIME type'],
      [drawn ? /^\d+:\d+$/.test(ratio) : Object.hasOwn(geminiSizes, ratio), 'Invalid aspect_ratio'],
      [
        Boolean(drawn) || (Number.isInteger(seed) && Number(seed) < 2 ** 31),
        'Invalid value at seed (TYPE_INT32)',
      ],
    ])
  },
  refuse,
  sizeOf: (call) => geminiSizes[ratioOf(call)] ?? { width: 1024, height: 1024 },
  show: (data) => ({
    candidates: [{ content: { parts: [{ text: 'Here' }, { inlineData: { mimeType: 'image/png', data } }] } }],
  }),
  emptyAnswers: {
    'words only': { candidates: [{ content: { parts: [{ text: 'No.' }] }, finishReason: 'STOP' }] },
  },
}

const compatibleModel = 'flux-of-mine'

export const compatibleImageRules: ImageRules = {
  vendor: compatibleImages,
  basePath: '/v1',
  model: compatibleModel,
  takesSeed: false,
  takesMask: true,
  findFault(call) {
    const { method, path, headers, body } = call
    if (path === '/v1/images/edits') {
      return openAiEditFault(call, compatibleModel, ({ width, height }) => width > 0 && height > 0)
    }
    return firstFault([
      [method === 'POST' && path === '/v1/images/generations', '404 page not found'],
      [[undefined, `Bearer ${suiteKey}`].includes(headers.authorization), badKey],
      [body['model'] === compatibleModel && typeof body['prompt'] === 'string', 'model is required'],
    ])
  },
  refuse,
  sizeOf: readSize,
  show: (b64_json) => ({ data: [{ b64_json, url: null }] }),
  emptyAnswers: openAiEmpty,
}
