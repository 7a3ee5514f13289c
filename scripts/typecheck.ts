// Checks every tsconfig.json of the repository by its own rules: isomorphic rooms see no Node and no DOM types.

import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'

const projects = globSync('{packages/*,apps/*,scripts,bench,e2e}/tsconfig*.json').sort()
const results = projects.map((project) => ({
  project,
  status: spawnSync('npx', ['--no', 'tsc', '-p', project], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }).status,
}))
const failed = results.filter((result) => result.status !== 0)
console.log(
  failed.length === 0
    ? `${projects.length} projects typecheck`
    : `failed: ${failed.map((f) => f.project).join(', ')}`,
)
process.exitCode = failed.length === 0 ? 0 : 1
