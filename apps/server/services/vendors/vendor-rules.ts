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
import type { VendorKeyService } from './vendor-keys.ts'

/** The account that makes a request. */
export interface VendorCustomer {
  workspaceId: string
  isGuest: boolean
}

type Customer = Pick<VendorCustomer, 'isGuest'>

export interface VendorRules {
  mayUse(customer: Customer): boolean
  /**
   * The engines as available to a customer: with its own keys, or the installation's. A vendor's engine is not ready for
   * a guest who may not use it.
   */
  listFor<Engine extends DescribedEngine>(
    engines: readonly Engine[],
    customer: VendorCustomer,
  ): Promise<Engine[]>
  enginesFor<Engine extends DescribedEngine>(
    engines: Engines<Engine>,
    customer: VendorCustomer,
  ): Promise<Engines<Engine>>
  /** The engines with the keys of a workspace, for work that was allowed before; null for the installation's keys alone. */
  keyedFor<Engine extends DescribedEngine>(
    engines: readonly Engine[],
    workspaceId: string | null,
  ): Promise<Engine[]>
  /** Text engines that count each call to a vendor. They also throw AppError `rate_limited`. */
  textEnginesFor(engines: Engines<TextEngine>, customer: VendorCustomer): Promise<Engines<TextEngine>>
  /** Text engines for work that costs credits, which limit it: calls are not counted. */
  paidTextEnginesFor(engines: Engines<TextEngine>, customer: VendorCustomer): Promise<Engines<TextEngine>>
}

export function createVendorRules(options: {
  db: Database
  guestsUseVendors: boolean
  /** Replaces the default limits. */
  mostTexts?: { minute: number; day: number }
  /** Called with the tokens that each text used. */
  onUsage?: (engine: string, usage: TextUsage) => void
  /** Engines with keys that were saved on the settings page. */
  keys?: Pick<VendorKeyService, 'enginesOf'>
}): VendorRules {
  const { db, guestsUseVendors } = options
  const most = options.mostTexts ?? { minute: limits.vendorTextsPerMinute, day: limits.vendorTextsPerDay }

  const mayUse = ({ isGuest }: Customer): boolean => guestsUseVendors || !isGuest

  async function keyedFor<Engine extends DescribedEngine>(
    engines: readonly Engine[],
    workspaceId: string | null,
  ): Promise<Engine[]> {
    const saved = await options.keys?.enginesOf(workspaceId)
    if (!saved) return [...engines]
    return engines.map((engine) => {
      const { kind, isBuiltIn } = engine.status()
      const other = saved.find(({ id, status }) => !isBuiltIn && id === engine.id && status().kind === kind)
      // The same kind and id is the same vendor, which makes the same sort of engine.
      return (other as Engine | undefined) ?? engine
    })
  }

  async function listFor<Engine extends DescribedEngine>(
    engines: readonly Engine[],
    customer: VendorCustomer,
  ): Promise<Engine[]> {
    const keyed = await keyedFor(engines, customer.workspaceId)
    if (mayUse(customer)) return keyed
    return keyed.map((engine) => ({ ...engine, status: () => excludeGuests(engine.status()) }))
  }

  const enginesFor = async <Engine extends DescribedEngine>(
    { vendors, builtIn }: Engines<Engine>,
    customer: VendorCustomer,
  ): Promise<Engines<Engine>> => ({ vendors: await listFor(vendors, customer), builtIn })

  return {
    mayUse,
    listFor,
    enginesFor,
    keyedFor,
    async textEnginesFor(engines, customer) {
      const { vendors, builtIn } = await enginesFor(engines, customer)
      const before = () => requireRoom(db, customer.workspaceId, most)
      return { vendors: vendors.map((engine) => countCalls(engine, before, options.onUsage)), builtIn }
    },
    async paidTextEnginesFor(engines, customer) {
      const { vendors, builtIn } = await enginesFor(engines, customer)
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
