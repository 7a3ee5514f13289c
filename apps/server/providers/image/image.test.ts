import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createGuardedFetch } from '../../lib/guarded-fetch.ts'
import { createCompatibleImages } from './compatible.ts'
import { createGeminiImages } from './gemini.ts'
import { createOpenAiImages } from './openai.ts'
import { catchError, suiteKey, type StubCall } from '../testing.ts'
import { testImageVendor } from './suite.ts'

const openAiEmpty = { 'no picture': { created: 1, data: [] }, 'an empty one': { data: [{ b64_json: '' }] } }
const readSize = ({ body }: StubCall): { width: number; height: number } => {
  const [width = 0, height = 0] = String(body['size']).split('x').map(Number)
  return { width, height }
}

function openAiFault(call: StubCall, model: string, isSizeKnown: (size: string) => boolean): string | null {
  const { method, path, headers, body } = call
  const known = new Set(['model', 'prompt', 'n', 'size', 'quality', 'background', 'output_format'])
  return firstFault([
    [method === 'POST' && path === '/v1/images/generations', 'Unknown request URL'],
    [headers.authorization === `Bearer ${suiteKey}`, 'Incorrect API key provided'],
    [body['model'] === model && typeof body['prompt'] === 'string', 'Missing required parameter'],
    [Object.keys(body).every((key) => known.has(key)), 'Unknown parameter'],
    [body['n'] === 1 && isSizeKnown(String(body['size'])), 'Invalid value: size'],
  ])
}

/** Of later models: multiples of 16 up to 3:1. */
const isFreeSize = (call: StubCall): boolean => {
  const { width, height } = readSize(call)
  return width % 16 === 0 && height % 16 === 0 && Math.max(width, height) <= 3 * Math.min(width, height)
}

const isEditCall = ({ path }: StubCall): boolean => path === '/v1/images/edits'

/** The documented fields of `/images/edits`: multipart, a mask in PNG. */
function openAiEditFault(
  call: StubCall,
  model: string,
  isSizeKnown: (size: string) => boolean,
): string | null {
  const { method, headers, body } = call
  const { image, mask } = body
  const known = new Set(['model', 'prompt', 'n', 'size', 'image', 'mask', 'quality', 'output_format'])
  return firstFault([
    [method === 'POST', 'Unknown request URL'],
    [headers.authorization === `Bearer ${suiteKey}`, 'Incorrect API key provided'],
    [
      headers['content-type']?.startsWith('multipart/form-data; boundary=') === true,
      'Unsupported content type',
    ],
    [body['model'] === model && typeof body['prompt'] === 'string', 'Missing required parameter'],
    [Object.keys(body).every((key) => known.has(key)), 'Unknown parameter'],
    [image instanceof File && image.size > 0 && /^image\/(png|jpeg|webp)$/.test(image.type), 'Invalid image'],
    [image instanceof File && /\.(png|jpe?g|webp)$/.test(image.name), 'Invalid image file name'],
    [mask === undefined || (mask instanceof File && mask.type === 'image/png'), 'Invalid mask'],
    [body['n'] === '1' && isSizeKnown(String(body['size'])), 'Invalid value: size'],
  ])
}

describe('OpenAI', () => {
  const model = 'gpt-image-2.5-flare'
  const stub = testImageVendor({
    create: createOpenAiImages,
    basePath: '/v1',
    model,
    takesSeed: false,
    findFault: (call) => openAiFault(call, model, () => isFreeSize(call)),
    findEditFault: (call) => openAiEditFault(call, model, () => isFreeSize(call)),
    isEdit: isEditCall,
    takesMask: true,
    sizeOf: readSize,
    answer: (b64_json) => ({ created: 1_780_000_000, data: [{ b64_json }] }),
    emptyAnswers: openAiEmpty,
  })

  test('makes the asked size itself, so there is nothing to say about it', async () => {
    const made = await stub.make({ aspectRatio: 'portrait_alt' })
    expect(made.warnings.join(' ')).not.toMatch(/resized/)
    expect(made.format).toBe('png')
  })
})

describe('OpenAI’s models of three sizes', () => {
  const model = 'gpt-image-1.5'
  const sizes = ['1024x1024', '1536x1024', '1024x1536']
  const stub = testImageVendor({
    create: createOpenAiImages,
    basePath: '/v1',
    model,
    takesSeed: false,
    findFault: (call) => openAiFault(call, model, (size) => sizes.includes(size)),
    findEditFault: (call) => openAiEditFault(call, model, (size) => sizes.includes(size)),
    isEdit: isEditCall,
    takesMask: true,
    sizeOf: readSize,
    answer: (b64_json) => ({ created: 1_780_000_000, data: [{ b64_json }] }),
    emptyAnswers: openAiEmpty,
  })

  test('are asked for the nearest one, which is cut, and the person is told', async () => {
    const { warnings } = await stub.make({ aspectRatio: 'landscape' })
    expect(warnings).toContain(
      'OpenAI made 1536 × 1024 pixels, so the picture was cropped and resized to 1792 × 1024.',
    )
  })
})

