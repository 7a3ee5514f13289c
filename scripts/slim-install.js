// Runs after npm install: removes files from node_modules that this project never loads (C headers of Node, source
// maps, fonts in a format for old browsers, manuals), 130 MB of 880. Plain JavaScript, because the installing Node may
// be an old version.

import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const modules = fileURLToPath(new URL('../node_modules', import.meta.url))
const isUseless = /^node-[^/]+\/include$|\.map$|\.woff$|\.mdx$|\/CHANGELOG\.md$/

function removeUseless(folder) {
  for (const entry of readdirSync(path.join(modules, folder), { withFileTypes: true })) {
    const name = path.posix.join(folder, entry.name)
    if (isUseless.test(name)) rmSync(path.join(modules, name), { recursive: true, force: true })
    else if (entry.isDirectory()) removeUseless(name)
  }
}

removeUseless('.')
