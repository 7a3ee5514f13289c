// vivify mcp: the MCP server over standard input and output, for assistants on this machine. Its tools act on the server
// that runs on the data folder.

import { parseArgs } from 'node:util'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { commandMessages } from '@vivify/contract/command-messages'
import { AppError } from '@vivify/contract/errors'
import type { Config } from '../config.ts'
import { createMcpServer } from '../http/mcp/mcp-server.ts'
import type { CallRoute } from '../lib/route-call.ts'
import { createLocalClient, findLocalServer } from './local-server.ts'

/** Serves until the assistant closes standard input. Throws AppError `not_found` when no server runs. */
export async function runMcp(argv: readonly string[], config: Config): Promise<void> {
  const account = readAccount(argv)
  const findCall = async (): Promise<CallRoute> => {
    const server = await findLocalServer(config.dataFolder)
    if (server === null) throw new AppError('not_found', commandMessages.noServerForMcp)
    return createLocalClient(server, account)
  }
  let call = await findCall()
  const server = createMcpServer(async (route, input) => {
    try {
      return await call(route, input)
    } catch (error) {
      if (!AppError.isInstance(error) || error.code !== 'unavailable') throw error
      // The server was started again meanwhile, at another port and with another token.
      call = await findCall()
      return call(route, input)
    }
  })
  const ended = new Promise<void>((resolve) => {
    process.stdin.once('end', resolve)
    process.stdin.once('close', resolve)
  })
  await server.connect(new StdioServerTransport())
  await ended
  await server.close()
}

function readAccount(argv: readonly string[]): string | null {
  try {
    return parseArgs({ args: [...argv], options: { account: { type: 'string' } } }).values.account ?? null
  } catch (cause) {
    const said = cause instanceof Error ? cause.message.split('. ')[0] : String(cause)
    throw new AppError('bad_input', `${said}. Run vivify help for the options.`, { cause })
  }
}
