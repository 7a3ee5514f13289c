// An engine is what a person chooses. Each kind of engine has a port; an engine is either built in or a vendor's.

import type { EngineStatus } from '@vivify/contract/routes/engines'

/** An engine of any kind; the kind's port declares its methods. */
export interface DescribedEngine {
  /** Unique within its kind; requests and documents use it. */
  readonly id: string
  /** As shown on screens. */
  readonly name: string
  status(): EngineStatus
}

export const builtInId = 'built-in'

/** The status of an engine that needs no settings. */
export function describeBuiltIn(kind: EngineStatus['kind'], name: string, sentence: string): EngineStatus {
  return { kind, id: builtInId, name, isBuiltIn: true, state: 'ready', sentence, credits: 0 }
}

/** All engines of a kind. */
export interface Engines<Engine extends DescribedEngine, BuiltIn = Engine> {
  /** In the order of the kind's list of vendors. */
  vendors: readonly Engine[]
  builtIn: BuiltIn
}

/** Why the requested engine does not do the work. */
export interface PassedOver {
  name: string
  /** For the person; null when no engine has this id. */
  sentence: string | null
}

export interface Choice<Engine> {
  engine: Engine
  passedOver: PassedOver | null
}

/**
 * Chooses an engine: the wanted one; when none is wanted, the first vendor's engine that is ready; else the built-in
 * one. When the wanted one is not ready, no other vendor replaces it, because that vendor would bill the operator
 * unasked.
 */
export function chooseEngine<Engine extends DescribedEngine, BuiltIn>(
  { vendors, builtIn }: Engines<Engine, BuiltIn>,
  /** The wanted engine's id. */
  wanted: string | undefined,
  /** Whether a vendor's engine can do the work. */
  can: (engine: Engine) => boolean = () => true,
): Choice<Engine | BuiltIn> {
  const isFit = (engine: Engine): boolean => engine.status().state === 'ready' && can(engine)
  if (wanted === undefined) return { engine: vendors.find(isFit) ?? builtIn, passedOver: null }
  if (wanted === builtInId) return { engine: builtIn, passedOver: null }
  const named = vendors.find(({ id }) => id === wanted)
  if (!named) return { engine: builtIn, passedOver: { name: wanted, sentence: null } }
  if (isFit(named)) return { engine: named, passedOver: null }
  return { engine: builtIn, passedOver: { name: named.name, sentence: named.status().sentence } }
}
