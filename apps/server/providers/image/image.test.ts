import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import { createGuardedFetch } from '../../lib/guarded-fetch.ts'
import { catchError } from '../testing.ts'
import type { PictureRequest } from './port.ts'
import { testImageVendor } from './suite.ts'
import {
  compatibleImageRules,
  fixedSizeRules,
  freeSizeRules,
  geminiImageRules,
  suitePrompt,
  type ImageStub,
} from './testing.ts'
import { ComfyPeer, unknownCheckpoint } from './testing-comfyui.ts'
import { WebUiPeer } from './testing-webui.ts'

describe('OpenAI', () => {
  const stub = testImageVendor(freeSizeRules)

  test('makes the asked size itself, so there is nothing to say about it', async () => {
    const made = await stub.make({ aspectRatio: 'portrait_alt' })
    expect(made.warnings.join(' ')).not.toMatch(/resized/)
    expect(made.format).toBe('png')
  })
})

describe('OpenAI’s models of three sizes', () => {
  const stub = testImageVendor(fixedSizeRules)

  test('are asked for the nearest size, and a sentence says that the picture was cropped', async () => {
    const { warnings } = await stub.make({ aspectRatio: 'landscape' })
    expect(warnings).toContain(
      'OpenAI made 1536 × 1024 pixels, so the picture was cropped and resized to 1792 × 1024.',
    )
  })
})

describe('Gemini', () => {
  const stub = testImageVendor(geminiImageRules)

  test.each([
    [{ promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } }, 'PROHIBITED_CONTENT'],
    [{ candidates: [{ finishReason: 'IMAGE_SAFETY' }] }, 'IMAGE_SAFETY'],
  ])('that refuses the content is told apart from a Gemini that failed', async (body, reason) => {
    stub.planned = [{ body }]
    const error = await catchError(stub.make())
    expect(error).toMatchObject({ failure: 'unprocessable', details: { reason } })
    expect(stub.calls).toHaveLength(1)
  })
})

describe('a compatible server', () => {
  const stub = testImageVendor(compatibleImageRules)

  test('may answer with an address, or with a data address', async () => {
    const bytes = await stub.picture({ width: 512, height: 512 })
    stub.files.set('/made/1.png', bytes)
    for (const url of [`${stub.origin}/made/1.png`, `data:image/png;base64,${bytes.toString('base64')}`]) {
      stub.planned = [{ body: { data: [{ url }] } }]
      const made = await stub.make()
      expect(await sharp(made.bytes).metadata()).toMatchObject({ width: 1024, height: 1024 })
      expect(made.warnings.join(' ')).toContain('made 512 × 512 pixels')
    }
  })

  test('whose address is dead is not asked to make another picture', async () => {
    stub.planned = [{ body: { data: [{ url: `${stub.origin}/made/none.png` }] } }]
    await expect(stub.make()).rejects.toMatchObject({
      code: 'provider_failed',
      message: expect.stringContaining('does not open'),
    })
    expect(stub.calls).toHaveLength(1)
  })

  test('can’t lead the server into its own network', async () => {
    stub.files.set('/made/1.png', await stub.picture({ width: 512, height: 512 }))
    for (const url of [`${stub.origin}/made/1.png`, 'http://169.254.169.254/latest', 'file:///etc/passwd']) {
      stub.planned = [{ body: { data: [{ url }] } }]
      const strict = stub.engine({ fetch: createGuardedFetch() })
      await expect(stub.make({}, strict)).rejects.toMatchObject({ code: 'provider_failed' })
    }
  })

  test('needs no key, but a model', async () => {
    const { model } = compatibleImageRules
    expect((await stub.make({}, stub.engine({}, { apiKey: '' }))).model).toBe(model)
    expect(stub.calls[0]!.headers.authorization).toBeUndefined()
    expect(stub.engine({}, { model: '' }).status()).toMatchObject({ state: 'needs_model' })
  })
})

