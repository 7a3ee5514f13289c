// The only reader of the environment.

import path from 'node:path'
import { z } from 'zod'
import { AppError } from '@vivify/contract/errors'

const environmentSchema = z.object({
  DATA_DIR: z.string().min(1).default('./data'),
  ENCODER: z.enum(['auto', 'ffmpeg', 'node-av']).default('auto'),
  FFMPEG_PATH: z.string().min(1).optional(),
  PATH: z.string().default(''),
})

export interface Config {
  /** Absolute. Caches and segments live under it. */
  dataFolder: string
  encoder: 'auto' | 'ffmpeg' | 'node-av'
  ffmpegPath: string | undefined
  /** Where programs are looked for, as the system writes it. */
  programPath: string
}

/** Reads and checks the environment. Throws AppError `bad_input` naming the variable that is wrong. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environmentSchema.safeParse(environment)
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')
    throw new AppError('bad_input', `The environment variable ${names} has a value that Vivify can't use.`)
  }
  return {
    dataFolder: path.resolve(parsed.data.DATA_DIR),
    encoder: parsed.data.ENCODER,
    ffmpegPath: parsed.data.FFMPEG_PATH,
    programPath: parsed.data.PATH,
  }
}
