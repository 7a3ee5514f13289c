// Shared by tests of commands that act on a server: one that listens and has left its token, and commands run in this
// process.

import { PassThrough } from 'node:stream'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { leaveLocalToken } from '../lib/local-token.ts'
import { openTestServer, type TestServer } from '../testing.ts'
import { runCommand } from './commands.ts'

export interface ListeningServer {
  server: TestServer
  /** Where it listens, without a slash at the end. */
  address: string
  /** Removes its token, as a server does that has stopped. */
  forgetToken(): void
  close(): Promise<void>
}

/** Opens a test server that commands on its data folder find. */
export async function openListeningServer(
  options?: Parameters<typeof openTestServer>[0],
): Promise<ListeningServer> {
  const server = await openTestServer(options)
  const { config, commandToken: token } = server.context
  let socket: ReturnType<typeof serve>
  const address = await new Promise<string>((resolve) => {
    socket = serve({ fetch: server.app.fetch, hostname: '127.0.0.1', port: 0 }, (info: AddressInfo) =>
      resolve(`http://127.0.0.1:${info.port}`),
    )
  })
  const forgetToken = leaveLocalToken(config.dataFolder, { address, token })
  return {
    server,
    address,
    forgetToken,
    async close() {
      forgetToken()
      await new Promise((resolve) => socket.close(resolve))
      await server.close()
    },
  }
}

export interface Ran {
  exitCode: number
  stdout: string
  stderr: string
}

/** Runs `vivify …` with a data folder, and returns what it printed. */
export async function runInProcess(dataFolder: string, argv: readonly string[]): Promise<Ran> {
  const said = { stdout: '', stderr: '' }
  const hear = (name: keyof typeof said): PassThrough => {
    const stream = new PassThrough()
    stream.on('data', (chunk: Buffer) => (said[name] += chunk.toString()))
    return stream
  }
  const exitCode = await runCommand(argv, {
    environment: { DATA_DIR: dataFolder, LOG_LEVEL: 'silent' },
    stdout: hear('stdout'),
    stderr: hear('stderr'),
  })
  return { exitCode, ...said }
}
