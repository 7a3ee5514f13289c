// Draws the cover of a video, and pictures of scenes without words for making other covers.

import { createHash } from 'node:crypto'
import { copyFile, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Canvas } from '@napi-rs/canvas'
import { createCompositor } from '@vivify/timeline/compositor/compositor'
import { createFingerprinter } from '@vivify/timeline/compositor/fingerprint'
import { drawCover, withoutWords } from '@vivify/timeline/layers/cover'
import { clipMoments } from '@vivify/timeline/layers/footage'
import { createNodeStudio } from '@vivify/timeline/node/studio'
import { sceneAt, type Timeline } from '@vivify/timeline/timeline'
import { writeWholeFile } from '../../lib/whole-file.ts'
import type { ClipReader } from './clip-reader.ts'
import type { VideoJob } from './job.ts'
import { createPictureSizes, type LoadedPictures } from './pictures.ts'

const jpegQuality = 90

/** What drawing a frame needs: the pictures and clips that it shows. */
export interface CoverDrawing {
  pictures: LoadedPictures
  clips: ClipReader
}

export type CoverJob = NonNullable<VideoJob['cover']>

/**
 * Draws a video's cover and its pictures without words as JPEGs. Returns a function that copies them to their paths.
 * The JPEGs are cached in `folder` under keys that identify everything they show; `open` is called only when one is
 * missing. Throws AppError when a file can't be written.
 */
export async function drawCovers(options: {
  job: VideoJob
  cover: CoverJob
  folder: string
  /** The version of the drawing code, part of each key. */
  version: string
  open: () => Promise<CoverDrawing>
}): Promise<() => Promise<void>> {
  const { job, cover, folder } = options
  const timeline = withoutWords(job.timeline)
  const nameFrame = createFingerprinter({
    timeline,
    studio: createNodeStudio(),
    pictures: createPictureSizes(job),
    digest,
  })
  const { title, style } = cover
  const copies: { kept: string; to: string }[] = []
  for (const [index, { frame, path: to }] of cover.frames.entries()) {
    const name = digest(`${options.version} ${timeline.width} ${timeline.height} ${nameFrame(frame)}`)
    const clean = path.join(folder, `frame-${name}.jpg`)
    const titled = path.join(folder, `cover-${digest(name + JSON.stringify({ title, style }))}.jpg`)
    if (to !== null) copies.push({ kept: clean, to })
    if (index === 0) copies.push({ kept: titled, to: cover.path })
    const wanted = [...(to === null ? [] : [clean]), ...(index === 0 ? [titled] : [])]
    const found = await Promise.all(wanted.map((file) => stat(file).catch(() => null)))
    if (found.every((each) => each !== null)) continue
    await mkdir(folder, { recursive: true })
    const canvas = await drawFrame(timeline, frame, await options.open())
    if (to !== null) await writeWholeFile(clean, await encode(canvas))
    if (index > 0) continue
    drawCover(canvas.getContext('2d') as never, { title, style, scale: timeline.scale })
    await writeWholeFile(titled, await encode(canvas))
  }
  return async () => {
    for (const { kept, to } of copies) await copyFile(kept, to)
  }
}

async function drawFrame(timeline: Timeline, frame: number, drawing: CoverDrawing): Promise<Canvas> {
  const { pictures, clips } = drawing
  const studio = createNodeStudio()
  await pictures.load(sceneAt(timeline, frame))
  for (const moment of clipMoments(timeline, frame)) await clips.prepare(moment.clip, moment.seconds)
  const surface = studio.createSurface(timeline.width, timeline.height)
  createCompositor({ timeline, studio, pictures }).draw(surface.getContext('2d'), frame)
  return surface as unknown as Canvas
}

function encode(canvas: Canvas): Promise<Buffer> {
  return canvas.encode('jpeg', jpegQuality)
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
