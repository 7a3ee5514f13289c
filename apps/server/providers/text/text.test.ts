import { describe, expect, test } from 'vitest'
import { suiteKey } from '../testing.ts'
import { connect } from '../vendor.ts'
import { builtInWriter } from './built-in.ts'
import { compatible } from './compatible.ts'
import { guardAnswers } from './guard-answers.ts'
import { readWhole } from './port.ts'
import { testTextVendor } from './suite.ts'
import { anthropicRules, compatibleRules, geminiRules, openAiRules, TextStub } from './testing.ts'

const never = new AbortController().signal

describe('Gemini', () => {
  const stub = testTextVendor(geminiRules)

  test('passes on the address of a video to watch', async () => {
    const engine = stub.connect(geminiRules.vendor, {})
    const videoUrl = 'https://www.youtube.com/watch?v=abcdefghijk'
    await readWhole(engine.write({ prompt: 'What is said?', videoUrl, signal: never }))
    expect(JSON.stringify(stub.calls[0]!.body)).toContain(`"fileUri":"${videoUrl}"`)
    expect(stub.calls).toHaveLength(1)
  })
})

describe('OpenAI', () => void testTextVendor(openAiRules))

describe('Anthropic', () => void testTextVendor(anthropicRules))

describe('a compatible server', () => {
  testTextVendor(compatibleRules)

  test('without a model asks for one', () => {
    const engine = compatible.createEngine(connect(compatible, { baseUrl: 'http://127.0.0.1:11434/v1' }), {})
    expect(engine.status()).toMatchObject({ state: 'needs_model' })
  })
})

describe('an answer', () => {
  const stub = new TextStub(geminiRules).use()

  test('without end is cut off', async () => {
    const chunk = 'x'.repeat(1000)
    const answer = { body: chunk }
    stub.planned = [answer, answer]
    const call = { method: 'POST', headers: { 'x-goog-api-key': suiteKey }, body: '{"contents":[1]}' }
    const url = `${stub.baseUrl}/models/m:streamGenerateContent?alt=sse`
    expect(await (await guardAnswers('Gemini', 1000)(url, call)).text()).toBe(chunk)
    const tooLong = (await guardAnswers('Gemini', 999)(url, call)).text()
    await expect(tooLong).rejects.toMatchObject({ failure: 'bad_answer', vendor: 'Gemini' })
  })

  test('ends when its reader goes away', async () => {
    let isClosed = false
    stub.planned = [(call) => ({ ...geminiRules.say('one two', call), onClose: () => (isClosed = true) })]
    const engine = stub.connect(geminiRules.vendor, {})
    for await (const piece of engine.write({ prompt: 'Go on', signal: never })) {
      expect(piece).not.toBe('')
      break
    }
    await expect.poll(() => isClosed).toBe(true)
  })
})

describe('the built-in writer', () => {
  test('writes titles for a prompt that asks for them', async () => {
    const prompt = 'Generate 3 titles about cats'
    const { answer, writtenBy } = await readWhole(builtInWriter.write({ prompt, signal: never }))
    expect(answer.split('\n')).toHaveLength(3)
    expect(writtenBy).toBe('Built-in title templates')
  })

  test('says what it can write when asked for anything else', async () => {
    const writing = readWhole(builtInWriter.write({ prompt: 'Write a poem', signal: never }))
    await expect(writing).rejects.toMatchObject({ code: 'bad_input', message: /titles only/ })
  })
})
