// Run by cli.js once compiled code is kept: begins what takes long to load, then does what was asked.

import { startAhead } from './commands/start-ahead.ts'

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
