// The command line: `npm run --silent vivify -- <command>`.

import './lib/code-cache.js'
import './lib/quick-modules.js'

await import('./cli.ts')
