// Runs after npm install: removes files from node_modules that this project never loads (C headers of Node, source maps
// and what they map to, builds for old browsers and old module systems, cuts of fonts, manuals, tests). Plain
// JavaScript, because the installing Node may be an old version.

import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const modules = fileURLToPath(new URL('../node_modules', import.meta.url))
const isUseless = new RegExp(
  [
    '^node-[^/]+/include$',
    '\\.(map|woff|mdx|d\\.cts|umd\\.[cm]?js|iife\\.js)$',
    '/CHANGELOG\\.md$',
    '^@fontsource/[^/]+/(files/.*-(italic|[123]00-normal)\\.woff2|.*italic\\.css)$',
    '/src/.*(?<!\\.d)\\.ts$',
    '^(@[^/]+/[^/]+|[^@/][^/]*)/(tests?|__tests__|docs|examples?|\\.yarn)$',
    '^react-dom/.*profiling',
    '^(stripe|(kysely|hono|@modelcontextprotocol/sdk)/dist)/cjs$',
    '^(docx/dist|mediabunny/dist/bundles)/.*\\.cjs$',
    '^prettier/(standalone|plugins/[^/]+)\\.js$',
    '^(docx|pdfkit)/.*(layout|shapes|html|bibliography|standalone|\\.old)\\.[^/]*js$',
  ].join('|'),
)

function removeUseless(folder) {
  for (const entry of readdirSync(path.join(modules, folder), { withFileTypes: true })) {
    const name = path.posix.join(folder, entry.name)
    if (isUseless.test(name)) rmSync(path.join(modules, name), { recursive: true, force: true })
    else if (entry.isDirectory()) removeUseless(name)
  }
}

removeUseless('.')
