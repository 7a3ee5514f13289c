import pg from 'pg'

export interface ListenOptions {
  url: string
  channel: string
  hear: (payload: string) => void
  /** Called after a broken connection was renewed, because messages sent meanwhile are lost. */
  missed: (() => void) | undefined
}

const reconnectDelayMs = 1000

/** Listens to a channel on its own connection, and reconnects when it breaks. Returns a function that ends it. */
export async function listenOnPostgres(options: ListenOptions): Promise<() => Promise<void>> {
  const { url, channel, hear, missed } = options
  let isStopped = false
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const connection = new pg.Client({ connectionString: url, keepAlive: true })
    let isBroken = false
    const reconnect = (): void => {
      if (isBroken || isStopped) return
      isBroken = true
      connection.end().catch(() => {})
      retry = setTimeout(() => void connect().then(missed, () => {}), reconnectDelayMs)
    }
    connection.on('error', reconnect).on('end', reconnect)
    connection.on('notification', (message) => {
      if (message.channel === channel) hear(message.payload ?? '')
    })
    try {
      await connection.connect()
      await connection.query(`listen ${pg.escapeIdentifier(channel)}`)
      client = connection
    } catch (error) {
      reconnect()
      throw error
    }
  }

  await connect()
  return async () => {
    isStopped = true
    clearTimeout(retry)
    await client?.end().catch(() => {})
  }
}
