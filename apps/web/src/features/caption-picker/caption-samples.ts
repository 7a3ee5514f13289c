// Draws caption samples at the size of a card, with the same code as the exported frames.

import { projectSchema, type Brand, type CaptionStyle, type Theme } from '@vivify/contract/project'
import { createBrowserStudio } from '@vivify/timeline/browser/studio'
import { createDrawEnvironment } from '@vivify/timeline/compositor/environment'
import { timeForReading } from '@vivify/timeline/document/reading-times'
import { drawCaptions } from '@vivify/timeline/layers/captions'
import type { Context2D } from '@vivify/timeline/ports'
import { buildTimeline } from '@vivify/timeline/timeline'

export interface CaptionSample {
  durationSeconds: number
  /** Draws one moment of the sample on a transparent background. */
  draw: (canvas: HTMLCanvasElement, seconds: number) => void
}

/** The words of the sample: one page of captions. */
const sampleWords = 'Every word counts'
/** Width of the visible part, in design units: the captions' column with a margin. */
const shownUnits = 780
const pauseSeconds = 0.4

/** Creates a sample of each style in the video's colors. */
export async function createCaptionSamples(
  styles: readonly CaptionStyle[],
  look: { theme: Theme; brand: Brand },
): Promise<Map<CaptionStyle, CaptionSample>> {
  const studio = await createBrowserStudio()
  const reading = timeForReading(sampleWords)
  const speech = [{ sceneId: 'sample', timing: 'estimated' as const, ...reading }]
  const create = (captions: CaptionStyle): CaptionSample => {
    const project = projectSchema.parse({
      ...look,
      version: 1,
      title: 'Sample',
      seed: 1,
      captions,
      resolution: 720,
      scenes: [{ id: 'sample', say: sampleWords }],
    })
    const timeline = buildTimeline(project, speech, {})
    const environment = createDrawEnvironment({
      studio,
      timeline,
      pictures: { picture: refuse, clipFrame: refuse },
    })
    const scene = timeline.scenes[0]!
    const { centerX, centerY } = timeline.layout.captions
    return {
      durationSeconds: reading.durationSeconds + pauseSeconds,
      draw(canvas, seconds) {
        const context = canvas.getContext('2d')
        if (context === null) return
        const scale = canvas.width / shownUnits
        context.setTransform(1, 0, 0, 1, 0, 0)
        context.clearRect(0, 0, canvas.width, canvas.height)
        const [left, top] = [centerX - shownUnits / 2, centerY - canvas.height / scale / 2]
        context.setTransform(scale, 0, 0, scale, -left * scale, -top * scale)
        // After its end a page stays visible, as it does in a video until the next page.
        const last = Math.min(seconds, scene.pages.at(-1)!.end - 1 / timeline.fps)
        drawCaptions(context as unknown as Context2D, environment, scene, last * timeline.fps)
      },
    }
  }
  return new Map(styles.map((style) => [style, create(style)]))
}

function refuse(key: string): never {
  throw new RangeError(`A caption sample has no picture ${key}`)
}
