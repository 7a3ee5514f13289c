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

type Command = (argv: readonly string[], config: Config, context: CommandContext) => Promise<void | boolean>

/** Each loads only what it needs. False is the exit code 1. */
const commands: Readonly<Record<string, Command>> = {
  make: async (...given) => (await import('./make.ts')).runMake(...given),
  post: async (...given) => (await import('./post.ts')).runPost(...given),
  licence: async (...given) => (await import('./licence.ts')).runLicence(...given),
  license: async (...given) => (await import('./licence.ts')).runLicence(...given),
  account: async (...given) => (await import('./account.ts')).runAccount(...given),
  'contact-sheet': async (...given) => (await import('./contact-sheet.ts')).runContactSheet(...given),
  mcp: async (argv, config) => (await import('./mcp.ts')).runMcp(argv, config),
  status: async (...given) => (await import('./status.ts')).runStatus(...given),
  voices: runVoices,
  async styles(argv, _, { stdout }) {
    stdout.write((await import('./lists.ts')).listStyles(argv))
  },
  async starters(argv, _, { stdout }) {
    stdout.write((await import('./lists.ts')).listStarters(argv))
  },
}

/** Runs one command and returns the exit code. Reports an error as one sentence on standard error. */
export async function runCommand(argv: readonly string[], context: CommandContext): Promise<number> {
  const [name, ...rest] = argv
  try {
    const config = readConfig(context.environment)
    // Many people ask the command itself: `vivify make --help`.
    const isHelp = name === 'help' || asksForHelp(name) || (argv.length === 2 && asksForHelp(argv[1]))
    if (name === undefined || isHelp) {
      context.stdout.write(usage)
      return name === undefined ? 2 : 0
    }
    if (!Object.hasOwn(commands, name))
      throw new AppError('bad_input', `There is no command “${name}”. Run vivify help for the list.`)
    return (await commands[name]!(rest, config, context)) === false ? 1 : 0
  } catch (error) {
    context.stderr.write(`${describeError(error)}\n`)
    return 1
  }
}

function asksForHelp(argument: string | undefined): boolean {
  return argument === '--help' || argument === '-h'
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
