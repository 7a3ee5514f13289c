// What the simulators of Facebook and Instagram share: Meta's refusals, tokens, uploads, comments and insights.

import { z } from 'zod'
import { graphVersion } from './meta-graph.ts'
import type { SimulatorOptions } from './port.ts'
import {
  answerJson,
  Refusal,
  SimulatorBase,
  type KeptPost,
  type SimulatedAccount,
  type SimulatorRules,
} from './simulator-base.ts'

export interface MetaSimulatorOptions extends SimulatorOptions {
  /** Metrics that Meta no longer answers. Default: none. */
  withdrawnMetrics?: readonly string[]
}

/** A refusal with Meta's second code, and facts such as where an upload has to go on. */
export class MetaRefusal extends Refusal {
  readonly subcode: number
  readonly facts: unknown

  constructor(
    code: number,
    message: string,
    more: { status?: number; subcode?: number; facts?: unknown } = {},
  ) {
    super(more.status ?? 400, message, { code })
    this.subcode = more.subcode ?? 0
    this.facts = more.facts
  }
}

/** A file that arrives at Meta's upload server. */
export interface SimulatedUpload {
  accountId: string
  sizeBytes: number
  receivedBytes: number
}

const metaCodes: Readonly<Record<string, number>> = { invalid_token: 190, rate_limited: 4 }

export abstract class MetaSimulator extends SimulatorBase {
  protected readonly uploads = new Map<string, SimulatedUpload>()
  readonly #withdrawn: ReadonlySet<string>

  constructor(options: MetaSimulatorOptions, rules: Omit<SimulatorRules, 'refuse'>) {
    super(options, {
      ...rules,
      refuse: (refusal) => ({
        error: {
          message: refusal.message,
          type: 'OAuthException',
          code: typeof refusal.code === 'number' ? refusal.code : (metaCodes[refusal.code] ?? 100),
          ...(refusal instanceof MetaRefusal
            ? { error_subcode: refusal.subcode, error_data: refusal.facts }
            : {}),
        },
      }),
    })
    this.#withdrawn = new Set(options.withdrawnMetrics)
  }

  /** Meta answers a bad token with 400; only the code in the body is 190. */
  protected override requireToken(token: string): SimulatedAccount {
    try {
      return super.requireToken(token)
    } catch {
      throw new MetaRefusal(190, 'Error validating access token: the session is invalid.')
    }
  }

  /** The account in a path, when the call's token is its own. */
  protected requireOwner(request: Request, accountId: string): SimulatedAccount {
    const account = this.requireAccount(request)
    if (account.accountId === accountId) return account
    throw new MetaRefusal(200, 'The token does not belong to this account.', { status: 403 })
  }

  /** Takes a file at the upload server. What arrived is kept when the body ends too early. */
  protected async receiveUpload(request: Request, id: string): Promise<Response> {
    const authorization = request.headers.get('authorization') ?? ''
    const account = this.requireToken(authorization.replace(/^OAuth /, ''))
    const upload = this.uploads.get(id)
    if (!upload || upload.accountId !== account.accountId) throw new MetaRefusal(100, 'No such upload.')
    const offset = Number(request.headers.get('offset') ?? NaN)
    const size = Number(request.headers.get('file_size') ?? NaN)
    if (offset !== upload.receivedBytes || (upload.sizeBytes > 0 && size !== upload.sizeBytes)) {
      throw new MetaRefusal(100, 'HeaderValuePredicate: the offset is not where the upload ended.')
    }
    upload.sizeBytes = size
    await readParts(request, (bytes) => (upload.receivedBytes += bytes))
    if (upload.receivedBytes !== size) {
      throw new MetaRefusal(100, 'PartialRequestError: Partial request (did not match length of file)')
    }
    return answerJson({ success: true })
  }

  /** Comments on anything that `findPost` knows by these names. */
  protected serveComments(fields: { text: 'message' | 'text'; time: 'created_time' | 'timestamp' }): void {
    const path = `/${graphVersion}/:id/comments`
    this.app.post(path, async ({ req }) => {
      const account = this.requireAccount(req.raw)
      const target = this.findTarget(req.param('id'))
      const { message } = await readParameters(req.raw, z.object({ message: z.string().min(1).max(8000) }))
      const id = `${target.id}_${this.nextId()}`
      this.keepPost({
        id,
        accountId: account.accountId,
        text: message,
        media: [],
        inReplyTo: target.id,
        fields: {},
      })
      return answerJson({ id })
    })
    this.app.get(path, ({ req }) => {
      this.requireAccount(req.raw)
      const target = this.findTarget(req.param('id'))
      const comments = this.posts().filter(({ inReplyTo }) => inReplyTo === target.id)
      return answerJson({
        data: comments.map(({ id, text, createdMs }) => ({
          id,
          [fields.text]: text,
          [fields.time]: formatTime(createdMs),
        })),
      })
    })
  }

  protected findTarget(id: string): KeptPost {
    const target = this.findPost(id)
    if (target) return target
    throw new MetaRefusal(100, 'Unsupported request: the object does not exist.', { subcode: 33 })
  }

  /** Made-up values of known metrics; an unknown or withdrawn one makes the whole call fail, as at Meta. */
  protected answerInsights(request: Request, known: readonly string[]): Response {
    this.requireAccount(request)
    const names = (new URL(request.url).searchParams.get('metric') ?? '').split(',')
    if (names.some((name) => !known.includes(name) || this.#withdrawn.has(name))) {
      throw new MetaRefusal(100, 'The value must be a valid insights metric.')
    }
    return answerJson({
      data: names.map((name) => {
        const value = 100 + known.indexOf(name)
        return name.includes('_by_') || name.endsWith('_type')
          ? { name, period: 'lifetime', values: [{ value: { like: value, love: 1 } }] }
          : { name, period: 'lifetime', values: [{ value }] }
      }),
    })
  }
}

/** The parameters of a call. Throws MetaRefusal 100 for others than the route knows. */
export async function readParameters<Shape extends z.ZodType>(
  request: Request,
  shape: Shape,
): Promise<z.output<Shape>> {
  const parsed = shape.safeParse(await request.json())
  if (!parsed.success) throw new MetaRefusal(100, 'Invalid parameter')
  return parsed.data
}

/** As Meta writes a time. */
export function formatTime(ms: number): string {
  return new Date(ms).toISOString().replace(/\.\d+Z$/, '+0000')
}

/** Counts a body part by part; what arrived before it broke off is counted too. */
export async function readParts(request: Request, count: (bytes: number) => void): Promise<void> {
  if (request.body) for await (const part of request.body) count(part.length)
}
