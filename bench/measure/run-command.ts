import { spawn } from 'node:child_process'
import { readWaitedTicks, watchProcessTree, type TreeUse } from './process-tree.ts'

export interface Command {
  program: string
  parameters: readonly string[]
  environment?: Readonly<Record<string, string>>
}

export interface CommandCost extends TreeUse {
  /** From start to end of the process. */
  wallSeconds: number
  stdout: string
}

const keptErrorCharacters = 4000

/** Runs a command to its end and measures it. Throws Error with its last output when it fails. */
export async function measureCommand({ program, parameters, environment }: Command): Promise<CommandCost> {
  const waitedBefore = readWaitedTicks()
  const started = performance.now()
  const child = spawn(program, parameters, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-keptErrorCharacters)
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  ended.catch(() => {})
  const watch = child.pid === undefined ? null : watchProcessTree(child.pid, waitedBefore)
  try {
    const exitCode = await ended
    const wallSeconds = (performance.now() - started) / 1000
    if (exitCode !== 0) {
      throw new Error(`${program} ${parameters[0] ?? ''} ended with code ${exitCode}\n${stderr || stdout}`)
    }
    return { wallSeconds, stdout, ...watch!.stop() }
  } finally {
    watch?.stop()
  }
}
