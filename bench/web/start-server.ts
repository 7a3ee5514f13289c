import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface BenchServer extends AsyncDisposable {
  /** Without a trailing slash. */
  address: string
}

/** Starts the server in its own process. Throws Error when it does not get ready. */
export async function startServer(webFolder: string, dataFolder: string): Promise<BenchServer> {
  const child = fork(fileURLToPath(new URL('serve.ts', import.meta.url)), [], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      LOOK_UP_FACTS: 'false',
      FIND_STOCK: 'false',
      DATA_DIR: dataFolder,
      BENCH_WEB_FOLDER: webFolder,
    },
  })
  const ended = once(child, 'exit')
  const told = await Promise.race([once(child, 'message'), ended.then(() => null)])
  if (told === null) throw new Error('The server did not start.')
  const [{ address }] = told as [{ address: string }]
  return {
    address: address.replace(/\/$/, ''),
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
