// What all text vendors share. The SDK is loaded by the first call, because it is large and many installations never
// use it.

import type { LanguageModel, TextStreamPart, ToolSet } from 'ai'
import { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import { callVendor, type VendorCallOptions } from '../call-vendor.ts'
import { ProviderError, toProviderError } from '../provider-error.ts'
import type { Connection, DeclaredVendor, Vendor } from '../vendor.ts'
import { guardAnswers } from './guard-answers.ts'
import type { TextEngine, TextRequest, TextUsage } from './port.ts'

/** Retries, time-out and delays of calls. */
export type TextCallOptions = Pick<VendorCallOptions, 'retries' | 'timeoutMs' | 'retryDelayMs'>

export type TextVendor = Vendor<TextEngine, TextCallOptions>

interface TextModels {
  watchesVideos?: boolean
  /** For an API that requires a limit. */
  maxOutputTokens?: number
  /** Loads the SDK's model. It must call only the given `fetch`. */
  loadModel(connection: Connection, fetch: typeof globalThis.fetch): Promise<LanguageModel>
}

/** Far above the length of a script; an endless answer is cut off here. */
const maxCharacters = 500_000

/** Defines a vendor whose models the SDK supports. */
export function defineTextVendor(declared: Omit<DeclaredVendor, 'kind'> & TextModels): TextVendor {
  return {
    ...declared,
    kind: 'text',
    createEngine: (connection, calls) => createTextEngine(declared, connection, calls),
  }
}

function createTextEngine(
  vendor: Omit<DeclaredVendor, 'kind'> & TextModels,
  connection: Connection,
  calls: TextCallOptions,
): TextEngine {
  const { id, name } = vendor
  const { missing, model } = connection
  const writtenBy = `${name} (${model})`
  const stream = (request: TextRequest, shape?: JsonShape) => {
    if (missing) throw new AppError('bad_input', missing.sentence)
    return streamText({ ...vendor, connection, calls }, request, shape)
  }
  return {
    id,
    name,
    watchesVideos: vendor.watchesVideos ?? false,
    status: () => ({
      kind: 'text',
      id,
      name,
      isBuiltIn: false,
      state: missing?.state ?? 'ready',
      sentence: missing?.sentence ?? `Writes with ${model}.`,
      credits: 0,
    }),
    async *write(request) {
      const { text, usage } = yield* stream(request)
      return { answer: text, writtenBy, usage }
    },
    async answer(request, schema) {
      const shape = describeShape(schema)
      const first = await drain(stream(request, shape))
      const answer = readAnswer(schema, first.text)
      if (answer.success) return { answer: answer.data, writtenBy, usage: first.usage }
      const again = { ...request, prompt: askToRepair(request.prompt, first.text, answer.error) }
      const second = await drain(stream(again, shape))
      const repaired = readAnswer(schema, second.text)
      if (!repaired.success) throw new ProviderError({ vendor: name, failure: 'bad_answer' })
      return { answer: repaired.data, writtenBy, usage: add(first.usage, second.usage) }
    },
  } satisfies TextEngine
}

interface WholeText {
  text: string
  usage: TextUsage
}

type TextStream = AsyncGenerator<string, WholeText, void>

interface Calling extends TextModels {
  name: string
  connection: Connection
  calls: TextCallOptions
}

/** Yields pieces of text. Retries as `callVendor` does, but only until the first piece. */
async function* streamText(calling: Calling, request: TextRequest, shape?: JsonShape): TextStream {
  const { name, calls } = calling
  // `callVendor` returns with the first piece. The signal of that try still limits the rest of the answer.
  const { pieces, first, signal } = await callVendor(
    { vendor: name, signal: request.signal, ...calls },
    async (ownSignal) => {
      const begun = await begin(calling, request, shape, ownSignal)
      return { pieces: begun, first: await begun.next(), signal: ownSignal }
    },
  )
  let text = ''
  try {
    for (let step = first; ; step = await pieces.next()) {
      if (step.done) {
        if (text.trim() === '') throw new ProviderError({ vendor: name, failure: 'bad_answer' })
        return { text, usage: step.value }
      }
      text += step.value
      if (text.length > maxCharacters) throw new ProviderError({ vendor: name, failure: 'bad_answer' })
      yield step.value
    }
  } catch (error) {
    request.signal.throwIfAborted()
    throw signal.aborted
      ? new ProviderError({ vendor: name, failure: 'timed_out' })
      : toProviderError(error, name)
  } finally {
    await pieces.return({ input: 0, output: 0 })
  }
}

/** One call of the SDK: yields pieces of text, returns the usage, and throws a translated error. */
async function begin(
  { name, maxOutputTokens, loadModel, connection }: Calling,
  { instructions, prompt, videoUrl }: TextRequest,
  shape: JsonShape | undefined,
  signal: AbortSignal,
): Promise<AsyncGenerator<string, TextUsage, void>> {
  const [sdk, model] = await Promise.all([import('ai'), loadModel(connection, guardAnswers(name))])
  const stop = new AbortController()
  // Otherwise the SDK prints warnings about models that it does not know yet.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const { fullStream } = sdk.streamText({
    model,
    ...(instructions === undefined ? {} : { instructions }),
    ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
    ...(shape && { output: sdk.Output.object({ schema: sdk.jsonSchema(shape) }) }),
    messages: [
      {
        role: 'user',
        content: [
          ...(videoUrl === undefined
            ? []
            : [{ type: 'file' as const, data: new URL(videoUrl), mediaType: 'video/mp4' }]),
          { type: 'text', text: prompt },
        ],
      },
    ],
    // `callVendor` does the retries, by the same rules for all vendors.
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, stop.signal]),
    // The error is thrown to the reader of the stream.
    onError: () => {},
  })
  return readParts(fullStream, stop)
}

