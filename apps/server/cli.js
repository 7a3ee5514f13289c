// The command line: `npm run --silent vivify -- <command>`.

import './lib/code-cache.js'

await import('./cli.ts')
