import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createGuardedFetch } from '../../lib/guarded-fetch.ts'
import { catchError } from '../testing.ts'
import { testImageVendor } from './suite.ts'
import { compatibleImageRules, fixedSizeRules, freeSizeRules, geminiImageRules } from './testing.ts'

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