describe('a Stable Diffusion WebUI of one’s own', () => {
  const peer = new WebUiPeer()
  const stub = testImageVendor(peer.rules)
  afterEach(() => peer.forget())

  test('is asked for as many pixels as its model was trained on', async () => {
    await stub.make({ aspectRatio: 'portrait', negativePrompt: 'text', seed: 4_000_000_000 })
    expect(stub.calls[0]!.body).toMatchObject({
      width: 768,
      height: 1344,
      negative_prompt: 'text',
      seed: 4e9,
    })
    const older = stub.engine({}, { model: 'V1-5-pruned' })
    const { warnings, model } = await stub.make({ aspectRatio: 'square' }, older)
    expect(stub.calls[1]!.body).toMatchObject({ width: 512, height: 512 })
    expect(model).toBe('v1-5-pruned')
    expect(warnings).toEqual([expect.stringContaining('made 512 × 512 pixels')])
  })

  test('paints with the model that it has loaded when none is set, and the result names it', async () => {
    const engine = stub.engine({}, { model: '' })
    expect(engine.status()).toMatchObject({
      state: 'ready',
      sentence: 'Makes pictures with the model that is loaded there.',
    })
    expect((await stub.make({}, engine)).model).toBe('v1-5-pruned')
    expect(stub.calls[0]!.body).toMatchObject({ override_settings: {}, width: 512 })
    await stub.make({}, stub.engine({}, { model: '@768' }))
    expect(stub.calls[1]!.body).toMatchObject({ override_settings: {}, width: 768 })
  })

  test('never paints with another model silently', async () => {
    const error = await catchError(stub.make({}, stub.engine({}, { model: 'gone' })))
    expect(error).toMatchObject({ failure: 'not_found' })
    expect(stub.calls).toEqual([])
    peer.ignoresWishes = true
    const made = await stub.make()
    expect(made.model).toBe('v1-5-pruned')
    expect(made.warnings).toContain('Stable Diffusion WebUI used v1-5-pruned in place of juggernautXL_v9.')
  })

  test('that names a model in a whole book is taken to have used the one that was asked for', async () => {
    const images = [(await stub.picture({ width: 64, height: 64 })).toString('base64')]
    for (const info of [
      { sd_model_name: 'x'.repeat(1000) },
      { sd_model_name: 'x', all: 'x'.repeat(300_000) },
    ]) {
      stub.planned = [{ body: { images, info: JSON.stringify(info) } }]
      expect((await stub.make()).model).toBe(peer.rules.model)
    }
  })

  test('that was started without its API is told apart from one that lacks the model', async () => {
    peer.hasApi = false
    for (const model of ['', peer.rules.model]) {
      await expect(stub.make({}, stub.engine({}, { model }))).rejects.toMatchObject({
        code: 'provider_failed',
        message: 'Stable Diffusion WebUI answers, but its API is off. Start it with --api.',
      })
    }
  })

  test('may be set up by its address alone, without the path of the API', async () => {
    const engine = stub.engine({}, { baseUrl: stub.origin })
    expect((await stub.make({}, engine)).bytes.length).toBeGreaterThan(0)
  })

  test('stops painting when the person cancels, and when it takes too long', async () => {
    stub.planned = [{ hangs: true }, { hangs: true }]
    await cancelOrder(stub)
    expect(peer.interrupted).toEqual([peer.tasks[0]])
    await catchError(stub.make({}, stub.engine({ timeoutMs: 200 })))
    expect(peer.interrupted).toEqual(peer.tasks)
    expect(peer.tasks).toHaveLength(2)
  })

  test('is not interrupted while it paints for somebody else, but when our turn comes', async () => {
    peer.foreign = 'task(somebody)'
    stub.planned = [{ hangs: true }]
    await cancelOrder(stub)
    expect(peer.interrupted).toEqual([])
    peer.foreign = null
    await expect.poll(() => peer.interrupted).toEqual([peer.tasks[0]])
  })

  test('changes a marked part at its own size, and leaves the rest as it was', async () => {
    await stub.edit({ width: 300, height: 200 })
    expect(stub.calls[0]!.body).toMatchObject({
      prompt: suitePrompt,
      width: 1280,
      height: 832,
      inpaint_full_res: true,
      inpainting_mask_invert: 1,
    })
  })

  testBadAnswers(stub)
})

