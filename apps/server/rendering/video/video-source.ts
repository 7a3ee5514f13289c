// Turns a video job into segments that know what they show and how to draw it.

import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { createCompositor, type Compositor } from '@vivify/timeline/compositor/compositor'
import { createFingerprinter } from '@vivify/timeline/compositor/fingerprint'
import { planSegments, type SegmentSpan } from '@vivify/timeline/compositor/segment-plan'
import { clipMoments } from '@vivify/timeline/layers/footage'
import { createNodeStudio } from '@vivify/timeline/node/studio'
import type { Context2D, Surface } from '@vivify/timeline/ports'
import { settledFrames } from '@vivify/timeline/report/delivery-report'
import { createTextFinder } from '@vivify/timeline/report/text-boxes'
import { createPixelReader } from '../segments/pixel-reader.ts'
import type { FrameSource, RenderSource, Segment, SoundSource } from '../segments/segment.ts'
import { createClipReader } from './clip-decoder.ts'
import type { ClipReader } from './clip-reader.ts'
import type { VideoJob, VideoPlan } from './job.ts'
import { createLightMeter, keepLight } from './light-meter.ts'
import { createLoadedPictures, createPictureSizes, type LoadedPictures } from './pictures.ts'

/** Changes when the same drawing commands give another picture: another Skia, other fonts. */
const drawingVersion = 'canvas 1.0.11, 1'

interface Drawing {
  job: VideoJob
  compositor: Compositor
  pictures: LoadedPictures
  clips: ClipReader
  surface: Surface
  context: Context2D
}

/** Lays a job out as segments, and writes its plan for the delivery report. */
export async function createVideoSource(
  job: VideoJob,
  openSound: (sound: NonNullable<VideoJob['sound']>) => SoundSource,
): Promise<RenderSource> {
  const { timeline } = job
  const spans = planSegments(timeline)
  const keys = nameSpans(job, spans)
  await writeFile(job.planFile, JSON.stringify(describePlan(job, spans, keys)))
  let drawing: Drawing | null = null
  const segments = spans.map((span, index): Segment => ({
    key: keys[index]!,
    frameCount: span.frameCount,
    async open() {
      drawing ??= startDrawing(job)
      await loadSpan(drawing, span)
      return drawSpan(drawing, span, keys[index]!)
    },
  }))
  return {
    width: timeline.width,
    height: timeline.height,
    fps: timeline.fps,
    segments,
    sound: job.sound ? openSound(job.sound) : null,
  }
}

function nameSpans(job: VideoJob, spans: readonly SegmentSpan[]): string[] {
  const fingerprint = createFingerprinter({
    timeline: job.timeline,
    studio: createNodeStudio(),
    pictures: createPictureSizes(job),
    digest: (text) => createHash('sha256').update(text).digest('hex'),
  })
  return spans.map((span) => {
    const hash = createHash('sha256').update(drawingVersion)
    for (let offset = 0; offset < span.frameCount; offset++)
      hash.update(fingerprint(span.startFrame + offset))
    return hash.digest('hex')
  })
}

function describePlan(job: VideoJob, spans: readonly SegmentSpan[], keys: readonly string[]): VideoPlan {
  const findTexts = createTextFinder({
    timeline: job.timeline,
    studio: createNodeStudio(),
    pictures: createPictureSizes(job),
  })
  return {
    segments: spans.map((span, index) => ({ key: keys[index]!, ...span })),
    texts: settledFrames(job.timeline).map((frame) => ({ frame, boxes: findTexts(frame) })),
  }
}

function startDrawing(job: VideoJob): Drawing {
  const studio = createNodeStudio()
  const clips = createClipReader(job)
  const pictures = createLoadedPictures(job, clips)
  const compositor = createCompositor({ timeline: job.timeline, studio, pictures })
  const surface = studio.createSurface(job.timeline.width, job.timeline.height)
  return { job, compositor, pictures, clips, surface, context: surface.getContext('2d') }
}

/** Decodes the pictures of the span's scene, and of the one before when their transition is in the span. */
async function loadSpan({ job, pictures }: Drawing, span: SegmentSpan): Promise<void> {
  const scene = job.timeline.scenes.findLast((entry) => entry.startFrame <= span.startFrame)!
  const before = job.timeline.scenes[scene.index - 1]
  if (before && span.startFrame - scene.startFrame < scene.transition.frames) await pictures.load(before)
  await pictures.load(scene)
}

function drawSpan(drawing: Drawing, span: SegmentSpan, key: string): FrameSource {
  const { job, compositor, context, clips } = drawing
  const { width, height, fps } = job.timeline
  const meter = createLightMeter()
  const readPixels = createPixelReader(context, width, height)
  return {
    width,
    height,
    fps,
    frameCount: span.frameCount,
    async draw(frame) {
      const at = span.startFrame + frame
      for (const moment of clipMoments(job.timeline, at)) await clips.prepare(moment.clip, moment.seconds)
      compositor.draw(context, at)
    },
    pixels() {
      const pixels = readPixels()
      meter.add(pixels)
      if (meter.frames.length === span.frameCount) void keepLight(job.lightFolder, key, meter.frames)
      return pixels
    },
  }
}
