// Starts the server. Builds the web app first when there is no build yet, or when its sources have changed.

import { spawn } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { hearStopRequest } from '../apps/server/lib/stop-requests.ts'

const web = fileURLToPath(new URL('../apps/web/', import.meta.url))
const root = fileURLToPath(new URL('../', import.meta.url))
const sources = [
  'apps/web/{src,public}/**/*',
  'apps/web/*.{ts,html,json}',
  'packages/{contract,generators,social,timeline}/**/*.ts',
  'docs/guide/*.md',
  'docs/pictures/guide/*',
  'package-lock.json',
]
const vite = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url))

const stopRequest = hearStopRequest(process.env)
if (newestMs(['apps/web/dist/index.html']) < newestMs(sources)) {
  console.log('Building the web app …')
  if (!(await buildWeb())) process.exit(1)
}
await import(new URL('../apps/server/main.ts', import.meta.url).href)

/** False when the build failed, or when this process is asked to stop in the meantime. */
function buildWeb(): Promise<boolean> {
  const build = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: web, stdio: 'inherit' })
  void stopRequest.then(() => build.kill())
  return new Promise((resolve, reject) => {
    build.once('error', reject).once('exit', (exitCode) => resolve(exitCode === 0))
  })
}

/** Latest modification time of these files; -Infinity when there are none. */
function newestMs(patterns: readonly string[]): number {
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root }))
  return Math.max(-Infinity, ...files.map((file) => statSync(`${root}${file}`).mtimeMs))
}
