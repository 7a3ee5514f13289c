// Starts the server; builds the web app first when there is no build yet.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const web = fileURLToPath(new URL('../apps/web/', import.meta.url))
const vite = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url))

if (!existsSync(`${web}dist/index.html`)) {
  console.log('Building the web app, once …')
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: web,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(1)
}
await import(new URL('../apps/server/main.ts', import.meta.url).href)
