// Help with a post's words: other wordings and hashtags, by a text engine where one is ready, else by rules that add
// nothing to what the person wrote.

import { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { platformNames, type PlatformId } from '@vivify/contract/platforms'
import { splitSentences } from '@vivify/generators/script/wording/sentences'
import { countText } from '@vivify/social/count-text'
import { platformRules } from '@vivify/social/rules'
import { suggestHashtags } from '@vivify/social/suggest-hashtags'
import { chooseEngine, type Engines } from '../../providers/engine.ts'
import type { TextEngine } from '../../providers/text/port.ts'
import type { VendorCustomer, VendorRules } from '../vendors/vendor-rules.ts'

export interface Wording {
  text: string
  /** What is different, in one sentence. */
  about: string
}

export interface WritingHelp {
  /** Other wordings that fit the platform. A vendor that fails leaves the built-in ones. Throws the signal's reason. */
  enhance(
    request: HelpRequest & { platform: PlatformId },
  ): Promise<{ alternatives: Wording[]; engine: string }>
  suggestHashtags(request: HelpRequest): Promise<{ tags: string[]; engine: string }>
}

interface HelpRequest {
  text: string
  customer: VendorCustomer
  signal: AbortSignal
}

const timeoutMs = 30_000
const instructions =
  'You edit social media posts. Keep every fact, name, number and link as it is, add no claims, no quotes and no hashtags. Answer with JSON alone.'

const wordingsSchema = z.object({
  alternatives: z
    .array(z.object({ text: z.string().trim().min(1).max(8000), about: z.string().trim().min(1).max(160) }))
    .max(6),
})
const tagsSchema = z.object({
  tags: z.array(z.string().regex(/^#[\p{L}\p{N}_]{2,40}$/u)).max(12),
})

export function createWritingHelp(options: {
  textEngines: Engines<TextEngine>
  vendors: VendorRules
}): WritingHelp {
  /** Asks the chosen vendor; null when there is none, or when it fails. */
  async function ask<Schema extends z.ZodObject>(
    { customer, signal }: HelpRequest,
    prompt: string,
    schema: Schema,
  ): Promise<{ answer: z.infer<Schema>; writtenBy: string } | null> {
    const engines = await options.vendors.textEnginesFor(options.textEngines, customer)
    const { engine } = chooseEngine(engines, undefined)
    if (engine === engines.builtIn) return null
    try {
      const within = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
      return await engine.answer({ instructions, prompt, signal: within }, schema)
    } catch (error) {
      signal.throwIfAborted()
      if (AppError.isInstance(error) || (error instanceof Error && error.name === 'TimeoutError')) return null
      throw error
    }
  }

  return {
    async enhance(request) {
      const { text, platform } = request
      const { max } = platformRules[platform].text
      const prompt = `Write three other versions of this post for ${platformNames[platform]}, each at most ${max} characters: one with a stronger first line, one shorter, one with better rhythm. For each, say in one short sentence what is different.\nAnswer with {"alternatives": [{"text": string, "about": string}]}.\n\nPost:\n${text}`
      const written = await ask(request, prompt, wordingsSchema)
      const fits = (one: Wording): boolean => countText(one.text, platformRules[platform].text) <= max
      if (written)
        return { alternatives: written.answer.alternatives.filter(fits), engine: written.writtenBy }
      const alternatives = (await rewordByRules(text)).filter(fits)
      return { alternatives, engine: messages.posts.builtInEditor }
    },

    async suggestHashtags(request) {
      const prompt = `Suggest five hashtags that people search for, for this post, most fitting first. Answer with {"tags": ["#…"]}.\n\nPost:\n${request.text}`
      const written = await ask(request, prompt, tagsSchema)
      if (written) return { tags: written.answer.tags.slice(0, 5), engine: written.writtenBy }
      return { tags: suggestHashtags(request.text), engine: messages.posts.builtInEditor }
    },
  }
}

/** Wordings that only leave out, reorder or set apart what is there; none that equals the text. */
async function rewordByRules(text: string): Promise<Wording[]> {
  // Many patterns, which the server does not wait for when it starts.
  const { sayPlainly } = await import('@vivify/generators/script/wording/plain-words')
  const sentences = splitSentences(text)
  const plain = sentences.map((sentence) => sayPlainly(sentence).text)
  const all: Wording[] = [
    { text: plain.join(' '), about: messages.posts.wordings.plain },
    { text: openWithBest(plain).join(' '), about: messages.posts.wordings.opening },
    { text: plain.join('\n\n'), about: messages.posts.wordings.airy },
  ]
  const seen = new Set([squeeze(text)])
  return all.filter((one) => {
    const key = one.about === messages.posts.wordings.airy ? one.text : squeeze(one.text)
    if (seen.has(key) || one.text === text || one.text.trim() === '') return false
    seen.add(key)
    return sentences.length > 1 || one.about === messages.posts.wordings.plain
  })
}

/** A sentence that can stand first: it does not lean on the one before it. */
const leaning =
  /^(?:and|but|so|or|because|then|also|it|its|this|that|these|those|they|he|she|his|her|their|here|there)\b/i

function openWithBest(sentences: readonly string[]): string[] {
  const score = (sentence: string): number =>
    leaning.test(sentence)
      ? -1
      : (/\d/.test(sentence) ? 2 : 0) + (sentence.endsWith('?') ? 2 : 0) + (sentence.length < 70 ? 1 : 0)
  const best = sentences.reduce(
    (top, sentence, index) => (score(sentence) > score(sentences[top]!) ? index : top),
    0,
  )
  return [sentences[best] ?? '', ...sentences.filter((_, index) => index !== best)]
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
