// Vendors' keys that people saved on the settings page: sealed, checked with the vendor before they are kept, and never
// given out again. The engines of an account use its own key first, then the installation's.

import { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { VendorAccount } from '@vivify/contract/routes/vendor-keys'
import { isUnopenable, type Sealer } from '../../lib/sealed.ts'
import { checkKey } from '../../providers/check-key.ts'
import type { DescribedEngine } from '../../providers/engine.ts'
import { ProviderError } from '../../providers/provider-error.ts'
import {
  connect,
  keyOf,
  type DeclaredVendor,
  type SettingsByVendor,
  type VendorSettings,
} from '../../providers/vendor.ts'
import type { Database } from '../../store/database.ts'
import {
  deleteVendorKey,
  findVendorKey,
  listVendorKeys,
  writeVendorKey,
  type VendorKeyRow,
} from '../../store/vendor-keys.ts'

/** A workspace, or null for the whole installation. */
type Owner = string | null

export interface VendorKeyOptions<Engine extends DescribedEngine> {
  db: Database
  sealer: Sealer
  vendors: readonly DeclaredVendor[]
  /** The settings of the environment. */
  settings: SettingsByVendor
  /** Makes the engines of all vendors from settings. */
  createEngines: (settings: SettingsByVendor) => readonly Engine[]
  createId: () => string
}

export interface VendorKeyChange {
  account: string
  apiKey: string | undefined
  /** Empty for the vendor's own. */
  baseUrl: string
  models: Readonly<Record<string, string>>
}

export interface VendorKeyService<Engine extends DescribedEngine = DescribedEngine> {
  list(owner: Owner): Promise<VendorAccount[]>
  /**
   * Checks the key with the vendor, then keeps it. Throws AppError `bad_input` for a key that the vendor refuses and for
   * a missing one, `not_found` for an unknown vendor, and ProviderError when the vendor can't be asked.
   */
  save(owner: Owner, change: VendorKeyChange, signal: AbortSignal): Promise<VendorAccount[]>
  remove(owner: Owner, account: string): Promise<VendorAccount[]>
  /** The engines that an owner uses instead of the environment's; null where no key was saved. */
  enginesOf(owner: Owner): Promise<readonly Engine[] | null>
}

const savedSchema = z.object({
  apiKey: z.string(),
  baseUrl: z.string(),
  models: z.record(z.string(), z.string()),
})
type Saved = z.infer<typeof savedSchema>

/** What was saved for each vendor's account; null for what can't be opened. */
type SavedKeys = ReadonlyMap<string, Saved | null>

const hintCharacters = 4
const mostKept = 500

export function createVendorKeyService<Engine extends DescribedEngine>(
  options: VendorKeyOptions<Engine>,
): VendorKeyService<Engine> {
  const { db, vendors } = options
  const kept = new Map<string, { version: string; engines: readonly Engine[] }>()
  const list = async (owner: Owner): Promise<VendorAccount[]> => {
    const rows = await listVendorKeys(db, owner)
    return describeAccounts(options, owner, readRows(options, rows))
  }
  return {
    list,
    async save(owner, change, signal) {
      const ofAccount = vendors.filter(({ account }) => account === change.account)
      if (!isOffered(ofAccount, owner)) throw unknownVendor()
      const before = await findVendorKey(db, owner, change.account)
      const saved = mergeChange(options, { owner, change, before, ofAccount })
      const { installation } = readRows(options, await listVendorKeys(db, null))
      await requireAccepted(options, { owner, saved, installation, ofAccount, signal })
      const id = before?.id ?? options.createId()
      const sealed = options.sealer.seal(JSON.stringify(saved), rowName(id))
      const row = { id, workspaceId: owner, account: change.account, sealed }
      // Another tab was faster.
      if (!(await writeVendorKey(db, row, before?.id ?? null))) {
        throw new AppError('conflict', messages.vendorKeys.changedMeanwhile)
      }
      return list(owner)
    },
    async remove(owner, account) {
      if (!(await deleteVendorKey(db, owner, account))) throw unknownVendor()
      return list(owner)
    },
    async enginesOf(owner) {
      const rows = await listVendorKeys(db, owner)
      if (rows.length === 0) return null
      const version = rows
        .map(({ id, updatedAt }) => `${id} ${updatedAt.getTime()}`)
        .sort()
        .join()
      const name = owner ?? ''
      const before = kept.get(name)
      if (before?.version === version) return before.engines
      const engines = options.createEngines(settleFor(options, readRows(options, rows)))
      kept.delete(name)
      kept.set(name, { version, engines })
      if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
      return engines
    },
  }
}

function unknownVendor(): AppError {
  return new AppError('not_found', messages.vendorKeys.unknownVendor)
}

function rowName(id: string): string {
  return `vendor_keys/${id}`
}

/** A server of one's own has an address that only the operator may choose, because this server calls it. */
function isOffered(ofAccount: readonly DeclaredVendor[], owner: Owner): boolean {
  if (ofAccount.every(({ settings }) => settings.apiKey === undefined)) return false
  return owner === null || ofAccount.every(({ settings }) => settings.baseUrl.default !== undefined)
}

interface ReadKeys {
  installation: SavedKeys
  own: SavedKeys
}

function readRows<Engine extends DescribedEngine>(
  options: VendorKeyOptions<Engine>,
  rows: readonly VendorKeyRow[],
): ReadKeys {
  const read = (wanted: readonly VendorKeyRow[]): SavedKeys =>
    new Map(wanted.map((row) => [row.account, openRow(options, row)]))
  return {
    installation: read(rows.filter(({ workspaceId }) => workspaceId === null)),
    own: read(rows.filter(({ workspaceId }) => workspaceId !== null)),
  }
}

function openRow({ sealer }: { sealer: Sealer }, { id, sealed }: VendorKeyRow): Saved | null {
  try {
    return savedSchema.parse(JSON.parse(sealer.open(sealed, rowName(id))))
  } catch (error) {
    if (isUnopenable(error)) return null
    throw error
  }
}

/** The settings of every vendor for somebody with these keys. */
function settleFor<Engine extends DescribedEngine>(
  { vendors, settings }: VendorKeyOptions<Engine>,
  { installation, own }: ReadKeys,
): SettingsByVendor {
  return Object.fromEntries(
    vendors.map((vendor) => {
      const key = keyOf(vendor)
      const operators = overlay(settings[key], installation.get(vendor.account), key)
      return [key, overlayOwn(operators, own.get(vendor.account), key)]
    }),
  )
}

const unset: VendorSettings = { apiKey: '', baseUrl: '', model: '' }

/** The environment's key is never sent to an address that was chosen on the page. */
function overlay(
  environment: VendorSettings = unset,
  saved: Saved | null | undefined,
  key: string,
): VendorSettings {
  if (!saved) return environment
  const model = saved.models[key] || environment.model
  if (saved.baseUrl !== '') return { apiKey: saved.apiKey, baseUrl: saved.baseUrl, model }
  return { apiKey: saved.apiKey || environment.apiKey, baseUrl: environment.baseUrl, model }
}

/** A person brings a key and models; addresses are the operator's. */
function overlayOwn(operators: VendorSettings, saved: Saved | null | undefined, key: string): VendorSettings {
  if (!saved) return operators
  return { apiKey: saved.apiKey, baseUrl: operators.baseUrl, model: saved.models[key] || operators.model }
}

interface Merging {
  owner: Owner
  change: VendorKeyChange
  before: VendorKeyRow | null
  ofAccount: readonly DeclaredVendor[]
}

function mergeChange<Engine extends DescribedEngine>(
  options: VendorKeyOptions<Engine>,
  { owner, change, before, ofAccount }: Merging,
): Saved {
  const known = before && openRow(options, before)
  const baseUrl = owner === null ? change.baseUrl.replace(/(?<!\/)\/+$/, '') : ''
  const isMoved = known !== null && known.baseUrl !== baseUrl
  // A saved key is not sent to a new address either: it has to be entered again.
  const apiKey = change.apiKey ?? (isMoved ? '' : (known?.apiKey ?? ''))
  const needsKey = ofAccount.some(({ settings }) => settings.apiKey?.missing !== undefined)
  if (apiKey === '' && (needsKey || baseUrl === '')) {
    throw new AppError('bad_input', messages.vendorKeys.keyMissing)
  }
  const ids = new Set(ofAccount.map(keyOf))
  const models = Object.fromEntries(
    Object.entries(change.models).filter(([id, model]) => ids.has(id) && model !== ''),
  )
  return { apiKey, baseUrl, models }
}

interface Accepting {
  owner: Owner
  saved: Saved
  installation: SavedKeys
  ofAccount: readonly DeclaredVendor[]
  signal: AbortSignal
}

async function requireAccepted<Engine extends DescribedEngine>(
  { settings }: VendorKeyOptions<Engine>,
  given: Accepting,
): Promise<void> {
  const { owner, saved, installation, ofAccount, signal } = given
  const vendor = ofAccount.find(({ describeCheck }) => describeCheck !== undefined)
  if (!vendor) return
  const key = keyOf(vendor)
  const effective =
    owner === null
      ? overlay(settings[key], saved, key)
      : overlayOwn(overlay(settings[key], installation.get(vendor.account), key), saved, key)
  await checkKey(vendor, connect(vendor, effective), signal).catch((cause: unknown) => {
    const isRefused = ProviderError.isInstance(cause) && ['unauthorized', 'forbidden'].includes(cause.failure)
    if (!isRefused) throw cause
    throw new AppError('bad_input', messages.vendorKeys.refused(vendor.account))
  })
}

function describeAccounts<Engine extends DescribedEngine>(
  options: VendorKeyOptions<Engine>,
  owner: Owner,
  keys: ReadKeys,
): VendorAccount[] {
  const { vendors } = options
  const accounts = [...new Set(vendors.map(({ account }) => account))]
  return accounts.flatMap((account) => {
    const ofAccount = vendors.filter((vendor) => vendor.account === account)
    if (!isOffered(ofAccount, owner)) return []
    const saved = (owner === null ? keys.installation : keys.own).get(account)
    const [first] = ofAccount
    return {
      account,
      usedFor: ofAccount.map(({ usedFor }) => usedFor).join(', '),
      hint: saved ? saved.apiKey.slice(-hintCharacters) || null : null,
      keyAbout: first!.settings.apiKey?.about ?? null,
      uses: describeUse(options, { owner, keys, account, ofAccount }),
      baseUrl: owner === null ? describeAddress(first!, saved?.baseUrl ?? '') : null,
      models: ofAccount.flatMap((vendor) => {
        const { model } = vendor.settings
        if (!model) return []
        const id = keyOf(vendor)
        const name = `${vendor.name}: ${vendor.usedFor}`
        return {
          id,
          name,
          value: saved?.models[id] ?? '',
          default: model.default ?? '',
          about: model.about ?? null,
        }
      }),
    }
  })
}

function describeAddress({ settings }: DeclaredVendor, value: string): VendorAccount['baseUrl'] {
  const { default: usual = '', about = null } = settings.baseUrl
  return { value, default: usual, about }
}

function describeUse<Engine extends DescribedEngine>(
  { settings }: VendorKeyOptions<Engine>,
  about: { owner: Owner; keys: ReadKeys; account: string; ofAccount: readonly DeclaredVendor[] },
): VendorAccount['uses'] {
  const { owner, keys, account, ofAccount } = about
  const own = keys.own.get(account)
  const installation = keys.installation.get(account)
  if (owner !== null && own) return 'own'
  if ((owner === null ? installation : own) === null) return 'unreadable'
  const isReady = ofAccount.some((vendor) => {
    const key = keyOf(vendor)
    return connect(vendor, overlay(settings[key], installation, key)).missing === null
  })
  return isReady ? 'installation' : 'none'
}
