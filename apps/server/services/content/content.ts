// Writes text for a prompt with the requested engine, or with the built-in title generator.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { builtInId, chooseEngine, type Engines } from '../../providers/engine.ts'
import { readWhole, type TextEngine } from '../../providers/text/port.ts'
import type { VendorCustomer, VendorRules } from '../vendors/vendor-rules.ts'

export interface ContentRequest {
  prompt: string
  /** The id of an engine. */
  provider?: string | undefined
  customer: VendorCustomer
  signal: AbortSignal
}

export interface Content {
  /** Lines, each ending with a newline. */
  content: string
  /** The name of the engine and model, for display. */
  engine: string
}

export interface ContentService {
  /**
   * Throws AppError `bad_input` for a prompt that the built-in engine can't answer and for an unknown engine,
   * ProviderError, and `rate_limited` when the account has requested too many texts.
   */
  generate(request: ContentRequest): Promise<Content>
}

export function createContentService(options: {
  textEngines: Engines<TextEngine>
  vendors: VendorRules
}): ContentService {
  return {
    async generate({ prompt, provider, customer, signal }) {
      const engines = await options.vendors.textEnginesFor(options.textEngines, customer)
      const { engine, passedOver } = chooseEngine(engines, provider ?? builtInId)
      if (passedOver?.sentence === null) throw new AppError('bad_input', messages.vendors.textEngineUnknown)
      const { answer, writtenBy } = await readWhole(engine.write({ prompt, signal })).catch(
        (error: unknown) => {
          const isRefused =
            engine === engines.builtIn && AppError.isInstance(error) && error.code === 'bad_input'
          if (!isRefused) throw error
          const forMore = passedOver?.sentence ?? messages.vendors.chooseAnother
          throw new AppError('bad_input', `${error.message} ${forMore}`)
        },
      )
      return { content: `${answer.replace(/\r\n?/g, '\n').trim()}\n`, engine: writtenBy }
    },
  }
}
