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
  /** Used where the operator sets nothing. */
  default?: string
  /** What a screen says while nothing is set. Left out for a setting that is optional. */
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
  /** Whom the operator pays. Vendors with the same account share a row of the README's table. */
  account: string
  /** What the README says it is used for. */
  usedFor: string
  settings: Readonly<Record<SettingRole, DeclaredSetting>>
  /**
   * Variables of another vendor's key and address, used together where this vendor has no address of its own: the key of
   * one server is never sent to another.
   */
  sharedServer?: Readonly<Record<'apiKey' | 'baseUrl', string>>
}

/** Settings with defaults filled in, and the first thing that the operator still has to set. */
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

/** Fills in defaults, and finds the first needed setting that is missing. */
export function connect(vendor: DeclaredVendor, settings: Partial<VendorSettings> = {}): Connection {
  const read = (role: SettingRole): string => settings[role] || vendor.settings[role].default || ''
  const values = { apiKey: read('apiKey'), baseUrl: read('baseUrl'), model: read('model') }
  const lacking = settingRoles.find((role) => values[role] === '' && vendor.settings[role].missing)
  return { ...values, missing: lacking ? vendor.settings[lacking].missing! : null }
}

/** A key without which a vendor does not `work`, such as "write with Gemini". */
export function neededKey(name: string, work: string): DeclaredSetting {
  return { name, missing: { state: 'needs_key', sentence: `Set ${name} on the server to ${work}.` } }
}
