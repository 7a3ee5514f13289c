// Text for a prompt: by the provider that was asked for, or by the built-in titles.

import { AppError } from '@vivify/contract/errors'
import { readTitleRequest, writeTitles } from '@vivify/generators/script/write-titles'
import type { TextEngine, TextEngineId } from '../../providers/text/port.ts'
import type { VendorCustomer, VendorRules } from '../vendors/vendor-rules.ts'

export interface ContentRequest {
  prompt: string
  provider?: TextEngineId | undefined
  customer: VendorCustomer
  signal: AbortSignal
}

export interface Content {
  /** Lines, each ended by a newline. */
  content: string
  /** In words. */
  engine: string
}

/**
 * Throws AppError `bad_input` for a prompt that the built-in engine can't serve, ProviderError, and
 * `rate_limited` when the account has asked for too many texts.
 */
export function createContentService(options: { textEngines: readonly TextEngine[]; vendors: VendorRules }) {
  return {
    async generate({ prompt, provider, customer, signal }: ContentRequest): Promise<Content> {
      const engines = options.vendors.textEnginesFor(options.textEngines, customer)
      const engine = engines.find(({ id }) => id === provider)
      if (!engine || engine.status().state !== 'ready') return writeBuiltIn(prompt, engine)
      const { text, model } = await engine.write({ prompt, signal })
      return { content: asLines(text), engine: `${engine.name} (${model})` }
    },
  }
}

function writeBuiltIn(prompt: string, asked: TextEngine | undefined): Content {
  const request = readTitleRequest(prompt)
  if (request) {
    return { content: asLines(writeTitles(request).join('\n')), engine: 'Built-in title templates' }
  }
  const forMore = asked
    ? asked.status().sentence
    : 'For anything else choose a provider whose key is set on the server.'
  throw new AppError(
    'bad_input',
    `The built-in engine writes titles only, such as “Generate 5 titles about cats”. ${forMore}`,
  )
}

function asLines(text: string): string {
  return `${text.replace(/\r\n?/g, '\n').trim()}\n`
}
