// Shared by the command's tests: the real command in a process group of its own, and ffmpeg to check its output.

import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'
import { timedWordSchema } from '@vivify/contract/project'

const runFile = promisify(execFile)
const commandFile = fileURLToPath(new URL('../cli.js', import.meta.url))

/** The root of the checkout, where `npm run` finds its scripts. */
export const checkoutFolder = fileURLToPath(new URL('../../../', import.meta.url))

/** Three scenes, about eight seconds, with pauses. */
export const shortScript =
  'Coffee does not give you energy. It blocks the signal that tells you that you are tired. ' +
  'Wait ninety minutes after waking. Try it tomorrow.'

/** The output of `make --json`. */
export const madeSchema = z.object({
  out: z.string(),
  durationSeconds: z.number().positive(),
  width: z.number().int(),
  height: z.number().int(),
  fps: z.number(),
  loudnessLufs: z.number().nullable(),
  truePeakDbtp: z.number().nullable(),
  words: z.array(timedWordSchema),
  engines: z.record(z.string(), z.string()),
  seed: z.number().int(),
  stages: z.array(z.object({ name: z.string(), seconds: z.number().nonnegative() })),
  warnings: z.array(z.string()),
})
export type Made = z.infer<typeof madeSchema>

export interface Ended {
  exitCode: number | null
  killedBy: NodeJS.Signals | null
  stdout: string
  stderr: string
}

export interface RunningCommand {
  processId: number
  ended: Promise<Ended>
  /** Resolves when standard error contains the text `times` times (default: once), or the command has ended. */
  said(text: string, times?: number): Promise<void>
  /** Signals the command and every process that it started. */
  signalGroup(signal: NodeJS.Signals): void
}

export interface Workplace extends AsyncDisposable {
  folder: string
  /** The command's DATA_DIR. */
  dataFolder: string
  /** The path of a file in the folder. */
  pathOf(name: string): string
  write(name: string, content: string | Uint8Array): Promise<string>
}

/** A fresh folder with a data folder in it, removed when disposed of. */
export async function openWorkplace(): Promise<Workplace> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vivify-command-'))
  const pathOf = (name: string): string => path.join(folder, name)
  return {
    folder,
    dataFolder: pathOf('data'),
    pathOf,
    async write(name, content) {
      await writeFile(pathOf(name), content)
      return pathOf(name)
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}

export type Environment = Record<string, string>

/** Starts the command as the leader of a process group. */
export function startCommand(
  argv: readonly string[],
  environment: Environment,
  program: readonly string[] = [process.execPath, commandFile],
): RunningCommand {
  const [file, ...before] = program
  const child = spawn(file!, [...before, ...argv], {
    cwd: checkoutFolder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (stdout += chunk))
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (stderr += chunk))
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (exitCode, killedBy) => resolve({ exitCode, killedBy, stdout, stderr }))
  })
  return {
    processId: child.pid!,
    ended,
    said: (text, times = 1) =>
      new Promise((resolve) => {
        const look = (): void => void (stderr.split(text).length > times && resolve())
        child.stderr.on('data', look)
        ended.then(() => resolve(), resolve)
        look()
      }),
    signalGroup(signal) {
      try {
        process.kill(-child.pid!, signal)
      } catch {
        // The group has already ended.
      }
    },
  }
}

/** Runs the command to its end. */
export function runVivify(argv: readonly string[], environment: Environment): Promise<Ended> {
  return startCommand(argv, environment).ended
}

export interface MakeArguments {
  script: string
  out: string
  /** Further options, such as `--music`. */
  options?: readonly string[]
}

/** The arguments for a short, quick `make` with a JSON answer. */
export function makeArguments({ script, out, options = [] }: MakeArguments): string[] {
  return [
    'make',
    '--script',
    script,
    '--out',
    out,
    '--resolution',
    '720',
    '--format',
    '1:1',
    '--json',
    ...options,
  ]
}

/** Parses the output of `--json`. Throws with the standard error of a command that failed. */
export function readMade({ exitCode, stdout, stderr }: Ended): Made {
  if (exitCode !== 0) throw new Error(`The command ended with ${exitCode}: ${stderr}`)
  return madeSchema.parse(JSON.parse(stdout))
}

/** All files under a folder, relative and sorted. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted()
}

/** The complete segments in a data folder. */
export async function listSegments(dataFolder: string): Promise<string[]> {
  return (await listFiles(path.join(dataFolder, 'segments'))).filter((name) => name.endsWith('.mp4'))
}

/** Ids of a group's running processes. Only on Linux; elsewhere always empty. */
export async function listGroup(groupId: number): Promise<number[]> {
  const { stdout } = await runFile('ps', ['-eo', 'pid=,pgid=,stat=']).catch(() => ({ stdout: '' }))
  const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/))
  return rows
    .filter(([, group, state]) => Number(group) === groupId && !state?.startsWith('Z'))
    .map(([id]) => Number(id))
}

/** True when ffmpeg and ffprobe are installed to check the output. */
export async function hasJudge(): Promise<boolean> {
  const asked = ['ffmpeg', 'ffprobe'].map((program) => runFile(program, ['-version']))
  return (await Promise.allSettled(asked)).every(({ status }) => status === 'fulfilled')
}

/** The result of ffmpeg's EBU R128 meter over a whole file. */
export async function measureLoudness(file: string): Promise<{ loudnessLufs: number; truePeakDbtp: number }> {
  const { stderr } = await runFile('ffmpeg', ['-i', file, '-af', 'ebur128=peak=true', '-f', 'null', '-'])
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'))
  return {
    loudnessLufs: Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1]),
    truePeakDbtp: Number(/Peak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1]),
  }
}

/** A file's sound, decoded as one channel at 48 kHz. */
export async function decodeSound(file: string): Promise<Float32Array> {
  const { stdout } = await runFile(
    'ffmpeg',
    ['-v', 'error', '-i', file, '-map', '0:a', '-ac', '1', '-ar', '48000', '-f', 'f32le', '-'],
    { encoding: 'buffer', maxBuffer: 1 << 28 },
  )
  return new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.byteLength))
}
