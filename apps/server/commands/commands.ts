import { AppError } from '@vivify/contract/errors'
import { readConfig, type Config } from '../config.ts'
import type { CommandContext } from './command-context.ts'

const usage = `Vivify makes finished shorts.

  vivify make (--topic T [--facts FILE] | --script FILE | --transcript FILE | --text FILE) --out FILE.mp4
              [--style "Kinetic Text"|"AI Generation"|Storyboard|"Stock Footage"]
              [--preset Cinematic|Anime|"Vintage Film"|Pixar|Claymation|Abstract]
              [--voice NAME|none [--voice-engine draft|kokoro] | --narration FILE] [--music NAME | --music-file FILE]
              [--captions NAME] [--sound-effects TEXT]
              [--format 9:16|1:1|16:9] [--resolution 720|1080|2160] [--theme viral|pixar]
              [--clips DIR] [--title T] [--seed N] [--json]
              [--brand FILE.json] [--logo FILE] [--watermark T]
              [--watch]                        stays, and makes it again whenever the file is saved
  vivify post (--text TEXT | --text-file FILE) --platforms NAME[=ACCOUNT],...   saves a draft on the running server
              [--media FILE [--alt TEXT]]...  [--ai-made]
              [--at "2026-12-24 18:30" [--zone Europe/Berlin] | --now]   plans it, or sends it and waits
              [--rehearse]                     a dry run, even where an account is connected
              [--key KEY]                      the same key makes one post, however often it is run
              [--account EMAIL] [--json]
  vivify license issue --plan starter|creator|scale --count N     prints new license keys as CSV, which shows them once
              [--credits N] [--seats N] [--expires 2027-12-31] [--batch NAME]
  vivify license list [--batch NAME] [--json]    issued keys and what became of them; only their ends are shown
  vivify license revoke KEY | --batch NAME       refuses them from now on, and takes back unused credits
  vivify account reset EMAIL [--second-step-off] a link for a new password, for somebody who forgot theirs
  vivify account operator EMAIL                  makes this account the one that runs the server
  vivify contact-sheet [--out DIR] [--seed N]     every style, preset, caption style and format, to look at
  vivify mcp [--account EMAIL]                    tools for an AI assistant, by MCP on standard input and output
  vivify status                                  the running server: its address, jobs, credits, engines
  vivify voices --download                        the natural voices (92 MB, once); goes on where it was stopped
  vivify voices --delete                          removes them from this machine
  vivify voices | styles | starters [TOPIC]      what there is (add --json for one object)
`

/** Runs one command and returns the exit code. Reports an error as one sentence on standard error. */
export async function runCommand(argv: readonly string[], context: CommandContext): Promise<number> {
  // Many people ask the command itself: `vivify make --help`.
  const [name, ...rest] = asksForHelp(argv[1]) && argv.length === 2 ? ['help'] : argv
  try {
    const config = readConfig(context.environment)
    switch (name) {
      case 'make': {
        const { runMake } = await import('./make.ts')
        await runMake(rest, config, context)
        return 0
      }
      case 'post': {
        const { runPost } = await import('./post.ts')
        return (await runPost(rest, config, context)) ? 0 : 1
      }
      case 'licence':
      case 'license': {
        const { runLicence } = await import('./licence.ts')
        await runLicence(rest, config, context)
        return 0
      }
      case 'account': {
        const { runAccount } = await import('./account.ts')
        await runAccount(rest, config, context)
        return 0
      }
      case 'contact-sheet': {
        const { runContactSheet } = await import('./contact-sheet.ts')
        await runContactSheet(rest, config, context)
        return 0
      }
      case 'mcp': {
        const { runMcp } = await import('./mcp.ts')
        await runMcp(rest, config)
        return 0
      }
      case 'status':
        await (await import('./status.ts')).runStatus(rest, config, context)
        return 0
      case 'voices':
        await runVoices(rest, config, context)
        return 0
      case 'styles':
      case 'starters':
        await writeList(name, rest, context)
        return 0
      case undefined:
      case 'help':
      case '--help':
      case '-h':
        context.stdout.write(usage)
        return name === undefined ? 2 : 0
      default:
        throw new AppError('bad_input', `There is no command “${name}”. Run vivify help for the list.`)
    }
  } catch (error) {
    context.stderr.write(`${describeError(error)}\n`)
    return 1
  }
}

function asksForHelp(argument: string | undefined): boolean {
  return argument === '--help' || argument === '-h'
}

async function writeList(
  name: 'styles' | 'starters',
  argv: readonly string[],
  context: CommandContext,
): Promise<void> {
  const { listStarters, listStyles } = await import('./lists.ts')
  context.stdout.write(name === 'styles' ? listStyles(argv) : listStarters(argv))
}

/** Lists the voices, or downloads or deletes the natural ones. */
async function runVoices(argv: readonly string[], config: Config, context: CommandContext): Promise<void> {
  const action = argv.find((argument) => argument === '--download' || argument === '--delete')
  if (action === undefined) {
    const { listVoices } = await import('./lists.ts')
    context.stdout.write(listVoices(argv, config))
    return
  }
  const { runNaturalVoices } = await import('./natural-voices.ts')
  await runNaturalVoices(action, config, context)
}

function describeError(error: unknown): string {
  if (AppError.isInstance(error)) return error.message
  // A stack trace doesn't help most people; anyone who reports the problem can ask for it.
  const detail = error instanceof Error ? error.message : String(error)
  return `Something went wrong: ${detail}`
}
