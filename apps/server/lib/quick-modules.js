// For every module that a module imports, Node reads the package.json of its package again, with all its exports. Some
// packages list hundreds (drizzle-orm: 179 KB), and reading them took a third of the server's start. Inside these
// packages all modules are of one format and name each other by file, so nothing needs to be looked up.
// To be imported before anything that uses them. Plain JavaScript, for the reason that code-cache.js gives.

import { registerHooks } from 'node:module'

const packages = /\/node_modules\/(?:drizzle-orm|better-auth|@better-auth\/core|hono|jose|pg-boss|zod)\//

registerHooks({
  resolve(specifier, context, findModule) {
    const { parentURL, conditions } = context
    const namesFile = specifier.startsWith('./') || specifier.startsWith('../')
    if (!namesFile || parentURL === undefined || !conditions.includes('import') || !packages.test(parentURL))
      return findModule(specifier, context)
    const extension = ['.js', '.mjs'].find((end) => specifier.endsWith(end) && parentURL.endsWith(end))
    if (extension === undefined) return findModule(specifier, context)
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  },
})
