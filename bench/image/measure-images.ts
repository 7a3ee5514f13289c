import { presetStyles, type PresetStyle } from '@vivify/contract/project'
import type { ImageEngine } from '../../apps/server/providers/image/port.ts'
import { promptIdeas } from '../../apps/web/src/features/image-generator/prompt-ideas.ts'

export interface StyleTimes {
  preset: PresetStyle
  /** Of each picture, from asking to its bytes. */
  ms: number[]
  /** Of the JPEG files. */
  kilobytes: number[]
  /** How many words of each prompt shaped the picture. */
  understood: number[]
}

export interface ImageTimes {
  /** The very first picture: its process is started and loads the painters. */
  firstMs: number
  styles: StyleTimes[]
  /** Four variations asked for as the product does, as many side by side as the engine takes. */
  variationsMs: number[]
}

/** Paints the ten prompt ideas in each of the six styles at 1024×1792, each with a seed that was never used. */
export async function measureImages(painter: ImageEngine, ideas: number): Promise<ImageTimes> {
  const freshSeed = createSeeds()
  const [firstMs] = await paint(painter, 'Cinematic', promptIdeas[0], freshSeed())
  // One of each that is not counted: the painters' code is compiled then.
  for (const preset of presetStyles) await paint(painter, preset, promptIdeas[0], freshSeed())
  const styles = presetStyles.map((preset): StyleTimes => ({ preset, ms: [], kilobytes: [], understood: [] }))
  for (const idea of promptIdeas.slice(0, ideas)) {
    // By turns: what else the machine does then falls on all styles.
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

/** Another one at each run of the benchmark too: nothing can have been kept for it. */
function createSeeds(): () => number {
  let seed = crypto.getRandomValues(new Uint32Array(1))[0]!
  return () => (seed = (seed + 1) >>> 0)
}
