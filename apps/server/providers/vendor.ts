// A vendor declares itself in one file: whom the operator pays, which settings it has, and the engine that it becomes.
// One line in its kind's list adds it; config.ts, the list of engines and the README's table follow from that.

import type { EngineKind, EngineStatus } from '@vivify/contract/routes/engines'
import type { DescribedEngine } from './engine.ts'

/** What the operator set for a vendor; empty where nothing is set. */
export interface VendorSettings {
  apiKey: string
  /** Of the vendor's API, its version included, without a slash at its end. */
  baseUrl: string
  model: string
}

export type SettingRole = keyof VendorSettings

/** A setting as the environment names it. */
export interface DeclaredSetting {
  name: string
  /** Taken where the operator sets nothing. */
  usual?: string
  /** What a screen says while nothing is set; left out where that is fine. */
  missing?: Missing
}

export interface Missing {
  state: Extract<EngineStatus['state'], 'needs_key' | 'needs_model'>
  sentence: string
}

export interface DeclaredVendor {
  kind: EngineKind
  id: string
  /** As a screen writes it. */
  name: string
  /** Whom the operator pays. Vendors of one account stand in one row of the README. */
  account: string
  /** What the README says it is used for. */
  usedFor: string
  settings: Readonly<Record<SettingRole, DeclaredSetting>>
  /** Key and address taken where no address of its own is set: the key of one server is not shown to another. */
  sharedServer?: Readonly<Record<'apiKey' | 'baseUrl', string>>
}

/** Settings with what is usual, and what the operator has yet to do. */
export interface Connection extends VendorSettings {
  missing: Missing | null
}

/** `Tools` is what engines of the kind are given by their surroundings. */
export interface Vendor<Engine extends DescribedEngine, Tools> extends DeclaredVendor {
  createEngine(connection: Connection, tools: Tools): Engine
}

/** Settings of vendors by `keyOf`. */
export type SettingsByVendor = Readonly<Record<string, VendorSettings>>

export const settingRoles = ['apiKey', 'baseUrl', 'model'] as const satisfies readonly SettingRole[]

/** Names a vendor among those of all kinds. */
export function keyOf({ kind, id }: Pick<DeclaredVendor, 'kind' | 'id'>): string {
  return `${kind}/${id}`
}

/** The engine of every vendor, set up or not. */
export function createEngines<Engine extends DescribedEngine, Tools>(
  vendors: readonly Vendor<Engine, Tools>[],
  settings: SettingsByVendor,
  tools: Tools,
): Engine[] {
  return vendors.map((vendor) => vendor.createEngine(connect(vendor, settings[keyOf(vendor)]), tools))
}

/** Adds what is usual to settings, and finds the first that is missing. */
export function connect(vendor: DeclaredVendor, settings: Partial<VendorSettings> = {}): Connection {
  const read = (role: SettingRole): string => settings[role] || vendor.settings[role].usual || ''
  const values = { apiKey: read('apiKey'), baseUrl: read('baseUrl'), model: read('model') }
  const lacking = settingRoles.find((role) => values[role] === '' && vendor.settings[role].missing)
  return { ...values, missing: lacking ? vendor.settings[lacking].missing! : null }
}

/** A key without which a vendor does not `work`, such as "write with Gemini". */
export function neededKey(name: string, work: string): DeclaredSetting {
  return { name, missing: { state: 'needs_key', sentence: `Set ${name} on the server to ${work}.` } }
}
