import { describe, expect, test } from 'vitest'
import { connect } from '../vendor.ts'
import { builtInWriter } from './built-in.ts'
import { compatible } from './compatible.ts'
import { readWhole } from './port.ts'
import { testTextVendor } from './suite.ts'
import { anthropicRules, compatibleRules, geminiRules, openAiRules } from './testing.ts'

const never = new AbortController().signal

describe('Gemini', () => {
  const stub = testTextVendor(geminiRules)

  test('hands over the address of a video that it is to look at', async () => {
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

describe('the built-in writer', () => {
  test('writes titles for a prompt that asks for them', async () => {
    const prompt = 'Generate 3 titles about cats'
    const { answer, writtenBy } = await readWhole(builtInWriter.write({ prompt, signal: never }))
    expect(answer.split('\n')).toHaveLength(3)
    expect(writtenBy).toBe('Built-in title templates')
  })

  test('says what it can write when it is asked for anything else', async () => {
    const writing = readWhole(builtInWriter.write({ prompt: 'Write a poem', signal: never }))
    await expect(writing).rejects.toMatchObject({ code: 'bad_input', message: /titles only/ })
  })
})
