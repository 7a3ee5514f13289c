// A sample short, drawn live by the compositor that also draws the exported frames.

import { projectSchema, type Theme } from '@vivify/contract/project'
import { createBrowserStudio } from '@vivify/timeline/browser/studio'
import { createCompositor, type Compositor } from '@vivify/timeline/compositor/compositor'
import { timeForReading } from '@vivify/timeline/document/reading-times'
import { buildTimeline } from '@vivify/timeline/timeline'

export interface SampleLine {
  say: string
  emphasis: readonly string[]
}

/** Lays out the lines as a kinetic short in the theme's colors, 720 pixels wide. */
export async function createSampleVideo(lines: readonly SampleLine[], theme: Theme): Promise<Compositor> {
  const studio = await createBrowserStudio()
  const project = projectSchema.parse({
    version: 1,
    title: 'Sample',
    seed: 7,
    theme,
    style: 'Kinetic Text',
    captions: 'Off',
    resolution: 720,
    scenes: lines.map((line, index) => ({ id: `sample-${index}`, ...line })),
  })
  const speech = project.scenes.map((scene) => ({
    sceneId: scene.id,
    timing: 'estimated' as const,
    ...timeForReading(scene.say),
  }))
  return createCompositor({
    timeline: buildTimeline(project, speech, {}),
    studio,
    pictures: { picture: noPicture, clipFrame: noPicture },
  })
}

function noPicture(key: string): never {
  throw new RangeError(`The sample has no picture ${key}`)
}
