// The command line: `npm run --silent vivify -- <command>`.

import { startAhead } from './commands/start-ahead.ts'
import { keepCompiledCode } from './lib/code-cache.ts'

keepCompiledCode()
const ahead = process.argv[2] === 'make' ? startAhead() : undefined
try {
  const { runCommand } = await import('./commands/commands.ts')
  process.exitCode = await runCommand(process.argv.slice(2), {
    environment: process.env,
    stdout: process.stdout,
    stderr: process.stderr,
    ahead,
  })
} finally {
  ahead?.stop()
}