describe('a ComfyUI of one’s own', () => {
  const peer = new ComfyPeer()
  const stub = testImageVendor(peer.rules)
  afterEach(() => peer.forget())

  test('gets a workflow for as many pixels as its model was trained on', async () => {
    const seed = 4_000_000_000
    await stub.make({ aspectRatio: 'portrait', negativePrompt: 'text', seed })
    const graph = stub.calls[0]!.body['prompt'] as Record<string, { inputs: Record<string, unknown> }>
    expect(graph['canvas']!.inputs).toEqual({ width: 768, height: 1344, batch_size: 1 })
    expect(graph['avoided']!.inputs['text']).toBe('text')
    expect(graph['sampler']!.inputs).toMatchObject({ seed, steps: 25, cfg: 7, denoise: 1 })
    const own = stub.engine({}, { model: 'v1-5-pruned.safetensors @768' })
    expect(own.status().sentence).toBe('Makes pictures with v1-5-pruned.safetensors.')
    const made = await stub.make({}, own)
    expect(made.model).toBe('v1-5-pruned.safetensors')
    expect(stub.calls[1]!.body).toMatchObject({ prompt: { canvas: { inputs: { width: 768 } } } })
  })

  test('that does not have the model says so, not that the words are wrong', async () => {
    stub.planned = [unknownCheckpoint]
    const error = await catchError(stub.make())
    expect(error.message).toBe('ComfyUI does not know the model. Check its name in the server’s settings.')
  })

  test('that fails while it paints is not asked again, and tells why', async () => {
    peer.failure = 'Allocation on device\nCUDA out of memory'
    const error = await catchError(stub.make())
    expect(error).toMatchObject({
      failure: 'server_error',
      details: { reason: 'Allocation on device CUDA out of memory' },
    })
    expect(stub.calls).toHaveLength(1)
  })

  test('whose file is gone is not asked to make another picture', async () => {
    peer.losesFiles = true
    await expect(stub.make()).rejects.toMatchObject({
      code: 'provider_failed',
      message: expect.stringContaining('does not open'),
    })
    expect(stub.calls).toHaveLength(1)
  })

  test.each([
    ['a page', { headers: { 'content-type': 'text/html' }, body: '<html>Log in</html>' }, 'bad_answer'],
    ['nothing', { headers: { 'content-type': 'image/png' }, body: '' }, 'bad_answer'],
    ['a drawing', { headers: { 'content-type': 'image/svg+xml' }, body: '<svg/>' }, 'bad_answer'],
    [
      'half a picture',
      { headers: { 'content-type': 'image/png' }, body: 'x'.repeat(999), isCut: true as const },
      'bad_answer',
    ],
    ['a refusal', { status: 403, body: '' }, 'forbidden'],
  ])('that serves %s in place of the picture is not asked to make another one', async (_, file, failure) => {
    peer.file = file
    expect(await catchError(stub.make())).toMatchObject({ failure })
    expect(stub.calls).toHaveLength(1)
  })

  test('that stumbles while it paints keeps the order', async () => {
    peer.troubles = [{ status: 503, body: '' }, { breaks: true }]
    expect((await stub.make()).bytes.length).toBeGreaterThan(0)
    expect(peer.orders).toHaveLength(1)
  })

  test.each([
    ['answers with a page', { body: '<html>' }, 'bad_answer'],
    ['breaks off', { body: { x: 'x'.repeat(999) }, isCut: true as const }, 'bad_answer'],
    ['answers with a result of another kind', { body: { x: 5 } }, 'bad_answer'],
    ['logs us out', { status: 401, body: '' }, 'unauthorized'],
  ])('that %s while it paints has the order taken back', async (_, trouble, failure) => {
    peer.turns = Infinity
    peer.troubles = [{ body: {} }, trouble]
    expect(await catchError(stub.make())).toMatchObject({ failure })
    expect(peer.deleted).toHaveLength(1)
    expect(peer.orders).toEqual([])
  })

  test('that gives an order the name of what every object has is not taken to have made it', async () => {
    for (const prompt_id of ['constructor', '__proto__', '../../etc/passwd']) {
      stub.planned = [{ body: { prompt_id, number: 1, node_errors: {} } }]
      expect(await catchError(stub.make())).toMatchObject({ failure: 'server_error' })
    }
  })

  test('whose queue is full of nonsense holds up nobody', async () => {
    Object.assign(peer, { turns: Infinity, nonsense: 1_900_000 })
    const start = process.cpuUsage()
    expect(await catchError(stub.make())).toMatchObject({ failure: 'bad_answer' })
    const { user, system } = process.cpuUsage(start)
    expect((user + system) / 1e6).toBeLessThan(2)
  })

  test('whose queue somebody empties does not keep the person waiting', async () => {
    peer.turns = Infinity
    const ordering = catchError(stub.make())
    await expect.poll(() => peer.orders.length).toBe(1)
    peer.orders = []
    expect(await ordering).toMatchObject({ failure: 'server_error' })
  })

  test.each([false, true])(
    'interrupts our order when the person cancels (an old version: %s)',
    async (isOld) => {
      Object.assign(peer, { isOld, turns: Infinity })
      await cancelOrder(stub, () => peer.orders[0]?.state === 'running')
      expect(peer.interrupted).toEqual([peer.orders[0]!.id])
      expect(peer.deleted).toEqual([peer.orders[0]!.id])
    },
  )

  test.each([false, true])('leaves the order of somebody else alone (an old version: %s)', async (isOld) => {
    Object.assign(peer, { isOld, isBusy: true })
    await cancelOrder(stub, () => peer.orders.length === 1)
    expect(peer.orders).toEqual([])
    expect(peer.interrupted).toEqual([])
  })

  test('takes an order back that takes too long', async () => {
    peer.turns = Infinity
    const error = await catchError(stub.make({}, stub.engine({ timeoutMs: 300 })))
    expect(error).toMatchObject({ failure: 'timed_out' })
    expect(peer.interrupted).toHaveLength(1)
  })

  test('paints once what was ordered twice under one name', async () => {
    const workId = 'a'.repeat(32)
    const first = await stub.make({ workId })
    expect((await stub.make({ workId })).bytes).toEqual(first.bytes)
    expect(stub.calls).toHaveLength(1)
    await stub.make({ workId }, stub.engine({}, { model: 'v1-5-pruned.safetensors' }))
    expect(stub.calls).toHaveLength(2)
    // The server was asked, and nobody heard its answer.
    const busy = 'b'.repeat(32)
    stub.planned = [(call) => ({ body: stub.rules.show('', call), breaks: true })]
    await stub.make({ workId: busy })
    expect(peer.orders).toHaveLength(3)
  })

  test('paints again what was interrupted', async () => {
    const workId = 'c'.repeat(32)
    peer.turns = Infinity
    await cancelOrder(stub, () => peer.orders[0]?.state === 'running', { workId })
    peer.turns = 2
    expect((await stub.make({ workId })).bytes.length).toBeGreaterThan(0)
    expect(stub.calls).toHaveLength(2)
  })

  test('changes a marked part, and puts it back into the picture', async () => {
    await stub.edit({ width: 300, height: 200 })
    const [, , ordered] = stub.calls
    expect(ordered!.body).toMatchObject({
      prompt: {
        words: { inputs: { text: suitePrompt } },
        scaled: { inputs: { width: 1280, height: 832 } },
        rescaled: { inputs: { width: 300, height: 200 } },
        result: { inputs: { images: ['joined', 0] } },
      },
    })
    expect(peer.uploads.size).toBe(2)
  })

  testBadAnswers(stub)
})

