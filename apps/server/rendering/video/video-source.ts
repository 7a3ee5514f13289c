// Turns a video job into segments, each with a key for its content and a way to draw it.

import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { Canvas } from '@napi-rs/canvas'
import { createCompositor, type Compositor } from '@vivify/timeline/compositor/compositor'
import { createFingerprinter } from '@vivify/timeline/compositor/fingerprint'
import { planSegments, type SegmentSpan } from '@vivify/timeline/compositor/segment-plan'
import { clipMoments, nameMoment } from '@vivify/timeline/layers/footage'
import { createNodeStudio } from '@vivify/timeline/node/studio'
import type { Context2D } from '@vivify/timeline/ports'
import { sceneAt, shownScenes } from '@vivify/timeline/timeline'
import { settledFrames } from '@vivify/timeline/report/delivery-report'
import { createTextFinder } from '@vivify/timeline/report/text-boxes'
import { beginFrame, createPixelReader } from '../segments/pixel-reader.ts'
import {
  frameSlotCount,
  type FrameSource,
  type RenderSource,
  type Segment,
  type SoundSource,
} from '../segments/segment.ts'
import type { Planes } from '../still/picture-planes.ts'
import { canSample, createStillSampler, type StillSampler } from '../still/sampler.ts'
import { createStillPainter, type StillPainter } from '../still/still-painter.ts'
import { createClipReader } from './clip-decoder.ts'
import type { ClipReader } from './clip-reader.ts'
import type { VideoJob, VideoPlan } from './job.ts'
import { createLightMeter, keepLight } from './light-meter.ts'
import { clipPictureSize } from './open-clips.ts'
import { createLoadedPictures, createPictureSizes, decodedSize, type LoadedPictures } from './pictures.ts'
import { drawCovers } from './thumbnail.ts'

/**
 * Change this when the same drawing commands give a different picture, for instance after an update of Skia or the
 * fonts.
 */
const drawingVersion = 'canvas 1.0.11, still 2, clips 3'

interface Drawing {
  job: VideoJob
  compositor: Compositor
  pictures: LoadedPictures
  clips: ClipReader
  context: Context2D
  /** null when the sampler can't draw any scene of the video. */
  still: Still | null
}

interface Still {
  sampler: StillSampler
  painter: StillPainter
  /** The still pictures of the span being drawn, by key. */
  stills: ReadonlyMap<string, Canvas>
}

/** Lays a job out as segments. Writes the plan for the delivery report while the video is drawn. */
export async function createVideoSource(
  job: VideoJob,
  openSound: (sound: NonNullable<VideoJob['sound']>) => SoundSource,
): Promise<RenderSource> {
  const { timeline } = job
  const spans = planSegments(timeline)
  const nameFrame = createFrameNamer(job)
  let starting: Promise<Drawing> | null = null
  const open = (): Promise<Drawing> => (starting ??= startDrawing(job))
  const segments = spans.map((span): Segment => {
    let key: string | null = null
    return {
      get key() {
        return (key ??= nameSpan(nameFrame, span))
      },
      frameCount: span.frameCount,
      async open() {
        const drawing = await open()
        await loadSpan(drawing, span)
        return drawSpan(drawing, span, this.key)
      },
    }
  })
  return {
    width: timeline.width,
    height: timeline.height,
    fps: timeline.fps,
    segments,
    sound: job.sound ? openSound(job.sound) : null,
    async drawBeside() {
      await writeFile(job.planFile, JSON.stringify(describePlan(job, spans, segments)))
      return drawBeside(job, open)
    },
    async close() {
      const drawing = await starting?.catch(() => null)
      await drawing?.clips.close()
    },
  }
}

