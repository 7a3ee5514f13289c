// Tests that every image vendor must pass, against a local server that follows the rules of the vendor's API.

import sharp from 'sharp'
import { expect, test } from 'vitest'
import { imageSizes, type AspectRatio } from '@vivify/contract/routes/images'
import { catchError, expectNoSecrets, suiteKey, testFailures } from '../testing.ts'
import { connect } from '../vendor.ts'
import { ImageStub, suitePrompt as prompt, type ImageRules } from './testing.ts'

/** Registers the suite of one vendor and returns its stub. */
export function testImageVendor(rules: ImageRules): ImageStub {
  const stub = new ImageStub(rules).use()
  testMaking(stub)
  testChanging(stub)
  testEmptyAnswers(stub)
  testFailures(stub, {
    prompt,
    retries: 'passing',
    order: ({ calls, settings, signal } = {}) =>
      stub.make(signal ? { signal } : {}, stub.engine(calls, settings)),
  })
  return stub
}

function testMaking(stub: ImageStub): void {
  const ratios = Object.keys(imageSizes) as AspectRatio[]
  test('makes every ratio in exactly the size that was asked, and says when the vendor’s was another', async () => {
    await Promise.all(
      ratios.map(async (aspectRatio) => {
        const made = await stub.make({ aspectRatio })
        const { width, height } = imageSizes[aspectRatio]
        expect(await sharp(made.bytes).metadata()).toMatchObject({ width, height, format: made.format })
      }),
    )
    expect(stub.faults).toEqual([])
    expect(stub.calls).toHaveLength(ratios.length)
    expect(JSON.stringify(stub.calls[0]!.body)).toContain(prompt)
  })

  test('tells the style and what to leave out, and says so where it had to be told in words', async () => {
    const made = await stub.make({ negativePrompt: 'people, text', preset: 'Claymation' })
    const { takesSeed, takesNegativePrompt = false, model } = stub.rules
    const sent = JSON.stringify(stub.calls[0]!.body)
    expect(sent).toContain('clay')
    expect(sent).toContain('people, text')
    expect(sent.includes('Do not show: people, text.')).toBe(!takesNegativePrompt)
    expect(made.warnings.some((warning) => /no negative prompt/.test(warning))).toBe(!takesNegativePrompt)
    expect(made.warnings.some((warning) => /does not support seeds/.test(warning))).toBe(!takesSeed)
    expect(made).toMatchObject({ model, understood: null })
  })

  test('is ready with its settings, and says what is missing without them', async () => {
    expect(stub.engine().status()).toMatchObject({ state: 'ready', credits: 1 })
    expect(stub.engine().status().sentence).toContain(stub.rules.model)
    const { vendor } = stub.rules
    const bare = vendor.createEngine(connect(vendor), { fetch: stub.fetch })
    expect(bare.status().state).toBe('needs_key')
    expect(bare.status().sentence).toMatch(/^Set [A-Z_]+ /)
    await expect(stub.make({}, bare)).rejects.toMatchObject({ code: 'bad_input' })
    expect(stub.calls).toEqual([])
  })

  test('tries again after trouble that passes', async () => {
    stub.planned = [
      { status: 500, body: stub.rules.refuse('Overloaded') },
      { status: 429, headers: { 'retry-after': '0' }, body: stub.rules.refuse('Slow down') },
    ]
    expect((await stub.make()).bytes.length).toBeGreaterThan(0)
    expect(stub.calls).toHaveLength(3)
  })
}

function testChanging(stub: ImageStub): void {
  test('changes a picture of any size inside a mask, and says so when it was only told of it', async () => {
    const made = await stub.edit({ width: 300, height: 200 })
    expect(await sharp(made.bytes).metadata()).toMatchObject({ width: 300, height: 200, format: made.format })
    expect(made).toMatchObject({ model: stub.rules.model, understood: null })
    expect(made.warnings.some((warning) => /limit a change to an area/.test(warning))).toBe(
      !stub.rules.takesMask,
    )
    const whole = await stub.edit({ mask: null })
    const { readsWordsAsDescription } = stub.rules
    const told = expect.stringMatching(/reads your words as a description of the result/)
    expect(whole.warnings).toEqual(readsWordsAsDescription ? [told] : [])
    expect(stub.faults).toEqual([])
    expect(stub.engine().status()).toMatchObject({ canEdit: true, takesSeed: stub.rules.takesSeed })
  })

  test('answers a refused change with a typed error', async () => {
    stub.planned = [{ status: 400, body: stub.rules.refuse(`Refused ${suiteKey}`) }]
    const error = await catchError(stub.edit())
    expect(error).toMatchObject({ failure: 'bad_request', status: 400 })
    expect(stub.calls).toHaveLength(1)
    expectNoSecrets(error, prompt)
  })
}

function testEmptyAnswers(stub: ImageStub): void {
  test.each([
    ['bytes that are no picture', 'hello'],
    ['a drawing in place of a picture', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ])('refuses an answer with %s and asks for no other', async (_, content) => {
    stub.planned = [(call) => ({ body: stub.rules.show(Buffer.from(content).toString('base64'), call) })]
    const error = await catchError(stub.make())
    expect(error).toMatchObject({ failure: 'bad_answer', isRetryable: false })
    expect(stub.calls).toHaveLength(1)
  })

  test('says so when there is no picture in the answer', async () => {
    for (const [name, body] of Object.entries(stub.rules.emptyAnswers)) {
      stub.planned = [{ body }]
      const error = await stub.make().catch((thrown: unknown) => thrown)
      expect(error, name).toMatchObject({
        code: 'provider_failed',
        message: 'No image URL returned from the provider',
      })
    }
  })
}
