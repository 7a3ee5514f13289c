// A call of a route by its description, whatever carries it: a request over HTTP, or one inside this process.

import type { z } from 'zod'
import type { Route } from '@vivify/contract/routes/route'

type Given<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined
type Answer<Described extends Route> = Described['answer'] extends z.ZodType
  ? z.output<Described['answer']>
  : undefined

export interface RouteInput<Described extends Route> {
  params?: Given<Described['params']>
  query?: Given<Described['query']>
  body?: Given<Described['body']>
  bytes?: { content: ReadableStream; sizeBytes: number }
}

/** Throws AppError with the server's code and sentence. */
export type CallRoute = <const Described extends Route>(
  route: Described,
  input?: RouteInput<Described>,
) => Promise<Answer<Described>>

/** The path of a call with its query. */
export function fillAddress(
  { path }: Pick<Route, 'path'>,
  { params, query }: { params?: unknown; query?: unknown },
): string {
  const filled = Object.entries(params ?? {}).reduce<string>(
    (made, [name, value]) => made.replace(`{${name}}`, encodeURIComponent(String(value))),
    path,
  )
  return query ? `${filled}?${new URLSearchParams(query as Record<string, string>)}` : filled
}