async function* readParts(
  parts: AsyncIterable<TextStreamPart<ToolSet>>,
  stop: AbortController,
): AsyncGenerator<string, TextUsage, void> {
  let usage: TextUsage = { input: 0, output: 0 }
  try {
    for await (const part of parts) {
      if (part.type === 'text-delta') yield part.text
      else if (part.type === 'error') throw part.error
      else if (part.type === 'abort') throw new DOMException('The call was ended.', 'AbortError')
      else if (part.type === 'finish') {
        const { inputTokens = 0, outputTokens = 0 } = part.totalUsage
        usage = { input: inputTokens, output: outputTokens }
      }
    }
    return usage
  } finally {
    // Ends the call when the reader stops early.
    stop.abort()
  }
}

async function drain(stream: TextStream): Promise<WholeText> {
  for (;;) {
    const step = await stream.next()
    if (step.done) return step.value
  }
}

type JsonShape = Record<string, unknown>

/** JSON Schema keywords that some vendors refuse. They are not sent, but checked here. */
const bounds = [
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'pattern',
  'format',
  '$schema',
]

/** The JSON Schema for vendors. The strictest of them accept only closed objects. */
function describeShape(schema: z.ZodObject): JsonShape {
  const whole = z.toJSONSchema(schema, {
    io: 'input',
    override({ jsonSchema }) {
      if (jsonSchema.type === 'object') jsonSchema.additionalProperties = false
    },
  })
  const told = JSON.stringify(whole, (key, value: unknown) => (bounds.includes(key) ? undefined : value))
  return JSON.parse(told) as JsonShape
}

function readAnswer<Schema extends z.ZodObject>(schema: Schema, text: string) {
  try {
    return schema.safeParse(JSON.parse(text))
  } catch {
    return schema.safeParse(undefined)
  }
}

const maxRepairedCharacters = 20_000

function askToRepair(prompt: string, answer: string, error: z.ZodError): string {
  const wrong = error.issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.join('.') || 'all of it'}: ${message}`)
  return `${prompt}

You answered:
${answer.slice(0, maxRepairedCharacters)}

That is not the JSON that was asked for (${wrong.join('; ')}). Answer with the JSON object alone.`
}

function add(first: TextUsage, second: TextUsage): TextUsage {
  return { input: first.input + second.input, output: first.output + second.output }
}
