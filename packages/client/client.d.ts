// The types of client.js. They are inferred from the contract's routes, so that every path, input and answer is checked.

import type { z } from 'zod'
import type { ErrorCode } from '@vivify/contract/errors'
import type { JobView } from '@vivify/contract/jobs'
import type { Route } from '@vivify/contract/routes/route'
import type { Rooms } from '@vivify/contract/routes/routes'

type RoutesOf<Room> = Room extends unknown ? Extract<Room[keyof Room], Route> : never
type AnyRoute = RoutesOf<Rooms>
type RouteAt<Method, Path> = Extract<AnyRoute, { method: Method; path: Path }>

type Given<Described, Part extends string> =
  Described extends Record<Part, infer Schema>
    ? Schema extends z.ZodType
      ? Record<Part, z.input<Schema>>
      : unknown
    : unknown
/** Bytes of an upload. */
type Bytes<Described> = Described extends { takesBytes: true } ? { bytes: Blob | Uint8Array } : unknown

export type CallInput<Described> = Given<Described, 'params'> &
  Partial<Given<Described, 'query'>> &
  Given<Described, 'body'> &
  Bytes<Described> & { signal?: AbortSignal }

/** The parsed answer, or the response itself where the answer is a file or a stream. */
export type CallAnswer<Described> = Described extends { answer: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : Response

/** Routes whose input is not optional. */
type NeedsInput = { params: unknown } | { body: unknown } | { takesBytes: true }
type InputArguments<Described> = Described extends NeedsInput
  ? [input: CallInput<Described>]
  : [input?: CallInput<Described>]

type Call<Method extends Route['method']> = <Path extends Extract<AnyRoute, { method: Method }>['path']>(
  path: Path,
  ...input: InputArguments<RouteAt<Method, Path>>
) => Promise<CallAnswer<RouteAt<Method, Path>>>

export interface ClientOptions {
  /** Address of the server, such as `http://localhost:3000`. */
  address: string
  /** An API key, from Settings → API keys. */
  key: string
  /** Default: the global `fetch`. */
  fetch?: typeof fetch
}

/** Every call throws VivifyError. */
export interface Client {
  get: Call<'get'>
  post: Call<'post'>
  put: Call<'put'>
  patch: Call<'patch'>
  delete: Call<'delete'>
  /** Asks for a job until it has ended, by default once a second. A failed job is returned, not thrown. */
  waitForJob(jobId: string, options?: { everyMs?: number; signal?: AbortSignal }): Promise<JobView>
}

/** A call that failed: `message` is a sentence, callers branch on `code`. */
export declare class VivifyError extends Error {
  readonly code: ErrorCode | 'unreachable'
  /** 0 when the server did not answer. */
  readonly status: number
  readonly details: Record<string, unknown>
}

export declare function createClient(options: ClientOptions): Client
