import { cutCharacters } from '@vivify/contract/cut-characters'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { PlatformId } from '@vivify/contract/platforms'
import type { FoundAccount, Tokens } from '../../providers/social/port.ts'
import {
  changeConnection,
  countConnections,
  findConnectionOfAccount,
  insertConnection,
  type ConnectionRow,
} from '../../store/connections.ts'
import type { Transaction } from '../../store/database.ts'
import { lockBalance } from '../../store/ledger.ts'
import { sealSecrets, tryOpenSecrets, type Client, type ConnectionParts } from './connection-parts.ts'

/** Of one workspace. */
export const maxConnections = 100
/** A log-in may give access to many accounts, such as Facebook's pages. */
export const maxAccountsOfLogin = 25
const maxNameCharacters = 200

export interface FoundAccounts {
  platform: PlatformId
  server: string
  tokens: Tokens
  /** Those over the limit are left out. */
  accounts: readonly FoundAccount[]
  client: Client | null
}

/**
 * Connects the accounts of a log-in. An account that is connected already gets the new tokens in place; it keeps its
 * refresh token when the new answer has none. Throws AppError `conflict` when the workspace would have too many.
 */
export function keepAccounts(
  parts: ConnectionParts,
  workspaceId: string,
  found: FoundAccounts,
): Promise<ConnectionRow[]> {
  return parts.db.transaction(async (tx) => {
    await lockBalance(tx, workspaceId)
    const kept: ConnectionRow[] = []
    for (const account of found.accounts.slice(0, maxAccountsOfLogin)) {
      kept.push(await keepAccount(parts, tx, { workspaceId, found, account }))
    }
    return kept
  })
}

interface Keep {
  workspaceId: string
  found: FoundAccounts
  account: FoundAccount
}

async function keepAccount(
  parts: ConnectionParts,
  tx: Transaction,
  { workspaceId, found, account }: Keep,
): Promise<ConnectionRow> {
  const { platform, server, tokens, client } = found
  const { accountId, name, accessToken, facts = {} } = account
  const earlier = await findConnectionOfAccount(tx, workspaceId, { platform, server, accountId })
  const id = earlier?.id ?? parts.createId()
  const secrets = sealSecrets(parts, id, {
    token: accessToken ?? tokens.accessToken,
    refreshToken: tokens.refreshToken ?? (earlier && tryOpenSecrets(parts, earlier)?.refreshToken) ?? null,
    isAccountToken: accessToken !== undefined,
    isForced: false,
    client,
  })
  const expiresAt = expiryOf(parts, tokens)
  const known = { name: cutCharacters(name, maxNameCharacters), facts: { ...facts }, secrets, expiresAt }
  if (earlier) {
    const change = { ...known, state: 'ready' as const, message: null, refreshingUntil: null }
    const changed = await changeConnection(tx, earlier, change)
    if (changed) return changed
    // A refresh stored its result, or the account was disconnected, after we read the row.
    return keepAccount(parts, tx, { workspaceId, found, account })
  }
  if ((await countConnections(tx, workspaceId)) >= maxConnections) {
    throw new AppError('conflict', messages.connections.tooMany(maxConnections))
  }
  const made = await insertConnection(tx, { id, workspaceId, platform, server, accountId, ...known })
  return made ?? keepAccount(parts, tx, { workspaceId, found, account })
}

/** When a token expires; null when it does not. */
export function expiryOf({ now }: Pick<ConnectionParts, 'now'>, { expiresInSeconds }: Tokens): Date | null {
  return expiresInSeconds === null ? null : new Date(now() + expiresInSeconds * 1000)
}
