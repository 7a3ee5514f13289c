// cli.js runs this file, after it has turned on the cache for compiled code.

import { runCommand } from './commands/commands.ts'
import { keepFilesPrivate } from './lib/private-files.ts'

keepFilesPrivate()
process.exitCode = await runCommand(process.argv.slice(2), {
  environment: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
})
