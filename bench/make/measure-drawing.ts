import { setImmediate as nextTurn } from 'node:timers/promises'
import { readFile } from 'node:fs/promises'
import { framesPerSecond, projectSchema } from '@vivify/contract/project'
import { findMotif } from '@vivify/generators/image/motifs/find-motif'
import { loadMotifOutlines } from '@vivify/generators/image/motifs/outlines'
import { createCompositor } from '@vivify/timeline/compositor/compositor'
import { timeForReading } from '@vivify/timeline/document/reading-times'
import { createNodeStudio } from '@vivify/timeline/node/studio'
import { buildTimeline, type ScenePictures, type Timeline } from '@vivify/timeline/timeline'
import { createI420Converter } from '../../apps/server/rendering/i420/converter.ts'
import { beginFrame, createPixelReader } from '../../apps/server/rendering/segments/pixel-reader.ts'

export interface DrawingCost {
  frameCount: number
  /** CPU milliseconds per frame of this process: drawing, reading back as I420, and garbage collection. */
  cpuMs: number
  /** Wall milliseconds of single frames, drawing and reading back as I420. */
  middleMs: number
  slowestMs: number
}

/** Draws the script as kinetic typography at 1080×1920, every frame in order, as the render process does. */
export async function measureDrawing(frameStep = 1): Promise<DrawingCost> {
  const timeline = await layOut()
  const studio = createNodeStudio()
  const compositor = createCompositor({ timeline, studio, pictures: noPictures })
  const context = studio.createSurface(timeline.width, timeline.height).getContext('2d')
  const readRows = createPixelReader(context, timeline.width, timeline.height)
  const converter = await createI420Converter({ ...timeline, slotCount: 1 })
  compositor.draw(context, 0)
  converter.convert(readRows, 0)
  const wallMs: number[] = []
  const before = process.cpuUsage()
  for (let frame = 0; frame < timeline.frameCount; frame += frameStep) {
    const started = performance.now()
    beginFrame(context, timeline.width, timeline.height)
    compositor.draw(context, frame)
    converter.convert(readRows, 0)
    wallMs.push(performance.now() - started)
    await nextTurn()
  }
  const { user, system } = process.cpuUsage(before)
  const sorted = wallMs.toSorted((a, b) => a - b)
  return {
    frameCount: wallMs.length,
    cpuMs: (user + system) / 1000 / wallMs.length,
    middleMs: sorted[sorted.length >> 1]!,
    slowestMs: sorted.at(-1)!,
  }
}

const noPictures = {
  picture: (): never => {
    throw new TypeError('Kinetic scenes show no pictures')
  },
  clipFrame: () => null,
}

async function layOut(): Promise<Timeline> {
  const text = await readFile(new URL('./script.txt', import.meta.url), 'utf8')
  const says = text.split('\n').filter(Boolean)
  const project = projectSchema.parse({
    version: 1,
    title: 'Bench',
    seed: 1,
    style: 'Kinetic Text',
    scenes: says.map((say, index) => ({ id: `s${index}`, say })),
  })
  const speech = project.scenes.map(({ id, say }) => ({
    sceneId: id,
    ...timeForReading(say),
    timing: 'estimated' as const,
  }))
  const found = await Promise.all(
    project.scenes.map(async ({ id, say }) => [id, await findShown(say)] as const),
  )
  const timeline = buildTimeline(project, speech, Object.fromEntries(found))
  if (timeline.fps !== framesPerSecond) throw new RangeError('A budget a frame means 30 frames a second')
  return timeline
}

async function findShown(say: string): Promise<ScenePictures> {
  const { name } = await findMotif(say)
  const outline = (await loadMotifOutlines([name])).get(name)
  const motif = outline ? { name, viewBox: outline.viewBox, layers: [...outline.layers] } : null
  return { motif, pictures: [], clip: null }
}
