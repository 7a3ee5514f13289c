// Checks every tsconfig of the repository by its own rules: isomorphic code sees no Node types and no DOM types.

import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'

const projects = globSync('{packages/*,apps/*,scripts,bench,e2e}/tsconfig*.json').sort()
/** Results of the last run: a file is not checked again if neither it nor its imports have changed. */
const cacheFolder = 'node_modules/.cache/typecheck'

const failed = projects.filter((project) => {
  const cache = `${cacheFolder}/${project.replaceAll('/', '-')}.tsbuildinfo`
  const argv = ['-p', project, '--incremental', '--tsBuildInfoFile', cache]
  return (
    spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', ...argv], { stdio: 'inherit' }).status !==
    0
  )
})
console.log(failed.length === 0 ? `${projects.length} projects typecheck` : `failed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
