// Checks every tsconfig of the repository by its own rules: isomorphic rooms see no Node and no DOM types.

import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'

const projects = globSync('{packages/*,apps/*,scripts,bench,e2e}/tsconfig*.json').sort()
const failed = projects.filter(
  (project) =>
    spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', project], { stdio: 'inherit' })
      .status !== 0,
)
console.log(failed.length === 0 ? `${projects.length} projects typecheck` : `failed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
