import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import * as messages from '@vivify/contract/messages'
import type { PresetStyle } from '@vivify/contract/project'
import { imageSizes } from '@vivify/contract/routes/images'
import { StandingPool } from '../../processes/standing-pool.ts'
import { builtInId, describeBuiltIn } from '../../providers/engine.ts'
import type { ImageEngine, MadePicture, PictureRequest } from '../../providers/image/port.ts'
import {
  paintContract,
  type PaintRequest,
  type PaintResult,
} from '../stages/pictures/tasks/paint-contract.ts'

const status = describeBuiltIn('image', 'Built-in painter', 'Paints the six preset styles on this server.')

/** A painter takes much memory, so an idle one is ended soon. */
const times = { idleMs: 60_000, timeoutMs: 60_000, maxMegabytes: 1200, maxWaiting: 200 }
const processes = Math.min(2, availableParallelism())

export interface BuiltInPainter extends ImageEngine {
  stop(): void
}

/** Creates an image engine that paints the procedural styles. `dataFolder` is absolute. */
export function createBuiltInPainter(dataFolder: string): BuiltInPainter {
  const painters = new StandingPool(
    new URL('../stages/pictures/tasks/paint-task.ts', import.meta.url),
    paintContract,
    { ...times, processes },
  )
  return {
    id: builtInId,
    name: status.name,
    digitalSourceType: 'algorithmicMedia',
    licence: 'Yours to use; its motifs are of Fluent Emoji (MIT).',
    atOnce: processes,
    status: () => status,
    async make(request) {
      const folder = path.join(dataFolder, 'work')
      const file = path.join(folder, `${randomUUID()}.jpg`)
      await mkdir(folder, { recursive: true })
      try {
        return await paint(painters, request, file)
      } finally {
        await rm(file, { force: true })
      }
    },
    stop: () => painters.stop(),
  }
}

async function paint(
  painters: StandingPool<PaintRequest, PaintResult>,
  request: PictureRequest,
  file: string,
): Promise<MadePicture> {
  const { prompt, negativePrompt, preset, seed, signal } = request
  const picture = { file, prompt, negativePrompt, preset, seed, ...imageSizes[request.aspectRatio] }
  const { understood, missing } = await painters.ask(request.account ?? '', { pictures: [picture] }, signal)
  const words = understood[file] ?? []
  const lost = missing[file] ?? []
  return {
    bytes: await readFile(file),
    format: 'jpeg',
    model: preset,
    warnings: describeMissing(preset, words, lost),
    understood: words,
  }
}

function describeMissing(preset: PresetStyle, seen: readonly string[], missing: readonly string[]): string[] {
  if (preset === 'Abstract') return [messages.images.abstractShowsNothing]
  if (seen.length === 0) return [nothingUnderstood]
  return missing.length > 0 ? [messages.images.couldNotDraw(missing)] : []
}

const nothingUnderstood =
  'The built-in painter did not recognize any of your words as something to draw, so it painted a mood. It reads English: try naming a person, a thing, a place or a time of day.'
