import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AppError } from '@vivify/contract/errors'
import { parseProject } from '@vivify/timeline/document/edit'
import type { Speech, SpeechEngine } from '../../../providers/speech/port.ts'
import { createTemporaryFolder } from '../../../rendering/testing.ts'
import { speakProject } from './speak.ts'
import { createVendorSpeaking, type VendorSpeaking } from './vendor-speaking.ts'

/** An engine that answers when the test says so. */
class SlowEngine {
  readonly said: string[] = []
  #answer = Promise.withResolvers<void>()
  failure: AppError | null = null

  readonly engine: SpeechEngine = {
    id: 'slow',
    name: 'Slow',
    status: () => {
      throw new Error('not asked')
    },
    listVoices: async () => [],
    creditsFor: () => 0,
    speak: async ({ text, signal }): Promise<Speech> => {
      this.said.push(text)
      await this.#answer.promise
      signal.throwIfAborted()
      if (this.failure) throw this.failure
      const words = text.split(' ').map((token, index) => ({ text: token, start: index, end: index + 1 }))
      const timed = { words, timing: 'provider' as const }
      return { pcm: new Float32Array(24_000).fill(0.1), sampleRate: 24_000, timed, spokenBy: 'Slow' }
    },
  }

  answer(): void {
    this.#answer.resolve()
  }
}

let folder: Awaited<ReturnType<typeof createTemporaryFolder>>
beforeAll(async () => {
  folder = await createTemporaryFolder()
})
afterAll(() => folder[Symbol.asyncDispose]())

function open(slow: SlowEngine): VendorSpeaking {
  return createVendorSpeaking(async (account, { id }) => ({
    engine: slow.engine,
    id,
    gender: null,
    account,
    count: async () => {},
  }))
}

function buildProject(...says: string[]) {
  const vendorVoice = { engine: 'slow', id: 'v', name: 'V' }
  const scenes = says.map((say, index) => ({ id: `s${index}`, say }))
  return parseProject({ version: 1, title: 'T', seed: 1, vendorVoice, scenes })
}

describe('speaking with a vendor’s voice', () => {
  test('what was ordered is finished and kept when its caller leaves, and not ordered again', async () => {
    const slow = new SlowEngine()
    const vendors = open(slow)
    const project = buildProject('Bills once.')
    const leaving = new AbortController()
    const first = speakProject(project, folder.path, { vendors, account: 'a', signal: leaving.signal })
    await expect.poll(() => slow.said.length).toBe(1)
    leaving.abort()
    await expect(first).rejects.toMatchObject({ code: 'cancelled' })
    const second = speakProject(project, folder.path, { vendors, account: 'a' })
    slow.answer()
    expect(await second).toMatchObject({ engine: 'Slow', scenes: [{ timing: 'provider' }] })
    await speakProject(project, folder.path, { vendors, account: 'a' })
    expect(slow.said).toEqual(['Bills once.'])
    vendors.stop()
  })

  test('when a scene fails, those still in line are not ordered', async () => {
    const slow = new SlowEngine()
    const vendors = open(slow)
    slow.failure = new AppError('provider_failed', 'It broke.')
    const says = Array.from({ length: 6 }, (_, index) => `Scene ${index} fails.`)
    const speaking = speakProject(buildProject(...says), folder.path, { vendors, account: 'b' })
    await expect.poll(() => slow.said.length).toBe(2)
    slow.answer()
    await expect(speaking).rejects.toMatchObject({ message: 'It broke.' })
    expect(slow.said.length).toBeLessThan(6)
    vendors.stop()
  })

  test('a document that names one is refused where there are no vendors', async () => {
    await expect(speakProject(buildProject('Hello.'), folder.path)).rejects.toMatchObject({
      code: 'bad_input',
    })
  })
})
