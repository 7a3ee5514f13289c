// A place inside the network that the server must not be led to.

import { createServer, type AddressInfo } from 'node:net'

export interface Trap {
  port: number
  /** How often something connected to it. */
  count(): number
  close(): void
}

/** Listens on this machine, and ends every connection at once. */
export async function setTrap(): Promise<Trap> {
  let connections = 0
  const server = createServer((socket) => {
    connections++
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    count: () => connections,
    close: () => server.close(),
  }
}
