// Keeps compiled code between runs: types are stripped and modules compiled once, not at every start. It lies beside the
// code, with the same owner: whoever could write it could write the code itself. Where it cannot be kept, nothing is.
// To be imported before anything large; processes started from here on keep theirs in the same place.
//
// Plain JavaScript, as what imports it first should be: for a first file with types Node loads its compiler, which takes
// as long as half of the command's own code.

import { enableCompileCache, flushCompileCache, getCompileCacheDir } from 'node:module'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../../node_modules/.cache/vivify-code', import.meta.url))
/** By then a process has loaded what it begins with. */
const settledMs = 4000

enableCompileCache(process.env['NODE_COMPILE_CACHE'] ?? folder)
process.env['NODE_COMPILE_CACHE'] ??= getCompileCacheDir() ?? folder
// A process that is killed writes nothing when it ends.
setTimeout(flushCompileCache, settledMs).unref()
