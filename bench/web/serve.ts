// The real server with this benchmark's web build, and without limits per address because all visitors share one
// address. It sends its address to the process that started it.

import '../../apps/server/lib/small-young-heap.ts'
import { readConfig } from '../../apps/server/config.ts'
import { createContext } from '../../apps/server/context.ts'
import { startServer } from '../../apps/server/server.ts'

const plenty = { burst: 1_000_000, perMinute: 1_000_000 }

const config = readConfig(process.env)
const context = await createContext({
  config: { ...config, server: { ...config.server, webFolder: process.env['BENCH_WEB_FOLDER']! } },
  limits: { signIn: plenty, guests: plenty, calls: plenty, searches: plenty },
})
const server = await startServer(context, 'all')
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
process.send?.({ address: server.address })