/** Orders a picture, and cancels once the vendor has the order. */
async function cancelOrder(
  stub: ImageStub,
  isThere = () => true,
  request: Partial<PictureRequest> = {},
): Promise<void> {
  const controller = new AbortController()
  const before = stub.calls.length
  const ordering = stub.make({ ...request, signal: controller.signal })
  await expect.poll(() => stub.calls.length === before + 1 && isThere()).toBe(true)
  controller.abort()
  await expect(ordering).rejects.toMatchObject({ name: 'AbortError' })
}

function testBadAnswers(stub: ImageStub): void {
  test.each([
    ['a page in place of an answer', { headers: { 'content-type': 'text/html' }, body: '<html>Hi</html>' }],
    ['an answer that breaks off', { body: { images: ['x'.repeat(1000)] }, isCut: true as const }],
  ])('refuses %s', async (_, answer) => {
    stub.planned = [answer]
    expect(await catchError(stub.make())).toMatchObject({ failure: 'bad_answer', isRetryable: false })
    expect(stub.calls).toHaveLength(1)
  })

  test('tells what a refusal said, without quoting a login', async () => {
    stub.planned = [
      { status: 422, body: { detail: [{ loc: ['body', 'steps'], msg: 'Input should be less' }] } },
    ]
    const error = await catchError(stub.make())
    expect(error).toMatchObject({ failure: 'unprocessable', details: { reason: 'Input should be less' } })
    stub.planned = [{ status: 418, body: { error: 'Error', detail: '', errors: 'CUDA out of memory' } }]
    expect(await catchError(stub.make())).toMatchObject({ details: { reason: 'CUDA out of memory' } })
  })
}
