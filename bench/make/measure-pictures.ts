import { setImmediate as nextTurn } from 'node:timers/promises'
import { presetStyles, type PresetStyle } from '@vivify/contract/project'
import { paintPicture } from '@vivify/generators/image/paint'
import { createNodeStudio } from '@vivify/timeline/node/studio'

export interface PictureCost {
  preset: PresetStyle
  /** CPU milliseconds of each picture. */
  cpuMs: number[]
  wallMs: number[]
}

const prompts = [
  'phone on a desk in the evening',
  'city skyline at night',
  'brain and a clock',
  'mountain lake at sunrise',
  'money jar with coins',
]

/** Paints every prompt in every preset at 1024×1792, after one uncounted picture of each. */
export async function measurePictures(size = { width: 1024, height: 1792 }): Promise<PictureCost[]> {
  const studio = createNodeStudio()
  const costs: PictureCost[] = []
  for (const preset of presetStyles) {
    await paintPicture({ prompt: prompts[0]!, preset, width: 256, height: 448, seed: 1, studio })
    const cost: PictureCost = { preset, cpuMs: [], wallMs: [] }
    for (const [index, prompt] of prompts.entries()) {
      const before = process.cpuUsage()
      const started = performance.now()
      await paintPicture({ prompt, preset, ...size, seed: index + 1, studio })
      cost.wallMs.push(performance.now() - started)
      const { user, system } = process.cpuUsage(before)
      cost.cpuMs.push((user + system) / 1000)
      await nextTurn()
    }
    costs.push(cost)
  }
  return costs
}
