// Runs the Flite command inside WebAssembly with an in-memory file system. A new instance costs about 50 ms (21 MB of
// voice data are copied and paged in), while restoring the memory of a finished one costs 2 ms. So one instance is kept
// and reset to its initial state before every run.

import { File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim'
import { AppError } from '@vivify/contract/errors'

import { compileModule, instantiateModule } from './web-assembly.ts'
import type { CompiledModule, ProgramInstance } from './web-assembly.ts'

/** Output of one run. */
export interface FliteOutput {
  readonly printed: string
  /** The bytes of the WAV file, empty when none was requested. */
  readonly wave: Uint8Array
}

/** The Flite command; runs have no lasting effect. */
export interface FliteProgram {
  /** Runs one command line. Rejects with AppError `generator_failed` when Flite fails. */
  run(parameters: readonly string[]): Promise<FliteOutput>
}

const waveFileName = 'speech.wav'

/** The option that makes a run write `wave`. */
export const writeWave = ['-o', waveFileName] as const
/** The option that makes a run only print. */
export const writeNothing = ['-o', 'none'] as const

/**
 * Compiles Flite (unless it is already compiled) and instantiates it once, in about 0.2 s. Throws CompileError when the
 * bytes are not WebAssembly.
 */
export async function loadFliteProgram(wasm: Uint8Array | CompiledModule): Promise<FliteProgram> {
  const module = await compileModule(wasm)
  let keptProcess: Process | undefined = await startProcess(module)

  async function run(parameters: readonly string[]): Promise<FliteOutput> {
    const process = (keptProcess ??= await startProcess(module))
    const printed = new File([])
    const complaints = new File([])
    const folder = new PreopenDirectory('.', new Map())
    restoreMemory(process)
    process.current.system = new WASI(
      ['flite', ...parameters],
      [],
      [new OpenFile(new File([])), new OpenFile(printed), new OpenFile(complaints), folder],
      { debug: false },
    )
    const ending = startProgram(process)
    if (ending !== 0) {
      // An early exit does not reset the stack pointer, and restoring the memory cannot repair that.
      keptProcess = undefined
      throw buildFailure(decodeAscii(complaints.data), ending)
    }
    const file = folder.dir.contents.get(waveFileName)
    return { printed: decodeAscii(printed.data), wave: file instanceof File ? file.data : new Uint8Array(0) }
  }

  return { run }
}

interface Process {
  readonly instance: ProgramInstance
  readonly initialMemory: Uint8Array
  /** The files and parameters of the current run. */
  readonly current: { system?: WASI }
}

async function startProcess(module: CompiledModule): Promise<Process> {
  const current: Process['current'] = {}
  const instance = await instantiateModule(module, (name, parameters) => {
    if (name === 'clock_time_get') return writeConstantTime(instance, parameters)
    return current.system!.wasiImport[name]!(...parameters)
  })
  return { instance, initialMemory: new Uint8Array(instance.exports.memory.buffer).slice(), current }
}

/** Restores the memory to its state before the first run; pages added since then are cleared. */
function restoreMemory({ instance, initialMemory }: Process): void {
  const memory = new Uint8Array(instance.exports.memory.buffer)
  memory.set(initialMemory)
  memory.fill(0, initialMemory.length)
}

/** Flite seeds nothing from the clock; a constant time makes sure that it never can. */
function writeConstantTime(instance: ProgramInstance, parameters: unknown[]): number {
  new DataView(instance.exports.memory.buffer).setBigUint64(Number(parameters[2]), 0n, true)
  return 0
}

/** Runs to the end; returns the exit code, or the error. */
function startProgram({ current, instance }: Process): number | string {
  try {
    // The shim's types require the whole WebAssembly interface; it only uses the memory's buffer and the entry point.
    return current.system!.start(instance as Parameters<NonNullable<typeof current.system>['start']>[0])
  } catch (error) {
    return String(error)
  }
}

function buildFailure(complaint: string, ending: number | string): AppError {
  return new AppError(
    'generator_failed',
    'The offline draft voice failed on this text. Try shorter sentences.',
    {
      details: { ending, complaint: complaint.slice(0, 200) },
    },
  )
}

function decodeAscii(bytes: Uint8Array): string {
  const blockLength = 8192
  let text = ''
  for (let offset = 0; offset < bytes.length; offset += blockLength) {
    text += String.fromCharCode(...bytes.subarray(offset, offset + blockLength))
  }
  return text
}