async function drawBeside(job: VideoJob, open: () => Promise<Drawing>): Promise<() => Promise<void>> {
  const { cover, lightFolder: folder } = job
  if (cover === undefined) return async () => {}
  return drawCovers({ job, cover, folder, version: drawingVersion, open })
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function createFrameNamer(job: VideoJob): (frame: number) => string {
  const { timeline } = job
  const pictures = createPictureSizes(job)
  return createFingerprinter({ timeline, studio: createNodeStudio(), pictures, digest })
}

function nameSpan(nameFrame: (frame: number) => string, span: SegmentSpan): string {
  const hash = createHash('sha256').update(drawingVersion)
  for (let offset = 0; offset < span.frameCount; offset++) hash.update(nameFrame(span.startFrame + offset))
  return hash.digest('hex')
}

function describePlan(job: VideoJob, spans: readonly SegmentSpan[], segments: readonly Segment[]): VideoPlan {
  const findTexts = createTextFinder({
    timeline: job.timeline,
    studio: createNodeStudio(),
    pictures: createPictureSizes(job),
  })
  return {
    segments: spans.map((span, index) => ({ key: segments[index]!.key, ...span })),
    texts: settledFrames(job.timeline).map((frame) => ({ frame, boxes: findTexts(frame) })),
  }
}

async function startDrawing(job: VideoJob): Promise<Drawing> {
  const studio = createNodeStudio()
  const clips = createClipReader(job)
  const pictures = createLoadedPictures(job, clips)
  const compositor = createCompositor({ timeline: job.timeline, studio, pictures })
  const context = studio.createSurface(job.timeline.width, job.timeline.height).getContext('2d')
  const sampler = await createSamplerFor(job)
  const painter = sampler && createStillPainter({ compositor, sampler, studio, pictures })
  const still = sampler && painter ? { sampler, painter, stills: new Map<string, Canvas>() } : null
  return { job, compositor, pictures, clips, context, still }
}

async function createSamplerFor(job: VideoJob): Promise<StillSampler | null> {
  const { timeline, pictures, clips } = job
  if (!canSample(timeline)) return null
  const shown = shownScenes(timeline).flatMap(({ visual }) => {
    if (visual.kind === 'footage') return clips[visual.clip] ? [clipPictureSize(job, visual.clip)] : []
    const file = visual.kind === 'image' ? pictures[visual.picture] : undefined
    return file ? [decodedSize(file, timeline)] : []
  })
  if (shown.length === 0) return null
  const { width, height } = timeline
  return createStillSampler({ width, height, slotCount: frameSlotCount, pictures: shown })
}

/**
 * Decodes the pictures of the span's scene, and those of the previous scene when the transition between them is in the
 * span.
 */
async function loadSpan({ job, pictures, still }: Drawing, span: SegmentSpan): Promise<void> {
  const scene = sceneAt(job.timeline, span.startFrame)
  const before = job.timeline.scenes[scene.index - 1]
  const isTransition = before && span.startFrame - scene.startFrame < scene.transition.frames
  await pictures.load(...(isTransition ? [before, scene] : [scene]))
  if (!still) return
  const shown = (isTransition ? [before, scene] : [scene]).flatMap(({ visual }) =>
    visual.kind === 'image' ? [visual.picture] : [],
  )
  still.stills = new Map(shown.map((key) => [key, pictures.picture(key)]))
  await still.sampler.load(still.stills)
}

/** Draws a frame of pictures and clips without a canvas. null when the frame shows anything else. */
async function sampleFrame(
  { job, clips, still }: Drawing,
  at: number,
  slot: number,
): Promise<Uint8Array | null> {
  if (!still) return null
  const moments = clipMoments(job.timeline, at)
  if (moments.length > 0) {
    const shown = new Map<string, Canvas | Planes>(still.stills)
    for (const moment of moments) {
      const planes = await clips.readPlanes(moment.clip, moment.seconds)
      if (!planes) return null
      shown.set(nameMoment(moment), planes)
      // Loaded at once, because the next moment may be read into the same planes.
      await still.sampler.load(shown)
    }
  }
  return still.painter.paint(at, slot)
}

function drawSpan(drawing: Drawing, span: SegmentSpan, key: string): FrameSource {
  const { job, compositor, context, clips } = drawing
  const { width, height, fps } = job.timeline
  const meter = createLightMeter()
  return {
    width,
    height,
    fps,
    frameCount: span.frameCount,
    planes: (frame, slot) => sampleFrame(drawing, span.startFrame + frame, slot),
    async draw(frame) {
      const at = span.startFrame + frame
      for (const moment of clipMoments(job.timeline, at)) await clips.prepare(moment.clip, moment.seconds)
      beginFrame(context, width, height)
      compositor.draw(context, at)
    },
    readRows: createPixelReader(context, width, height),
    onPlanes(planes) {
      meter.add(planes)
      if (meter.frames.length === span.frameCount) void keepLight(job.lightFolder, key, meter.frames)
    },
  }
}
