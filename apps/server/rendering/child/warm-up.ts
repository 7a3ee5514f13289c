// Draws a small sample that nobody sees. JavaScript that has run a few dozen times is compiled, so the first frames of
// the next export are drawn as fast as the last.

import { setImmediate as nextTurn } from 'node:timers/promises'
import { projectSchema, type VisualStyle } from '@vivify/contract/project'
import { createCompositor } from '@vivify/timeline/compositor/compositor'
import { createFingerprinter } from '@vivify/timeline/compositor/fingerprint'
import { timeForReading } from '@vivify/timeline/document/reading-times'
import { createNodeStudio } from '@vivify/timeline/node/studio'
import { buildTimeline } from '@vivify/timeline/timeline'
import { createI420Converter } from '../i420/converter.ts'
import { createPixelReader } from '../segments/pixel-reader.ts'

const lines = ['Tea is older than you think.', 'People drank it four thousand years ago.']
const styles: readonly VisualStyle[] = ['Kinetic Text', 'AI Generation']
const frameStep = 4

/** Continues until the sample is drawn or `signal` aborts; checks `signal` after every frame. */
export async function warmUp(signal: AbortSignal): Promise<void> {
  const studio = createNodeStudio()
  for (const style of styles) {
    const timeline = layOutSample(style)
    const { width, height } = timeline
    const picture = studio.createSurface(Math.round(width * 1.12), Math.round(height * 1.12))
    const pictures = { picture: () => picture, clipFrame: () => picture }
    const compositor = createCompositor({ timeline, studio, pictures })
    const fingerprint = createFingerprinter({ timeline, studio, pictures, digest: (text) => text })
    const context = studio.createSurface(width, height).getContext('2d')
    const readRows = createPixelReader(context, width, height)
    const converter = await createI420Converter({ width, height, slotCount: 1 })
    for (let frame = 0; frame < timeline.frameCount; frame++) {
      if (signal.aborted) return
      fingerprint(frame)
      if (frame % frameStep === 0) {
        compositor.draw(context, frame)
        converter.convert(readRows, 0)
      }
      await nextTurn()
    }
  }
}

function layOutSample(style: VisualStyle) {
  const project = projectSchema.parse({
    version: 1,
    title: 'Sample',
    seed: 1,
    style,
    resolution: 720,
    scenes: lines.map((say, index) => ({ id: `sample-${index}`, say })),
  })
  const speech = project.scenes.map(({ id, say }) => ({
    sceneId: id,
    timing: 'estimated' as const,
    ...timeForReading(say),
  }))
  const shown = { motif: null, pictures: style === 'Kinetic Text' ? [] : ['sample'], clip: null }
  return buildTimeline(project, speech, Object.fromEntries(project.scenes.map(({ id }) => [id, shown])))
}
