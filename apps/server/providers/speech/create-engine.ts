// What all speech vendors share: splitting long texts, retries, joining, and checks of the sound.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { VoicePrice } from '@vivify/contract/routes/voices'
import { callVendor, type VendorCallOptions } from '../call-vendor.ts'
import { ProviderError } from '../provider-error.ts'
import type { Connection, DeclaredVendor, Vendor } from '../vendor.ts'
import { timeTokens } from './character-times.ts'
import { joinParts, type SpokenPart } from './join-parts.ts'
import type { Speech, SpeechEngine, SpeechRequest, Voice } from './port.ts'
import type { Sound } from './read-sound.ts'
import { splitText } from './split-text.ts'

/** Decodes compressed sound in a process without keys. Null for bytes that are no sound. */
export type DecodeSpeech = (bytes: Uint8Array, signal: AbortSignal) => Promise<Sound | null>

/** What the server gives to speech vendors. */
export interface SpeechTools extends Pick<VendorCallOptions, 'retries' | 'timeoutMs' | 'retryDelayMs'> {
  /** The operator's prices, in US dollars a minute, by the engine's id. */
  prices?: Readonly<Record<string, number>>
  /** For servers that answer with MP3, whatever they are asked for. Without it, such answers are refused. */
  decode?: DecodeSpeech
}

export type SpeechVendor = Vendor<SpeechEngine, SpeechTools>

/** A price of the vendor's own list, for models whose name begins so. */
export interface ModelPrice {
  model: string
  dollarsPerMinute: number
}

export interface PartOrder extends Pick<SpeechTools, 'decode'> {
  text: string
  voice: string
}

interface SpeechApi {
  /** The longest text of one call. */
  maxCharacters: number
  /** The first that fits counts. */
  prices: readonly ModelPrice[]
  /** The month in which the prices were read. */
  pricesAsOf: string
  /** One call, or a few for a list in pages. Throws what `callJson` throws. */
  listVoices(connection: Connection, signal: AbortSignal): Promise<readonly Voice[]>
  /** One call. Throws what `callJson` and `callBytes` throw. */
  speak(connection: Connection, part: PartOrder, signal: AbortSignal): Promise<SpokenPart>
}

/** No vendor speaks slower than this; a longer answer is no speech of the text. */
const maxSecondsPerCharacter = 1
const shortestSeconds = 0.05
/** Speaking the longest part takes a minute at most. */
const timeoutMs = 120_000

/** Defines a vendor that speaks. */
export function defineSpeechVendor(declared: Omit<DeclaredVendor, 'kind'> & SpeechApi): SpeechVendor {
  return {
    ...declared,
    kind: 'speech',
    createEngine: (connection, tools) => createSpeechEngine(declared, connection, tools),
  }
}

function createSpeechEngine(
  vendor: Omit<DeclaredVendor, 'kind'> & SpeechApi,
  connection: Connection,
  { prices, ...tools }: SpeechTools,
): SpeechEngine {
  const { id, name } = vendor
  const { missing, model } = connection
  const requireReady = (): void => {
    if (missing) throw new AppError('bad_input', missing.sentence)
  }
  return {
    id,
    name,
    model,
    price: findPrice(vendor, model, prices?.[id]),
    status: () => ({
      kind: 'speech',
      id,
      name,
      isBuiltIn: false,
      state: missing?.state ?? 'ready',
      sentence: missing?.sentence ?? `Speaks with ${model}.`,
      credits: 0,
    }),
    creditsFor: () => 0,
    async listVoices(signal) {
      requireReady()
      return callVendor({ vendor: name, signal, ...callOptions(tools) }, (own) =>
        vendor.listVoices(connection, own),
      )
    },
    async speak(request) {
      requireReady()
      const whole = joinParts(await speakParts(vendor, { connection, tools }, request))
      return describeSpeech(request.text, whole, `${name} (${model})`)
    },
  }
}

function findPrice(
  { prices, pricesAsOf }: SpeechApi,
  model: string,
  operators: number | undefined,
): VoicePrice | null {
  if (operators !== undefined) return { dollarsPerMinute: operators, asOf: null }
  const known = prices.find((price) => model.startsWith(price.model))
  return known ? { dollarsPerMinute: known.dollarsPerMinute, asOf: pricesAsOf } : null
}

async function speakParts(
  vendor: { name: string } & SpeechApi,
  { connection, tools }: { connection: Connection; tools: SpeechTools },
  { text, voice, signal }: SpeechRequest,
): Promise<SpokenPart[]> {
  if (!isSpeakable(text)) throw new AppError('nothing_to_say', messages.voices.nothingToSay)
  const parts: SpokenPart[] = []
  for (const part of splitText(text, vendor.maxCharacters).filter(isSpeakable)) {
    const spoken = await callVendor({ vendor: vendor.name, signal, ...callOptions(tools) }, (own) =>
      vendor.speak(connection, { text: part, voice, ...(tools.decode && { decode: tools.decode }) }, own),
    ).catch((error: unknown) => {
      throw isVoiceUnknown(error) ? new AppError('bad_input', messages.voices.unknown(vendor.name)) : error
    })
    requireSpeech(vendor.name, part, spoken, parts[0])
    parts.push(spoken)
  }
  return parts
}

function callOptions({ prices: _prices, decode: _decode, ...options }: SpeechTools) {
  return { timeoutMs, ...options }
}

function isSpeakable(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

/** Vendors refuse an unknown voice with different statuses, but all of them name it. */
function isVoiceUnknown(error: unknown): boolean {
  if (!ProviderError.isInstance(error)) return false
  const { reason } = error.details
  const isRefused = ['bad_request', 'not_found', 'unprocessable'].includes(error.failure)
  return isRefused && typeof reason === 'string' && /\bvoice/i.test(reason)
}

/** Throws ProviderError `bad_answer` for sound that can't be the text. */
function requireSpeech(
  vendor: string,
  text: string,
  { pcm, sampleRate }: SpokenPart,
  first: SpokenPart | undefined,
): void {
  const seconds = pcm.length / sampleRate
  const isSpeech =
    seconds >= shortestSeconds &&
    seconds <= 5 + text.length * maxSecondsPerCharacter &&
    sampleRate === (first?.sampleRate ?? sampleRate) &&
    pcm.some((sample) => sample !== 0)
  if (!isSpeech) throw new ProviderError({ vendor, failure: 'bad_answer' })
}

function describeSpeech(text: string, { pcm, sampleRate, times }: SpokenPart, spokenBy: string): Speech {
  // Samples of a float file may be a little louder than the scale.
  for (let index = 0; index < pcm.length; index++) {
    if (!(Math.abs(pcm[index]!) <= 1)) pcm[index] = Math.max(-1, Math.min(1, pcm[index]! || 0))
  }
  const words = times && timeTokens(text, times, pcm.length / sampleRate)
  return { pcm, sampleRate, timed: words && { words, timing: 'provider' }, spokenBy }
}
