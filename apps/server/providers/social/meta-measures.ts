// Measured values of Facebook and Instagram.

import { z } from 'zod'
import { ProviderError } from '../provider-error.ts'
import { callGraph, type GraphCall } from './meta-graph.ts'
import type { Measured, MeasureCall, MeasuredName } from './port.ts'

const insightsSchema = z.object({
  data: z.array(
    z.object({
      name: z.string(),
      values: z.array(z.object({ value: z.unknown() })).optional(),
      total_value: z.object({ value: z.unknown() }).optional(),
    }),
  ),
})

/**
 * Reads insights by their names. Meta withdraws metrics and then refuses the whole call, so after a refusal each is asked
 * for alone, and one that is refused is left out. Throws ProviderError for other failures.
 */
export async function readInsights(
  call: Omit<GraphCall<typeof insightsSchema>, 'answer'>,
  metrics: readonly string[],
): Promise<Map<string, number>> {
  const ask = async (names: readonly string[]): Promise<Map<string, number>> => {
    const query = { ...call.query, metric: names.join(',') }
    const { data } = await callGraph({ ...call, method: 'GET', query, answer: insightsSchema })
    return new Map(
      data.flatMap(({ name, values, total_value: total }) => {
        const value = sumValue(total ? total.value : values?.at(-1)?.value)
        return value === null ? [] : [[name, value] as const]
      }),
    )
  }
  try {
    return await ask(metrics)
  } catch (error) {
    if (!isWithdrawn(error)) throw error
  }
  const found = new Map<string, number>()
  for (const metric of metrics) {
    try {
      for (const [name, value] of await ask([metric])) found.set(name, value)
    } catch (error) {
      if (!isWithdrawn(error)) throw error
    }
  }
  return found
}

/** Some values are numbers by kind, such as reactions. */
function sumValue(value: unknown): number | null {
  if (typeof value === 'number') return value
  const kinds = z.record(z.string(), z.number()).safeParse(value)
  return kinds.success ? Object.values(kinds.data).reduce((sum, count) => sum + count, 0) : null
}

/** Returns null for what Meta withdrew, deleted or does not allow. Throws ProviderError for other failures. */
export async function readOrNull<Result>(read: () => Promise<Result>): Promise<Result | null> {
  try {
    return await read()
  } catch (error) {
    const isShapeless = ProviderError.isInstance(error) && error.failure === 'bad_answer'
    if (isShapeless || isWithdrawn(error)) return null
    throw error
  }
}

function isWithdrawn(error: unknown): boolean {
  return ProviderError.isInstance(error) && ['bad_request', 'forbidden', 'not_found'].includes(error.failure)
}

/** Followers of the account now; nothing when Meta does not tell. Throws ProviderError. */
export async function readFollowers(call: MeasureCall, platform: string): Promise<Measured> {
  const account = await readOrNull(() =>
    callGraph({
      ...openMeasures(call, platform),
      method: 'GET',
      path: call.access.accountId,
      query: { fields: 'followers_count' },
      answer: z.object({ followers_count: z.number() }),
    }),
  )
  return account ? { followers: account.followers_count } : {}
}

export function openMeasures({ access, settings, fetch, signal }: MeasureCall, platform: string) {
  return { platform, fetch, signal, baseUrl: settings.baseUrl, token: access.token }
}

/** Our names of metrics; of two metrics with the same name the first counts. */
export type MetricNames = Readonly<Record<string, MeasuredName>>

export function nameMetrics(values: ReadonlyMap<string, number>, names: MetricNames): Measured {
  const found: Partial<Record<MeasuredName, number>> = {}
  for (const [metric, name] of Object.entries(names)) {
    const value = values.get(metric)
    if (value !== undefined) found[name] ??= value
  }
  return found
}
