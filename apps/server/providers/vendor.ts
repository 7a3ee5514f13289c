// A vendor declares itself in one file: the account that the operator pays, its settings and its engine. One line in
// its kind's list adds it; config.ts, the list of engines and the README's table follow from that.

import type { EngineKind, EngineStatus } from '@vivify/contract/routes/engines'
import type { DescribedEngine } from './engine.ts'

/** The operator's settings for a vendor; an unset one is empty. */
export interface VendorSettings {
  apiKey: string
  /** The address of the vendor's API, with its version, without a trailing slash. */
  baseUrl: string
  model: string
}

export type SettingRole = keyof VendorSettings

/** A setting, named as in the environment. */
export interface DeclaredSetting {
  name: string
  /** Used when the operator sets no value. */
  default?: string
  /** Shown on screens while there is no value. Left out for an optional setting. */
  missing?: Missing
  /** For the form of the settings page, where its usual words don't fit. */
  about?: string
}

export interface Missing {
  state: Extract<EngineStatus['state'], 'needs_key' | 'needs_model'>
  sentence: string
}

export interface DeclaredVendor {
  kind: EngineKind
  id: string
  /** As shown on screens. */
  name: string
  /** The account that the operator pays. Vendors with the same account share a row of the README's table. */
  account: string
  /** The use, as the README states it. */
  usedFor: string
  /** A vendor without a key, or without a choice of models, declares none. */
  settings: Readonly<Partial<Record<SettingRole, DeclaredSetting>> & { baseUrl: DeclaredSetting }>
  /**
   * Variables of another vendor's key and address. Both are used when this vendor has no address of its own, so the key
   * of one server is never sent to another.
   */
  sharedServer?: Readonly<Record<'apiKey' | 'baseUrl', string>>
  /** A call that costs nothing and that only the right key passes, such as the list of models. */
  describeCheck?(connection: Connection): KeyCheck
}

export interface KeyCheck {
  url: string
  headers: Record<string, string>
  /** Statuses besides success that only a right key gets. */
  passes?: readonly number[]
  /** Statuses besides 401 and 403 by which the vendor refuses a key. */
  refuses?: readonly number[]
  /** The sentence for a person whose address answers with status 404: it is not this vendor's. */
  absent?: string
}

/** Settings with defaults filled in, and the first required setting that is missing. */
export interface Connection extends VendorSettings {
  missing: Missing | null
}

/** `Tools` is what the server gives to engines of the kind. */
export interface Vendor<Engine extends DescribedEngine, Tools> extends DeclaredVendor {
  createEngine(connection: Connection, tools: Tools): Engine
}

/** The vendors' settings, by `keyOf`. */
export type SettingsByVendor = Readonly<Record<string, VendorSettings>>

export const settingRoles = ['apiKey', 'baseUrl', 'model'] as const satisfies readonly SettingRole[]

/** A vendor's key, unique across all kinds. */
export function keyOf({ kind, id }: Pick<DeclaredVendor, 'kind' | 'id'>): string {
  return `${kind}/${id}`
}

/** The engines of all vendors, set up or not. */
export function createEngines<Engine extends DescribedEngine, Tools>(
  vendors: readonly Vendor<Engine, Tools>[],
  settings: SettingsByVendor,
  tools: Tools,
): Engine[] {
  return vendors.map((vendor) => vendor.createEngine(connect(vendor, settings[keyOf(vendor)]), tools))
}

/** Fills in defaults, and finds the first required setting that is missing. */
export function connect(vendor: DeclaredVendor, settings: Partial<VendorSettings> = {}): Connection {
  const read = (role: SettingRole): string => settings[role] || vendor.settings[role]?.default || ''
  const values = { apiKey: read('apiKey'), baseUrl: read('baseUrl'), model: read('model') }
  const lacking = settingRoles.find((role) => values[role] === '' && vendor.settings[role]?.missing)
  return { ...values, missing: (lacking && vendor.settings[lacking]?.missing) ?? null }
}

/** A required key without which a vendor can't do its `work`, such as "write with Gemini". */
export function neededKey(name: string, work: string): DeclaredSetting {
  return { name, missing: { state: 'needs_key', sentence: `Set ${name} on the server to ${work}.` } }
}