describe('Gemini', () => {
  const model = 'gemini-nano-banana-2.1'
  const sizes: Record<string, { width: number; height: number }> = {
    '1:1': { width: 1024, height: 1024 },
    '9:16': { width: 768, height: 1344 },
    '16:9': { width: 1344, height: 768 },
    '3:4': { width: 864, height: 1184 },
  }
  const ratioOf = ({ body }: StubCall): string => {
    const config = body['generationConfig'] as { imageConfig?: { aspectRatio?: string } } | undefined
    return config?.imageConfig?.aspectRatio ?? ''
  }
  const stub = testImageVendor({
    create: createGeminiImages,
    basePath: '/v1beta',
    model,
    takesSeed: true,
    isEdit: ({ body }) => JSON.stringify(body['contents']).includes('inlineData'),
    takesMask: false,
    findEditFault(call) {
      const { method, path, headers, body } = call
      const [content] = body['contents'] as { role: string; parts: Record<string, { mimeType?: string }>[] }[]
      return firstFault([
        [method === 'POST' && path === `/v1beta/models/${model}:generateContent`, 'Unknown method'],
        [headers['x-goog-api-key'] === suiteKey, 'API key not valid'],
        [content?.parts[1]?.['inlineData']?.mimeType === 'image/png', 'Unsupported MIME type'],
        [/^\d+:\d+$/.test(ratioOf(call)), 'aspect_ratio must be a ratio'],
      ])
    },
    findFault(call) {
      const { method, path, headers, body } = call
      const { seed, responseModalities } = body['generationConfig'] as Record<string, unknown>
      return firstFault([
        [method === 'POST' && path === `/v1beta/models/${model}:generateContent`, 'Unknown method'],
        [headers['x-goog-api-key'] === suiteKey, 'API key not valid'],
        [Array.isArray(body['contents']) && body['contents'].length > 0, 'contents is not specified'],
        [JSON.stringify(responseModalities) === '["IMAGE"]', 'This model answers with pictures only'],
        [Object.hasOwn(sizes, ratioOf(call)), 'aspect_ratio must be one of 1:1, 3:4, 9:16, 16:9'],
        [Number.isInteger(seed) && Number(seed) < 2 ** 31, 'Invalid value at seed (TYPE_INT32)'],
      ])
    },
    sizeOf: (call) => sizes[ratioOf(call)] ?? { width: 1024, height: 1024 },
    answer: (data) => ({
      candidates: [
        { content: { parts: [{ text: 'Here' }, { inlineData: { mimeType: 'image/png', data } }] } },
      ],
    }),
    emptyAnswers: {
      'words only': { candidates: [{ content: { parts: [{ text: 'No.' }] }, finishReason: 'STOP' }] },
    },
  })

  test.each([
    [{ promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } }, 'PROHIBITED_CONTENT'],
    [{ candidates: [{ finishReason: 'IMAGE_SAFETY' }] }, 'IMAGE_SAFETY'],
  ])('that will not show it is told from one that failed', async (body, reason) => {
    stub.answers = [{ body }]
    const error = await catchError(stub.make())
    expect(error).toMatchObject({ failure: 'unprocessable', details: { reason } })
    expect(stub.calls).toHaveLength(1)
  })
})

describe('a compatible server', () => {
  const model = 'flux-of-mine'
  const stub = testImageVendor({
    create: createCompatibleImages,
    basePath: '/v1',
    model,
    takesSeed: false,
    findFault: ({ method, path, body }) =>
      firstFault([
        [method === 'POST' && path === '/v1/images/generations', '404 page not found'],
        [body['model'] === model && typeof body['prompt'] === 'string', 'model is required'],
      ]),
    findEditFault: (call) => openAiEditFault(call, model, (size) => /^\d+x\d+$/.test(size)),
    isEdit: isEditCall,
    takesMask: true,
    sizeOf: readSize,
    answer: (b64_json) => ({ data: [{ b64_json, url: null }] }),
    emptyAnswers: openAiEmpty,
  })

  test('may answer with an address, also one in the answer itself', async () => {
    const bytes = await stub.picture({ width: 512, height: 512 })
    stub.files.set('/made/1.png', bytes)
    for (const url of [`${stub.origin}/made/1.png`, `data:image/png;base64,${bytes.toString('base64')}`]) {
      stub.answers = [{ body: { data: [{ url }] } }]
      const made = await stub.make()
      expect(await sharp(made.bytes).metadata()).toMatchObject({ width: 1024, height: 1024 })
      expect(made.warnings.join(' ')).toContain('made 512 × 512 pixels')
    }
  })

  test('whose address is dead is not asked to make another picture', async () => {
    stub.answers = [{ body: { data: [{ url: `${stub.origin}/made/none.png` }] } }]
    await expect(stub.make()).rejects.toMatchObject({
      code: 'provider_failed',
      message: expect.stringContaining('does not open'),
    })
    expect(stub.calls).toHaveLength(1)
  })

  test('can’t lead the server into its own network', async () => {
    stub.files.set('/made/1.png', await stub.picture({ width: 512, height: 512 }))
    for (const url of [`${stub.origin}/made/1.png`, 'http://169.254.169.254/latest', 'file:///etc/passwd']) {
      stub.answers = [{ body: { data: [{ url }] } }]
      const strict = stub.engine({ fetch: createGuardedFetch() })
      await expect(stub.make({}, strict)).rejects.toMatchObject({ code: 'provider_failed' })
    }
  })

  test('needs no key, but a model', async () => {
    expect((await stub.make({}, stub.engine({}, { apiKey: undefined }))).model).toBe(model)
    expect(stub.calls[0]!.headers.authorization).toBeUndefined()
    expect(stub.engine({}, { imageModel: undefined }).status()).toMatchObject({ state: 'needs_model' })
  })
})

function firstFault(rules: readonly (readonly [boolean, string])[]): string | null {
  return rules.find(([isKept]) => !isKept)?.[1] ?? null
}
