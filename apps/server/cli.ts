// The command line: `npm run --silent vivify -- <command>`.

import { keepCompiledCode } from './lib/code-cache.ts'

keepCompiledCode()
const { runCommand } = await import('./commands/commands.ts')
process.exitCode = await runCommand(process.argv.slice(2), {
  environment: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
})
