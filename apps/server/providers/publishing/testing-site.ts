// A site on this machine, over real HTTP: faults, the log of calls, and what tests ask of every kind of site.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { SiteKind } from '@vivify/contract/routes/article-sites'

export interface SiteFault {
  /** The calls it concerns: a part of `METHOD /path?query`. */
  call: string
  /** `answer` does nothing; `cut_before` and `cut_after` break the connection before or after acting, `error_after` acts
   * and then answers 502; `html` acts and then answers a page. */
  kind: 'answer' | 'cut_before' | 'cut_after' | 'error_after' | 'html'
  status?: number
  headers?: Readonly<Record<string, string>>
  body?: unknown
  /** How many calls are hit. Default: 1. */
  times?: number
}

export interface SiteCallReceived {
  method: string
  url: URL
  headers: IncomingMessage['headers']
  body: Buffer
}

export interface SiteAnswer {
  status: number
  body: unknown
  headers?: Readonly<Record<string, string>>
}

/** A post as the stub keeps it. */
export interface StubPost {
  id: string
  title: string
  html: string
  slug: string
  status: string
  /** Addresses of its pictures, the featured one first. */
  pictures: readonly string[]
}

/** Thrown by a stub to refuse a call. */
export class Refused extends Error {
  readonly answer: SiteAnswer

  constructor(status: number, body: unknown) {
    super(`refused with ${status}`)
    this.answer = { status, body }
  }
}

export abstract class StubSite {
  abstract readonly kind: SiteKind
  /** What a person enters. */
  abstract readonly login: { user: string; secret: string }
  readonly calls: string[] = []
  readonly #faults: (SiteFault & { left: number })[] = []
  readonly #server: Server
  /** Called before a call has its effect. */
  onHeard: (call: string) => void = () => {}
  /** Called after a call has had its effect, and before it is answered. */
  onActed: (call: string) => void = () => {}

  constructor() {
    // A connection that waits is not closed while a busy machine takes its next call to it.
    this.#server = createServer(
      { keepAliveTimeout: 120_000 },
      (request, response) => void this.#serve(request, response),
    )
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  get address(): string {
    return `http://${this.host}`
  }

  abstract posts(): readonly StubPost[]
  /** Forgets everything that was published. */
  abstract clear(): void
  /** A person deletes a post for good. */
  abstract remove(id: string): void
  protected abstract handle(call: SiteCallReceived): Promise<SiteAnswer> | SiteAnswer

  inject(fault: SiteFault): void {
    this.#faults.push({ ...fault, left: fault.times ?? 1 })
  }

  calm(): void {
    this.onHeard = () => {}
    this.onActed = () => {}
    this.#faults.length = 0
    this.calls.length = 0
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.address)
    const call = `${request.method} ${url.pathname}${decodeURIComponent(url.search)}`
    this.calls.push(call)
    const fault = this.#takeFault(call)
    const body = await buffer(request).catch(() => null)
    if (body === null || fault?.kind === 'cut_before') return void request.socket.destroy()
    if (fault?.kind === 'answer') {
      return send(response, {
        status: fault.status ?? 500,
        body: fault.body ?? {},
        headers: fault.headers ?? {},
      })
    }
    this.onHeard(call)
    const received = { method: request.method ?? 'GET', url, headers: request.headers, body }
    const answer = await this.#answer(received)
    this.onActed(call)
    if (fault?.kind === 'cut_after') return void request.socket.destroy()
    if (fault?.kind === 'error_after') return send(response, { status: 502, body: {} })
    if (fault?.kind === 'html') return void response.end('<!doctype html><title>Hello</title>')
    return send(response, answer)
  }

  async #answer(received: SiteCallReceived): Promise<SiteAnswer> {
    try {
      return await this.handle(received)
    } catch (error) {
      if (error instanceof Refused) return error.answer
      throw error
    }
  }

  #takeFault(call: string): SiteFault | null {
    const fault = this.#faults.find((one) => one.left > 0 && call.includes(one.call))
    if (!fault) return null
    fault.left--
    return fault
  }
}

function send(response: ServerResponse, { status, body, headers = {} }: SiteAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

/** A form with a file. */
export async function readForm({ headers, body }: SiteCallReceived): Promise<FormData> {
  const type = headers['content-type'] ?? ''
  return new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
}

export function parseJson(body: Buffer): Record<string, unknown> {
  return JSON.parse(body.toString('utf8')) as Record<string, unknown>
}
