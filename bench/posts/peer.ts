import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Peer {
  origin: string
  /** Resolves when every post was heard of once. */
  heardAll: Promise<void>
  counts(): { sent: number; twice: number }
  close(): void
}

/** Answers as X does to a new post, and counts each text. */
export async function startPeer(expected: number): Promise<Peer> {
  const heard = new Map<string, number>()
  const all = Promise.withResolvers<void>()
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request)) as { text: string }
    heard.set(body.text, (heard.get(body.text) ?? 0) + 1)
    response.writeHead(201, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ data: { id: String(heard.size), text: body.text } }))
    if (heard.size === expected) all.resolve()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heardAll: all.promise,
    counts: () => ({ sent: heard.size, twice: [...heard.values()].filter((times) => times > 1).length }),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
