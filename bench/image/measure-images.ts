import { presetStyles, type PresetStyle } from '@vivify/contract/project'
import type { ImageEngine } from '../../apps/server/providers/image/port.ts'
import { promptIdeas } from '../../apps/web/src/features/image-generator/prompt-ideas.ts'

export interface StyleTimes {
  preset: PresetStyle
  /** From request to bytes, for each picture. */
  ms: number[]
  /** Sizes of the JPEG files. */
  kilobytes: number[]
  /** Number of words of each prompt that shaped the picture. */
  understood: number[]
}

export interface ImageTimes {
  /** Time for the very first picture, which includes starting its process and loading the painters. */
  firstMs: number
  styles: StyleTimes[]
  /** Time for four variations requested like in the product, in parallel as far as the engine allows. */
  variationsMs: number[]
}

/** Paints the ten prompt ideas in each of the six styles at 1024×1792, each with a new seed. */
export async function measureImages(painter: ImageEngine, ideas: number): Promise<ImageTimes> {
  const freshSeed = createSeeds()
  const [firstMs] = await paint(painter, 'Cinematic', promptIdeas[0], freshSeed())
  // Paints one picture of each style without counting it, because it includes compiling the painters' code.
  for (const preset of presetStyles) await paint(painter, preset, promptIdeas[0], freshSeed())
  const styles = presetStyles.map((preset): StyleTimes => ({ preset, ms: [], kilobytes: [], understood: [] }))
  for (const idea of promptIdeas.slice(0, ideas)) {
    // Alternates the styles, so that other load on the machine affects all of them.
    for (const style of styles) {
      const [ms, picture] = await paint(painter, style.preset, idea, freshSeed())
      style.ms.push(ms)
      style.kilobytes.push(picture.bytes.length / 1000)
      style.understood.push(picture.understood?.length ?? 0)
    }
  }
  return { firstMs, styles, variationsMs: await measureVariations(painter, freshSeed) }
}

async function measureVariations(painter: ImageEngine, freshSeed: () => number): Promise<number[]> {
  const times: number[] = []
  for (const preset of presetStyles) {
    const started = performance.now()
    for (let made = 0; made < 4; made += painter.atOnce) {
      await Promise.all(
        Array.from({ length: Math.min(painter.atOnce, 4 - made) }, () =>
          paint(painter, preset, promptIdeas[4], freshSeed()),
        ),
      )
    }
    times.push(performance.now() - started)
  }
  return times
}

async function paint(painter: ImageEngine, preset: PresetStyle, prompt: string, seed: number) {
  const started = performance.now()
  const picture = await painter.make({
    prompt,
    negativePrompt: '',
    preset,
    aspectRatio: 'portrait',
    seed,
    signal: AbortSignal.timeout(60_000),
  })
  return [performance.now() - started, picture] as const
}

/** Seeds that differ in each run of the benchmark too, so that no picture can be in a cache. */
function createSeeds(): () => number {
  let seed = crypto.getRandomValues(new Uint32Array(1))[0]!
  return () => (seed = (seed + 1) >>> 0)
}
