import pg from 'pg'

const reconnectDelayMs = 1000

/**
 * Hears a channel on a connection of its own and connects again when that breaks. What is sent while it is broken is
 * not heard: whoever listens must also look from time to time.
 */
export async function listenOnPostgres(
  url: string,
  channel: string,
  hear: (payload: string) => void,
): Promise<() => Promise<void>> {
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
      retry = setTimeout(() => void connect().catch(() => {}), reconnectDelayMs)
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
