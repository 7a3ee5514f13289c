// Tracks outages of PostgreSQL: detects one, reports it once, and checks until the database is back.

import pg from 'pg'

export interface Outage {
  /** True while the database can't be reached, as far as calls so far have shown. */
  isOn(): boolean
  /** Checks whether an error of a query or a connection means an outage. */
  note(error: unknown): void
  /** True for an error caused by a reported outage, until shortly after the outage ends. */
  isEcho(error: unknown): boolean
  stop(): void
}

export interface OutageOptions {
  url: string
  /** These report an outage to the operator, once at its beginning and once at its end. */
  onAway: (reason: string) => void
  onBack: (afterSeconds: number) => void
}

const lookMs = 1000
/** Errors caused by an outage may arrive a little after its end. */
const echoMs = 3000
const connectMs = 5000

/** Starts watching for outages. */
export function watchOutages({ url, onAway, onBack }: OutageOptions): Outage {
  let beganMs: number | null = null
  let endedMs = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined
  const look = async (): Promise<void> => {
    if (await canConnect(url)) {
      endedMs = performance.now()
      onBack(Math.round((endedMs - (beganMs ?? endedMs)) / 1000))
      beganMs = null
    } else if (beganMs !== null) timer = setTimeout(() => void look(), lookMs).unref()
  }
  return {
    isOn: () => beganMs !== null,
    note(error) {
      const reason = describeConnectionFailure(error)
      if (reason === null || beganMs !== null || performance.now() - endedMs < echoMs) return
      beganMs = performance.now()
      onAway(reason)
      timer = setTimeout(() => void look(), lookMs).unref()
    },
    isEcho: (error) =>
      (beganMs !== null || performance.now() - endedMs < echoMs) && describeConnectionFailure(error) !== null,
    stop() {
      clearTimeout(timer)
      beganMs = null
    },
  }
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * PostgreSQL codes for a lost connection: an administrator ended it, the server starts or stops, or it has too many
 * connections.
 */
const serverStates = /^(?:08\w{3}|57P0[1-5]|53300)$/
const socketStates = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
])
const sayings = /^(?:Connection terminated|timeout (?:exceeded|expired)|Client has encountered a connection)/i

/** The reason for a connection failure, in a word; null for any other error. The error must come from a database. */
export function describeConnectionFailure(error: unknown): string | null {
  for (let current = error, depth = 0; current instanceof Error && depth < 6; depth++) {
    const code = 'code' in current ? String(current.code) : ''
    if (serverStates.test(code) || socketStates.has(code)) return code
    if (sayings.test(current.message)) return 'connection lost'
    // All addresses of a name were tried: the first error stands for the others.
    current = current instanceof AggregateError ? (current.errors[0] as unknown) : current.cause
  }
  return null
}
