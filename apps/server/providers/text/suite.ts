// Tests that every text vendor must pass, against a local server that follows the rules of the vendor's API.

import { expect, test } from 'vitest'
import { z } from 'zod'
import { catchError, testFailures } from '../testing.ts'
import { connect, type VendorSettings } from '../vendor.ts'
import type { TextCallOptions } from './create-engine.ts'
import { readWhole, type TextEngine, type TextRequest } from './port.ts'
import { suiteModel, TextStub, usualText, usualUsage, type TextRules } from './testing.ts'

const prompt = 'Three titles about lighthouses'
const instructions = 'Be brief.'
const schema = z.object({ titles: z.array(z.string().min(3).max(40)).min(1).max(3) })
const titles = ['Light', 'Rock']

/** Registers the suite of one vendor and returns its stub. */
export function testTextVendor(rules: TextRules): TextStub {
  const stub = new TextStub(rules).use()
  const open = (calls: TextCallOptions = {}, settings: Partial<VendorSettings> = {}): TextEngine =>
    stub.connect(rules.vendor, { retryDelayMs: 1, ...calls }, { model: suiteModel, ...settings })
  const request = (signal = new AbortController().signal): TextRequest => ({ instructions, prompt, signal })
  testWriting(stub, open, request)
  testAnswering(stub, open, request)
  testFailures(stub, {
    prompt,
    retries: 'passing',
    order: ({ calls, settings, signal } = {}) => readWhole(open(calls, settings).write(request(signal))),
  })
  return stub
}

type Open = (calls?: TextCallOptions, settings?: Partial<VendorSettings>) => TextEngine
type Request = (signal?: AbortSignal) => TextRequest

function testWriting(stub: TextStub, open: Open, request: Request): void {
  const { vendor } = stub.rules

  test('writes text for a prompt, piece by piece, and counts its tokens', async () => {
    const pieces: string[] = []
    const writing = open().write(request())
    let step = await writing.next()
    for (; !step.done; step = await writing.next()) pieces.push(step.value)
    expect(pieces.length).toBeGreaterThan(1)
    expect(pieces.join('')).toBe(usualText)
    const writtenBy = `${vendor.name} (${suiteModel})`
    expect(step.value).toEqual({ answer: usualText, writtenBy, usage: usualUsage })
    expect(stub.calls).toHaveLength(1)
    const sent = JSON.stringify(stub.calls[0]!.body)
    expect(sent).toContain(prompt)
    expect(sent).toContain(instructions)
  })

  test('is ready with its settings, and says what is missing without them', async () => {
    const { state, sentence } = open().status()
    expect(state).toBe('ready')
    expect(sentence).toContain(suiteModel)
    const bare = vendor.createEngine(connect(vendor), {})
    expect(bare.status().state).toBe('needs_key')
    expect(bare.status().sentence).toMatch(/^Set [A-Z_]+ /)
    await expect(readWhole(bare.write(request()))).rejects.toMatchObject({ code: 'bad_input' })
    await expect(bare.answer(request(), schema)).rejects.toMatchObject({ code: 'bad_input' })
    expect(stub.calls).toEqual([])
  })

  test('tries again after trouble that passes', async () => {
    stub.planned = [
      { status: 500, body: stub.rules.refuse('Overloaded') },
      { status: 429, headers: { 'retry-after': '0' }, body: stub.rules.refuse('Slow down') },
    ]
    expect((await readWhole(open().write(request()))).answer).toBe(usualText)
    expect(stub.calls).toHaveLength(3)
  })

  test('refuses an answer without words', async () => {
    stub.say('  ')
    const error = await catchError(readWhole(open().write(request())))
    expect(error).toMatchObject({ failure: 'bad_answer', isRetryable: false })
  })
}

function testAnswering(stub: TextStub, open: Open, request: Request): void {
  test('answers in the shape of a schema, which the vendor is told', async () => {
    stub.say(JSON.stringify({ titles }))
    expect(await open().answer(request(), schema)).toMatchObject({ answer: { titles }, usage: usualUsage })
    expect(stub.faults).toEqual([])
    expect(JSON.stringify(stub.calls[0]!.body)).toContain('"titles":{"type":"array"')
  })

  test('is told once what is wrong with an answer of another shape', async () => {
    stub.say('Here you are: Light, Rock', JSON.stringify({ titles }))
    const { answer, usage } = await open().answer(request(), schema)
    expect(answer).toEqual({ titles })
    expect(usage).toEqual({ input: 2 * usualUsage.input, output: 2 * usualUsage.output })
    const again = JSON.stringify(stub.calls[1]!.body)
    expect(again).toContain('Here you are: Light, Rock')
    expect(again).toContain(prompt)
  })

  test('is not asked a third time', async () => {
    stub.say(JSON.stringify({ titles: ['x'] }), JSON.stringify({ titles: [] }))
    const error = await catchError(open().answer(request(), schema))
    expect(error).toMatchObject({ failure: 'bad_answer' })
    expect(stub.calls).toHaveLength(2)
    expect(JSON.stringify(stub.calls[1]!.body)).toContain('titles.0')
  })
}
