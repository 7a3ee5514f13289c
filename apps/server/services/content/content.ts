// Text for a prompt: by the engine that was asked for, or by the built-in titles.

import { AppError } from '@vivify/contract/errors'
import { messages } from '@vivify/contract/messages'
import { builtInId, chooseEngine, type Engines } from '../../providers/engine.ts'
import { readWhole, type TextEngine } from '../../providers/text/port.ts'
import type { VendorCustomer, VendorRules } from '../vendors/vendor-rules.ts'

export interface ContentRequest {
  prompt: string
  /** An id of an engine. */
  provider?: string | undefined
  customer: VendorCustomer
  signal: AbortSignal
}

export interface Content {
  /** Lines, each ended by a newline. */
  content: string
  /** In words. */
  engine: string
}

export interface ContentService {
  /**
   * Throws AppError `bad_input` for a prompt that the built-in engine can't serve and for an engine that is not there,
   * ProviderError, and `rate_limited` when the account has asked for too many texts.
   */
  generate(request: ContentRequest): Promise<Content>
}

export function createContentService(options: {
  textEngines: Engines<TextEngine>
  vendors: VendorRules
}): ContentService {
  return {
    async generate({ prompt, provider, customer, signal }) {
      const engines = options.vendors.textEnginesFor(options.textEngines, customer)
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
