// Keeps what an attempt to publish has done, so that the next attempt does none of it twice.

import { AppError } from '@vivify/contract/errors'
import { Again } from '../../lib/again.ts'
import { isOutcomeUnknown } from './call-platform.ts'
import type { FoundAgain, PublishRun, PublishSteps, StepResult } from './port.ts'

/** Steps of one post on one platform. Each change throws when this attempt may no longer act. */
export interface Journal {
  read(name: string): { begun: number; result?: StepResult } | undefined
  /** Keeps the intention to run a step, before it runs. */
  begin(name: string): Promise<void>
  finish(name: string, result: StepResult): Promise<void>
  /** Forgets an intention whose step is known to have had no effect. */
  forget(name: string): Promise<void>
  /** Throws when the attempt's lease has ended; called right before an irreversible call. */
  requireLease(): void
}

/** Thrown when nobody can tell whether the platform took the post. */
export class Unconfirmed extends AppError {
  readonly isUnconfirmed = true

  constructor() {
    super('provider_failed', 'It is unclear whether the platform took this post.')
  }

  static override isInstance(error: unknown): error is Unconfirmed {
    return AppError.isInstance(error) && 'isUnconfirmed' in error
  }
}

/** How long the outcome of a call that was cut off is left open. */
export interface SettleTimes {
  /** A platform may show a post only some time after it took it. */
  settleMs: number
  /** For this long after a call was cut off, its effect may still appear. */
  unclearMs: number
}

export const usualTimes: SettleTimes = { settleMs: 20_000, unclearMs: 180_000 }

/** `times` default to the usual ones; tests shorten them. */
type StepParts = Pick<PublishRun, 'now' | 'signal'> & { times?: SettleTimes | undefined }
type RunParts = Omit<PublishRun, keyof PublishSteps> & StepParts
type FindAgain = (begunMs: number) => Promise<FoundAgain<StepResult>>

/** A run of an adapter's recipe on top of a journal. */
export function createPublishRun(parts: RunParts, journal: Journal): PublishRun {
  return { ...parts, ...createSteps(parts, journal) }
}

/** The steps of a recipe on top of a journal. */
export function createSteps(parts: StepParts, journal: Journal): PublishSteps {
  return {
    async step(name, call) {
      const known = journal.read(name)?.result
      if (known) return known
      const result = await call()
      await journal.finish(name, result)
      return result
    },

    async commit(name, call, findAgain) {
      const before = journal.read(name)
      if (before?.result) return before.result
      const found = before ? await findEffect(parts, journal, name, findAgain) : null
      return found ?? callOnce(parts, journal, name, call)
    },

    askAgain(afterMs, reason) {
      throw new Again({ afterMs, reason })
    },
  }
}

async function callOnce(
  { signal, times = usualTimes }: StepParts,
  journal: Journal,
  name: string,
  call: () => Promise<StepResult>,
): Promise<StepResult> {
  await journal.begin(name)
  signal.throwIfAborted()
  journal.requireLease()
  try {
    const result = await call()
    await journal.finish(name, result)
    return result
  } catch (error) {
    if (isOutcomeUnknown(error)) throw checkLater(times.settleMs)
    await journal.forget(name)
    throw error
  }
}

/** Looks for the effect of a call whose outcome is unknown. Returns null when it certainly had none. */
async function findEffect(
  { now, times: { settleMs, unclearMs } = usualTimes }: StepParts,
  journal: Journal,
  name: string,
  findAgain: FindAgain,
): Promise<StepResult | null> {
  const begunMs = journal.read(name)?.begun ?? 0
  const sinceMs = now() - begunMs
  if (sinceMs < settleMs) throw checkLater(settleMs - sinceMs)
  const found = await findAgain(begunMs)
  switch (found.outcome) {
    case 'done':
      await journal.finish(name, found.result)
      return found.result
    case 'absent':
      if (sinceMs < unclearMs) throw checkLater(settleMs)
      await journal.forget(name)
      return null
    case 'unclear':
      throw new Unconfirmed()
  }
}

function checkLater(afterMs: number): Again {
  return new Again({ afterMs, reason: 'Checking whether the post is live.' })
}
