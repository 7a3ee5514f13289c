// Run by cli.js once compiled code is kept: begins what takes long to load, then does what was asked.

import { startAhead } from './commands/start-ahead.ts'
import { keepFilesPrivate } from './lib/private-files.ts'

keepFilesPrivate()
const [, , name, ...options] = process.argv
// What stays for many makes begins with its first work.
const ahead = name === 'make' && !options.includes('--watch') ? startAhead() : undefined
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
