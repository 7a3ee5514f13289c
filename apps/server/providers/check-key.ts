import { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import { callJson } from './call-json.ts'
import { callVendor } from './call-vendor.ts'
import { ProviderError } from './provider-error.ts'
import type { Connection, DeclaredVendor } from './vendor.ts'

const checkMs = 15_000

/**
 * Asks a vendor whether it takes the key, by a call that costs nothing. Throws ProviderError: `unauthorized` for a key that
 * it does not take. Throws AppError `bad_input` when there is no such vendor at the address.
 */
export async function checkKey(
  vendor: DeclaredVendor,
  connection: Connection,
  signal: AbortSignal,
): Promise<void> {
  const check = vendor.describeCheck?.(connection)
  if (!check) return
  const { url, headers, passes = [], refuses = [], absent } = check
  const call = { method: 'GET', url, headers, vendor: vendor.name, answer: z.unknown() } as const
  try {
    await callVendor({ vendor: vendor.name, signal, retries: 1, timeoutMs: checkMs }, (tried) =>
      callJson({ ...call, signal: tried }),
    )
  } catch (error) {
    if (!ProviderError.isInstance(error) || error.status === null) throw error
    if (passes.includes(error.status)) return
    if (error.status === 404 && absent !== undefined) throw new AppError('bad_input', absent)
    if (!refuses.includes(error.status)) throw error
    throw new ProviderError({ vendor: vendor.name, failure: 'unauthorized', status: error.status })
  }
}
