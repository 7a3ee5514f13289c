// The command line: `npm run --silent vivify -- <command>`.

import { runCommand } from './commands/commands.ts'

process.exitCode = await runCommand(process.argv.slice(2), {
  environment: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
})
