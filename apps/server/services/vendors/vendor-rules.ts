// Decides who may use vendors that bill, and how often. Text costs its users no credits, so requests are counted
// instead.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { limits } from '@vivify/contract/plans'
import type { EngineStatus } from '@vivify/contract/routes/engines'
import type { DescribedEngine, Engines } from '../../providers/engine.ts'
import type { TextEngine, TextUsage } from '../../providers/text/port.ts'
import type { Database } from '../../store/database.ts'
import { countVendorText } from '../../store/vendor-text-counts.ts'

/** The account that makes a request. */
export interface VendorCustomer {
  workspaceId: string
  isGuest: boolean
}

type Customer = Pick<VendorCustomer, 'isGuest'>

export interface VendorRules {
  mayUse(customer: Customer): boolean
  /** The engine as available to a customer: a vendor's engine is not ready for a guest who may not use it. */
  engineFor<Engine extends DescribedEngine>(engine: Engine, customer: Customer): Engine
  enginesFor<Engine extends DescribedEngine>(engines: Engines<Engine>, customer: Customer): Engines<Engine>
  /** Text engines that count each call to a vendor. They also throw AppError `rate_limited`. */
  textEnginesFor(engines: Engines<TextEngine>, customer: VendorCustomer): Engines<TextEngine>
  /** Text engines for work that costs credits, which limit it: calls are not counted. */
  paidTextEnginesFor(engines: Engines<TextEngine>, customer: VendorCustomer): Engines<TextEngine>
}

export function createVendorRules(options: {
  db: Database
  guestsUseVendors: boolean
  /** Replaces the default limits. */
  mostTexts?: { minute: number; day: number }
  /** Called with the tokens that each text used. */
  onUsage?: (engine: string, usage: TextUsage) => void
}): VendorRules {
  const { db, guestsUseVendors } = options
  const most = options.mostTexts ?? { minute: limits.vendorTextsPerMinute, day: limits.vendorTextsPerDay }

  const mayUse = ({ isGuest }: Customer): boolean => guestsUseVendors || !isGuest

  function engineFor<Engine extends DescribedEngine>(engine: Engine, customer: Customer): Engine {
    if (mayUse(customer)) return engine
    return { ...engine, status: () => excludeGuests(engine.status()) }
  }

  const enginesFor = <Engine extends DescribedEngine>(
    { vendors, builtIn }: Engines<Engine>,
    customer: Customer,
  ): Engines<Engine> => ({ vendors: vendors.map((engine) => engineFor(engine, customer)), builtIn })

  return {
    mayUse,
    engineFor,
    enginesFor,
    textEnginesFor(engines, customer) {
      const { vendors, builtIn } = enginesFor(engines, customer)
      const before = () => requireRoom(db, customer.workspaceId, most)
      return { vendors: vendors.map((engine) => countCalls(engine, before, options.onUsage)), builtIn }
    },
    paidTextEnginesFor(engines, customer) {
      const { vendors, builtIn } = enginesFor(engines, customer)
      const before = () => Promise.resolve()
      return { vendors: vendors.map((engine) => countCalls(engine, before, options.onUsage)), builtIn }
    },
  }
}

/** Counts each call of an engine. An answer that the engine repairs counts as one call. */
function countCalls(
  engine: TextEngine,
  before: () => Promise<void>,
  onUsage: (engine: string, usage: TextUsage) => void = () => {},
): TextEngine {
  return {
    ...engine,
    async *write(request) {
      await before()
      const written = yield* engine.write(request)
      onUsage(engine.id, written.usage)
      return written
    },
    async answer(request, schema) {
      await before()
      const written = await engine.answer(request, schema)
      onUsage(engine.id, written.usage)
      return written
    },
  }
}

function excludeGuests(status: EngineStatus): EngineStatus {
  if (status.isBuiltIn || status.state !== 'ready') return status
  return { ...status, state: 'needs_account', sentence: messages.vendors.guestsExcluded(status.name) }
}

/** Counts one text, or throws without counting it. */
async function requireRoom(
  db: Database,
  workspaceId: string,
  most: { minute: number; day: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await countVendorText(tx, { workspaceId, unit: 'minute', most: most.minute }))) {
      throw tooMany(messages.vendors.textsPerMinute(most.minute), 60)
    }
    if (!(await countVendorText(tx, { workspaceId, unit: 'day', most: most.day }))) {
      throw tooMany(messages.vendors.textsPerDay(most.day), 3600)
    }
  })
}

function tooMany(sentence: string, retryAfterSeconds: number): AppError {
  return new AppError('rate_limited', sentence, { details: { retryAfterSeconds } })
}
